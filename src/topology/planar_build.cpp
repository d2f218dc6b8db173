// Builds adjacency from polygons: corners that coincide are one, and so are edges. A graph that is redrawn
// keeps the corners, walls and widths of cells that stay, and finds only those of the others. Cost: linear,
// but for the cells that stay where the bounds change.

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "base/geometry/edges.h"
#include "topology/corners.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_former = ~std::uint32_t{0};

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

/// The place of a cell along the curve, from its center of gravity.
std::uint64_t curve_key(Point p, const Rect& bounds) {
  const double side = std::max({bounds.width(), bounds.height(), 1e-300});
  // Rounded first, so that the last bit of a sine cannot move a center to another square of the curve.
  const auto grid = [&](double v) {
    return static_cast<std::uint32_t>(std::llround(std::clamp(v / side, 0.0, 1.0) * 65535e6) / 1000000);
  };
  return hilbert(grid(p.x - bounds.x0), grid(p.y - bounds.y0));
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

}  // namespace

/// A graph under way: new cells, and those that stay of a graph before.
class PlanarGraph::Draft {
 public:
  Draft(const PlanarGraph& before, const BitSet& gone, std::span<const std::vector<Edge>> outlines,
        double tolerance)
      : before_(before), gone_(gone), tolerance_(tolerance) {
    add_cells(outlines);
    if (cells_.empty()) return;
    find_bounds();
    order_cells();
    add_sides();
    number_corners();
    pair_sides();
  }

  PlanarGraph graph(double doorway, Centers choice) const {
    PlanarGraph g;
    g.first_ = first_;
    g.first_.push_back(first_.back());  // the outside has no list of sides
    if (cells_.empty()) return g;
    g.bounds_ = bounds_;
    g.doorway_ = doorway;
    g.choice_ = choice;
    const bool known = before_.doorway_ == doorway && before_.choice_ == choice;
    const BitSet cells = set_centers(g, known);
    add_walls(g);
    number_points(g);
    if (choice != Centers::of_gravity) g.choose_centers(cells);
    g.passable_ = BitSet(g.wall_limit(), true);
    g.measure_doorways(known ? keep_doorways(g, cells) : BitSet(g.wall_limit(), true));
    g.link_sides();
    return g;
  }

 private:
  /// The id before of a cell that stays, or the outline of a new one, clockwise.
  struct Seat {
    std::uint32_t former = no_former;
    std::span<const Edge> outline{};
  };
  struct DraftSide {
    std::uint32_t corner = 0;          ///< where it begins
    std::uint32_t former = no_former;  ///< the wall
    const Edge* edge = nullptr;
    bool turned = false;  ///< the edge runs the other way
    std::uint32_t mate = no_edge;
  };

  /// The wall of a cell that stays may be one with that of a new cell.
  bool is_open(Wall w) const {
    const auto [a, b] = before_.ends(w);
    return stays(a) != stays(b);
  }
  bool stays(Cell c) const { return before_.contains(c) && !gone_.test(index(c)); }

  void add_cells(std::span<const std::vector<Edge>> outlines) {
    for (const std::vector<Edge>& outline : outlines) {
      require_closed(outline, tolerance_);
      cells_.push_back({no_former, signed_area(outline) < 0
                                       ? turned_ones_.emplace_back(reversed_outline(outline))
                                       : std::span<const Edge>(outline)});
    }
    new_ones_ = cells_.size();
    for (std::uint32_t c = 0; c < before_.cell_count(); ++c)
      if (stays(Cell{c})) cells_.push_back({c});
  }

  Point balance(const Seat& seat) const {
    return centroid(seat.former == no_former ? seat.outline : before_.outline(Cell{seat.former}));
  }

  void find_bounds() {
    std::optional<Rect> box;
    const auto add = [&](const Edge& e) { box = box ? enclosing(*box, edge_bounds(e)) : edge_bounds(e); };
    for (const Seat& seat : cells_)
      for (const Edge& e : seat.outline) add(e);
    for (std::uint32_t w = 0; w < before_.wall_limit(); ++w)
      if (const auto [a, b] = before_.ends(Wall{w}); stays(a) || stays(b)) add(before_.edges_[w]);
    bounds_ = *box;
  }

