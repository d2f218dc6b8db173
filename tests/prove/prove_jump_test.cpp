#include <catch2/catch.hpp>

#include "rule_field.h"
#include "rules/boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

RuleField jumps(const std::vector<std::string>& marks, const std::vector<std::uint32_t>& way,
                const std::string& key = "jump") {
  return {"jump", {{"key", key}}, marks, way};
}

}  // namespace

TEST_CASE("a board of jumps whose numbers lead along the solution is right") {
  CHECK_THAT(jumps({"2", "1", "2", "1", "1", "1", "2", "1", ""}, {0, 2, 8}).finding(),
             Contains("two ways are equally short"));
  CHECK(jumps({"2", "1", "2", "1", "1", "1", "1", "1", ""}, {0, 2, 8}).finding().empty());
  CHECK(jumps({"2", "1", "1", "1", "1", "1", "1", "1", ""}, {0, 8}, "jump_diagonals").finding().empty());
}

TEST_CASE("all boards of jumps of a side of three have as many ways as for the maker of the rule") {
  int solvable = 0, unique = 0;
  for (int board = 0; board < 256; ++board) {
    std::vector<std::string> marks;
    for (int i = 0; i < 8; ++i) marks.push_back(board >> i & 1 ? "2" : "1");
    marks.emplace_back();
    const std::string all = jumps(marks, {0, 8}).finding();
    const bool leads = all.find("lead to no finish") == std::string::npos;
    solvable += leads;
    unique += leads && all.find("equally short") == std::string::npos;
  }
  CHECK(solvable == 226);
  CHECK(unique == 150);
}

TEST_CASE("of the boards of jumps of a side of four, the proof and the maker of the rule say the same") {
  constexpr int boards = 14348907, step = 10007;  // three numbers on each square but the finish
  const ChosenRule rule = rule_with("jump", {});
  Maze maze = field(4, 4);
  const Lattice& t = *square_lattice(*maze.topology);
  maze.start.cell = t.at(0, 0);
  maze.finish.cell = t.at(3, 3);
  int found_only = 0, found_several = 0, found_none = 0;
  for (int board = 0; board < boards; board += step) {
    CAPTURE(board);
    RuleField printed("jump", {{"key", "jump"}}, 4, 4);
    auto marks = std::make_shared<Marks>();
    for (std::uint32_t i = 0, rest = static_cast<std::uint32_t>(board); i < 15; ++i, rest /= 3) {
      marks->cells.push_back({t.at(i % 4, i / 4), std::to_string(1 + rest % 3)});
      printed.mark(i, marks->cells.back().text);
    }
    maze.marks = marks;
    const StateGraph graph = rule.row->states(maze, rule.options).value();
    const Way way = shortest_way(graph);
    std::vector<std::uint32_t> squares;
    for (const Cell c : cells_of(graph, way)) squares.push_back(t.row(c) * 4 + t.column(c));
    printed.claim(way.empty() ? std::vector<std::uint32_t>{0, 15} : squares);
    const std::string all = printed.finding();
    if (way.empty()) {
      CHECK_THAT(all, Contains("lead to no finish"));
      ++found_none;
    } else if (shortest_ways(graph) == 1) {
      CHECK(all.empty());
      ++found_only;
    } else {
      CHECK_THAT(all, Contains("two ways are equally short") && !Contains("moves, not"));
      ++found_several;
    }
  }
  CHECK(std::min({found_only, found_several, found_none}) > 100);
}

TEST_CASE("misprints of boards of jumps are found") {
  const std::vector<std::string> marks{"2", "1", "2", "1", "1", "1", "1", "1", ""};
  RuleField printed = jumps(marks, {0, 2, 8});
  printed.page.words[2].text = "1";
  CHECK_THAT(printed.finding(), Contains("'1' is printed instead of '2'"));
  CHECK_THAT(printed.finding(), Contains("moves, not 2"));
  CHECK_THAT(jumps(marks, {0, 6, 8}).finding(), Contains("another way than the solution"));
  CHECK_THAT(jumps(marks, {0, 1, 2, 8}).finding(), Contains("reached in 2 moves, not 3"));
  CHECK_THAT(jumps({"1", "2", "2", "2", "1", "1", "1", "1", ""}, {0, 2, 8}).finding(),
             Contains("reached in"));
}
