// Builds adjacency from cells: corners that coincide are one, and so are edges. Cells are taken in their
// order along the curve, and each wall is found again by its second side, so that nothing but the graph
// itself is ever as large as the graph. A graph that is redrawn keeps the corners, walls and widths of cells
// that stay, and finds only those of the others. Cost: linear, but for the cells that stay where the bounds
// change.

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/geometry/edges.h"
#include "topology/cell_order.h"
#include "topology/corners.h"
#include "topology/new_cells.h"
#include "topology/planar_graph.h"
#include "topology/walls_by_ends.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_number = ~std::uint32_t{0};

}  // namespace

/// A graph under way: new cells, and those that stay of a graph before.
template <class NewCells>
class PlanarGraph::Draft {
 public:
  Draft(const PlanarGraph& before, const BitSet& gone, const NewCells& cells, double tolerance)
      : before_(before), gone_(gone), cells_(cells), near_(1e6 * tolerance * tolerance) {
    seat_cells();
    if (seats_.empty()) return;
    find_bounds();
    order_cells();
    find_corners(tolerance);
  }

  PlanarGraph graph(double doorway, Centers choice) const {
    PlanarGraph g;
    if (seats_.empty()) {
      add_walls(g, false);
      return g;
    }
    g.bounds_ = bounds_;
    g.doorway_ = doorway;
    g.choice_ = choice;
    const bool known = before_.is_measured(doorway, choice);
    const BitSet cells = set_centers(g, known);
    const BitSet walls = add_walls(g, known);
    g.measure_doorways(cells, walls);
    g.link_sides();
    return g;
  }

  /// Of each cell: what it was before.
  std::vector<Cell> former() const {
    std::vector<Cell> cells;
    for (const Seat& seat : seats_) cells.push_back(seat.is_former ? Cell{seat.cell} : no_cell);
    return cells;
  }

 private:
  struct Seat {
    std::uint32_t cell;
    bool is_former;  ///< a cell that stays; else a new one
  };

  bool stays(Cell c) const { return before_.contains(c) && !gone_.test(index(c)); }

  /// New ones first.
  void seat_cells() {
    seats_.reserve(cells_.count() + before_.cell_count());
    for (std::uint32_t c = 0; c < cells_.count(); ++c) seats_.push_back({c, false});
    for (std::uint32_t c = 0; c < before_.cell_count(); ++c)
      if (stays(Cell{c})) seats_.push_back({c, true});
  }

  Point balance(const Seat& seat) const {
    return seat.is_former ? centroid(before_.outline(Cell{seat.cell})) : cells_.center(seat.cell);
  }

  void find_bounds() {
    std::optional<Rect> box;
    if (cells_.count() > 0) box = cells_.bounds();
    if (before_.cell_count() > 0 && all_gone_lie_within(box)) {
      bounds_ = box ? enclosing(*box, before_.bounds_) : before_.bounds_;
      return;
    }
    for (std::uint32_t w = 0; w < before_.wall_limit(); ++w) {
      const auto [a, b] = before_.ends(Wall{w});
      if (!stays(a) && !stays(b)) continue;
      const Rect around = edge_bounds(before_.edges_[w]);
      box = box ? enclosing(*box, around) : around;
      if (holds(*box, before_.bounds_)) break;
    }
    bounds_ = *box;
  }

  /// No cell that goes touches the bounds where no new cell, in this box, does.
  bool all_gone_lie_within(const std::optional<Rect>& box) const {
    const Rect& all = before_.bounds_;
    const Rect fresh = box.value_or(Rect{all.x1, all.y1, all.x0, all.y0});
    bool within = true;
    gone_.for_each_set([&](std::size_t c) {
      before_.for_each_side(Cell{static_cast<std::uint32_t>(c)}, [&](Cell, Wall w) {
        const Rect r = edge_bounds(before_.edges_[index(w)]);
        within = within && (r.x0 > all.x0 || fresh.x0 <= all.x0) && (r.y0 > all.y0 || fresh.y0 <= all.y0) &&
                 (r.x1 < all.x1 || fresh.x1 >= all.x1) && (r.y1 < all.y1 || fresh.y1 >= all.y1);
      });
    });
    return within;
  }

