#include "base/geometry/arc_curves.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/geometry/math.h"

namespace mazefolio::base {

std::vector<Curve> curves_of(const Arc& arc) {
  constexpr double quarter_turn = std::numbers::pi / 2;
  const int parts =
      std::max(1, static_cast<int>(std::ceil(std::fabs(arc.end - arc.begin) / quarter_turn - 1e-9)));
  const double turn = (arc.end - arc.begin) / parts;
  const double handle = 4.0 / 3 * exact_sin(turn / 4) / exact_cos(turn / 4) * arc.radius;
  const auto direction = [](double angle) { return Point{exact_cos(angle), exact_sin(angle)}; };
  std::vector<Curve> out;
  Point from = direction(arc.begin);
  for (int i = 1; i <= parts; ++i) {
    const Point to = direction(arc.begin + turn * i);
    const Point begin = arc.center + from * arc.radius, end = arc.center + to * arc.radius;
    out.push_back({begin + Point{-from.y, from.x} * handle, end - Point{-to.y, to.x} * handle, end});
    from = to;
  }
  return out;
}

}  // namespace mazefolio::base
