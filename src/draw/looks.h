#pragma once

#include <string_view>

#include "base/geometry/geometry.h"

namespace mazefolio::draw {

/// A picture's root says the side that it looks to, `<svg data-looks="left">`, where what is to be looked at
/// lies `to_the_right` of it. False where it says nothing, or where that lies hardly to one side.
bool looks_away(std::string_view svg, double to_the_right);

/// The box of a picture that is `height` high, as wide as it is drawn; a picture that is much wider than high
/// is less high instead.
Size picture_size(std::string_view svg, double height);

}  // namespace mazefolio::draw
