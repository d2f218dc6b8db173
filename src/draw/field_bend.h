#pragma once

#include <complex>
#include <cstdint>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::draw {

/// A cubic curve.
struct Cubic {
  Point from, control1, control2, to;
  friend bool operator==(const Cubic&, const Cubic&) = default;
};
/// Where it is at a share of its way, from 0 to 1.
Point point_of(const Cubic& curve, double share);

/// A smooth bend of a field that keeps all angles: lines that cross at right angles still do.
class FieldBend {
 public:
  /// Of a field from {0, 0} to `size`; equal seeds bend alike.
  FieldBend(Size size, std::uint64_t seed);

  Point operator()(Point p) const;
  /// Exact at both ends of the curve, and in their directions.
  Cubic operator()(const Cubic& curve) const;
  /// How much longer lengths become at a place.
  double growth(Point p) const;

 private:
  using Number = std::complex<double>;
  struct Wave {
    Number times;  ///< of a place, before the sine
    double phase = 0, weight = 0;
  };
  Number slope(Number z) const;
  Number at(Point p) const { return Number(p.x, p.y) - middle_; }

  Number middle_;
  std::vector<Wave> waves_;
};

}  // namespace mazefolio::draw
