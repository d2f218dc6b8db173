#pragma once

#include "base/picture.h"

namespace mazefolio::publish {

/// The silhouette of an icon with the lines around it, and around pieces of it that are drawn beside it.
/// `keep_holes`: as for render::silhouette. `largest`: of its largest piece alone. Else what is drawn in
/// pieces that nearly touch is one piece, and what is drawn in lines that nearly meet is filled.
Picture icon_outline(const Picture& drawn, bool keep_holes, bool largest);

}  // namespace mazefolio::publish
