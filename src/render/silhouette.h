#pragma once

#include "base/picture.h"

namespace mazefolio::render {

/// The body of a drawing in lines, in black: everything that the outside does not reach, however thin the
/// line between them. With `keep_holes`, what lies within a second outline, such as the middle of a doughnut,
/// stays open where it is not a detail. A drawing that is open below is closed along its box. The rim stays
/// as soft as it was drawn.
Picture silhouette(const Picture& lines, bool keep_holes);

}  // namespace mazefolio::render
