#pragma once

#include <vector>

#include "topology/cell_mesh.h"

namespace mazefolio::topology {

/// The Voronoi cells of `points` inside `box`, whose sides are straight walls: points near a side are
/// mirrored in it. Exact on coordinates rounded to 2^-16, so the same on every machine. Box sides up to 10^4.
/// The cells are in the order of the points; those that are unbounded are empty. A box that is at least twice
/// as long as a tile, in pitches, is swept tile by tile; that moves corners on its sides by a last bit.
CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box, int tile = 192);

}  // namespace mazefolio::topology
