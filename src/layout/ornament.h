#pragma once

#include <vector>

#include "layout/look.h"

namespace mazefolio::layout {

/// The look's ornament, centerd, at most `width` wide and `size` high. Nothing for a look without.
std::vector<Item> draw_ornament(const Look& look, Point center, double width, double size);
Item rule(Point from, Point to, double width, Ink ink = black);
Path star_path(Point center, double radius);
/// The left or the right half of it.
Path half_star_path(Point center, double radius, bool right);
Path lozenge_path(Point center, double half_width, double half_height);
/// Just inside of `area`: a stout line with a fine one within, or a chain of dots.
std::vector<Item> draw_frame(TitleFrame frame, const Rect& area);

}  // namespace mazefolio::layout
