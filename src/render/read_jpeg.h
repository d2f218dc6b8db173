#pragma once

#include <string>
#include <string_view>

#include "base/picture.h"

namespace mazefolio::render {

bool is_jpeg(std::string_view bytes);

/// Refuses what costs nothing to see: too many pixels, and a head that is cut short. Throws InputError.
void check_jpeg(std::string_view bytes);

/// The pixels of a JPEG that was checked, at most longest_side_read on the longer side, turned as its camera
/// says; all of them are opaque. Throws InputError, also where the file is cut short. A file may still cost
/// much: run it bounded.
Picture picture_of_jpeg(const std::string& bytes);

}  // namespace mazefolio::render
