#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/options.h"
#include "base/rng.h"
#include "topology/any_topology.h"
#include "topology/region.h"

namespace mazefolio::topology {

/// A size in cells (lattices) or in pitches (all others: about so many cells lie across and down).
struct CellCount {
  std::uint32_t columns = 0, rows = 0;
  friend bool operator==(const CellCount&, const CellCount&) = default;
};

/// The outline of one cell, closed, in maze units.
using Outline = std::vector<Edge>;

/// One tiling. Exactly one of `lattice` and `outlines` is set. Adding one is one row and one function.
struct GridRow : Row {
  /// No passage is narrower than this share of the pitch (the mean distance of neighboring centers): a
  /// shorter wall is never opened. A book chooses its pitch by it.
  double doorway = 1;
  /// The field that so many columns and rows of cells need, in pitches. Null: columns x rows.
  Size (*extent)(CellCount size) = nullptr;
  /// The size that the grid's own options ask for ({type: voronoi, cells: 400}), for a field as many times
  /// higher than wide as `aspect`; 0x0 when they do not. Null: they never do.
  CellCount (*own_size)(const Options& options, double aspect) = nullptr;
  /// Regular cells, of which those in the mask are kept.
  Lattice (*lattice)(const Mask& mask) = nullptr;
  /// Polygons that cover the field and may stand out of it; make_grid drops those that leave the region. A
  /// tiling with a form of its own (a disc) leaves the field's corners empty.
  std::vector<Outline> (*outlines)(const Region& region, const Options& options, Rng& rng) = nullptr;
};
std::span<const GridRow> grids();

/// The field of a size: from {0, 0}, in pitches.
Rect field_of(const GridRow& grid, CellCount size);

/// Which cells a maze has: a row of the tables each, with its options.
struct GridChoice {
  const GridRow* grid = nullptr;
  Options grid_options;
  const ShapeRow* shape = nullptr;
  Options shape_options;
  CellCount size;
};

struct Grid {
  std::shared_ptr<const AnyTopology> topology;  ///< connected; empty when there is a fault
  std::uint32_t dropped = 0;  ///< cells inside the shape that were given up: cut off, or too narrow
  std::string fault;          ///< why there is no such maze, or ""
};

/// Cuts the tiling to the shape, keeps its largest piece, and numbers the cells. Random tilings use the
/// points stream of `seed`. A shape that loses more than a tenth of its cells to cut-off pieces, or has fewer
/// than three left (unless the size itself has fewer), is a fault that says what to change.
Grid make_grid(const GridChoice& choice, std::string_view seed);

}  // namespace mazefolio::topology
