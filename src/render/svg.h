#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// The frame as SVG. It only has plain presentation attributes (no CSS), which every drawing program
/// understands. Text stays text in its named font; links and markers are left out. Units are points.
std::string to_svg(const Frame& frame);

/// The same for a picture that stands alone: with this title, and items of one name (Item::name) in a group
/// whose class is that name, and whose id is, for the first of each name.
std::string to_svg(const Frame& frame, const std::string& title);

}  // namespace mazefolio::render