  /// Along the curve. Cells that stay lie along it already where the bounds are the same.
  void order_cells() {
    std::vector<std::uint64_t> keys;  // with the number of the cell as the lower half
    const bool in_order = before_.doorway_ >= 0 && before_.bounds_ == bounds_;
    const std::size_t sorted = in_order ? cells_.count() : seats_.size();
    keys.reserve(sorted);
    for (std::size_t i = 0; i < sorted; ++i)
      keys.push_back(place_on_curve(balance(seats_[i]), bounds_) << 32 | i);
    sort_by_upper_half(keys);
    sort_by_rank(keys);
    constexpr std::uint64_t unknown = ~std::uint64_t{0};
    std::vector<std::uint64_t> places(seats_.size(), unknown);  // of those that stay
    const auto place = [&](const Seat& seat) {
      std::uint64_t& found = places[static_cast<std::size_t>(&seat - seats_.data())];
      if (found == unknown) found = place_on_curve(balance(seat), bounds_);
      return found;
    };
    std::vector<Seat> ordered;
    ordered.reserve(seats_.size());
    auto rest = seats_.begin() + static_cast<std::ptrdiff_t>(sorted);
    for (const std::uint64_t key : keys) {
      const auto behind =
          std::partition_point(rest, seats_.end(), [&](const Seat& seat) { return place(seat) < key >> 32; });
      ordered.insert(ordered.end(), rest, behind);
      ordered.push_back(seats_[key & 0xffffffff]);
      rest = behind;
    }
    ordered.insert(ordered.end(), rest, seats_.end());
    seats_ = std::move(ordered);
  }

  /// New cells in one place, before those that stay.
  void sort_by_rank(std::vector<std::uint64_t>& keys) const {
    const auto rank = [&](std::uint64_t key) {
      const Seat& seat = seats_[key & 0xffffffff];
      return seat.is_former ? ~std::uint32_t{0} : cells_.rank(seat.cell);
    };
    for (auto begin = keys.begin(), end = begin; begin != keys.end(); begin = end) {
      while (end != keys.end() && *end >> 32 == *begin >> 32) ++end;
      if (end - begin > 1) std::stable_sort(begin, end, [&](auto a, auto b) { return rank(a) < rank(b); });
    }
  }

  /// Of the new cells. Where an open wall ends, it is the corner that was there before.
  void find_corners(double tolerance) {
    point_limit_ = before_.point_limit_;
    is_open_ = BitSet(before_.wall_limit());
    for (std::uint32_t w = 0; w < before_.wall_limit(); ++w) {
      const auto [a, b] = before_.ends(Wall{w});
      if (stays(a) == stays(b)) continue;
      is_open_.set(w);
      open_.push_back(Wall{w});
    }
    if (cells_.count() == 0) return;
    Corners corners(bounds_, tolerance, cells_.place_limit() + 2 * open_.size());
    for (const Wall w : open_) {
      corners.add(edge_begin(before_.edges_[index(w)]));
      corners.add(edge_end(before_.edges_[index(w)]));
    }
    cells_.for_each_place([&](std::uint32_t, Point p) { corners.add(p); });
    const auto ids = corners.ids();
    const std::vector<std::uint32_t>& id = ids.first;
    std::vector<std::uint32_t> corner(ids.second, no_number);
    std::size_t next = 0;
    for (const Wall w : open_) {
      corner[id[next++]] = before_.points(w).first;
      corner[id[next++]] = before_.points(w).second;
    }
    corner_at_.resize(cells_.place_limit());
    cells_.for_each_place([&](std::uint32_t place, Point) {
      std::uint32_t& found = corner[id[next++]];
      if (found == no_number) found = point_limit_++;
      corner_at_[place] = found;
    });
  }

