#pragma once

#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// Of the boxes around letters those of the first and the last, read line by line from the left; none where
/// there are fewer than three letters. Dots and accents count as no letters.
std::vector<Rect> end_letters(std::span<const Rect> boxes);

}  // namespace mazefolio::topology
