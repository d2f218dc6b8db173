#pragma once

#include <array>
#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// What takes the units of a shape to those of the page, as PDF's cm has it.
using Matrix = std::array<double, 6>;

/// True for shapes of many points in solid lines or areas, which path_text writes shorter and faster than
/// Cairo does.
bool has_path_text(const Shape& shape);

/// The operators of PDF that paint the shape, in whole numbers of a unit that fits its points: the pitch of a
/// lattice where they lie on one, otherwise at most a hundredth of a point on the page. The graphics state
/// stays as it was.
std::string path_text(const Shape& shape, const Matrix& to_page);

}  // namespace mazefolio::render
