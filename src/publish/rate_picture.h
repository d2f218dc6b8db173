#pragma once

#include <string>

#include "publish/maze_picture.h"
#include "publish/rate_text.h"

namespace mazefolio::publish {

/// The maze with its answer, numbered decisions and wrong ways, as dark as what they are expected to cost
/// from start to finish, and a legend below.
std::string rate_picture(const RatedMaze& rated, PictureFormat format);

}  // namespace mazefolio::publish
