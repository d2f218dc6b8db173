#pragma once

#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

/// The closed outline through these corners, clockwise on the page; the corners may be in either order.
Outline closed_outline(std::vector<Point> corners);

/// The multiple of `unit`, at least one unit, that is nearest to `length`.
double whole_units(double length, double unit);

/// Copies of `cells`, the polygons of one unit, shifted by whole multiples of width and height so that they
/// cover `field` and extend beyond it by one unit. The first unit begins at the top left corner of the field.
std::vector<Outline> repeated(const std::vector<std::vector<Point>>& cells, Size unit, const Rect& field);

/// The polygon turned about the origin by quarter turns.
std::vector<Point> turned(std::vector<Point> corners, int quarters);

/// All its corners times `scale`, then moved by `shift`.
std::vector<Point> placed(std::vector<Point> corners, double scale, Point shift = {});

}  // namespace mazefolio::topology
