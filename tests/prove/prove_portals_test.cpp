#include <catch2/catch.hpp>

#include "prove/solution_lines.h"
#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// Two rows of three cells with a wall between the rows, and letters at both ends: 0 1 2 and 3 4 5.
RuleField two_rows() {
  RuleField field("portals", {{"key", "portals"}}, 3, 2);
  for (std::uint32_t i = 0; i < 3; ++i) field.close(i, i + 3);
  field.mark(2, "A");
  field.mark(3, "A");
  field.claim({0, 1, 2, 3, 4, 5});
  return field;
}

}  // namespace

TEST_CASE("a way that goes on at the twin of a letter is right, and is drawn in two lines") {
  const RuleField field = two_rows();
  CHECK(field.finding().empty());
  const auto lines = solution_lines(field.puzzle);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].size() == 3);
  CHECK(lines[1].size() == 3);
}

TEST_CASE("letters that join too little or too much are found out") {
  RuleField open = two_rows();
  open.open(0, 3);
  CHECK_THAT(open.finding(), Contains("more than one way"));
  RuleField lonely = two_rows();
  lonely.page.words.back().text = "B";
  CHECK_THAT(lonely.finding(), Contains("a letter has no twin"));
  CHECK_THAT(lonely.finding(), Contains("'B' is printed instead of 'A'"));
  RuleField cut = two_rows();
  cut.close(4, 5);
  CHECK_THAT(cut.finding(), Contains("a cell cannot be reached"));
  RuleField third = two_rows();
  third.mark(4, "A");
  CHECK_THAT(third.finding(), Contains("a letter stands in three cells"));
}

TEST_CASE("another way than that of the letters is found out") {
  RuleField moved = two_rows();
  moved.puzzle.rule->moves = 4;
  CHECK_THAT(moved.finding(), Contains("in 5 moves, not 4"));
  RuleField other = two_rows();
  other.claim({0, 1, 4, 5});
  CHECK_THAT(other.finding(), Contains("another way than the solution"));
}
