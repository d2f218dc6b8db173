#include "diagram/moments.h"

#include <catch2/catch.hpp>

#include "maze/text.h"
#include "support/golden.h"
#include "support/grown_mazes.h"

using namespace mazefolio::tests;

namespace {

History history_of(const Recipe& recipe) {
  Grown told = grown(recipe, "steps");
  return {std::move(told.maze), recipe.generator, std::move(told.growth)};
}

}  // namespace

// MAZEFOLIO_RENEW=1 writes the file anew.
TEST_CASE("the steps of a tree, a forest and a division look as they did") {
  std::string text;
  for (const char* name : {"backtracker", "kruskal", "recursive-division"}) {
    const History history = history_of(recipe_for("square", {5, 5}, name));
    const Moments moments = moments_of(history, 6).value();
    for (const Moment& moment : moments.at)
      text += "== " + std::string(name) + ", " + std::to_string(moment.done) +
              (moments.grows == Grows::walls ? " walls\n" : " passages\n") +
              to_text(Maze{history.maze.topology, moment.state, {}, {}, {}});
  }
  check_golden(MAZEFOLIO_SOURCE_DIR "/tests/diagram/steps.txt", text);
}

TEST_CASE("steps are equal shares of the growth, and the last is the maze") {
  const History history = history_of(recipe_for("square", {10, 10}, "kruskal"));
  const Moments moments = moments_of(history, 6).value();
  REQUIRE(moments.at.size() == 6);
  CHECK(moments.at[0].done == 16);
  CHECK(moments.at[2].done == 49);
  CHECK(moments.at[5].done == 99);
  CHECK(moments.at[5].state == history.maze.open);
}

TEST_CASE("what was done to the maze after the carving is the end of its growth") {
  const History history = history_of(recipe_for("square", {10, 10}, "kruskal", {{"braid", "1"}}));
  const Moments moments = moments_of(history, 6).value();
  CHECK(moments.at.back().done > 99);
  CHECK(moments.at.back().state == history.maze.open);
}

TEST_CASE("a maze of few passages has few steps, a single cell one") {
  CHECK(moments_of(history_of(recipe_for("square", {2, 2}, "kruskal")), 6)->at.size() == 3);
  CHECK(moments_of(history_of(recipe_for("square", {1, 1}, "kruskal")), 6)->at.size() == 1);
}
