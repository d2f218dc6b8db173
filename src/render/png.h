#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// A PNG of the frame on white paper. Throws InputError where it would be larger than 400 million pixels, or
/// longer than 32767 pixels on a side.
std::string to_png(const Frame& frame, double dpi);

}  // namespace mazefolio::render
