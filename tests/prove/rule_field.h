#pragma once

#include <map>
#include <string>
#include <vector>

#include "prove/prove_rule.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

constexpr double pitch = 20;  ///< points
using Says = std::map<std::string, std::string>;

/// A passage between two cells, as wide as they are.
inline void join(GraphClaim& graph, std::uint32_t a, std::uint32_t b) {
  const Point middle = midpoint(graph.cells[a], graph.cells[b]),
              along = (graph.cells[b] - graph.cells[a]) * 0.5, across{-along.y, along.x};
  Border door;
  door.kind = BorderKind::passage;
  door.a = a;
  door.b = b;
  door.first = static_cast<std::uint32_t>(graph.line.size());
  door.count = 2;
  for (const Point end : {middle - across, middle + across}) {
    graph.line.push_back(static_cast<std::uint32_t>(graph.corners.size()));
    graph.corners.push_back(end);
  }
  graph.borders.push_back(door);
}

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
      if (i % 3 < 2) join(puzzle.graph, i, i + 1);
      if (i < 6) join(puzzle.graph, i, i + 3);
    }
    puzzle.start = puzzle.graph.cells.front();
    puzzle.finish = puzzle.graph.cells.back();
    puzzle.ink.corridor_pt = pitch - 1;
    puzzle.ink.wall_pt = 1;
    puzzle.rule.emplace();
    puzzle.rule->kind = kind;
    puzzle.rule->says = says;
    puzzle.rule->moves = static_cast<int>(way.size()) - 1;
    for (std::size_t i = 0; i < 9; ++i) {
      const Point at = puzzle.graph.cells[i];
      puzzle.rule->marks.push_back({at, marks[i]});
      page.words.push_back({{at.x - 4, at.y - 5, at.x + 4, at.y + 5}, marks[i]});
    }
    for (const std::size_t cell : way) {
      puzzle.solution.push_back(puzzle.graph.cells[cell]);
      puzzle.rule->way.push_back(static_cast<std::uint32_t>(cell));
    }
  }

  std::string finding() const { return rule_findings(puzzle, page); }
};

}  // namespace mazefolio::tests
