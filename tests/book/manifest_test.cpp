#include "book/manifest.h"

#include <catch2/catch.hpp>
#include <cmath>
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

TEST_CASE("the solution has the cells where it turns, from start to finish") {
  const auto puzzle = nlohmann::json::parse(manifest_json({}, {printed_puzzle()}, {})).at("puzzles").at(0);
  const auto& line = puzzle.at("solution_pt");
  CHECK(line.front() == puzzle.at("start_pt"));
  CHECK(line.back() == puzzle.at("finish_pt"));
  const auto at = [&](std::size_t i) { return Point{line[i][0], line[i][1]}; };
  double steps = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point step = at(i) - at(i - 1);
    steps += std::sqrt(dot(step, step));
    if (i > 1) CHECK(dot(step, at(i - 1) - at(i - 2)) == 0);
  }
  CHECK(steps + 1 == puzzle.at("walk_cells"));
}

TEST_CASE("places have hundredths of a point") {
  BookPuzzle printed = printed_puzzle();
  printed.printed.puzzle.to_page = {7.12345, {-100, 3}, 1};
  const auto puzzle = nlohmann::json::parse(manifest_json({}, {printed}, {})).at("puzzles").at(0);
  for (const auto& point : puzzle.at("solution_pt"))
    for (const double pt : point) CHECK(pt == std::round(pt * 100) / 100);
  CHECK(puzzle.at("solution_pt").front() == puzzle.at("start_pt"));
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
