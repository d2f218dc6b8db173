#pragma once

#include <cstdint>
#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

/// Cells as lists of shared corners.
struct CellMesh {
  std::vector<Point> corners;
  std::vector<std::vector<std::uint32_t>> cells;  ///< in the order of the points; empty where unbounded
};

/// The Voronoi cells of `points` inside `box`, whose sides are straight walls: points near a side are
/// mirrored in it. Exact on coordinates rounded to 2^-16, so the same on every machine. Box sides up to 10^4.
CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box);

/// Merges the two ends of each wall that is shorter than `shortest`, the shortest first, where all cells
/// around it stay convex and keep three walls. Corners on the sides of `box` stay there.
void collapse_short_walls(CellMesh& mesh, double shortest, const Rect& box);

std::vector<Outline> outlines_of(const CellMesh& mesh);

}  // namespace mazefolio::topology
