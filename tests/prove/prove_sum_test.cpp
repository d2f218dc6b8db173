#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

// Of powers of two every way has a sum of its own.
const std::vector<std::string> powers{"", "1", "2", "4", "8", "16", "32", "64", ""};
const std::vector<std::size_t> around{0, 3, 6, 7, 4, 5, 8};

RuleField sums(const std::vector<std::string>& marks, const std::string& sum,
               const std::vector<std::size_t>& way) {
  RuleField field("sum", {{"key", "sum"}, {"sum", sum}}, marks, way);
  field.puzzle.ink.bbox = {-10, -10, 50, 50};
  field.puzzle.ink.slot = {-10, -60, 50, 60};
  field.page.words.push_back({{0, -40, 20, -30}, sum + "."});
  return field;
}

}  // namespace

TEST_CASE("a maze in which only the solution has the sum that its page tells is right") {
  CHECK(sums(powers, "124", around).finding().empty());
}

TEST_CASE("a maze in which several ways or none have the sum is found out") {
  std::vector<std::string> marks = powers;
  marks[2] = "28";  // 0 1 2 5 4 7 8 or 0 1 2 5 4 3 6 7 8 come to more
  CHECK_THAT(sums(marks, "125", around).finding(), Contains("none of its ways adds up to 125"));
  const std::vector<std::string> ones{"", "1", "1", "1", "1", "1", "1", "1", ""};
  CHECK_THAT(sums(ones, "5", around).finding(), Contains("4 of its ways add up to 5"));
  CHECK_THAT(sums(powers, "25", {0, 1, 4, 5, 8}).finding(), Contains("the shortest way"));
  CHECK_THAT(sums(powers, "109", around).finding(), Contains("another way than the solution"));
}

TEST_CASE("misprints of numbers and of the sum are found") {
  RuleField changed = sums(powers, "124", around);
  changed.page.words[4].text = "9";
  CHECK_THAT(changed.finding(), Contains("'9' is printed instead of '8'"));
  CHECK_THAT(changed.finding(), Contains("none of its ways adds up to 124"));
  RuleField swapped = sums(powers, "124", around);
  std::swap(swapped.page.words[5].text, swapped.page.words[6].text);
  CHECK_THAT(swapped.finding(), Contains("'32' is printed instead of '16'"));
  RuleField other_sum = sums(powers, "124", around);
  other_sum.page.words.back().text = "142.";
  CHECK_THAT(other_sum.finding(), Contains("its words do not say that its numbers add up to 124"));
  RuleField letter = sums(powers, "124", around);
  letter.page.words[2].text = "Z";
  CHECK_THAT(letter.finding(), Contains("'Z' is no number"));
  RuleField untold = sums(powers, "124", around);
  untold.puzzle.rule->says.erase("sum");
  CHECK_THAT(untold.finding(), Contains("is not told"));
}

TEST_CASE("a field without walls is too large for all of its ways to be added up") {
  PuzzleClaim puzzle;
  constexpr std::uint32_t side = 12;
  for (std::uint32_t i = 0; i < side * side; ++i)
    puzzle.graph.cells.push_back({pitch * (i % side), pitch * (i / side)});
  for (std::uint32_t i = 0; i < side * side; ++i) {
    if (i % side + 1 < side) join(puzzle.graph, i, i + 1);
    if (i / side + 1 < side) join(puzzle.graph, i, i + side);
  }
  puzzle.start = puzzle.graph.cells.front();
  puzzle.finish = puzzle.graph.cells.back();
  puzzle.ink.corridor_pt = pitch - 1;
  puzzle.rule.emplace();
  puzzle.rule->kind = "sum";
  puzzle.rule->says["sum"] = "40";
  CHECK_THAT(rule_findings(puzzle, {}), Contains("too many ways"));
}
