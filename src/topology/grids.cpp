#include "topology/grids.h"

#include <cmath>

#include "base/option_rows.h"
#include "topology/tilings/tilings.h"

namespace mazefolio::topology {
namespace {

const double half_height = std::sqrt(3.0) / 2;

Size hexagon_extent(CellCount size) {
  return {size.columns + (size.rows > 1 ? 0.5 : 0.0), (size.rows - 1) * half_height + 1 / half_height};
}

Size triangle_extent(CellCount size) { return {(size.columns + 1) * half_height, size.rows * 1.5}; }

GridRow lattice(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                Lattice (*make)(const Mask&)) {
  return {{std::move(name), std::move(summary), {}}, doorway, extent, nullptr, make, nullptr};
}

using Outlines = std::vector<Outline> (*)(const Region&, const Options&, Rng&);

GridRow tiling(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
               Outlines outlines, std::vector<OptionRow> options = {}) {
  return {
      {std::move(name), std::move(summary), std::move(options)}, doorway, extent, nullptr, nullptr, outlines};
}

GridRow voronoi() {
  GridRow row =
      tiling("voronoi", "random cells, like dried mud", 0.6, nullptr, voronoi_outlines,
             {integer_option("cells", "0", "about so many cells in the whole field; 0: as the size says", 0,
                             1'000'000),
              integer_option("relax", "3", "how often the cells are evened out", 0, 20),
              choice_option("points", "how the cells are strewn", voronoi_samplings()),
              choice_option("edge", "along the sides of a rectangle; other shapes are always ragged",
                            {"straight", "ragged"})});
  row.own_size = voronoi_size;
  return row;
}

}  // namespace

std::span<const GridRow> grids() {
  const OptionRow middle =
      choice_option("middle", "what is in the middle: the star, or any part by chance", {"star", "any"});
  static const std::vector<GridRow> table{
      lattice("square", "squares in columns and rows", 1, nullptr, Lattice::square),
      lattice("hexagon", "a honeycomb", 1 / std::sqrt(3.0), hexagon_extent, Lattice::hexagon),
      lattice("triangle", "triangles, turn about pointing up and down", 1, triangle_extent,
              Lattice::triangle),
      tiling("brick", "a brick wall", 0.46, brick_extent, brick_outlines),
      tiling("octagon", "octagons, with small squares between them", 0.51, octagon_extent, octagon_outlines),
      tiling("cairo", "pentagons as in the paving of Cairo", 0.57, cairo_extent, cairo_outlines),
      tiling("rhombille", "rhombs that look like tumbling blocks", 0.99, rhombille_extent,
             rhombille_outlines),
      tiling("snub-square", "squares and triangles that lean to both sides", 0.77, snub_square_extent,
             snub_square_outlines),
      tiling("penrose", "Penrose's two rhombs, which never repeat", 0.67, roomy_extent, penrose_outlines,
             {middle}),
      tiling("ammann-beenker", "squares and rhombs of Ammann and Beenker, which never repeat", 0.8,
             roomy_extent, ammann_beenker_outlines, {middle}),
      tiling("polar", "rings around a centre: a disc", 0.6, nullptr, polar_outlines,
             {integer_option("hole", "0", "rings left out in the middle", 0, 20)}),
      tiling("sunflower", "cells in the spirals of a sunflower's seeds: a disc", 0.55, roomy_extent,
             sunflower_outlines),
      voronoi(),
  };
  return table;
}

Rect field_of(const GridRow& grid, CellCount size) {
  const Size extent = grid.extent ? grid.extent(size)
                                  : Size{static_cast<double>(size.columns), static_cast<double>(size.rows)};
  return {0, 0, extent.width, extent.height};
}

}  // namespace mazefolio::topology
