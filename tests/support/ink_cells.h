#pragma once

#include <string>
#include <vector>

#include "support/ink.h"

namespace mazefolio {

/// The cells of squares that a flood from `start` finds white at their middles, row by row: ' ' floor, '#'
/// not reached. The flood stays within the field's box on the page, and within these closed rings if there
/// are any.
std::vector<std::string> read_cells(const Raster& page, const Rect& field, int columns, int rows, Point start,
                                    const std::vector<std::vector<Point>>& rings = {});

/// From a point to the nearest ink, in points.
double room_at(const Raster& page, Point p);

/// Rays to both sides of the way, at every pixel where it runs straight for `pitch` before and behind and is
/// not within `room` of its end: how many of them meet no ink within 0.8 of a pitch.
int open_sides(const Raster& page, const std::vector<Point>& way, double pitch, double room);

/// Free pixels within closed rings that are farther than `reach_pt` from the way and `room` from its end.
int far_from_way(const Raster& page, const std::vector<std::vector<Point>>& rings,
                 const std::vector<Point>& way, double reach_pt, double room);

}  // namespace mazefolio
