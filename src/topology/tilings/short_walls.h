#pragma once

#include "topology/cell_mesh.h"

namespace mazefolio::topology {

/// Merges the two ends of each wall that is shorter than `shortest`, the shortest first, where all cells
/// around it stay convex and keep three walls. Corners on the sides of `box` stay there.
void collapse_short_walls(CellMesh& mesh, double shortest, const Rect& box);

}  // namespace mazefolio::topology
