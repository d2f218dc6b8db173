#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "topology/topology.h"

namespace mazefolio::topology {

/// Any planar cells: compressed adjacency, built once from outlines. Cells are numbered along a Hilbert
/// curve, the last id is the one outside cell. Memory: about 90 bytes a wall, of which
/// walking about touches 16.
class PlanarGraph {
 public:
  // The concept's functions: topology.h says what they promise.
  std::uint32_t cell_limit() const { return cell_count() + 1; }
  std::uint32_t wall_limit() const { return static_cast<std::uint32_t>(ends_.size()); }
  std::uint32_t cell_count() const { return static_cast<std::uint32_t>(centers_.size()); }
  bool contains(Cell c) const { return index(c) < cell_count(); }
  Cell outside() const { return Cell{cell_count()}; }

  template <class Fn>
  void for_each_side(Cell c, Fn fn) const {
    for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i)
      fn(sides_[i].beyond, sides_[i].wall);
  }
  template <class Fn>
  void for_each_neighbor(Cell c, Fn fn) const {
    for_each_side(c, [&](Cell n, Wall w) {
      if (contains(n)) fn(n, w);
    });
  }
  std::pair<Cell, Cell> ends(Wall w) const { return ends_[index(w)]; }

  /// Where walls meet, by ids below point_limit(): the ends of a wall's edge.
  std::uint32_t point_limit() const { return point_limit_; }
  std::pair<std::uint32_t, std::uint32_t> points(Wall w) const { return points_[index(w)]; }

  Point center(Cell c) const { return centers_[index(c)]; }
  std::vector<Edge> outline(Cell c) const;
  Edge edge(Wall w) const { return edges_[index(w)]; }
  Rect bounds() const { return bounds_; }

  /// A passage, or on the rim a gate, is wide enough here. Where not, for_each_side gives no cell beyond.
  bool passable(Wall w) const { return passable_.test(index(w)); }

  /// Two lanes that cross in one place: the cell above goes on straight between two of its four sides, the
  /// cell below between the other two. Both have exactly two sides and the same center.
  struct Crossing {
    Cell over, under;
  };
  const std::vector<Crossing>& crossings() const { return crossings_; }

  /// The one builder. Each cell is its outline in order, clockwise or not (sides and outline() are
  /// clockwise); an edge that two cells share (end points equal after rounding to `tolerance`) becomes an
  /// inner wall, the others rim walls. A cell whose neighbor has a vertex in the middle of its edge must be
  /// given with that edge split. Walls that a disc of diameter `doorway` (maze units) cannot pass from center
  /// to center are not passable. Throws std::invalid_argument when an outline is open, has fewer than two
  /// edges, or an edge has three cells.
  static PlanarGraph build(std::span<const std::vector<Edge>> outlines, double doorway = 0,
                           double tolerance = 1e-6);

  /// The same graph in which each of these four-sided inner cells becomes two lanes: its first and third side
  /// go over (`over_first`: per cell) and the others under. No two of them may touch. The cell keeps its id
  /// as the one above, those below come last.
  PlanarGraph with_crossings(std::span<const Cell> cells, const std::vector<bool>& over_first) const;
  /// The same graph without these cells; the others keep their order. Walls between the two kinds become rim.
  /// A crossing that loses one lane leaves the other as a cell of two sides.
  PlanarGraph without(const BitSet& cells) const;
  /// The same graph in which no passage fits into these walls, one bit an id.
  PlanarGraph barred(const BitSet& walls) const;

 private:
  struct Side {
    Cell beyond;
    Wall wall;
  };
  void measure_doorways(double doorway);
  /// Fills in what lies beyond every side, from the ends of the walls.
  void link_sides();

  std::vector<std::uint32_t> first_;  ///< cell -> its first side; one more at the end
  std::vector<Side> sides_;           ///< in outline order
  std::vector<std::pair<Cell, Cell>> ends_;
  BitSet passable_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> points_;
  std::uint32_t point_limit_ = 0;
  std::vector<Edge> edges_;
  std::vector<Point> centers_;
  std::vector<Crossing> crossings_;
  Rect bounds_;
};

static_assert(PlanarTopology<PlanarGraph>);

}  // namespace mazefolio::topology
