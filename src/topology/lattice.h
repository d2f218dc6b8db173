#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/bit_set.h"
#include "topology/mask.h"
#include "topology/topology.h"

namespace mazefolio::topology {

/// A corner of a square that stands elsewhere than that of a whole cell: by the place of the latter, x and y.
using MovedCorner = std::pair<std::pair<double, double>, Point>;
/// Of the two ends of a wall.
using GateCorners = std::array<MovedCorner, 2>;
struct MovedCorners {
  std::vector<MovedCorner> at;  ///< sorted
  std::vector<std::pair<Wall, GateCorners>>
      gates;        ///< how walls of the rim stand where they are gates; sorted
  BitSet no_gates;  ///< walls of the rim that cannot be gates
};

/// A regular tiling, stored implicitly: neighbors come from an offset table, walls from `cell << shift |
/// slot`. A frame of absent cells surrounds the field, so that bounds are never tested; a masked-out cell is
/// absent in the same way. Memory: one bit a cell.
class Lattice {
 public:
  /// Squares of side 1, cell (x, y) from (x, y) to (x + 1, y + 1). (columns + 1) * (rows + 2) must be below
  /// 2^31.
  static Lattice square(std::uint32_t columns, std::uint32_t rows);
  static Lattice square(const Mask& mask);
  /// Hexagons standing on a point, whose centers lie 1 apart: rows sqrt(3)/2 apart, odd rows half a cell to
  /// the right.
  static Lattice hexagon(const Mask& mask);
  /// Triangles in rows, pointing up and down in turn, whose centers lie 1 apart: sides of sqrt(3). The
  /// first cell of even rows points up.
  static Lattice triangle(const Mask& mask);

  /// The same field without these cells, one bit an id.
  Lattice without(const BitSet& cells) const;
  /// The same field with these cells as rock: absent, but part of the maze on paper.
  Lattice with_rock(const BitSet& cells) const;
  /// The field with its rock turned back into cells.
  Lattice without_rock() const;
  /// The same squares with these corners; `without` moves them back.
  Lattice with_corners(std::shared_ptr<const MovedCorners> moved) const;
  /// The same squares with these walls of the rim as gates, and no other.
  Lattice with_gates(std::span<const Wall> gates) const;

  std::uint32_t columns() const { return columns_; }
  std::uint32_t rows() const { return rows_; }
  Cell at(std::uint32_t x, std::uint32_t y) const { return Cell{(y + 1) * stride_ - (y >> skew_) + x + 1}; }
  std::uint32_t column(Cell c) const { return (is_skewed() ? in_two_rows(c) : index(c)) % stride_ - 1; }
  std::uint32_t row(Cell c) const {
    if (!is_skewed()) return index(c) / stride_ - 1;
    return (index(c) + two_rows_ - stride_) / two_rows_ * 2 - 2 + in_two_rows(c) / stride_;
  }
  bool has_rock() const { return rock_.size() > 0; }
  bool is_rock(Cell c) const { return has_rock() && rock_.test(index(c)); }
  /// No cell is masked out.
  bool is_full() const { return cell_count_ == columns_ * rows_; }
  bool has_moved_corners() const { return moved_ != nullptr; }

  /// The wall on the side of `c` in direction `d`, clockwise from 0 east; square: 1 south, 2 west, 3 north.
  Wall wall(Cell c, int d) const { return Wall{(index(c) << shift_) + sides(c)[d].wall}; }
  Cell beyond(Cell c, int d) const { return Cell{index(c) + sides(c)[d].cell}; }
  int degree() const { return degree_; }
  /// The largest difference of the ids of two neighbors.
  std::uint32_t ids_of_a_row() const { return stride_; }
  /// A bit for each direction in which the wall of `c` is open.
  std::uint32_t open_sides(const BitSet& open, Cell c) const {
    const Side* side = sides(c);
    const std::uint32_t first = index(c) << shift_;
    std::uint32_t mask = 0;
    for (int d = 0; d < degree_; ++d)
      mask |= static_cast<std::uint32_t>(open.test(first + side[d].wall)) << d;
    return mask;
  }
  bool passable(Wall w) const { return !moved_ || !moved_->no_gates.test(index(w)); }

  // The functions of the concept; see topology.h.
  std::uint32_t cell_limit() const { return static_cast<std::uint32_t>(present_.size()); }
  std::uint32_t wall_limit() const { return cell_limit() << shift_; }
  std::uint32_t cell_count() const { return cell_count_; }
  bool contains(Cell c) const { return present_.test(index(c)); }
  /// One bit for each cell id, set where the cell is contained.
  const BitSet& present() const { return present_; }

