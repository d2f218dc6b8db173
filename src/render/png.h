#pragma once

#include <string>

#include "layout/frame.h"
#include "render/place_picture.h"

namespace mazefolio::render {

/// A PNG of the frame on white paper. Throws InputError where it would be larger than 400 million pixels, or
/// longer than 32767 pixels on a side.
std::string to_png(const Frame& frame, double dpi, PictureInk ink = PictureInk::own);

}  // namespace mazefolio::render
