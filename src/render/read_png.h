#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::render {

constexpr double longest_side = 1024;  ///< in pixels, of a picture that is read

struct Sides {
  std::uint32_t width, height;
};
/// A size times a scale in whole pixels: from 1 to longest_side.
Sides sides_of(Size size, double scale);

bool is_png(std::string_view bytes);

/// Refuses what costs nothing to see: too many pixels, and chunks longer than the file. Throws InputError.
void check_png(std::string_view bytes);

/// The pixels of a PNG that was checked, at most longest_side on the longer side. Throws InputError. A file
/// may still cost much: run it bounded.
Picture picture_of_png(const std::string& bytes);

}  // namespace mazefolio::render
