#pragma once

#include <cmath>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::prove {

/// The pixel that a place (px, along x or y) lies in; far places must be cut before.
inline int pixel(double px) { return static_cast<int>(std::floor(px)); }

inline double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

}  // namespace mazefolio::prove
