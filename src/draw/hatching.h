#pragma once

#include "draw/ring_hits.h"
#include "layout/frame.h"

namespace mazefolio::draw {

/// Rising lines at 45 degrees within the area, `spacing` apart. Lines of two areas on one page continue each
/// other.
Shape hatching(const Path& area, double spacing, double width, Ink ink);

/// Points in staggered rows inside the rings, `spacing` apart, at least `air` away from the rings along and
/// across the rows. They are lines of zero length, to be stroked with a round cap.
Path dotting(const Rings& rings, double spacing, double air);

}  // namespace mazefolio::draw
