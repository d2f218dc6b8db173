#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::topology {

/// Straight cells as lists of the corners that they share: what `PlanarGraph::of_mesh` takes without looking
/// for corners that coincide in millions of outlines.
struct CellMesh {
  /// Where the list of a cell stands in `lists`. Fewer than three corners: no cell.
  struct List {
    std::uint32_t first = 0, size = 0;
    std::uint32_t rank = 0;  ///< the order of cells, where it is another one than that in memory
  };
  std::vector<Point> corners;
  std::vector<std::uint32_t> lists;  ///< ids of corners, cell after cell; there may be gaps
  std::vector<List> cells;

  std::span<const std::uint32_t> corners_of(List cell) const {
    return std::span(lists).subspan(cell.first, cell.size);
  }
  std::span<std::uint32_t> corners_of(List cell) { return std::span(lists).subspan(cell.first, cell.size); }
};

/// The outlines of its cells in their order, clockwise on the page.
std::vector<std::vector<Edge>> outlines_of(const CellMesh& mesh);

}  // namespace mazefolio::topology
