#pragma once

#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// A frame or page as text for golden tests: one item per line, the content of groups indented, numbers
/// rounded to 0.01.
std::string to_dump(const Frame& frame);
std::string to_dump(const Page& page);

}  // namespace mazefolio::render
