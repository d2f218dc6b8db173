#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// The frame as SVG. It only has plain presentation attributes (no CSS), which every drawing program
/// understands. Text stays text in its named font; links and markers are left out. Units are points.
std::string to_svg(const Frame& frame);

}  // namespace mazefolio::render
