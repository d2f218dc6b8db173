#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "base/geometry/edges.h"
#include "topology/cell_mesh.h"

namespace mazefolio::topology {

// Cells of which a graph is built, clockwise, in two forms. Corners have places: a corner of several cells
// may have one or several, and two places may be one corner.

/// Cells that are given as outlines, in either direction. Each side has a place of its own: where it begins.
class OutlinedCells {
 public:
  /// Throws std::invalid_argument where an outline is open or has fewer than two edges.
  OutlinedCells(std::span<const std::vector<Edge>> outlines, double tolerance);

  std::uint32_t count() const { return static_cast<std::uint32_t>(outlines_.size()); }
  std::uint32_t side_count() const { return first_.back(); }
  std::uint32_t sides(std::uint32_t cell) const { return first_[cell + 1] - first_[cell]; }
  Edge edge(std::uint32_t cell, std::uint32_t side) const { return outlines_[cell][side]; }
  /// Of gravity.
  Point center(std::uint32_t cell) const { return centers_[cell]; }
  /// In which order cells come that lie in one place.
  std::uint32_t rank(std::uint32_t cell) const { return cell; }
  /// There must be a cell.
  Rect bounds() const;

  std::uint32_t place_limit() const { return side_count(); }
  std::uint32_t place(std::uint32_t cell, std::uint32_t side) const { return first_[cell] + side; }
  /// Calls fn(place, Point) for every place that is used.
  template <class Fn>
  void for_each_place(Fn fn) const {
    for (std::uint32_t c = 0; c < count(); ++c)
      for (std::uint32_t k = 0; k < sides(c); ++k) fn(place(c, k), edge_begin(outlines_[c][k]));
  }

 private:
  std::vector<std::span<const Edge>> outlines_;
  std::deque<std::vector<Edge>> turned_ones_;  ///< outlines that were given counterclockwise
  std::vector<std::uint32_t> first_{0};
  std::vector<Point> centers_;
};

/// Cells of a mesh. The places are its corners.
class MeshedCells {
 public:
  explicit MeshedCells(CellMesh mesh);

  std::uint32_t count() const { return static_cast<std::uint32_t>(mesh_.cells.size()); }
  std::uint32_t side_count() const { return side_count_; }
  std::uint32_t sides(std::uint32_t cell) const { return mesh_.cells[cell].size; }
  Edge edge(std::uint32_t cell, std::uint32_t side) const {
    const std::uint32_t after = side + 1 < sides(cell) ? side + 1 : 0;
    return Segment{mesh_.corners[place(cell, side)], mesh_.corners[place(cell, after)]};
  }
  Point center(std::uint32_t cell) const { return centers_[cell]; }
  std::uint32_t rank(std::uint32_t cell) const { return mesh_.cells[cell].rank; }
  Rect bounds() const;

  std::uint32_t place_limit() const { return static_cast<std::uint32_t>(mesh_.corners.size()); }
  std::uint32_t place(std::uint32_t cell, std::uint32_t side) const {
    return mesh_.lists[mesh_.cells[cell].first + side];
  }
  template <class Fn>
  void for_each_place(Fn fn) const {
    used_.for_each_set([&](std::size_t i) { fn(static_cast<std::uint32_t>(i), mesh_.corners[i]); });
  }

 private:
  CellMesh mesh_;
  std::uint32_t side_count_ = 0;
  BitSet used_;  ///< corners that a cell has
  std::vector<Point> centers_;
};

}  // namespace mazefolio::topology
