#include "prove/mark_steps.h"

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

const Says abc{{"key", "sequence"}, {"letters", "A B C"}};

RuleField letters(const Says& says, const std::vector<std::string>& marks,
                  const std::vector<std::uint32_t>& way) {
  return {"sequence", says, marks, way};
}

}  // namespace

TEST_CASE("a field whose marks lead along the solution only is right") {
  CHECK(letters(abc, {"A", "C", "C", "B", "C", "A", "A", "C", "B"}, {0, 3, 4, 5, 8}).finding().empty());
  const Says even{{"key", "even"}};
  CHECK(letters(even, {"2", "3", "5", "4", "6", "8", "7", "9", "2"}, {0, 3, 4, 5, 8}).finding().empty());
  const Says worth{{"key", "worth"}, {"n", "12"}};
  CHECK(letters(worth, {"6+6", "3+3", "5+5", "3×4", "2×6", "11+1", "4+4", "9+9", "7+5"}, {0, 3, 4, 5, 8})
            .finding()
            .empty());
}

TEST_CASE("all boards of a side of three have as many ways as for the maker of the rule") {
  int solvable = 0, only = 0;
  const std::string texts[] = {"A", "B", "C"};
  for (int board = 0; board < 6561; ++board) {
    std::vector<std::string> marks{"A"};
    for (int i = 0, rest = board; i < 8; ++i, rest /= 3) marks.push_back(texts[rest % 3]);
    const std::string all = letters(abc, marks, {0, 8}).finding();
    solvable += all.find("lead to no finish") == std::string::npos;
    only +=
        all.find("lead to no finish") == std::string::npos && all.find("allow another") == std::string::npos;
  }
  CHECK(solvable == 369);
  CHECK(only == 262);
}

TEST_CASE("misprints of fields are found, each as what it is") {
  const std::vector<std::string> marks{"A", "C", "C", "B", "C", "A", "A", "C", "B"};
  const std::vector<std::uint32_t> way{0, 3, 4, 5, 8};
  RuleField printed = letters(abc, marks, way);
  printed.page.words[4].text = "O";
  CHECK_THAT(printed.finding(), Contains("'O' is printed instead of 'C'"));
  CHECK_THAT(printed.finding(), Contains("lead to no finish"));
  CHECK_THAT(letters(abc, {"A", "B", "C", "B", "C", "A", "A", "A", "B"}, way).finding(),
             Contains("allow another way"));
  CHECK_THAT(letters(abc, {"B", "C", "C", "B", "C", "A", "A", "A", "B"}, way).finding(),
             Contains("does not begin with the first mark"));
  CHECK_THAT(letters(abc, marks, {0, 1, 4, 5, 8}).finding(), Contains("another way than the solution"));
  RuleField fewer = letters(abc, marks, way);
  fewer.puzzle.rule->moves = 3;
  CHECK_THAT(fewer.finding(), Contains("4 moves, not 3"));
  CHECK_THAT(letters({{"key", "riddle"}}, marks, way).finding(), Contains("is not told"));
}
