#include "prove/prove_rule.h"

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// Four cells in a row, joined from the first to the last.
PuzzleClaim row_of_cells() {
  PuzzleClaim puzzle;
  for (int i = 0; i < 4; ++i) puzzle.graph.cells.push_back({pitch * i, 0});
  for (std::uint32_t i = 0; i < 3; ++i) join(puzzle.graph, i, i + 1);
  puzzle.start = puzzle.graph.cells.front();
  puzzle.finish = puzzle.graph.cells.back();
  puzzle.perfect = true;
  puzzle.ink.corridor_pt = pitch - 1;
  puzzle.ink.wall_pt = 1;
  puzzle.rule.emplace();
  puzzle.rule->kind = "word";
  puzzle.rule->message = "O K";
  puzzle.rule->marks = {{{pitch, 0}, "O"}, {{2 * pitch, 0}, "K"}};
  return puzzle;
}

PageWord at(double x, const std::string& text) { return {{x - 4, -5, x + 4, 5}, text}; }

std::string finding(const PuzzleClaim& puzzle, std::vector<PageWord> words) {
  PageText page;
  page.words = std::move(words);
  return rule_findings(puzzle, page);
}

}  // namespace

TEST_CASE("letters that are printed as the manifest says, and spell the message, are right") {
  CHECK(finding(row_of_cells(), {at(pitch, "O"), at(2 * pitch, "K"), at(200, "Start")}).empty());
}

TEST_CASE("misprints of letters are found, each as what it is") {
  const PuzzleClaim puzzle = row_of_cells();
  CHECK_THAT(finding(puzzle, {at(pitch, "O")}), Contains("the letter 'K' is not printed"));
  CHECK_THAT(finding(puzzle, {at(pitch, "C"), at(2 * pitch, "K")}),
             Contains("'C' is printed instead of 'O'"));
  CHECK_THAT(finding(puzzle, {at(pitch, "O"), at(2 * pitch, "K"), at(2 * pitch, "K")}), Contains("'KK'"));
  CHECK_THAT(finding(puzzle, {{{pitch - 4, 2, pitch + 4, 12}, "O"}, at(2 * pitch, "K")}),
             Contains("in the middle"));
}

TEST_CASE("a manifest whose letters spell something else is found out") {
  PuzzleClaim puzzle = row_of_cells();
  puzzle.rule->marks[1].text = "H";
  CHECK_THAT(finding(puzzle, {at(pitch, "O"), at(2 * pitch, "H")}), Contains("spells 'OH', not 'OK'"));
  puzzle = row_of_cells();
  puzzle.perfect = false;
  CHECK_THAT(finding(puzzle, {at(pitch, "O"), at(2 * pitch, "K")}), Contains("more than one way"));
  puzzle = row_of_cells();
  puzzle.rule->kind = "riddle";
  CHECK_THAT(finding(puzzle, {at(pitch, "O"), at(2 * pitch, "K")}), Contains("nothing is known of the rule"));
}
