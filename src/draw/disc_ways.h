#pragma once

#include <span>
#include <vector>

#include "draw/closed_walls.h"

namespace mazefolio::draw {

/// The smallest of some discs on the straight way between two points, ends left out.
double straight_room(const ClosedWalls& walls, Point from, Point to);

/// For each place of a cell, the largest disc that gets there from the center, straight or around what stands
/// in the way; both ends are left out. None counts as larger than `enough`. Never too large; where ways are
/// bent, at most some hundredths of a unit too small.
std::vector<double> ways_in_cell(const ClosedWalls& walls, std::span<const Edge> outline, Point center,
                                 std::span<const Point> places, double enough);

}  // namespace mazefolio::draw
