#include "prove/mark_steps.h"

#include <catch2/catch.hpp>

#include "prove/prove_rule.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

constexpr double pitch = 20;
using Says = std::map<std::string, std::string>;
const Says abc{{"key", "sequence"}, {"letters", "A B C"}};

/// A field of 3x3 cells, its start and finish in opposite corners, and what is printed in it.
struct Field {
  PuzzleClaim puzzle;
  PageText page;

  Field(const Says& says, const std::vector<std::string>& marks, const std::vector<std::size_t>& way) {
    for (int i = 0; i < 9; ++i) puzzle.graph.cells.push_back({pitch * (i % 3), pitch * (i / 3)});
    for (std::uint32_t i = 0; i < 9; ++i) {
      if (i % 3 < 2) join(i, i + 1);
      if (i < 6) join(i, i + 3);
    }
    puzzle.start = puzzle.graph.cells.front();
    puzzle.finish = puzzle.graph.cells.back();
    puzzle.ink.corridor_pt = pitch - 1;
    puzzle.ink.wall_pt = 1;
    puzzle.rule = RuleClaim{"sequence", "", {}, says, static_cast<int>(way.size()) - 1};
    for (std::size_t i = 0; i < 9; ++i) {
      const Point at = puzzle.graph.cells[i];
      puzzle.rule->marks.push_back({at, marks[i]});
      page.words.push_back({{at.x - 4, at.y - 5, at.x + 4, at.y + 5}, marks[i]});
    }
    for (const std::size_t cell : way) puzzle.solution.push_back(puzzle.graph.cells[cell]);
  }

  std::string finding() const {
    Verdict verdict;
    verdict.begin(Step::rule, 1);
    prove_rule(puzzle, page, verdict);
    std::string all;
    for (const Finding& f : verdict.findings) all += f.what + "\n";
    return all;
  }

 private:
  void join(std::uint32_t a, std::uint32_t b) {
    Border door;
    door.kind = BorderKind::passage;
    door.a = a;
    door.b = b;
    puzzle.graph.borders.push_back(door);
  }
};

}  // namespace

TEST_CASE("a field whose marks lead along the solution only is right") {
  CHECK(Field(abc, {"A", "C", "C", "B", "C", "A", "A", "C", "B"}, {0, 3, 4, 5, 8}).finding().empty());
  const Says even{{"key", "even"}};
  CHECK(Field(even, {"2", "3", "5", "4", "6", "8", "7", "9", "2"}, {0, 3, 4, 5, 8}).finding().empty());
  const Says worth{{"key", "worth"}, {"n", "12"}};
  CHECK(Field(worth, {"6+6", "3+3", "5+5", "3×4", "2×6", "11+1", "4+4", "9+9", "7+5"}, {0, 3, 4, 5, 8})
            .finding()
            .empty());
}

TEST_CASE("all boards of a side of three have as many ways as for the maker of the rule") {
  int solvable = 0, only = 0;
  const std::string letters[] = {"A", "B", "C"};
  for (int board = 0; board < 6561; ++board) {
    std::vector<std::string> marks{"A"};
    for (int i = 0, rest = board; i < 8; ++i, rest /= 3) marks.push_back(letters[rest % 3]);
    const std::string all = Field(abc, marks, {0, 8}).finding();
    solvable += all.find("lead to no finish") == std::string::npos;
    only +=
        all.find("lead to no finish") == std::string::npos && all.find("allow another") == std::string::npos;
  }
  CHECK(solvable == 369);
  CHECK(only == 262);
}

TEST_CASE("misprints of fields are found, each as what it is") {
  const std::vector<std::string> marks{"A", "C", "C", "B", "C", "A", "A", "C", "B"};
  const std::vector<std::size_t> way{0, 3, 4, 5, 8};
  Field printed(abc, marks, way);
  printed.page.words[4].text = "O";
  CHECK_THAT(printed.finding(), Contains("'O' is printed instead of 'C'"));
  CHECK_THAT(printed.finding(), Contains("lead to no finish"));
  CHECK_THAT(Field(abc, {"A", "B", "C", "B", "C", "A", "A", "A", "B"}, way).finding(),
             Contains("allow another way"));
  CHECK_THAT(Field(abc, {"B", "C", "C", "B", "C", "A", "A", "A", "B"}, way).finding(),
             Contains("does not begin with the first mark"));
  CHECK_THAT(Field(abc, marks, {0, 1, 4, 5, 8}).finding(), Contains("another way than the solution"));
  Field fewer(abc, marks, way);
  fewer.puzzle.rule->moves = 3;
  CHECK_THAT(fewer.finding(), Contains("4 moves, not 3"));
  CHECK_THAT(Field({{"key", "riddle"}}, marks, way).finding(), Contains("is not told"));
}