  template <class Fn>
  void for_each_side(Cell c, Fn fn) const {
    const Side* side = sides(c);
    for (int d = 0; d < degree_; ++d, ++side)
      fn(Cell{index(c) + side->cell}, Wall{(index(c) << shift_) + side->wall});
  }
  template <class Fn>
  void for_each_neighbor(Cell c, Fn fn) const {
    for_each_side(c, [&](Cell n, Wall w) {
      if (contains(n)) fn(n, w);
    });
  }
  std::pair<Cell, Cell> ends(Wall w) const {
    const std::uint32_t c = index(w) >> shift_;
    return {Cell{c}, Cell{c + slots_[index(w) & ((1u << shift_) - 1)]}};
  }

  /// The points where walls meet have ids below point_limit(). points(w): the two ends of the edge of a wall
  /// that touches a cell.
  std::uint32_t point_limit() const { return (cell_limit() << point_shift_) + 2; }
  std::pair<std::uint32_t, std::uint32_t> points(Wall w) const {
    const std::uint32_t c = index(w) >> shift_;
    const auto [a, b] = points_[c & parity_mask_][index(w) & ((1u << shift_) - 1)];
    return {(c << point_shift_) + a, (c << point_shift_) + b};
  }

  Point center(Cell c) const {
    if (!is_plain_square()) return any_center(c);
    const std::uint32_t y = index(c) / stride_, x = index(c) - y * stride_;  // the frame is column and row 0
    return {x - 0.5, y - 0.5};
  }
  std::vector<Edge> outline(Cell c) const;
  Edge edge(Wall w) const {
    if (degree_ != 4 || moved_) return any_edge(w);
    const std::uint32_t c = index(w) >> 1, y = c / stride_, x = c - y * stride_;
    const Point corner{static_cast<double>(x), static_cast<double>(y)};  // south-east
    if (index(w) % 2 == 0) return Segment{{corner.x, corner.y - 1}, corner};
    return Segment{{corner.x - 1, corner.y}, corner};
  }
  Rect bounds() const;

 private:
  bool is_plain_square() const { return degree_ == 4 && gate_centers_.empty(); }
  Point any_center(Cell c) const;
  Edge any_edge(Wall w) const;
  /// Offsets, added modulo 2^32: from a cell to the cell beyond a side, and from the cell's first wall id to
  /// the wall of that side.
  struct Side {
    std::uint32_t cell, wall;
  };
  Lattice(const Mask& mask, int degree, std::uint32_t stride);
  /// All centers and corners lie on a grid of whole numbers, so that the corners that cells share are equal
  /// to the last bit.
  struct GridPoint {
    std::int32_t x, y;
  };
  GridPoint grid_center(Cell c) const;
  /// Where the side in direction `d` begins, clockwise; `d` may go once more around.
  Point corner(Cell c, GridPoint center, int d) const;
  Point placed(GridPoint p) const;
  static constexpr int never_skewed = 31;
  bool is_skewed() const { return skew_ != never_skewed; }
  /// The offset of an id within its pair of rows, an even row and the odd row below it.
  std::uint32_t in_two_rows(Cell c) const { return (index(c) + two_rows_ - stride_) % two_rows_; }
  const Side* sides(Cell c) const { return sides_[index(c) & parity_mask_].data(); }

  std::uint32_t columns_ = 0, rows_ = 0, stride_ = 0, cell_count_ = 0;
  int degree_ = 0, shift_ = 0, point_shift_ = 0;
  /// Hexagons: 1, because row y begins y / 2 ids early, so that all cells have the same offsets. Others: 31,
  /// which stands for never.
  int skew_ = never_skewed;
  std::uint32_t two_rows_ = 0;  ///< ids of two rows
  /// 0 where all cells have the same offsets; 1 where neighboring cells alternate (triangles, with an odd
  /// stride).
  std::uint32_t parity_mask_ = 0;
  std::array<std::array<Side, 6>, 2> sides_{};
  std::array<std::uint32_t, 4> slots_{};  ///< offset to the other cell of each wall that a cell owns
  /// Offsets to the end points of each wall that a cell owns.
  std::array<std::array<std::array<std::uint32_t, 2>, 4>, 2> points_{};
  BitSet present_;
  BitSet rock_;  ///< by cell id; empty where no cell is rock
  std::shared_ptr<const MovedCorners> moved_;
  std::vector<MovedCorner> gate_corners_;  ///< instead of those
  std::vector<std::pair<Cell, Point>> gate_centers_;
};

static_assert(PlanarTopology<Lattice>);

}  // namespace mazefolio::topology
