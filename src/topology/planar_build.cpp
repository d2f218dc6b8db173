// Builds adjacency from polygons. Corners are merged by rounded coordinates. The key of an edge is its two
// corners (and its middle, because two arcs may share both ends); two edges with the same key are one wall.
// Sorting instead of hashing gives the same order, and so the same maze, on every machine. Cost: n log n for
// the corners, linear for the rest.

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_edge = ~std::uint32_t{0};

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

/// Sorts by the upper half of the keys, of which the lower halves grow: digit by digit, from the last.
void sort_by_upper_half(std::vector<std::uint64_t>& keys) {
  constexpr int digit = 11;
  std::vector<std::uint64_t> other(keys.size());
  for (int shift = 32; shift < 64; shift += digit) {
    std::array<std::size_t, (1 << digit) + 1> first{};
    const auto digit_of = [&](std::uint64_t key) { return key >> shift & ((1 << digit) - 1); };
    for (const std::uint64_t key : keys) ++first[digit_of(key) + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    for (const std::uint64_t key : keys) other[first[digit_of(key)]++] = key;
    keys.swap(other);
  }
}

std::vector<std::uint32_t> along_curve(std::span<const Point> centers, const Rect& bounds) {
  const double side = std::max({bounds.width(), bounds.height(), 1e-300});
  std::vector<std::uint64_t> keys;
  keys.reserve(centers.size());
  for (std::uint32_t i = 0; i < centers.size(); ++i) {
    // Rounded first, so that the last bit of a sine cannot move a center to another square of the curve.
    const auto grid = [&](double v) {
      return static_cast<std::uint32_t>(std::llround(std::clamp(v / side, 0.0, 1.0) * 65535e6) / 1000000);
    };
    keys.push_back(hilbert(grid(centers[i].x - bounds.x0), grid(centers[i].y - bounds.y0)) << 32 | i);
  }
  sort_by_upper_half(keys);
  std::vector<std::uint32_t> order(keys.size());
  std::transform(keys.begin(), keys.end(), order.begin(),
                 [](std::uint64_t key) { return static_cast<std::uint32_t>(key); });
  return order;
}

void require_closed(std::span<const Edge> outline, double tolerance) {
  if (outline.size() < 2) throw std::invalid_argument("a cell needs at least two edges");
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point gap = edge_end(outline[i]) - edge_begin(outline[(i + 1) % outline.size()]);
    if (!(dot(gap, gap) <= tolerance * tolerance))
      throw std::invalid_argument("the outline of a cell is not closed");
  }
}

std::vector<Edge> reversed_outline(std::span<const Edge> outline) {
  std::vector<Edge> other_way;
  for (std::size_t i = outline.size(); i-- > 0;) other_way.push_back(reversed(outline[i]));
  return other_way;
}

/// Numbers the corners in the order in which they are first used, so that neighbors in the plane are
/// neighbors in memory. Points in one square of side `tolerance` are equal, and so are two points on both
/// sides of the border of a square and close to it. Squares are found by the box of a coarse board that they
/// lie in, of which there is one for each use or fewer.
class Corners {
 public:
  Corners(const Rect& bounds, double tolerance, std::size_t uses)
      : origin_{bounds.x0, bounds.y0},
        // Both coordinates share 64 bits.
        step_(std::max(tolerance, std::max(bounds.width(), bounds.height()) / 0x1p31)) {
    const auto squares = [&](double length) { return static_cast<std::uint64_t>(length / step_) + 4; };
    const std::uint64_t columns = squares(bounds.width()), rows = squares(bounds.height());
    while (((columns >> coarse_) + 1) * ((rows >> coarse_) + 1) > std::max<std::uint64_t>(uses, 1)) ++coarse_;
    across_ = (columns >> coarse_) + 1;
    newest_.resize(across_ * ((rows >> coarse_) + 1), no_spot);
    ids_.reserve(uses);
  }

