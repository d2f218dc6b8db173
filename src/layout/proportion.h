#pragma once

#include "base/geometry/geometry.h"

namespace mazefolio::layout {

/// A frame inside a room, cut by a few percent where that lets more small mazes of square cells fill it when
/// they are stretched by `most_stretch` at most.
Size fillable(Size room, double most_stretch);

}  // namespace mazefolio::layout
