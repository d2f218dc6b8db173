#pragma once

#include <vector>

#include "layout/frame.h"

namespace mazefolio::layout {

/// A medal with a star and two ribbons, light enough to be colored in. Its disc is around `center`; the
/// ribbons reach two radii below it.
std::vector<Item> draw_medal(Point center, double radius);

/// A rectangle with round corners.
Path rounded_path(const Rect& box, double radius);

}  // namespace mazefolio::layout
