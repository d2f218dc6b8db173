#pragma once

#include "layout/frame.h"

namespace mazefolio::draw {

/// A path in maze units on the page. `round_off`: points become whole sixteenths of a point, which is for
/// those that would be long numbers anyway: most of what a page of PDF costs is to write and pack its digits.
Path on_page(const Path& path, const Transform& to_page, bool round_off = false);

}  // namespace mazefolio::draw
