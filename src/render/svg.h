#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// The frame as SVG with plain presentation attributes only (no CSS), so that every drawing program opens it.
/// Text stays text in its named font; links and markers are left out. Units are points.
std::string to_svg(const Frame& frame);

}  // namespace mazefolio::render
