#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/diagnostic.h"
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

/// A field of cells without walls between them, its start and finish in opposite corners, and what is printed
/// in it.
struct RuleField {
  PuzzleClaim puzzle;
  PageText page;
  std::uint32_t columns;

  RuleField(const std::string& kind, const Says& says, std::uint32_t width, std::uint32_t height)
      : columns(width) {
    for (std::uint32_t i = 0; i < width * height; ++i)
      puzzle.graph.cells.push_back({pitch * (i % width), pitch * (i / width)});
    for (std::uint32_t i = 0; i < width * height; ++i) {
      if (i % width < width - 1) add_border(BorderKind::passage, i, i + 1, {1, 0});
      if (i + width < width * height) add_border(BorderKind::passage, i, i + width, {0, 1});
    }
    puzzle.start = puzzle.graph.cells.front();
    puzzle.finish = puzzle.graph.cells.back();
    puzzle.ink.corridor_pt = pitch - 1;
    puzzle.ink.wall_pt = 1;
    puzzle.rule.emplace();
    puzzle.rule->kind = kind;
    puzzle.rule->says = says;
  }

  /// 3x3 cells with a mark in each.
  RuleField(const std::string& kind, const Says& says, const std::vector<std::string>& marks,
            const std::vector<std::uint32_t>& way)
      : RuleField(kind, says, 3, 3) {
    for (std::uint32_t i = 0; i < 9; ++i) mark(i, marks[i]);
    claim(way);
  }

  /// The answer that the manifest tells.
  void claim(const std::vector<std::uint32_t>& way) {
    puzzle.solution.clear();
    for (const std::uint32_t cell : way) puzzle.solution.push_back(puzzle.graph.cells[cell]);
    puzzle.rule->way = way;
    puzzle.rule->moves = static_cast<int>(way.size()) - 1;
  }
  void close(std::uint32_t a, std::uint32_t b) { border(a, b).kind = BorderKind::wall; }
  void open(std::uint32_t a, std::uint32_t b) { border(a, b).kind = BorderKind::passage; }
  /// One comes in by it in a direction on the page.
  void add_gate(std::uint32_t cell, Point way_in) {
    add_border(BorderKind::gate, cell, no_claimed_cell, way_in * -1);
  }
  void mark(std::uint32_t cell, const std::string& text) {
    const Point at = puzzle.graph.cells[cell];
    puzzle.rule->marks.push_back({at, text});
    print(at, text);
  }
  void door(std::uint32_t a, std::uint32_t b, const std::string& text) {
    puzzle.rule->passages.push_back({between(a, b), text, {}});
    print(between(a, b), text);
  }
  void arrow(std::uint32_t from, std::uint32_t to) {
    puzzle.rule->passages.push_back({between(from, to), "", puzzle.graph.cells[to]});
  }

  std::string finding() const { return rule_findings(puzzle, page); }

 private:
  Border& border(std::uint32_t a, std::uint32_t b) {
    for (Border& border : puzzle.graph.borders)
      if ((border.a == a && border.b == b) || (border.a == b && border.b == a)) return border;
    throw InternalError("the cells are not neighbors");
  }
  Point between(std::uint32_t a, std::uint32_t b) const {
    return midpoint(puzzle.graph.cells[a], puzzle.graph.cells[b]);
  }
  void print(Point at, const std::string& text) {
    page.words.push_back({{at.x - 4, at.y - 5, at.x + 4, at.y + 5}, text});
  }
  /// `way`: from the cell to its side.
  void add_border(BorderKind kind, std::uint32_t a, std::uint32_t b, Point way) {
    Border border;
    border.kind = kind;
    border.a = a;
    border.b = b;
    border.first = static_cast<std::uint32_t>(puzzle.graph.line.size());
    border.count = 2;
    const Point middle = puzzle.graph.cells[a] + way * (pitch / 2),
                along = Point{-way.y, way.x} * (pitch / 2);
    for (const Point corner : {middle - along, middle + along}) {
      puzzle.graph.line.push_back(static_cast<std::uint32_t>(puzzle.graph.corners.size()));
      puzzle.graph.corners.push_back(corner);
    }
    puzzle.graph.borders.push_back(border);
  }
};

}  // namespace mazefolio::tests
