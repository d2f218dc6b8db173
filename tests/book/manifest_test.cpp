#include "book/manifest.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "solve/explain.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

BookPuzzle printed_puzzle() {
  BookPuzzle printed;
  Puzzle& p = printed.puzzle;
  p.maze = random_maze(Lattice::square(12, 8), 4);
  p.solution = solve_maze(p.maze);
  p.id = parse_puzzle_id("square:12x8/wilson#4");
  return printed;
}

}  // namespace

TEST_CASE("a file name that is not UTF-8 does not spoil the manifest") {
  BookSpec spec;
  spec.file = "books/caf\xe9.yaml";
  const std::string json = manifest_json(spec, {}, {"caf\xe9.pdf", "", "", 0, 0, {}, {}});
  CHECK_THAT(json, Catch::Contains("\"spec\": \"caf\xef\xbf\xbd.yaml\""));
  CHECK_THAT(json, Catch::Contains("\"pdf\": \"caf\xef\xbf\xbd.pdf\""));
}

TEST_CASE("a puzzle's line has its measures, its trickiness and the parts of its effort") {
  const BookPuzzle printed = printed_puzzle();
  const Puzzle& p = printed.puzzle;
  const std::string text = manifest_json({}, {printed}, {});
  const auto puzzle = nlohmann::json::parse(text).at("puzzles").at(0);
  const auto& difficulty = puzzle.at("difficulty");
  CHECK(difficulty.at("asked").is_null());
  const Explanation e = explain(p.maze);
  CHECK(difficulty.at("score").get<double>() == Approx(e.rating.score));
  CHECK(difficulty.at("level").get<double>() == Approx(level_position(e.rating.score)).margin(0.1));
  CHECK(difficulty.at("trickiness").get<double>() == Approx(trickiness(e.rating.score, 96)).margin(0.001));
  for (const char* direction : {"forward", "backward"})
    for (const char* term : {"total", "way", "turning", "decisions", "wrong", "glances"})
      CHECK(difficulty.at("effort").at(direction).contains(term));
  for (const char* name : {"dead_end_share", "junction_share", "run", "river", "elitism", "solution_turns",
                           "solution_choices", "mcclendon_complexity", "mcclendon_difficulty"})
    CHECK(puzzle.at("metrics").contains(name));
}

TEST_CASE("a manifest comes in small parts, its puzzles in their order on any number of threads") {
  std::vector<BookPuzzle> puzzles(150, printed_puzzle());
  for (std::size_t i = 0; i < puzzles.size(); ++i) puzzles[i].number = static_cast<int>(i) + 1;
  ManifestFacts facts;
  facts.jobs = 4;
  std::string text;
  std::size_t longest = 0;
  write_manifest({}, puzzles, facts, [&](std::string_view part) {
    text += part;
    longest = std::max(longest, part.size());
  });
  CHECK(longest < text.size() / 100);
  const auto written = nlohmann::json::parse(text).at("puzzles");
  REQUIRE(written.size() == puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) CHECK(written.at(i).at("number") == puzzles[i].number);
}
