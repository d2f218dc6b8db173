// Merging leaves corners where no third wall ends. They are taken away: what lies between two real corners is
// one line, and one wall where it is straight or a single arc. Only the rim is cut again, into walls as wide
// as a gate.

#include <cmath>

#include "base/geometry/edges.h"
#include "topology/merged_cells.h"
#include "topology/ring.h"

namespace mazefolio::topology {
namespace {

constexpr int points_on_arc = 8;
constexpr double longest_rim = 1.5;  ///< pitches; a gate is as wide as a wall of the rim
constexpr double corner = 0.9;       ///< cosine of the turn

std::vector<Edge> as_one(const std::vector<Edge>& run) {
  std::vector<RingPoint> points;
  for (std::size_t i = 0; i < run.size(); ++i) {
    const bool turns = i > 0 && dot(direction_on(run[i - 1], 1), direction_on(run[i], 0)) < corner;
    points.push_back({edge_begin(run[i]), turns});
    if (std::holds_alternative<Arc>(run[i]))
      for (int k = 1; k < points_on_arc; ++k)
        points.push_back({point_on(run[i], k / static_cast<double>(points_on_arc)), false});
  }
  points.push_back({edge_end(run.back()), false});
  std::vector<Edge> joined = edges_through(points);
  return joined.size() < run.size() ? joined : run;
}

class WallJoiner {
 public:
  WallJoiner(const PlanarGraph& g, const NearLines* lines)
      : g_(g), lines_(lines), walls_at_(g.point_limit()) {
    for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
      const auto [a, b] = g.points(Wall{w});
      ++walls_at_[a];
      ++walls_at_[b];
    }
  }

  /// Empty where it stays as it is.
  std::vector<Edge> changed_outline(Cell c) const {
    std::vector<Wall> walls;
    g_.for_each_side(c, [&](Cell, Wall w) { walls.push_back(w); });
    const std::size_t n = walls.size();
    if (!changes(c, walls)) return {};
    std::size_t start = 0;
    while (start < n && goes_on(c, walls[(start + n - 1) % n], walls[start])) ++start;
    if (start == n) return {};  // one line all around
    std::rotate(walls.begin(), walls.begin() + static_cast<std::ptrdiff_t>(start), walls.end());
    std::vector<Edge> out;
    bool changed = false;
    for (std::size_t i = 0; i < n;) {
      std::size_t end = i + 1, before = out.size();
      while (end < n && goes_on(c, walls[end - 1], walls[end])) ++end;
      add_run(c, std::span(walls).subspan(i, end - i), out);
      changed = changed || out.size() - before != end - i;
      i = end;
    }
    return changed ? out : std::vector<Edge>();
  }

 private:
  Cell other(Cell c, Wall w) const {
    const auto [a, b] = g_.ends(w);
    return a == c ? b : a;
  }
  std::uint32_t end_point(Cell c, Wall w) const {
    const auto [a, b] = g_.points(w);
    return g_.ends(w).first == c ? b : a;
  }
  bool goes_on(Cell c, Wall w, Wall next) const {
    return other(c, w) == other(c, next) && walls_at_[end_point(c, w)] == 2 && !is_left_open(w);
  }

  /// Beyond it are cells that are left out.
  bool is_left_open(Wall w) const {
    return lines_ && !g_.contains(g_.ends(w).second) && !is_on_rim(g_, w, lines_);
  }

  bool changes(Cell c, std::span<const Wall> walls) const {
    for (std::size_t i = 0; i < walls.size(); ++i)
      if (goes_on(c, walls[i], walls[(i + 1) % walls.size()]) || parts_of(c, walls[i], g_.edge(walls[i])) > 1)
        return true;
    return false;
  }
  int parts_of(Cell c, Wall w, const Edge& e) const {
    if (g_.contains(other(c, w)) || edge_length(e) < longest_rim || is_left_open(w)) return 1;
    return static_cast<int>(std::lround(edge_length(e)));
  }

  // Both cells of a run see the same edges.
  void add_run(Cell c, std::span<const Wall> walls, std::vector<Edge>& out) const {
    std::vector<Edge> run;
    for (const Wall w : walls) run.push_back(g_.edge_seen_from(c, w));
    if (run.size() > 1) {
      const bool turned = other(c, walls.front()) < c;
      run = turned ? reversed(as_one(reversed(run))) : as_one(run);
    }
    for (const Edge& e : run) {
      const int parts = parts_of(c, walls.front(), e);
      for (int i = 0; i < parts; ++i) out.push_back(part_of(e, i / double(parts), (i + 1) / double(parts)));
    }
  }

  const PlanarGraph& g_;
  const NearLines* lines_;
  std::vector<std::uint32_t> walls_at_;
};

}  // namespace

PlanarGraph with_whole_walls(const PlanarGraph& g, double doorway, Centers centers, const NearLines* lines) {
  const WallJoiner joiner(g, lines);
  BitSet gone(g.cell_count());
  std::vector<std::vector<Edge>> outlines;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    std::vector<Edge> outline = joiner.changed_outline(Cell{c});
    if (outline.empty()) continue;
    gone.set(c);
    outlines.push_back(std::move(outline));
  }
  return g.redrawn(gone, outlines, doorway, 1e-6, centers);
}

}  // namespace mazefolio::topology
