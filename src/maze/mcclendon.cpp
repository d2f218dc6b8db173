// McClendon's complexity and difficulty of a maze.
// Idea: the twistedness of a hallway with segments of length d_i and a turn of theta_i before segment i is D
// * sum of theta_i / (pi * d_i), where D is its length: many turns close together count most. Hallways run
// between junctions and dead ends, through the centers of their cells, and lead away from the start. The
// solution is one hallway, at which others begin. Cost: O(cells).

#include "maze/mcclendon.h"

#include <cmath>
#include <vector>

#include "base/geometry/math.h"
#include "maze/metrics.h"

namespace mazefolio::maze {
namespace {

constexpr double pi = 0x1.921fb54442d18p+1, ln_2 = 0x1.62e42fefa39efp-1;

/// Calls fn(centers along it) for every hallway of a tree that leads away from `roots`. A hallway runs from a
/// cell that is a root, or has not exactly two passages, to the next such cell. Passages between roots are
/// left out.
template <PlanarTopology T, class Fn>
void for_each_hallway(const T& t, const BitSet& open, std::span<const Cell> roots, Fn fn) {
  BitSet is_root(t.cell_limit());
  for (const Cell c : roots) is_root.set(index(c));
  const auto for_each_way = [&](Cell c, Cell before, auto visit) {
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (open.test(index(w)) && n != before && !is_root.test(index(n))) visit(n);
    });
  };
  std::vector<std::pair<Cell, Cell>> begins;  // a node, and the first cell of a hallway from it
  const auto begin_at = [&](Cell node, Cell before) {
    for_each_way(node, before, [&](Cell first) { begins.push_back({node, first}); });
  };
  for (const Cell root : roots) begin_at(root, no_cell);
  std::vector<Point> line;
  while (!begins.empty()) {
    auto [before, here] = begins.back();
    begins.pop_back();
    line = {t.center(before), t.center(here)};
    for (;;) {
      int ways = 0;
      Cell next = no_cell;
      for_each_way(here, before, [&](Cell n) {
        next = n;
        ++ways;
      });
      if (ways != 1) break;
      before = here;
      here = next;
      line.push_back(t.center(here));
    }
    fn(line);
    begin_at(here, before);
  }
}

double ln(double x) { return exact_log2(x) * ln_2; }

}  // namespace

double twistedness(std::span<const Point> hallway) {
  const auto length = [](Point p) { return std::sqrt(dot(p, p)); };
  double whole = 0, turning = 0, turn = 0, segment = 0;
  for (std::size_t i = 1; i < hallway.size(); ++i) {
    const Point step = hallway[i] - hallway[i - 1];
    if (i > 1 && !straight_on(hallway[i - 2], hallway[i - 1], hallway[i])) {
      turning += turn / (pi * segment);
      const Point in = hallway[i - 1] - hallway[i - 2];
      turn = dot(in, step) == 0 ? pi / 2 : exact_angle(dot(in, step), std::fabs(cross(in, step)));
      segment = 0;
    }
    segment += length(step);
    whole += length(step);
  }
  return segment > 0 ? whole * (turning + turn / (pi * segment)) : 0;
}

McClendon mcclendon(const Maze& maze, std::span<const Cell> way) {
  McClendon out;
  if (way.empty() || !is_tree(maze)) return out;
  std::visit(
      [&](const auto& t) {
        double sum = 0;
        for_each_hallway(t, maze.open, way.first(1), [&](const auto& line) { sum += twistedness(line); });
        if (sum > 0) out.complexity = ln(sum);

        std::vector<Point> solution;
        for (const Cell c : way) solution.push_back(t.center(c));
        const double twisted = twistedness(solution);
        if (!(twisted > 0)) return;
        double logs = 0, product = twisted;  // a logarithm is slow, so one is taken of many factors at once
        for_each_hallway(t, maze.open, way, [&](const auto& line) {
          product *= twistedness(line) + 1;
          if (product < 1e200) return;
          logs += ln(product);
          product = 1;
        });
        out.difficulty = logs + ln(product);
      },
      *maze.topology);
  return out;
}

}  // namespace mazefolio::maze
