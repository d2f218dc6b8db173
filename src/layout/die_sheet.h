#pragma once

#include <string>

#include "layout/sheet.h"

namespace mazefolio::layout {

/// A die to cut out: 1 in the middle of the cross, 2 above it and 3 at its left, as a die lies at the start
/// of a board.
Sheet die_sheet(const Setting& setting, const std::string& title, const std::string& text);

}  // namespace mazefolio::layout
