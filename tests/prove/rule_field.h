#pragma once

#include <map>
#include <string>
#include <vector>

#include "prove/prove_rule.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

constexpr double pitch = 20;  ///< points
using Says = std::map<std::string, std::string>;

/// What the proof of its rule finds wrong with a puzzle and the words of its page, a line each.
inline std::string rule_findings(const PuzzleClaim& puzzle, const PageText& page) {
  Verdict verdict;
  verdict.begin(Step::rule, 1);
  prove_rule(puzzle, page, verdict);
  std::string all;
  for (const Finding& f : verdict.findings) all += f.what + "\n";
  return all;
}

/// A field of 3x3 cells, its start and finish in opposite corners, and what is printed in it.
struct RuleField {
  PuzzleClaim puzzle;
  PageText page;

  RuleField(const std::string& kind, const Says& says, const std::vector<std::string>& marks,
            const std::vector<std::size_t>& way) {
    for (int i = 0; i < 9; ++i) puzzle.graph.cells.push_back({pitch * (i % 3), pitch * (i / 3)});
    for (std::uint32_t i = 0; i < 9; ++i) {
      if (i % 3 < 2) join(i, i + 1);
      if (i < 6) join(i, i + 3);
    }
    puzzle.start = puzzle.graph.cells.front();
    puzzle.finish = puzzle.graph.cells.back();
    puzzle.ink.corridor_pt = pitch - 1;
    puzzle.ink.wall_pt = 1;
    puzzle.rule = RuleClaim{kind, "", {}, says, static_cast<int>(way.size()) - 1};
    for (std::size_t i = 0; i < 9; ++i) {
      const Point at = puzzle.graph.cells[i];
      puzzle.rule->marks.push_back({at, marks[i]});
      page.words.push_back({{at.x - 4, at.y - 5, at.x + 4, at.y + 5}, marks[i]});
    }
    for (const std::size_t cell : way) puzzle.solution.push_back(puzzle.graph.cells[cell]);
  }

  std::string finding() const { return rule_findings(puzzle, page); }

 private:
  void join(std::uint32_t a, std::uint32_t b) {
    Border door;
    door.kind = BorderKind::passage;
    door.a = a;
    door.b = b;
    puzzle.graph.borders.push_back(door);
  }
};

}  // namespace mazefolio::tests
