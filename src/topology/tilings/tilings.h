#pragma once

#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

// One function a tiling, as GridRow::outlines asks: polygons that cover the field, in pitches. The regular
// ones also say which field holds whole units of theirs.

std::vector<Outline> brick_outlines(const Region& region, const Options& options, Rng& rng);
Size brick_extent(CellCount size);
std::vector<Outline> octagon_outlines(const Region& region, const Options& options, Rng& rng);
Size octagon_extent(CellCount size);
std::vector<Outline> cairo_outlines(const Region& region, const Options& options, Rng& rng);
Size cairo_extent(CellCount size);
std::vector<Outline> rhombille_outlines(const Region& region, const Options& options, Rng& rng);
Size rhombille_extent(CellCount size);
std::vector<Outline> snub_square_outlines(const Region& region, const Options& options, Rng& rng);
Size snub_square_extent(CellCount size);

/// Options: hole, the rings left out in the middle.
std::vector<Outline> polar_outlines(const Region& region, const Options& options, Rng& rng);
std::vector<Outline> sunflower_outlines(const Region& region, const Options& options, Rng& rng);

/// Options: middle, star or any.
std::vector<Outline> penrose_outlines(const Region& region, const Options& options, Rng& rng);
std::vector<Outline> ammann_beenker_outlines(const Region& region, const Options& options, Rng& rng);
/// A field for cells that lie as they please: not so small that none is whole.
Size roomy_extent(CellCount size);

/// Options: cells, relax, points, edge.
std::vector<Outline> voronoi_outlines(const Region& region, const Options& options, Rng& rng);
/// The choices of `points`.
std::vector<std::string> voronoi_samplings();
CellCount voronoi_size(const Options& options, double aspect);

}  // namespace mazefolio::topology
