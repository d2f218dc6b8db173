#pragma once
#include "cover/ns.h"

#include <memory>
#include <string>

#include "layout/frame.h"

namespace mazefolio::cover {

/// An icon of the house, or a pictograph, whose white parts become `body` and whose black ones `line`. Other
/// SVG has colors of its own, and stays as it is.
std::shared_ptr<const std::string> colored_art(const std::string& svg, Ink body, Ink line);

/// The picture in a square around a point, turned.
Item turned_picture(std::shared_ptr<const std::string> svg, Point center, double size, double turn);

}  // namespace mazefolio::cover
