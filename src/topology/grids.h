#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/options.h"
#include "base/rng.h"
#include "topology/any_topology.h"
#include "topology/motion.h"
#include "topology/region.h"
#include "topology/shape_fit.h"

namespace mazefolio::topology {

/// A size in cells (lattices) or in pitches (all others, with about as many cells across and down).
struct CellCount {
  std::uint32_t columns = 0, rows = 0;
  friend bool operator==(const CellCount&, const CellCount&) = default;
};

/// The outline of one cell, closed, in maze units.
using Outline = std::vector<Edge>;

/// One tiling. Exactly one of `lattice`, `outlines` and `mesh` is set. tilings.def says how to add one.
struct GridRow : Row {
  /// The width of the narrowest passage as a share of the pitch (the mean distance of neighboring centers): a
  /// wall with less room is never opened. A book chooses its pitch by it.
  double doorway = 1;
  /// The field, in pitches, that this number of columns and rows of cells needs. Null: columns x rows.
  Size (*extent)(CellCount size) = nullptr;
  /// The part of the doorway that is left with these options, where some make narrower passages. Null: all.
  double (*doorway_share)(const Options& options) = nullptr;
  /// The regular cells that are in the mask.
  Lattice (*lattice)(const Mask& mask) = nullptr;
  /// Polygons that cover the field and may extend beyond it; make_grid drops those that leave the region. A
  /// tiling with a form of its own (a disc) leaves the corners of the field empty.
  std::vector<Outline> (*outlines)(const Region& region, const Options& options, Rng& rng) = nullptr;
  /// The same as a mesh: for very many cells without a unit that is repeated.
  CellMesh (*mesh)(const Region& region, const Options& options, Rng& rng) = nullptr;
  /// Cells like those of the tiling whose lines follow the strokes of letters. Null: the tiling lies over
  /// them as it does over any shape. `attempt`: from 0, where the cells of those before were cut off.
  std::vector<Outline> (*over_letters)(const Region& region, int attempt) = nullptr;
  /// The tiling is a disc that touches the longer sides of its field.
  bool disc = false;
  /// Its cells are several plans of the size, apart from each other (plans.h).
  bool in_plans = false;
  /// The seed decides the cells.
  bool random = false;
  /// The work of a cell beyond that of any other tiling, in steps of some ten nanoseconds. Null: none.
  double (*steps)(const Options& options) = nullptr;
};
std::span<const GridRow> grids();

/// The outlines of a tiling that has no lattice.
std::vector<Outline> outlines_of(const GridRow& grid, const Region& region, const Options& options, Rng& rng);

/// The size that the option `cells` of a grid sets ({type: voronoi, cells: 500}) for a field of this height
/// divided by width, so that its columns times rows are nearly as many; 0x0 where the grid has no such
/// option, or leaves it open. The same size again for a field of that size.
CellCount own_size(const Options& options, double aspect);
/// The same options without `cells`, where the size alone gives as many: so one maze has one id.
Options without_own_size(const GridRow& grid, const Options& options, CellCount size);

/// The field of a size, in pitches, with its top left corner at {0, 0}.
Rect field_of(const GridRow& grid, CellCount size);

/// What decides which cells a maze has: a grid and a shape, each with its options, and a size.
struct GridChoice {
  const GridRow* grid = nullptr;
  Options grid_options;
  const ShapeRow* shape = nullptr;
  Options shape_options;
  CellCount size;
  Fold fold = Fold::none;    ///< cells that are cut along the rim have their image, as far as the tiling has
  bool whole_cells = false;  ///< no cell is cut, whatever the shape's option `rim` says
  bool in_rock = false;      ///< the rim is rock: whole squares are drawn out to the line around the shape
  bool thick_walls = false;  ///< rock stands between squares of half the size, which masks mean
};

/// The shape's option `rim` asks for the line around the shape itself.
bool asks_smooth_rim(const GridChoice& choice);
/// True where cells are cut along that line.
bool has_smooth_rim(const GridChoice& choice);
/// The narrowest passage of its cells, as a share of the pitch; beside a smooth rim they are narrower.
double doorway_of(const GridChoice& choice);

/// Strokes of letters that are too narrow for a maze: how wide they are, and should be, in cells.
struct NarrowStrokes {
  double wide, needed;
};
/// Those of a choice whose rim is the line around letters; nothing elsewhere. No outline is placed.
std::optional<NarrowStrokes> narrow_strokes(const GridChoice& choice);

/// The cells of a maze.
struct Grid {
  std::shared_ptr<const AnyTopology> topology;  ///< connected
  ShapeFit fit{};
};

/// Cuts the tiling to the shape, keeps its largest piece, and numbers the cells. Random tilings use the
/// points stream of `seed`. Fails, and says what to change, where a shape loses more than a tenth of its
/// cells to cut-off pieces (with a smooth rim 3 % of its area, letters 1 %), or has fewer than three left
/// (unless the size itself has fewer), or where the strokes of letters are not two cells wide, in rock six.
Result<Grid> make_grid(const GridChoice& choice, std::string_view seed);

}  // namespace mazefolio::topology
