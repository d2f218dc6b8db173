#include "draw/outline.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/edges.h"
#include "draw/edge_line.h"

namespace mazefolio {
namespace {

struct Side {
  Edge edge;  ///< with its cell on the left as one walks (on the page, where y grows down)
  std::uint64_t begin, end;
  bool lone_end = false;  ///< no inner wall meets the rim at its end, and no gate begins there
};

template <PlanarTopology T>
std::vector<Side> rim_sides(const T& t, const Maze& maze) {
  std::vector<Side> sides;
  std::vector<std::uint64_t> taken;  // corners where the rim is not alone
  for_each_cell(t, [&](Cell c) {
    std::vector<std::uint64_t> rim;  // the middles of the cell's rim walls
    t.for_each_side(c, [&](Cell, Wall w) {
      const auto [a, b] = t.ends(w);
      const Edge e = t.edge(w);
      const bool inner = t.contains(a) && t.contains(b);
      if (!inner) rim.push_back(corner_key(edge_middle(e)));
      if (inner ? !maze.open.test(index(w)) : is_gate(maze, w))
        taken.insert(taken.end(), {corner_key(edge_begin(e)), corner_key(edge_end(e))});
    });
    if (rim.empty()) return;
    for (const Edge& side : t.outline(c)) {
      if (std::find(rim.begin(), rim.end(), corner_key(edge_middle(side))) == rim.end()) continue;
      const Edge e = reversed(side);
      sides.push_back({e, corner_key(edge_begin(e)), corner_key(edge_end(e)), false});
    }
  });
  std::sort(taken.begin(), taken.end());
  for (Side& s : sides) s.lone_end = !std::binary_search(taken.begin(), taken.end(), s.end);
  std::stable_sort(sides.begin(), sides.end(),
                   [](const Side& a, const Side& b) { return a.begin < b.begin; });
  return sides;
}

/// The side to go on with: where two corners touch, the one that keeps the same empty region on the right.
std::size_t next_side(const std::vector<Side>& sides, const std::vector<bool>& done, std::size_t at) {
  const auto range = std::equal_range(sides.begin(), sides.end(), Side{{}, sides[at].end, 0, false},
                                      [](const Side& a, const Side& b) { return a.begin < b.begin; });
  const Point u = heading(reversed(sides[at].edge)) * -1;
  std::size_t best = sides.size();
  double best_turn = -10;
  for (auto i = range.first; i != range.second; ++i) {
    const auto candidate = static_cast<std::size_t>(i - sides.begin());
    if (done[candidate]) continue;
    const Point v = heading(i->edge);
    const double turn = std::atan2(cross(u, v), dot(u, v));  // positive: to the right on the page
    if (turn > best_turn) {
      best_turn = turn;
      best = candidate;
    }
  }
  return best;
}

}  // namespace

std::vector<std::vector<Point>> outline_rings(const Maze& maze, double radius) {
  const std::vector<Side> sides =
      std::visit([&](const auto& t) { return rim_sides(t, maze); }, *maze.topology);
  std::vector<bool> done(sides.size());
  Path path;
  for (std::size_t first = 0; first < sides.size(); ++first) {
    if (done[first]) continue;
    EdgeLine ring;
    for (std::size_t at = first; at < sides.size(); at = next_side(sides, done, at)) {
      done[at] = true;
      ring.append(sides[at].edge, sides[at].lone_end);
      if (sides[at].end == sides[first].begin) break;
    }
    ring.close();
    ring.trace(radius, path);
  }
  std::vector<std::vector<Point>> rings = flattened(path);
  std::stable_sort(rings.begin(), rings.end(), [](const auto& a, const auto& b) {
    return std::fabs(signed_area(a)) > std::fabs(signed_area(b));
  });
  return rings;
}

}  // namespace mazefolio
