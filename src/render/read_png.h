#pragma once

#include <string>
#include <string_view>

#include "base/picture.h"

namespace mazefolio::render {

bool is_png(std::string_view bytes);

/// Refuses what costs nothing to see: too many pixels, and chunks longer than the file. Throws InputError.
void check_png(std::string_view bytes);

/// The pixels of a PNG that was checked, at most longest_side_read on the longer side. Throws InputError. A
/// file may still cost much: run it bounded.
Picture picture_of_png(const std::string& bytes);

}  // namespace mazefolio::render
