#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::maze {

/// Places as seen from their middle: what depends on a field, not on its maze. It is the same after a turn,
/// and a mirror image has the same ranks, with the rays in the other order.
struct RayView {
  static constexpr std::uint32_t no_ray = ~std::uint32_t{0};

  std::vector<std::uint64_t> far;   ///< by place: the rank of its distance
  std::vector<std::uint32_t> ray;   ///< by place; no_ray in the middle
  std::vector<std::uint64_t> gaps;  ///< by ray, in order: the rank of the gap after it
};

/// Values that differ by less than rounding can are equal. Distinct places must differ by far more than 1e-8.
RayView view_of(const std::vector<Point>& places, Point middle);

}  // namespace mazefolio::maze
