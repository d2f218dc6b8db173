#pragma once

#include <memory>

#include "maze/maze.h"
#include "topology/shapes.h"

namespace mazefolio::draw {

/// The fine lines between the cells of an open field, in maze units; null for any other maze.
std::shared_ptr<const Details> field_lines(const Maze& maze);

}  // namespace mazefolio::draw