  /// The cells whose centers are those of gravity: all but those that stay, of which more is known.
  BitSet set_centers(PlanarGraph& g, bool known) const {
    BitSet others(seats_.size());
    g.centers_.reserve(seats_.size());
    for (const Seat& seat : seats_) {
      const bool stays_put = known && seat.is_former;
      if (!stays_put) others.set(g.centers_.size());
      g.centers_.push_back(stays_put ? before_.centers_[seat.cell] : balance(seat));
    }
    return others;
  }

  // Walls and points in the order of their cells, so that neighbors in the maze are neighbors in memory.
  // Returns the walls whose widths are to be found; `known`: those before are what would be found.
  BitSet add_walls(PlanarGraph& g, bool known) const {
    reserve(g);
    g.first_.push_back(0);
    std::vector<std::uint32_t> number(point_limit_, no_number);
    const auto numbered = [&](std::uint32_t corner) {
      if (number[corner] == no_number) number[corner] = g.point_limit_++;
      return number[corner];
    };
    std::vector<Wall> now(before_.wall_limit(), no_wall);
    WallsByEnds shared(point_limit_, wall_estimate());
    std::vector<std::uint32_t> ring;
    for (std::uint32_t i = 0; i < seats_.size(); ++i) {
      const std::uint32_t cell = seats_[i].cell;
      std::size_t side = 0;
      const auto to = [&] { return ring[side + 1 < ring.size() ? side + 1 : 0]; };
      ring.clear();
      if (seats_[i].is_former) {
        before_.for_each_side(Cell{cell}, [&](Cell, Wall w) {
          const auto [from, end] = before_.points(w);
          ring.push_back(numbered(is_turned(cell, w) ? end : from));
        });
        before_.for_each_side(Cell{cell}, [&](Cell, Wall w) {
          const auto edge = [&] { return before_.edge_seen_from(Cell{cell}, w); };
          Wall& found = now[index(w)];
          if (is_open_.test(index(w)))
            found = add_shared_side(g, Cell{i}, shared, ring[side], to(), edge);
          else if (found == no_wall)
            found = add_wall(g, Cell{i}, ring[side], to(), edge());
          else
            add_second_side(g, Cell{i}, found);
          ++side;
        });
      } else {
        for (std::uint32_t k = 0; k < cells_.sides(cell); ++k)
          ring.push_back(numbered(corner_at_[cells_.place(cell, k)]));
        for (; side < ring.size(); ++side)
          add_shared_side(g, Cell{i}, shared, ring[side], to(),
                          [&] { return cells_.edge(cell, static_cast<std::uint32_t>(side)); });
      }
      g.first_.push_back(static_cast<std::uint32_t>(g.sides_.size()));
    }
    g.first_.push_back(g.first_.back());  // the outside has no list of sides
    g.passable_ = BitSet(g.wall_limit(), true);
    return known ? keep_doorways(g, now, shared) : g.passable_;
  }

  /// A side of a cell that stays runs the other way than its wall.
  bool is_turned(std::uint32_t former, Wall w) const { return before_.ends(w).first != Cell{former}; }

  /// Of new walls, nearly all of which have two sides.
  std::size_t wall_estimate() const { return cells_.side_count() * std::size_t{9} / 16 + 16; }

  void reserve(PlanarGraph& g) const {
    const std::size_t walls = before_.wall_limit() + wall_estimate();
    g.first_.reserve(seats_.size() + 2);
    g.sides_.reserve(before_.sides_.size() + cells_.side_count());
    g.ends_.reserve(walls);
    g.edges_.reserve(walls);
    g.points_.reserve(walls);
  }

