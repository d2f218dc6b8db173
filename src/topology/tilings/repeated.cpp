#include "topology/tilings/repeated.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::topology {

Outline closed_outline(std::vector<Point> corners) {
  if (signed_area(corners) < 0) std::reverse(corners.begin(), corners.end());
  Outline outline;
  outline.reserve(corners.size());
  for (std::size_t i = 0; i < corners.size(); ++i)
    outline.push_back(Segment{corners[i], corners[(i + 1) % corners.size()]});
  return outline;
}

double whole_units(double length, double unit) { return std::max(1.0, std::round(length / unit)) * unit; }

std::vector<Outline> repeated(const std::vector<std::vector<Point>>& cells, Size unit, const Rect& field) {
  const auto across = static_cast<int>(std::ceil(field.width() / unit.width - 1e-6));
  const auto down = static_cast<int>(std::ceil(field.height() / unit.height - 1e-6));
  std::vector<Outline> outlines;
  for (int y = -1; y <= down; ++y)
    for (int x = -1; x <= across; ++x)
      for (const std::vector<Point>& corners : cells)
        outlines.push_back(
            closed_outline(placed(corners, 1, {field.x0 + x * unit.width, field.y0 + y * unit.height})));
  return outlines;
}

std::vector<Point> turned(std::vector<Point> corners, int quarters) {
  for (int q = 0; q < quarters; ++q)
    for (Point& p : corners) p = {-p.y, p.x};
  return corners;
}

std::vector<Point> placed(std::vector<Point> corners, double scale, Point shift) {
  for (Point& p : corners) p = p * scale + shift;
  return corners;
}

}  // namespace mazefolio::topology
