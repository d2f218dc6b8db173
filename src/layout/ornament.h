#pragma once

#include <vector>

#include "layout/look.h"

namespace mazefolio::layout {

/// The ornament of the look around `center`, at most `width` wide and `size` high. Empty for a look without
/// one.
std::vector<Item> draw_ornament(const Look& look, Point center, double width, double size);
Item rule(Point from, Point to, double width, Ink ink = black);
Path star_path(Point center, double radius);
Path lozenge_path(Point center, double half_width, double half_height);
/// A frame just inside `area`: a thick line with a thin one inside it, or a chain of dots.
std::vector<Item> draw_frame(TitleFrame frame, const Rect& area);

}  // namespace mazefolio::layout
