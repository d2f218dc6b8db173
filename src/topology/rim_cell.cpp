#include "topology/rim_cell.h"

#include <algorithm>

#include "base/geometry/edges.h"
#include "topology/mergers.h"

namespace mazefolio::topology {
namespace {

constexpr double shortest_part = 1e-3;  ///< pitches, from a place to the end of an edge

}  // namespace

Near nearest_on(std::span<const Edge> line, Point p) {
  Near best;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const double share = nearest_share(line[i], p);
    const Point way = point_on(line[i], share) - p;
    if (dot(way, way) < best.squared) best = {{i, share}, dot(way, way)};
  }
  const double length = edge_length(line[best.along.edge]);
  if (best.along.share * length < shortest_part) best.along.share = 0;
  if ((1 - best.along.share) * length < shortest_part) best.along = {best.along.edge + 1, 0};
  return best;
}

std::vector<Edge> between(std::span<const Edge> line, Along from, Along to) {
  std::vector<Edge> out;
  for (std::size_t i = from.edge; i <= to.edge && i < line.size(); ++i) {
    const double begin = i == from.edge ? from.share : 0, end = i == to.edge ? to.share : 1;
    if (begin < end) out.push_back(begin == 0 && end == 1 ? line[i] : part_of(line[i], begin, end));
  }
  return out;
}

std::optional<RimCell> rim_cell(const PlanarGraph& g, Cell c, const NearLines* lines) {
  bool is_on = false;
  g.for_each_side(c, [&](Cell, Wall w) { is_on = is_on || is_on_rim(g, w, lines); });
  if (!is_on) return std::nullopt;
  std::vector<Wall> walls;
  std::vector<Cell> beyond;
  g.for_each_side(c, [&](Cell, Wall w) {
    walls.push_back(w);
    beyond.push_back(g.ends(w).first == c ? g.ends(w).second : g.ends(w).first);
  });
  const std::size_t n = beyond.size();
  std::size_t begins = 0, start = 0;
  for (std::size_t i = 0; i < n; ++i)
    if (!g.contains(beyond[i]) && g.contains(beyond[(i + n - 1) % n])) {
      ++begins;
      start = i;
    }
  if (begins != 1) return std::nullopt;
  std::vector<Edge> outline = g.outline(c);
  const auto turn = static_cast<std::ptrdiff_t>(start);
  std::rotate(outline.begin(), outline.begin() + turn, outline.end());
  std::rotate(walls.begin(), walls.begin() + turn, walls.end());
  std::rotate(beyond.begin(), beyond.begin() + turn, beyond.end());
  RimCell out;
  for (std::size_t i = 0; i < n; ++i) {
    if (g.contains(beyond[i])) {
      out.inner.push_back(outline[i]);
      out.walls.push_back(walls[i]);
      out.beyond.push_back(beyond[i]);
    } else {
      out.rim.push_back(outline[i]);
    }
  }
  return out;
}

BitSet beside_fold(const PlanarGraph& half, const Motion& motion) {
  std::vector<std::pair<Point, std::uint32_t>> middles;
  for (std::uint32_t w = 0; w < half.wall_limit(); ++w)
    if (!half.contains(half.ends(Wall{w}).second)) middles.emplace_back(edge_middle(half.edge(Wall{w})), w);
  const PointIndex rim(middles);
  BitSet cells(half.cell_count());
  for (const auto& [middle, w] : middles)
    if (rim.at(motion(middle))) cells.set(index(half.ends(Wall{w}).first));
  return cells;
}

}  // namespace mazefolio::topology
