#pragma once

#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::draw {

/// A picture's root says the side that it looks to, `<svg data-looks="left">`, where what is to be looked at
/// lies `to_the_right` of it. False where it says nothing, or where that lies hardly to one side.
bool looks_away(std::string_view svg, double to_the_right);

}  // namespace mazefolio::draw
