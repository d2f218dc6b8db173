#include "puzzle/read_puzzle.h"

#include <catch2/catch.hpp>

#include "maze/text.h"
#include "maze/thick.h"
#include "puzzle/make_puzzle.h"
#include "solve/check.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Puzzle made(const std::string& id) { return make_puzzle(request_of(parse_puzzle_id(id)).value()).value(); }

}  // namespace

TEST_CASE("a puzzle that was written as text is read with its gates and solved alike") {
  for (const char* id : {"square:9x7/wilson#3", "square:21x17/cavern#3"}) {
    INFO(id);
    const Puzzle written = made(id);
    const Puzzle read = read_puzzle(to_text(written.maze, nullptr), "maze.txt", {}, true).value();
    CHECK_FALSE(read.id);
    CHECK(read.maze.start == written.maze.start);
    CHECK(read.maze.finish == written.maze.finish);
    CHECK(read.solution == written.solution);
    CHECK(read_puzzle(to_text(written.maze, nullptr), "maze.txt", {}, false).value().solution.empty());
  }
}

TEST_CASE("goals replace the gates of a text") {
  Goals goals;
  goals.from = "top-left";
  goals.to = "centre";
  for (const char* id : {"square:9x7/wilson#3", "square:21x17/cavern#3"}) {
    INFO(id);
    const Puzzle read = read_puzzle(to_text(made(id).maze, nullptr), "maze.txt", goals, true).value();
    CHECK(read.maze.finish.wall == no_wall);
    CHECK(check_printable(read.maze, &read.solution, false).ok());
  }
  goals.to = "top-left";
  const Result<Puzzle> same =
      read_puzzle(to_text(made("square:9x7/wilson#3").maze, nullptr), "m", goals, true);
  REQUIRE_FALSE(same.ok());
  CHECK(same.error().message == "'top-left' and 'top-left' are the same cell of this maze");
}

TEST_CASE("what is wrong with a text is an error at its line") {
  const auto error_of = [](const char* text) {
    const Result<Puzzle> read = read_puzzle(text, "maze.txt", {}, true);
    REQUIRE_FALSE(read.ok());
    return to_text(read.error());
  };
  CHECK_THAT(error_of("┌───┬───┐\n│ S │ F │\n└───┴───┘\n"),
             Catch::StartsWith("maze.txt:2:6: error: no way leads from the first cell to this one"));
  CHECK_THAT(error_of(""), Catch::Contains("maze.txt"));
}
