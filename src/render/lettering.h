#pragma once

#include <string>

#include "base/picture.h"

namespace mazefolio::render {

/// Centered lines of black text on a transparent ground, 200 pixels high, cropped to the ink. The height is
/// less where a side would be longer than 2048 pixels. Throws InputError where no installed font has a
/// character, or where nothing is visible.
Picture lettering(const std::string& text, const std::string& family, bool bold);

}  // namespace mazefolio::render