  /// Along the curve. Cells that stay lie along it already where the bounds are the same.
  void order_cells() {
    std::vector<std::uint64_t> keys;  // with the number of the cell as the lower half
    const bool in_order = before_.doorway_ >= 0 && before_.bounds_ == bounds_;
    const auto sorted = static_cast<std::uint32_t>(in_order ? new_ones_ : cells_.size());
    keys.reserve(sorted);
    for (std::uint32_t i = 0; i < sorted; ++i)
      keys.push_back(curve_key(balance(cells_[i]), bounds_) << 32 | i);
    sort_by_upper_half(keys);
    std::vector<Seat> ordered;
    ordered.reserve(cells_.size());
    auto rest = cells_.begin() + sorted;
    for (const std::uint64_t key : keys) {
      const auto behind = std::partition_point(rest, cells_.end(), [&](const Seat& seat) {
        return curve_key(balance(seat), bounds_) < key >> 32;
      });
      ordered.insert(ordered.end(), rest, behind);
      ordered.push_back(cells_[key & 0xffffffff]);
      rest = behind;
    }
    ordered.insert(ordered.end(), rest, cells_.end());
    cells_ = std::move(ordered);
  }

  void add_sides() {
    for (const Seat& seat : cells_) {
      for (const Edge& e : seat.outline) sides_.push_back({0, no_former, &e});
      if (seat.former != no_former) add_former_sides(Cell{seat.former});
      first_.push_back(static_cast<std::uint32_t>(sides_.size()));
    }
  }

  void add_former_sides(Cell c) {
    before_.for_each_side(c, [&](Cell, Wall w) {
      const bool turned = before_.ends(w).first != c;
      const auto [from, to] = before_.points(w);
      sides_.push_back({turned ? to : from, index(w), &before_.edges_[index(w)], turned});
    });
  }

  /// A new corner that lies where an open wall ends is the same.
  void number_corners() {
    const auto uses = std::count_if(sides_.begin(), sides_.end(),
                                    [](const DraftSide& side) { return side.former == no_former; });
    std::size_t open = 0;
    for (std::uint32_t w = 0; w < before_.wall_limit(); ++w) open += is_open(Wall{w}) ? 1 : 0;
    Corners corners(bounds_, tolerance_, static_cast<std::size_t>(uses) + 2 * open);
    std::vector<std::uint32_t> known;
    for (std::uint32_t w = 0; w < before_.wall_limit(); ++w) {
      if (!is_open(Wall{w})) continue;
      corners.add(edge_begin(before_.edges_[w]));
      corners.add(edge_end(before_.edges_[w]));
      known.push_back(before_.points_[w].first);
      known.push_back(before_.points_[w].second);
    }
    for (const DraftSide& side : sides_)
      if (side.former == no_former) corners.add(edge_begin(*side.edge));
    const auto [id, limit] = corners.ids();
    std::vector<std::uint32_t> corner(limit, no_edge);
    for (std::size_t i = 0; i < known.size(); ++i) corner[id[i]] = known[i];
    point_limit_ = before_.point_limit_;
    std::size_t next = known.size();
    for (DraftSide& side : sides_) {
      if (side.former != no_former) continue;
      std::uint32_t& found = corner[id[next++]];
      if (found == no_edge) found = point_limit_++;
      side.corner = found;
    }
  }

  /// The corners at both ends of a side of a cell.
  std::pair<std::uint32_t, std::uint32_t> ends(std::size_t cell, std::uint32_t side) const {
    return {sides_[side].corner, sides_[side + 1 < first_[cell + 1] ? side + 1 : first_[cell]].corner};
  }

