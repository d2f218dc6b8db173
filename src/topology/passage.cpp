// The path of the disc is two straight lines that meet on the door. The clearance is computed at both
// centers, at the point on the door, and at two points of each line. In convex cells the ends of the lines
// are the narrowest places, so no other points are needed.

#include "topology/passage.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "base/geometry/math.h"

namespace mazefolio::topology {
namespace {

double squared(Point p) { return dot(p, p); }

/// Anything below `enough` where it is less.
double squared_clearance(Point p, const Chamber& chamber, double enough) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const Obstacle& wall : chamber.walls) {
    nearest = std::min(nearest, wall.squared_distance(p));
    if (nearest < enough) break;
  }
  return nearest;
}

/// The least of some points on a line, its end left out.
double clearance_of_line(Point from, Point to, const Chamber& chamber, int parts, double enough) {
  double room = std::numeric_limits<double>::infinity();
  for (int i = 0; i < parts && room >= enough; ++i)
    room = std::min(room, squared_clearance(from + (to - from) * (i / double(parts)), chamber, enough));
  return room;
}

}  // namespace

Obstacle::Obstacle(const Edge& edge) : from_(edge_begin(edge)), to_(edge_end(edge)) {
  if (const auto* a = std::get_if<Arc>(&edge)) {
    arc_ = true;
    center_ = a->center;
    radius_ = a->radius;
    const double span = std::fabs(a->end - a->begin);
    if (span < 3) {  // without sines
      const Point middle = midpoint(from_, to_) - center_;
      along_ = middle * (1 / std::max(std::sqrt(squared(middle)), 1e-300));
      over_length_ = dot(from_ - center_, along_) / std::max(radius_, 1e-300);
      return;
    }
    along_ = (edge_middle(edge) - center_) * (1 / std::max(radius_, 1e-300));
    over_length_ = exact_cos(std::min(span / 2, 3.1415926535897931));
  } else {
    along_ = to_ - from_;
    const double length = squared(along_);
    over_length_ = length > 0 ? 1 / length : 0;
  }
}

double Obstacle::squared_distance(Point p) const {
  if (!arc_) {
    const Point way = p - from_;
    const double t = std::clamp(dot(way, along_) * over_length_, 0.0, 1.0);
    return squared(way - along_ * t);
  }
  const Point way = p - center_;
  const double r = std::sqrt(squared(way));
  if (dot(way, along_) >= r * over_length_) return (r - radius_) * (r - radius_);
  return std::min(squared(p - from_), squared(p - to_));
}

double door_width(const Edge& door, std::span<const Chamber> chambers, double enough) {
  constexpr int samples = 17, parts_of_line = 6;
  const bool bounded = enough < std::numeric_limits<double>::infinity();
  if (const double length = edge_length(door); bounded && length < enough) return length;
  const double target = enough * enough / 4;
  double reach = std::numeric_limits<double>::infinity();  // squared radius
  for (const Chamber& chamber : chambers)
    reach = std::min(reach, squared_clearance(chamber.center, chamber, bounded ? target : 0));
  if (bounded && reach < target) return 2 * std::sqrt(reach);

  const Point from = edge_begin(door), to = edge_end(door);
  // What cannot be wider than the best place is not looked at further.
  const auto at = [&](Point p, double least) {
    double room = std::min({reach, squared(p - from), squared(p - to)});
    for (const Chamber& chamber : chambers) {
      if (room < least) break;
      double there = 0;
      if (!chamber.spots.bent) there = clearance_of_line(p, chamber.center, chamber, 3, least);
      for (const Point spot : chamber.spots.at) {
        if (there >= least && there > 0) break;
        if (squared(p - spot) <= enough * enough)
          there = std::max(there, clearance_of_line(p, spot, chamber, parts_of_line, least));
      }
      room = std::min(room, there);
    }
    return room;
  };
  double best = 0;
  for (int k = 0; k < samples && best < std::min(reach, target); ++k) {
    const int place = samples / 2 + (k & 1 ? (k + 1) / 2 : -k / 2);  // from the middle outwards
    best = std::max(best, at(point_on(door, (place + 1.0) / (samples + 1)), bounded ? target : best));
  }
  return 2 * std::sqrt(best);
}

}  // namespace mazefolio::topology
