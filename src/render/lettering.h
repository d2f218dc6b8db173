#pragma once

#include <string>

#include "base/picture.h"

namespace mazefolio::render {

/// Lines of text as black type on clear ground, centerd, 200 pixels high (less where that is more than 2048
/// on a side), cropped to the ink. Throws an InputError when a character is in no installed font, or nothing
/// can be seen.
Picture lettering(const std::string& text, const std::string& family, bool bold);

}  // namespace mazefolio::render
