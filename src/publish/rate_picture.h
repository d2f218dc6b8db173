#pragma once

#include <string>

#include "publish/maze_picture.h"
#include "publish/rate_text.h"

namespace mazefolio::publish {

/// A picture of the maze with its solution, its decisions, and its wrong branches, which are the darker the
/// more they are expected to cost on the way from start to finish, and dots where a reader sees at a glance;
/// with a legend below.
std::string rate_picture(const RatedMaze& rated, PictureFormat format);

}  // namespace mazefolio::publish
