#pragma once

#include "base/picture.h"

namespace mazefolio::render {

/// The silhouette, by alpha, without the gaps that a disc of this diameter, in pixels, does not get into from
/// outside: what is drawn in pieces near each other is one.
Picture with_gaps_closed(const Picture& silhouette, double diameter);

}  // namespace mazefolio::render
