#pragma once

#include <span>
#include <vector>

#include "base/geometry/geometry.h"
#include "topology/ring_pieces.h"

namespace mazefolio::topology {

/// The lines around pieces and strips together. Where a strip does not reach, the points of the pieces stay
/// as they are; where its sides meet them are corners. A hole that strips leave beside a piece, no larger
/// than `least_hole`, is filled.
std::vector<Ring> united(std::span<const Ring> rings, std::span<const RingPiece> pieces,
                         std::span<const std::vector<Point>> strips, double least_hole);

}  // namespace mazefolio::topology