  /// Of new sides, and of open walls.
  void pair_sides() {
    std::vector<std::uint32_t> open;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> open_ends;
    for (std::size_t c = 0; c < cells_.size(); ++c)
      for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
        if (sides_[i].former != no_former && !is_open(Wall{sides_[i].former})) continue;
        open.push_back(i);
        open_ends.push_back(ends(c, i));
      }
    const double near = 1e6 * tolerance_ * tolerance_;
    const std::vector<std::uint32_t> mate =
        Mates(open_ends, point_limit_).pair_up([&](std::uint32_t i, std::uint32_t j) {
          const Edge &a = *sides_[open[i]].edge, &b = *sides_[open[j]].edge;
          if (a.index() != b.index()) return false;
          if (a.index() == 0) return true;
          const Point gap = edge_middle(a) - edge_middle(b);
          return dot(gap, gap) < near;
        });
    for (std::size_t i = 0; i < open.size(); ++i)
      if (mate[i] != no_edge) sides_[open[i]].mate = open[mate[i]];
    std::vector<std::uint32_t> first_of(before_.wall_limit(), no_edge);
    for (std::uint32_t i = 0; i < sides_.size(); ++i) {
      if (sides_[i].former == no_former) continue;
      std::uint32_t& first = first_of[sides_[i].former];
      if (first == no_edge)
        first = i;
      else
        sides_[sides_[i].mate = first].mate = i;
    }
  }

  // Walls in the order of their cells, so that neighbors in the maze are neighbors in memory.
  void add_walls(PlanarGraph& g) const {
    g.sides_.resize(sides_.size());
    for (std::uint32_t c = 0; c < cells_.size(); ++c)
      for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
        const DraftSide& side = sides_[i];
        if (side.mate != no_edge && side.mate < i) {
          g.sides_[i].wall = g.sides_[side.mate].wall;
          g.ends_[index(g.sides_[i].wall)].second = Cell{c};
          continue;
        }
        g.sides_[i].wall = Wall{g.wall_limit()};
        g.ends_.emplace_back(Cell{c}, g.outside());
        g.edges_.push_back(side.turned ? reversed(*side.edge) : *side.edge);
        g.points_.push_back(ends(c, i));
      }
  }

  // In the order of use, too.
  void number_points(PlanarGraph& g) const {
    std::vector<std::uint32_t> number(point_limit_, no_edge);
    for (const DraftSide& side : sides_)
      if (number[side.corner] == no_edge) number[side.corner] = g.point_limit_++;
    for (auto& [from, to] : g.points_) {
      from = number[from];
      to = number[to];
    }
  }

  /// The cells whose centers are those of gravity: all but those that stay, of which more is known.
  BitSet set_centers(PlanarGraph& g, bool known) const {
    BitSet others(cells_.size());
    for (const Seat& seat : cells_) {
      const bool stays_put = known && seat.former != no_former;
      if (!stays_put) others.set(g.centers_.size());
      g.centers_.push_back(stays_put ? before_.centers_[seat.former] : balance(seat));
    }
    return others;
  }

  /// Sets what is known of walls between cells that stay; returns the others.
  BitSet keep_doorways(PlanarGraph& g, const BitSet& new_cells) const {
    BitSet others(g.wall_limit());
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      const Wall w = g.sides_[i].wall;
      const auto [a, b] = g.ends(w);
      if (new_cells.test(index(a)) || (g.contains(b) && new_cells.test(index(b))) ||
          (g.contains(b) != before_.contains(before_.ends(Wall{sides_[i].former}).second)))
        others.set(index(w));
      else if (!before_.passable(Wall{sides_[i].former}))
        g.passable_.reset(index(w));
    }
    return others;
  }

  const PlanarGraph& before_;
  const BitSet& gone_;
  double tolerance_;
  std::vector<std::vector<Edge>> turned_ones_;  ///< outlines that were given counterclockwise
  std::vector<Seat> cells_;                     ///< new ones first, until they are ordered
  std::size_t new_ones_ = 0;
  std::vector<DraftSide> sides_;
  std::vector<std::uint32_t> first_{0};
  std::uint32_t point_limit_ = 0;
  Rect bounds_;
};

PlanarGraph PlanarGraph::build(std::span<const std::vector<Edge>> outlines, double doorway, double tolerance,
                               Centers choice) {
  return PlanarGraph().redrawn({}, outlines, doorway, tolerance, choice);
}

PlanarGraph PlanarGraph::redrawn(const BitSet& gone, std::span<const std::vector<Edge>> outlines,
                                 double doorway, double tolerance, Centers choice) const {
  return Draft(*this, gone, outlines, tolerance).graph(doorway, choice);
}

}  // namespace mazefolio::topology
