// The planter of lies: every kind of lie, told of every kind of maze, is caught by the step that is there for
// it. A new lie is a row of one of the tables. All of them take a quarter of an hour, so that each kind of
// maze is told every fourth, beginning at another one; MAZEFOLIO_LIES=all tells all.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "prove/lies/lie.h"
#include "prove/steps.h"

using namespace mazefolio::tests;

namespace {

std::vector<Lie> all_lies() {
  std::vector<Lie> lies = ink_lies();
  for (const auto& more : {word_lies(), manifest_lies()}) lies.insert(lies.end(), more.begin(), more.end());
  return lies;
}

std::vector<std::string> steps_of(const Lie& lie) {
  const std::size_t at = lie.step.find(" or ");
  if (at == std::string::npos) return {lie.step};
  return {lie.step.substr(0, at), lie.step.substr(at + 4)};
}

constexpr std::size_t part = 4;

bool all_are_told() {
  const char* asked = std::getenv("MAZEFOLIO_LIES");
  return asked && std::string(asked) == "all";
}

/// Tells the lies of two mazes of one kind. `least` is how many of all lies this kind can be told; `head` is
/// what else the book says.
void check_lies(std::size_t kind, const std::string& puzzle, std::size_t least,
                const std::string& head = {}) {
  const SmallBook book("      - " + puzzle + "\n      - " + puzzle,
                       "page: 6x9in\naudience: expert\ndefaults: {per_page: 2}\n" + head);
  REQUIRE(LyingBook(book).failed() == std::set<std::string>{});
  const bool all = all_are_told();
  std::size_t told = 0, at = kind;
  for (const Lie& lie : all_lies()) {
    if (!all && at++ % part != 0) continue;
    LyingBook lying(book);
    if (!lie.plant(lying)) continue;
    ++told;
    const std::set<std::string> failed = lying.failed();
    std::string steps;
    for (const std::string& step : failed) steps += step + " ";
    INFO(lie.name << ": should be caught by " << lie.step << ", is by " << steps);
    const std::vector<std::string> expected = steps_of(lie);
    CHECK(std::any_of(expected.begin(), expected.end(),
                      [&](const auto& step) { return failed.contains(step); }));
  }
  CHECK(told >= (all ? least : least / part - 5));
}

}  // namespace

TEST_CASE("the planter knows fifty kinds of lies, and what should catch them") {
  std::set<std::string> names;
  for (const Lie& lie : all_lies()) {
    CHECK(names.insert(lie.name).second);
    INFO(lie.name << " " << lie.step);
    for (const std::string& step : steps_of(lie))
      CHECK(
          std::any_of(steps().begin(), steps().end(), [&](const StepRow& row) { return row.name == step; }));
  }
  CHECK(names.size() >= 50);
}

TEST_CASE("lies about squares are caught") { check_lies(0, "{size: 8x7, algorithm: wilson}", 90); }
TEST_CASE("lies about hexagons are caught") {
  check_lies(1, "{size: 8x7, grid: hexagon, algorithm: backtracker}", 90);
}
TEST_CASE("lies about triangles are caught") {
  check_lies(2, "{size: 14x7, grid: triangle, algorithm: wilson}", 90);
}
TEST_CASE("lies about rings are caught") { check_lies(3, "{size: 9x9, grid: polar, algorithm: wilson}", 90); }
TEST_CASE("lies about Voronoi cells are caught") {
  check_lies(4, "{size: 8x8, grid: voronoi, algorithm: kruskal}", 90);
}
TEST_CASE("lies about Penrose's rhombs are caught") {
  check_lies(5, "{size: 8x8, grid: penrose, algorithm: prim}", 90);
}
TEST_CASE("lies about caverns are caught") {
  check_lies(6, "{size: 17x15, algorithm: cavern, walls: rounded}", 70);
}
TEST_CASE("lies about automata are caught") { check_lies(7, "{size: 31x15, algorithm: automaton}", 70); }
TEST_CASE("lies about labyrinths are caught") {
  check_lies(8, "{algorithm: {name: labyrinth, pattern: cretan-3}, repeats: allow}", 70);
}
TEST_CASE("lies about bridges are caught") {
  check_lies(9, "{size: 9x9, algorithm: kruskal, weave: 0.4}", 90);
}
TEST_CASE("lies about several goals are caught") {
  check_lies(10, "{size: 9x9, algorithm: wilson, goals: {visit: corners}}", 90);
}
TEST_CASE("lies about mazes in color are caught") {
  check_lies(11, "{size: 8x7, algorithm: wilson, colors: {walls: navy, ground: ivory}}", 90);
}
TEST_CASE("lies about answers at the foot are caught") {
  check_lies(12, "{size: 8x7, algorithm: wilson}", 80, "answers: foot\n");
}
TEST_CASE("lies about pictures at the gates are caught") {
  check_lies(0, "{size: 8x7, start_icon: mouse, finish_icon: cheese}", 90);
}
