// Builds adjacency from polygons. Corners are merged by rounded coordinates. The key of an edge is its two
// corners (and its middle, because two arcs may share both ends); two edges with the same key are one wall.
// Sorting instead of hashing gives the same order, and so the same maze, on every machine. Cost: n log n for
// the corners, linear for the rest.

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "topology/cell_room.h"
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

std::vector<std::uint32_t> along_curve(std::span<const Point> centers, const Rect& bounds) {
  const double side = std::max({bounds.width(), bounds.height(), 1e-300});
  std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
  keys.reserve(centers.size());
  for (std::uint32_t i = 0; i < centers.size(); ++i) {
    // Rounded first, so that the last bit of a sine cannot move a center to another square of the curve.
    const auto grid = [&](double v) {
      return static_cast<std::uint32_t>(std::llround(std::clamp(v / side, 0.0, 1.0) * 65535e6) / 1000000);
    };
    keys.emplace_back(hilbert(grid(centers[i].x - bounds.x0), grid(centers[i].y - bounds.y0)), i);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<std::uint32_t> order;
  order.reserve(keys.size());
  for (const auto& [key, i] : keys) order.push_back(i);
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

/// Numbers the corners. Points in one square of side `tolerance` are equal, and so are two points on both
/// sides of the border of a square and close to it.
class Corners {
 public:
  Corners(const Rect& bounds, double tolerance)
      : origin_{bounds.x0, bounds.y0},
        // Both coordinates share 64 bits.
        step_(std::max(tolerance, std::max(bounds.width(), bounds.height()) / 0x1p31)) {}

  void add(Point p) {
    const double x = (p.x - origin_.x) / step_ + 1, y = (p.y - origin_.y) / step_ + 1;
    const double column = std::floor(x + 0.5), row = std::floor(y + 0.5);
    const auto use = static_cast<std::uint32_t>(spots_.size());
    const std::uint64_t key = std::uint64_t(column) << 32 | std::uint64_t(row);
    spots_.push_back({key, use});
    const std::int64_t right = side(x - column), down = side(y - row);
    if (right != 0) doubtful_.push_back({use, key + (std::uint64_t(right) << 32)});
    if (down != 0) doubtful_.push_back({use, key + std::uint64_t(down)});
    if (right != 0 && down != 0)
      doubtful_.push_back({use, key + (std::uint64_t(right) << 32) + std::uint64_t(down)});
  }

  /// The id of each point in the order in which they were added, and the number of ids.
  std::pair<std::vector<std::uint32_t>, std::uint32_t> ids() {
    std::sort(spots_.begin(), spots_.end());
    std::vector<std::uint32_t> id(spots_.size());
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < spots_.size(); ++i) {
      if (i > 0 && spots_[i].key != spots_[i - 1].key) ++count;
      id[spots_[i].use] = count;
    }
    const std::uint32_t limit = spots_.empty() ? 0 : count + 1;
    DisjointSets same(limit);
    for (const Doubt& d : doubtful_) {
      const auto found = std::lower_bound(spots_.begin(), spots_.end(), Spot{d.beyond, 0});
      if (found != spots_.end() && found->key == d.beyond) same.join(id[d.use], id[found->use]);
    }
    // Renumbered in the order of use, so that neighbors in the plane are neighbors in memory.
    std::vector<std::uint32_t> renumbered(limit, no_edge);
    std::uint32_t next = 0;
    for (std::uint32_t& i : id) {
      std::uint32_t& number = renumbered[same.find(i)];
      if (number == no_edge) number = next++;
      i = number;
    }
    return {std::move(id), next};
  }

 private:
  struct Spot {
    std::uint64_t key;
    std::uint32_t use;
    friend auto operator<=>(const Spot&, const Spot&) = default;
  };
  /// A point so close to the border of its square that an equal point may lie in the next square.
  struct Doubt {
    std::uint32_t use;
    std::uint64_t beyond;
  };
  static std::int64_t side(double from_middle) {
    return from_middle > 0.499 ? 1 : from_middle < -0.499 ? -1 : 0;
  }

  Point origin_;
  double step_;
  std::vector<Spot> spots_;
  std::vector<Doubt> doubtful_;
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
  Corners corners(g.bounds_, tolerance);
  std::vector<const Edge*> edges;
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

void PlanarGraph::choose_centers(double doorway) {
  const double enough = doorway * doorway / 4 - 1e-9;
  for (std::uint32_t c = 0; c < cell_count(); ++c) {
    const CellRoom room(outline(Cell{c}));
    if (room.most() >= enough && room.at(centers_[c]) < enough) centers_[c] = room.roomiest(centers_[c]);
  }
}

void PlanarGraph::measure_doorways(double doorway, bool in_long_cells) {
  passable_ = BitSet(ends_.size(), true);
  if (doorway <= 0) return;
  const double enough = doorway - 1e-9;
  std::vector<Obstacle> obstacles;
  obstacles.reserve(edges_.size());
  for (const Edge& e : edges_) obstacles.emplace_back(e);
  std::vector<Spots> spots(cell_count());
  for (std::uint32_t c = 0; c < cell_count(); ++c)
    spots[c] = spots_in(outline(Cell{c}), centers_[c], enough, in_long_cells);
  std::vector<Chamber> chambers(2);
  for (std::uint32_t w = 0; w < ends_.size(); ++w) {
    std::size_t count = 0;
    for (const Cell c : {ends_[w].first, ends_[w].second}) {
      if (!contains(c)) continue;
      Chamber& chamber = chambers[count++];
      chamber.center = center(c);
      chamber.spots = spots[index(c)];
      chamber.walls.clear();
      for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i)
        if (index(sides_[i].wall) != w) chamber.walls.push_back(obstacles[index(sides_[i].wall)]);
    }
    if (door_width(edges_[w], std::span(chambers).first(count), enough) < enough) passable_.reset(w);
  }
}

}  // namespace mazefolio::topology
