// Snub squares: squares leaning to one side and to the other by turns, with pairs of triangles between them.
// Its dual is the Cairo tiling: one pentagon for each corner, with a corner in each face around it. Both
// repeat in a square of side sqrt(2 + sqrt 3) edges, with a fourfold centre in the middle of a square.

#include <cmath>

#include "topology/tilings/repeated.h"
#include "topology/tilings/tilings.h"

namespace mazefolio {
namespace {

using Polygon = std::vector<Point>;

const double unit = std::sqrt(2 + std::sqrt(3.0));  // in edges
const double near = std::sqrt(0.5) * 0.5, far = std::sqrt(0.5) * std::sqrt(3.0) / 2;

// The square about the origin, and the two triangles to its right.
const Polygon lean{{far, near}, {-near, far}, {-far, -near}, {near, -far}};
const Polygon upper{{far, near}, {unit - far, -near}, {near, -far}};
const Polygon lower{{far, near}, {unit - near, far}, {unit - far, -near}};

Point middle(const Polygon& triangle) { return (triangle[0] + triangle[1] + triangle[2]) * (1.0 / 3); }

// Edge length in pitches. Of ten walls two join triangles and eight a triangle to a square.
const double length = 10 / (2 * (1 / std::sqrt(3.0)) + 8 * (0.5 + 0.5 / std::sqrt(3.0)));

// The pentagon's neighbours: four across walls like upper-lower's ends, one across the short wall.
const Polygon pentagon{
    {0, 0}, middle(upper), middle(lower), {unit / 2, unit / 2}, turned({middle(upper)}, 1)[0]};
const double cairo_scale = 1.0;

Point middle_of(double scale) { return Point{unit, unit} * (scale / 2); }

}  // namespace

Size snub_square_extent(CellCount size) {
  return {whole_units(size.columns, unit * length), whole_units(size.rows, unit * length)};
}

std::vector<Outline> snub_square_outlines(const Region& region, const Options&, Rng&) {
  const Point half{unit / 2, unit / 2};
  std::vector<Polygon> cells{lean, placed({{near, far}, {-far, near}, {-near, -far}, {far, -near}}, 1, half)};
  for (const Polygon& triangle : {upper, lower})
    for (int q = 0; q < 2; ++q) cells.push_back(turned(triangle, q));
  for (Polygon& cell : cells) cell = placed(cell, length, middle_of(length));
  return repeated(cells, {unit * length, unit * length}, region.field);
}

Size cairo_extent(CellCount size) {
  return {whole_units(size.columns, unit * cairo_scale), whole_units(size.rows, unit * cairo_scale)};
}

std::vector<Outline> cairo_outlines(const Region& region, const Options&, Rng&) {
  std::vector<Polygon> cells;
  for (int q = 0; q < 4; ++q)
    cells.push_back(placed(turned(pentagon, q), cairo_scale, middle_of(cairo_scale)));
  return repeated(cells, {unit * cairo_scale, unit * cairo_scale}, region.field);
}

}  // namespace mazefolio
