// Polygons to adjacency: vertices are merged by rounded coordinates, an edge is keyed by its two vertices and
// its middle (two arcs may share both ends), and equal keys are one wall. Sorting instead of hashing keeps
// the order, and so every maze, the same everywhere.

#include "topology/planar_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <tuple>

#include "base/edges.h"

namespace mazefolio {
namespace {

using Spot = std::array<std::int64_t, 2>;

Spot rounded(Point p, double tolerance) {
  return {std::llround(p.x / tolerance), std::llround(p.y / tolerance)};
}

struct EdgeUse {
  std::array<Spot, 3> key;  ///< lower end, higher end, middle
  std::uint32_t cell, edge;
};

// Distance along a Hilbert curve of order 16 through the unit square.
std::uint64_t hilbert(std::uint32_t x, std::uint32_t y) {
  std::uint64_t d = 0;
  for (std::uint32_t s = 1u << 15; s > 0; s >>= 1) {
    const std::uint32_t rx = (x & s) ? 1 : 0, ry = (y & s) ? 1 : 0;
    d += std::uint64_t{s} * s * ((3 * rx) ^ ry);
    if (ry == 0) {
      if (rx == 1) {
        x = (1u << 16) - 1 - x;
        y = (1u << 16) - 1 - y;
      }
      std::swap(x, y);
    }
  }
  return d;
}

std::vector<std::uint32_t> along_curve(std::span<const Point> centers, const Rect& bounds) {
  const double side = std::max({bounds.width(), bounds.height(), 1e-300});
  std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
  for (std::uint32_t i = 0; i < centers.size(); ++i) {
    const auto grid = [&](double v) {
      return static_cast<std::uint32_t>(std::clamp(v / side, 0.0, 1.0) * 65535);
    };
    keys.emplace_back(hilbert(grid(centers[i].x - bounds.x0), grid(centers[i].y - bounds.y0)), i);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<std::uint32_t> order;
  for (const auto& [key, i] : keys) order.push_back(i);
  return order;
}

void require_closed(std::span<const Edge> outline, double tolerance) {
  if (outline.size() < 2) throw std::invalid_argument("a cell needs at least two edges");
  for (std::size_t i = 0; i < outline.size(); ++i)
    if (rounded(edge_end(outline[i]), tolerance) !=
        rounded(edge_begin(outline[(i + 1) % outline.size()]), tolerance))
      throw std::invalid_argument("the outline of a cell is not closed");
}

}  // namespace

PlanarGraph PlanarGraph::build(std::span<const std::vector<Edge>> outlines, double doorway,
                               double tolerance) {
  PlanarGraph g;
  if (outlines.empty()) {
    g.first_ = {0, 0};
    return g;
  }
  std::vector<Point> centers;
  g.bounds_ = edge_bounds(outlines.front().at(0));
  for (const std::vector<Edge>& outline : outlines) {
    require_closed(outline, tolerance);
    centers.push_back(centroid(outline));
    for (const Edge& e : outline) g.bounds_ = enclosing(g.bounds_, edge_bounds(e));
  }

  const std::vector<std::uint32_t> order = along_curve(centers, g.bounds_);
  std::vector<EdgeUse> uses;
  g.first_.push_back(0);
  for (std::uint32_t c = 0; c < order.size(); ++c) {
    const std::vector<Edge>& outline = outlines[order[c]];
    g.centers_.push_back(centers[order[c]]);
    g.first_.push_back(g.first_.back() + static_cast<std::uint32_t>(outline.size()));
    for (std::uint32_t i = 0; i < outline.size(); ++i) {
      Spot a = rounded(edge_begin(outline[i]), tolerance), b = rounded(edge_end(outline[i]), tolerance);
      if (b < a) std::swap(a, b);
      // The middle is rounded more coarsely: it only tells arcs apart.
      uses.push_back({{a, b, rounded(edge_middle(outline[i]), tolerance * 1000)}, c, i});
    }
  }
  std::sort(uses.begin(), uses.end(), [](const EdgeUse& a, const EdgeUse& b) {
    return std::tie(a.key, a.cell, a.edge) < std::tie(b.key, b.cell, b.edge);
  });

  g.first_.push_back(g.first_.back());  // the outside has no list of sides
  g.sides_.resize(uses.size());
  for (std::size_t i = 0; i < uses.size();) {
    std::size_t end = i + 1;
    while (end < uses.size() && uses[end].key == uses[i].key) ++end;
    if (end - i > 2) throw std::invalid_argument("an edge belongs to more than two cells");
    const Wall wall{g.wall_limit()};
    const Cell a{uses[i].cell}, b = end - i == 2 ? Cell{uses[i + 1].cell} : g.outside();
    g.walls_.push_back({a, b, outlines[order[index(a)]][uses[i].edge]});
    g.sides_[g.first_[index(a)] + uses[i].edge] = {b, wall};
    if (end - i == 2) g.sides_[g.first_[index(b)] + uses[i + 1].edge] = {a, wall};
    i = end;
  }
  return g;
}

std::vector<Edge> PlanarGraph::outline(Cell c) const {
  std::vector<Edge> ring;
  for_each_side(c, [&](Cell, Wall w) {
    const WallRecord& wall = walls_[index(w)];
    ring.push_back(wall.cell == c ? wall.edge : reversed(wall.edge));
  });
  return ring;
}

}  // namespace mazefolio
