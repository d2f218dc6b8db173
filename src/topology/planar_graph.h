#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "topology/cell_mesh.h"
#include "topology/topology.h"

namespace mazefolio::topology {

/// Where the center of a cell is: always in its center of gravity; or, where a disc as wide as a doorway has
/// no room there, where it has most; or likewise, and the doors of long cells are reached from all along
/// them.
enum class Centers { of_gravity, with_room, in_long_rooms };

/// Any planar cells, as compressed adjacency that is built once from outlines. Cells are numbered along a
/// Hilbert curve; the last id is the one outside cell. Memory: about 90 bytes a wall, of which walks read 16.
class PlanarGraph {
 public:
  // The functions of the concept; see topology.h.
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

  /// The points where walls meet have ids below point_limit(). points(w): the two ends of the wall's edge.
  std::uint32_t point_limit() const { return point_limit_; }
  std::pair<std::uint32_t, std::uint32_t> points(Wall w) const { return points_[index(w)]; }

  Point center(Cell c) const { return centers_[index(c)]; }
  std::vector<Edge> outline(Cell c) const;
  /// Square pitches.
  double area(Cell c) const;
  Edge edge(Wall w) const { return edges_[index(w)]; }
  /// As it runs in the outline of this cell.
  Edge edge_seen_from(Cell c, Wall w) const;
  Rect bounds() const { return bounds_; }

  /// True where a passage, or on the rim a gate, would be wide enough. Elsewhere for_each_side gives no cell
  /// beyond.
  bool passable(Wall w) const { return passable_.test(index(w)); }

  /// Two lanes that cross in one place: the cell above goes on straight between two of its four sides, the
  /// cell below between the other two. Both have exactly two sides and the same center.
  struct Crossing {
    Cell over, under;
  };
  const std::vector<Crossing>& crossings() const { return crossings_; }

  /// Builds the graph from one outline for each cell, in either direction (sides and outline() are
  /// clockwise). An edge that two cells share (end points equal after rounding to `tolerance`) becomes an
  /// inner wall, the others rim walls; an edge must be split where a neighbor has a vertex on it. Walls that
  /// a disc of diameter `doorway` (maze units) cannot pass from center to center are not passable. Throws
  /// std::invalid_argument where an outline is open or has fewer than two edges, or an edge has three cells.
  static PlanarGraph build(std::span<const std::vector<Edge>> outlines, double doorway = 0,
                           double tolerance = 1e-6, Centers choice = Centers::of_gravity);
  /// The same graph from cells of a mesh.
  static PlanarGraph of_mesh(CellMesh mesh, double doorway = 0, double tolerance = 1e-6,
                             Centers choice = Centers::of_gravity);
  /// The same graph without the cells `gone`, and with cells of these outlines, which fit to those that stay:
  /// what `build` makes of them all, without looking at those again.
  PlanarGraph redrawn(const BitSet& gone, std::span<const std::vector<Edge>> outlines, double doorway = 0,
                      double tolerance = 1e-6, Centers choice = Centers::of_gravity) const;
  struct Redrawn;
  /// `redrawn`, and what the cells were before.
  Redrawn redraw(const BitSet& gone, std::span<const std::vector<Edge>> outlines, double doorway,
                 double tolerance, Centers choice) const;
  /// Doorways of this width, from such centers, are what `passable` tells.
  bool is_measured(double doorway, Centers choice) const { return doorway_ == doorway && choice_ == choice; }
  /// These cells alone, in growing order, for work on a few of many: with the bounds of all, and with all
  /// that was measured. The rim are the walls to others, too. The graph must be as it was built or redrawn.
  PlanarGraph part(std::span<const Cell> cells) const;

  /// The same graph in which each of these four-sided inner cells becomes two lanes. Where `over_first` is
  /// set for a cell, the upper lane has its first and third side, else the second and fourth. No two of the
  /// cells may touch. The upper lane keeps the id of the cell; the lower lanes come last.
  PlanarGraph with_crossings(std::span<const Cell> cells, const std::vector<bool>& over_first) const;
  /// The same graph without these cells; the others keep their order, and walls to removed cells become rim.
  /// A crossing that loses one lane keeps the other as a cell of two sides.
  PlanarGraph without(const BitSet& cells) const;
  /// The same graph with these centers, and with doorways measured from there.
  PlanarGraph with_centers(std::vector<Point> centers) const;
  /// The same graph in which these walls, one bit for each id, are not passable.
  PlanarGraph barred(const BitSet& walls) const;
  /// The same graph in which these walls are passable, too: they are as wide as others that are.
  PlanarGraph opened(const BitSet& walls) const;

 private:
  struct Side {
    Cell beyond;
    Wall wall;
  };
  template <class NewCells>
  class Draft;
  /// Moves the centers of these cells where a disc that passes the doorway has no room, to where it has most,
  /// and finds those of these walls that are too narrow.
  void measure_doorways(const BitSet& cells, const BitSet& walls);
  /// Sets the cell beyond every side from the ends of the walls.
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
  double doorway_ = -1;  ///< for which it was measured; below 0 where it was changed since then
  Centers choice_ = Centers::of_gravity;
};

struct PlanarGraph::Redrawn {
  PlanarGraph graph;
  std::vector<Cell> former;  ///< what each of its cells was; no_cell: it is new
};

static_assert(PlanarTopology<PlanarGraph>);

}  // namespace mazefolio::topology
