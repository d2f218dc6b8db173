#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// A picture of the frame on white paper. InputError when it would be larger than 400 million pixels, or than
/// 32767 pixels on one side.
std::string to_png(const Frame& frame, double dpi);

}  // namespace mazefolio::render
