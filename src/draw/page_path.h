#pragma once

#include "draw/page_transform.h"
#include "layout/frame.h"

namespace mazefolio::draw {

/// A path in maze units, moved to the page. `round_off` rounds points to sixteenths of a point. It is for
/// paths whose coordinates would be long numbers: most of the cost of a PDF page is to write and compress
/// digits.
Path on_page(const Path& path, const PageTransform& to_page, bool round_off = false);

}  // namespace mazefolio::draw
