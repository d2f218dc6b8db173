#pragma once

#include "base/picture.h"

namespace mazefolio::topology {

/// Dark letters on a transparent ground, with bridges between the facing sides of their pieces, so that they
/// are one; traced, and their strokes measured. A bridge is half as wide as a stroke.
Picture joined_letters(Picture letters);

}  // namespace mazefolio::topology
