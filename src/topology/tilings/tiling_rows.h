#pragma once

#include "topology/grids.h"

namespace mazefolio::topology {

// square_row() and so on: the row of each grid, defined in the file of its tiling.
#define TILING(name) GridRow name##_row();
#include "topology/tilings.def"
#undef TILING

/// A row of a grid of polygons; the arguments are the members of GridRow with these names.
GridRow polygon_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount size),
                    std::vector<Outline> (*outlines)(const Region& region, const Options& options, Rng& rng),
                    std::vector<OptionRow> options = {});

/// The same of a grid that is a mesh.
GridRow mesh_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount size),
                 CellMesh (*mesh)(const Region& region, const Options& options, Rng& rng),
                 std::vector<OptionRow> options = {});

/// A GridRow::extent for cells that stand at any place: the field is never so small that no cell is whole.
Size roomy_extent(CellCount size);

}  // namespace mazefolio::topology
