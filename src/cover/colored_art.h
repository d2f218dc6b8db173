#pragma once

#include <memory>
#include <string>

#include "layout/frame.h"

namespace mazefolio::cover {

/// The inks of a picture: its white parts, its black ones, and the rim around it.
struct ArtInks {
  Ink body, line, rim;
};
/// An icon of the house, or a pictograph, as a colored sticker. Other SVG has colors of its own, and stays as
/// it is.
std::shared_ptr<const std::string> colored_art(const std::string& svg, const ArtInks& inks);

/// The picture in a square around a point, turned.
Item turned_picture(std::shared_ptr<const std::string> svg, Point center, double size, double turn);

}  // namespace mazefolio::cover