  template <class MakeEdge>
  Wall add_shared_side(PlanarGraph& g, Cell c, WallsByEnds& shared, std::uint32_t from, std::uint32_t to,
                       MakeEdge edge) const {
    Wall w = shared.find(from, to, [&](Wall known) { return coincide(g.edges_[index(known)], edge()); });
    if (w == no_wall) {
      w = add_wall(g, c, from, to, edge());
      shared.add(from, to, w);
    } else if (g.ends_[index(w)].second == g.outside()) {
      add_second_side(g, c, w);
    } else {
      throw std::invalid_argument("an edge belongs to more than two cells");
    }
    return w;
  }

  Wall add_wall(PlanarGraph& g, Cell c, std::uint32_t from, std::uint32_t to, const Edge& edge) const {
    const Wall w{g.wall_limit()};
    g.ends_.emplace_back(c, g.outside());
    g.edges_.push_back(edge);
    g.points_.emplace_back(from, to);
    g.sides_.push_back({g.outside(), w});
    return w;
  }
  void add_second_side(PlanarGraph& g, Cell c, Wall w) const {
    g.ends_[index(w)].second = c;
    g.sides_.push_back({g.outside(), w});
  }

  /// Of two edges between the same points. Two arcs may share both.
  bool coincide(const Edge& a, const Edge& b) const {
    if (a.index() != b.index()) return false;
    if (a.index() == 0) return true;
    const Point gap = edge_middle(a) - edge_middle(b);
    return dot(gap, gap) < near_;
  }

  /// Sets what is known of walls that have the same cells as before, whose numbers are `now`; returns the
  /// others.
  BitSet keep_doorways(PlanarGraph& g, const std::vector<Wall>& now, const WallsByEnds& shared) const {
    const auto is_rim = [](const PlanarGraph& graph, Wall w) {
      return !graph.contains(graph.ends(w).second);
    };
    (~before_.passable_).for_each_set([&](std::size_t w) {
      if (now[w] != no_wall) g.passable_.reset(index(now[w]));
    });
    BitSet others(g.wall_limit());
    shared.for_each([&](Wall w) { others.set(index(w)); });
    for (const Wall w : open_)
      if (is_rim(before_, w) && is_rim(g, now[index(w)])) others.reset(index(now[index(w)]));
    others.for_each_set([&](std::size_t w) { g.passable_.set(w); });
    return others;
  }

  const PlanarGraph& before_;
  const BitSet& gone_;
  const NewCells& cells_;
  double near_;
  std::vector<Seat> seats_;  ///< new ones first, until they are ordered
  /// Of the graph before: walls of one cell that stays, which may be those of a new cell, too.
  std::vector<Wall> open_;
  BitSet is_open_;
  std::vector<std::uint32_t> corner_at_;  ///< of new cells, by place
  std::uint32_t point_limit_ = 0;
  Rect bounds_;
};

PlanarGraph PlanarGraph::build(std::span<const std::vector<Edge>> outlines, double doorway, double tolerance,
                               Centers choice) {
  return PlanarGraph().redrawn({}, outlines, doorway, tolerance, choice);
}

PlanarGraph PlanarGraph::of_mesh(CellMesh mesh, double doorway, double tolerance, Centers choice) {
  return Draft<MeshedCells>(PlanarGraph(), {}, MeshedCells(std::move(mesh)), tolerance)
      .graph(doorway, choice);
}

PlanarGraph PlanarGraph::redrawn(const BitSet& gone, std::span<const std::vector<Edge>> outlines,
                                 double doorway, double tolerance, Centers choice) const {
  return Draft<OutlinedCells>(*this, gone, OutlinedCells(outlines, tolerance), tolerance)
      .graph(doorway, choice);
}

PlanarGraph::Redrawn PlanarGraph::redraw(const BitSet& gone, std::span<const std::vector<Edge>> outlines,
                                         double doorway, double tolerance, Centers choice) const {
  const OutlinedCells cells(outlines, tolerance);
  const Draft<OutlinedCells> draft(*this, gone, cells, tolerance);
  return {draft.graph(doorway, choice), draft.former()};
}

}  // namespace mazefolio::topology
