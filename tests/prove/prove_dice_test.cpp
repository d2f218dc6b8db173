#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// From the corner at the top right to that at the bottom left.
RuleField dice(const std::vector<std::string>& marks, const std::vector<std::uint32_t>& way) {
  RuleField out("dice", {{"key", "dice"}, {"top", "1"}, {"back", "2"}, {"left", "3"}}, 3, 3);
  for (std::uint32_t i = 0; i < 9; ++i)
    if (!marks[i].empty()) out.mark(i, marks[i]);
  out.puzzle.start = out.puzzle.graph.cells[2];
  out.puzzle.finish = out.puzzle.graph.cells[6];
  out.claim(way);
  return out;
}

}  // namespace

TEST_CASE("all boards of dice of a side of three have as many ways as for the maker of the rule") {
  int solvable = 0, unique = 0;
  for (int blocks = 0; blocks < 128; ++blocks)
    for (int top = 1; top <= 6; ++top) {
      std::vector<std::string> marks;
      for (int i = 0, bit = 0; i < 9; ++i)
        marks.push_back(i == 2                ? ""
                        : i == 6              ? std::to_string(top)
                        : blocks >> bit++ & 1 ? printed_block
                                              : "");
      const std::string all = dice(marks, {2, 6}).finding();
      const bool leads = all.find("there is no way") == std::string::npos;
      solvable += leads;
      unique += leads && all.find("equally short") == std::string::npos;
    }
  CHECK(solvable == 128);
  CHECK(unique == 100);
}

TEST_CASE("a die is rolled over the page as a hand would roll it") {
  // Left, left, down, down: from 1 on top with 3 to the left, the 4 of the right side comes up, then the 6.
  const std::vector<std::string> open{"6", "4", "", "", "#", "#", "", "#", "#"};
  std::vector<std::string> marks = open;
  for (std::string& text : marks)
    if (text == "#") text = printed_block;
  const std::string all = dice(marks, {2, 1, 0, 3, 6}).finding();
  CHECK(all.find("no way") == std::string::npos);
  CHECK_THAT(all, Contains("its numbers do not matter"));
  marks[1] = "3";
  CHECK_THAT(dice(marks, {2, 1, 0, 3, 6}).finding(), Contains("there is no way"));
  marks[1] = "8";
  CHECK_THAT(dice(marks, {2, 1, 0, 3, 6}).finding(), Contains("no face of a die"));
}