  void add(Point p) {
    const double x = (p.x - origin_.x) / step_ + 1, y = (p.y - origin_.y) / step_ + 1;
    const double column = std::floor(x + 0.5), row = std::floor(y + 0.5);
    const std::uint64_t key = std::uint64_t(column) << 32 | std::uint64_t(row);
    std::uint32_t spot = spot_of(key);
    if (spot == no_spot) {
      spot = static_cast<std::uint32_t>(spots_.size());
      std::uint32_t& newest = newest_[box_of_square(key)];
      spots_.push_back({key, std::exchange(newest, spot)});
    }
    ids_.push_back(spot);
    const std::int64_t right = side(x - column), down = side(y - row);
    if (right != 0) doubtful_.push_back({spot, key + (std::uint64_t(right) << 32)});
    if (down != 0) doubtful_.push_back({spot, key + std::uint64_t(down)});
    if (right != 0 && down != 0)
      doubtful_.push_back({spot, key + (std::uint64_t(right) << 32) + std::uint64_t(down)});
  }

  /// The id of each point in the order in which they were added, and the number of ids.
  std::pair<std::vector<std::uint32_t>, std::uint32_t> ids() {
    const auto limit = static_cast<std::uint32_t>(spots_.size());
    DisjointSets same(limit);
    bool joined = false;
    for (const Doubt& d : doubtful_)
      if (const std::uint32_t beyond = spot_of(d.beyond); beyond != no_spot)
        joined = same.join(d.spot, beyond) || joined;
    if (!joined) return {std::move(ids_), limit};
    std::vector<std::uint32_t> renumbered(limit, no_spot);
    std::uint32_t next = 0;
    for (std::uint32_t& i : ids_) {
      std::uint32_t& number = renumbered[same.find(i)];
      if (number == no_spot) number = next++;
      i = number;
    }
    return {std::move(ids_), next};
  }

 private:
  static constexpr std::uint32_t no_spot = ~std::uint32_t{0};
  struct Spot {
    std::uint64_t key;
    std::uint32_t before;  ///< the spot of this box that was found before
  };
  /// A point so close to the border of its square that an equal point may lie in the next square.
  struct Doubt {
    std::uint32_t spot;
    std::uint64_t beyond;
  };
  static std::int64_t side(double from_middle) {
    return from_middle > 0.499 ? 1 : from_middle < -0.499 ? -1 : 0;
  }
  std::size_t box_of_square(std::uint64_t key) const {
    return ((key & 0xffffffff) >> coarse_) * across_ + (key >> 32 >> coarse_);
  }
  std::uint32_t spot_of(std::uint64_t key) const {
    std::uint32_t spot = newest_[box_of_square(key)];
    while (spot != no_spot && spots_[spot].key != key) spot = spots_[spot].before;
    return spot;
  }

  Point origin_;
  double step_;
  int coarse_ = 0;  ///< binary digits of a square's row and column that its box does not see
  std::size_t across_ = 0;
  std::vector<std::uint32_t> newest_;  ///< box -> its newest spot
  std::vector<Spot> spots_;
  std::vector<Doubt> doubtful_;
  std::vector<std::uint32_t> ids_;
};

/// For each edge the edge that coincides with it, or none.
class Mates {
 public:
  Mates(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& ends, std::uint32_t point_limit)
      : first_(point_limit + 1), at_(ends.size()) {
    for (const auto& [a, b] : ends) ++first_[std::min(a, b) + 1];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (std::uint32_t i = 0; i < ends.size(); ++i)
      at_[next[std::min(ends[i].first, ends[i].second)]++] = {std::max(ends[i].first, ends[i].second), i};
  }

  /// `same(i, j)`: two edges with the same end points coincide.
  template <class Same>
  std::vector<std::uint32_t> pair_up(Same same) const {
    std::vector<std::uint32_t> mate(at_.size(), no_edge);
    for (std::size_t point = 0; point + 1 < first_.size(); ++point)
      for (std::uint32_t i = first_[point]; i < first_[point + 1]; ++i)
        for (std::uint32_t j = i + 1; j < first_[point + 1]; ++j) {
          const std::uint32_t a = at_[i].edge, b = at_[j].edge;
          if (at_[i].end != at_[j].end || !same(a, b)) continue;
          if (mate[a] != no_edge || mate[b] != no_edge)
            throw std::invalid_argument("an edge belongs to more than two cells");
          mate[a] = b;
          mate[b] = a;
        }
    return mate;
  }

