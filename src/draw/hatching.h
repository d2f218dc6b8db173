#pragma once

#include "draw/ring_hits.h"
#include "layout/frame.h"

namespace mazefolio::draw {

/// Rising lines at 45 degrees within the rings (even-odd), `spacing` apart, without those shorter than
/// `shortest`. The lines of two areas of one page continue each other.
Path hatching(const Rings& rings, double spacing, double shortest);

/// Points in staggered rows within the rings, `spacing` apart and no nearer to them than `air` in the rows'
/// direction and across: lines of no length, to be stroked with a round cap.
Path dotting(const Rings& rings, double spacing, double air);

}  // namespace mazefolio::draw
