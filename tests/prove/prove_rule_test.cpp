#include "prove/prove_rule.h"

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// Four cells in a row, joined from the first to the last.
PuzzleClaim row_of_cells() {
  RuleField row("word", {}, 4, 1);
  row.mark(1, "O");
  row.mark(2, "K");
  row.puzzle.rule->message = "O K";
  row.puzzle.perfect = true;
  return row.puzzle;
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
  const PageWord below{{pitch - 4, 2, pitch + 4, 12}, "O"}, in_passage = at(1.5 * pitch, "O");
  CHECK_THAT(finding(puzzle, {below, at(2 * pitch, "K")}), Contains("in the middle"));
  CHECK_THAT(finding(puzzle, {in_passage, at(2 * pitch, "K")}), Contains("the door '' is printed as 'O'"));
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