 private:
  struct Entry {
    std::uint32_t end, edge;
  };
  std::vector<std::uint32_t> first_;  ///< point -> the first of the edges whose lower end it is
  std::vector<Entry> at_;
};

}  // namespace

PlanarGraph PlanarGraph::build(std::span<const std::vector<Edge>> outlines, double doorway, double tolerance,
                               Centers choice) {
  PlanarGraph g;
  if (outlines.empty()) {
    g.first_ = {0, 0};
    return g;
  }
  std::vector<Point> centers;
  std::vector<std::span<const Edge>> clockwise;
  std::vector<std::vector<Edge>>
      turned_ones;  // the outlines of `clockwise` that were given in the other direction
  g.bounds_ = edge_bounds(outlines.front().at(0));
  for (const std::vector<Edge>& outline : outlines) {
    require_closed(outline, tolerance);
    clockwise.emplace_back(signed_area(outline) < 0 ? turned_ones.emplace_back(reversed_outline(outline))
                                                    : outline);
    centers.push_back(centroid(clockwise.back()));
    for (const Edge& e : outline) g.bounds_ = enclosing(g.bounds_, edge_bounds(e));
  }

  const std::vector<std::uint32_t> order = along_curve(centers, g.bounds_);
  std::size_t uses = 0;
  for (const std::span<const Edge> outline : clockwise) uses += outline.size();
  Corners corners(g.bounds_, tolerance, uses);
  std::vector<const Edge*> edges;
  edges.reserve(uses);
  g.centers_.reserve(order.size());
  g.first_.reserve(order.size() + 2);
  g.first_.push_back(0);
  for (const std::uint32_t i : order) {
    g.centers_.push_back(centers[i]);
    for (const Edge& e : clockwise[i]) {
      corners.add(edge_begin(e));
      edges.push_back(&e);
    }
    g.first_.push_back(static_cast<std::uint32_t>(edges.size()));
  }
  g.first_.push_back(g.first_.back());  // the outside has no list of sides

  const auto [corner, point_limit] = corners.ids();
  g.point_limit_ = point_limit;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
  ends.reserve(edges.size());
  for (std::size_t c = 0; c < order.size(); ++c)
    for (std::uint32_t i = g.first_[c]; i < g.first_[c + 1]; ++i)
      ends.emplace_back(corner[i], corner[i + 1 < g.first_[c + 1] ? i + 1 : g.first_[c]]);

  const double near = 1e6 * tolerance * tolerance;
  const std::vector<std::uint32_t> mate =
      Mates(ends, point_limit).pair_up([&](std::uint32_t i, std::uint32_t j) {
        if (edges[i]->index() != edges[j]->index()) return false;
        if (edges[i]->index() == 0) return true;
        const Point gap = edge_middle(*edges[i]) - edge_middle(*edges[j]);
        return dot(gap, gap) < near;
      });

  // Walls in the order of their cells, so that neighbors in the maze are neighbors in memory.
  g.sides_.resize(edges.size());
  for (std::uint32_t c = 0; c < order.size(); ++c)
    for (std::uint32_t i = g.first_[c]; i < g.first_[c + 1]; ++i) {
      if (mate[i] != no_edge && mate[i] < i) {
        g.sides_[i].wall = g.sides_[mate[i]].wall;
        g.ends_[index(g.sides_[i].wall)].second = Cell{c};
        continue;
      }
      g.sides_[i].wall = Wall{g.wall_limit()};
      g.ends_.emplace_back(Cell{c}, g.outside());
      g.edges_.push_back(*edges[i]);
      g.points_.push_back(ends[i]);
    }
  if (choice != Centers::of_gravity) g.choose_centers(doorway);
  g.measure_doorways(doorway, choice == Centers::in_long_rooms);
  g.link_sides();
  return g;
}

}  // namespace mazefolio::topology
