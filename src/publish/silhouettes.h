#pragma once

#include "base/options.h"
#include "base/picture.h"
#include "base/result.h"
#include "topology/picture_tracing.h"

namespace mazefolio::publish {

/// The silhouette of an icon with the lines around it, and around pieces of it that are drawn beside it.
/// `keep_holes`: as for render::silhouette. `largest`: of its largest piece alone. Else what is drawn in
/// pieces that nearly touch is one piece, and what is drawn in lines that nearly meet is filled.
Picture icon_outline(const Picture& drawn, bool keep_holes, bool largest);

/// An icon in grays, by alpha: its lines dark, its body half as dark, and clear ground around it.
Picture toned_icon(const Picture& drawn);

/// The same as silhouette_of for a picture of a user. The pieces of a drawing that nearly touch are one,
/// without holes, where the options leave pieces and holes to the program.
Result<Silhouette> picture_outline(const Picture& picture, const Options& options);

}  // namespace mazefolio::publish
