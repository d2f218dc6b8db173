// Idea: each point leaves the directions whose line passes within a part of a pitch of it; they form a cone,
// and a run ends where the cones have nothing in common. Cost: O(1) for each point.

#include "simulate/straight_run.h"

#include <algorithm>
#include <cmath>

#include "simulate/junction_graph.h"

namespace mazefolio::simulate {
namespace {

Point turned(Point p, double sine, double cosine) {
  return {p.x * cosine - p.y * sine, p.x * sine + p.y * cosine};
}

}  // namespace

bool SightCone::add(Point p, double aside) {
  const Point way = p - eye_;
  const double length = std::sqrt(dot(way, way));
  if (length <= reach_ || length == 0) return false;
  const double sine = std::min(1.0, aside / length), cosine = std::sqrt(1 - sine * sine);
  const Point low = turned(way, -sine, cosine), high = turned(way, sine, cosine);
  if (open_) {
    low_ = low;
    high_ = high;
    open_ = false;
  } else {
    const Point l = cross(low_, low) > 0 ? low : low_, h = cross(high_, high) < 0 ? high : high_;
    if (cross(l, h) < 0 || dot(l + h, way) <= 0) return false;
    low_ = l;
    high_ = h;
  }
  reach_ = length;
  return true;
}

Runs straight_runs(const std::vector<Point>& points, const std::vector<double>& steps,
                   const std::vector<double>& aside) {
  Runs out;
  std::size_t begin = 0;
  double run = 0;
  SightCone cone(points[0]);
  const auto close = [&](std::size_t end) {
    const Point heading = points[end] - points[begin];
    if (begin == 0) {
      out.first = run;
      out.heading_in = heading;
    } else {
      out.near += near_part(run);
      out.far += far_part(run);
      out.turns += quarter_turns(out.heading_out, heading);
      out.single = false;
    }
    out.last = run;
    out.heading_out = heading;
  };
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (!cone.add(points[i], aside[i])) {
      close(i - 1);
      begin = i - 1;
      run = 0;
      cone = SightCone(points[begin]);
      cone.add(points[i], aside[i]);
    }
    run += steps[i - 1];
  }
  close(points.size() - 1);
  return out;
}

}  // namespace mazefolio::simulate
