#pragma once

#include <span>
#include <string>

#include "base/geometry/cut_line.h"

namespace mazefolio::render {

enum class LengthUnit { mm, in };

/// Lines in units of length, as a file for machines. SVG has hairlines without fill, and its user unit is the
/// unit of length; DXF is of release 12, which every reader knows.
std::string cut_svg(std::span<const CutLine> lines, Size size, LengthUnit unit);
std::string cut_dxf(std::span<const CutLine> lines, Size size, LengthUnit unit);

}  // namespace mazefolio::render
