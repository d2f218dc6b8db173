#pragma once

#include "draw/maze_style.h"
#include "layout/frame.h"
#include "maze/mark_shapes.h"

namespace mazefolio::draw {

/// A shape around its middle, in the ink of the words at the gates, as high as a capital of twice its radius
/// is; points.
Shape mark_art(const MarkShape& shape, Point middle, double radius, const MazeStyle& style);

}  // namespace mazefolio::draw
