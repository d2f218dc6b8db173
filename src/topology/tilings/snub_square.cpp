// Snub squares: squares that lean to one side and to the other alternately, with pairs of triangles between
// them. Its dual is the Cairo tiling: one pentagon for each corner, with a corner in each face around it.
// Both repeat in a square of side sqrt(2 + sqrt 3) edges, with a fourfold center in the middle of a square.

#include "topology/tilings/tiling_rows.h"

#include <cmath>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

using CellCorners = std::vector<Point>;

const double snub_unit = std::sqrt(2 + std::sqrt(3.0));  // in edges
const double near = std::sqrt(0.5) * 0.5, far = std::sqrt(0.5) * std::sqrt(3.0) / 2;

// The square about the origin, and the two triangles to its right.
const CellCorners lean{{far, near}, {-near, far}, {-far, -near}, {near, -far}};
const CellCorners upper{{far, near}, {snub_unit - far, -near}, {near, -far}};
const CellCorners lower{{far, near}, {snub_unit - near, far}, {snub_unit - far, -near}};

Point middle(const CellCorners& triangle) { return (triangle[0] + triangle[1] + triangle[2]) * (1.0 / 3); }

// Edge length in pitches. Of ten walls two join triangles and eight a triangle to a square.
const double snub_length = 10 / (2 * (1 / std::sqrt(3.0)) + 8 * (0.5 + 0.5 / std::sqrt(3.0)));

// From the middle of the unit to the end of its whole cells: half a square, or the far end of a pentagon.
const double square_reach = far, pentagon_reach = middle(lower).x;

const CellCorners pentagon{
    {0, 0}, middle(upper), middle(lower), {snub_unit / 2, snub_unit / 2}, turned({middle(upper)}, 1)[0]};

// The extent of whole units, and of the parts that extend beyond them at their ends (or are missing there).
Size extent_of(CellCount size, double scale, double reach) {
  const double more = (2 * reach - snub_unit) * scale;
  return {whole_units(size.columns - more, snub_unit * scale) + more,
          whole_units(size.rows - more, snub_unit * scale) + more};
}

// The cells around the middle of a unit, shifted so that the reach of the first unit begins at the origin.
std::vector<Outline> covering(std::vector<CellCorners> cells, double scale, double reach, const Rect& field) {
  for (CellCorners& cell : cells) cell = placed(cell, scale, Point{reach, reach} * scale);
  return repeated(cells, {snub_unit * scale, snub_unit * scale}, field);
}

Size snub_square_extent(CellCount size) { return extent_of(size, snub_length, square_reach); }

std::vector<Outline> snub_square_outlines(const Region& region, const Options&, Rng&) {
  const Point half{snub_unit / 2, snub_unit / 2};
  std::vector<CellCorners> cells{lean,
                                 placed({{near, far}, {-far, near}, {-near, -far}, {far, -near}}, 1, half)};
  for (const CellCorners& triangle : {upper, lower})
    for (int q = 0; q < 2; ++q) cells.push_back(turned(triangle, q));
  return covering(cells, snub_length, square_reach, region.field);
}

// Its centers are one pitch apart where the edges of the snub squares have length 1.
Size cairo_extent(CellCount size) { return extent_of(size, 1, pentagon_reach); }

std::vector<Outline> cairo_outlines(const Region& region, const Options&, Rng&) {
  std::vector<CellCorners> cells;
  for (int q = 0; q < 4; ++q) cells.push_back(turned(pentagon, q));
  return covering(cells, 1, pentagon_reach, region.field);
}

}  // namespace

GridRow cairo_row() {
  return polygon_row("cairo", "pentagons as in the paving of Cairo", 0.57, cairo_extent, cairo_outlines);
}

GridRow snub_square_row() {
  return polygon_row("snub-square", "squares and triangles that lean to both sides", 0.77, snub_square_extent,
                     snub_square_outlines);
}

}  // namespace mazefolio::topology
