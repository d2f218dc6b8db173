// Boost.Polygon unites polygons of whole numbers, so points are rounded to a fine raster, and looked up by
// their place on it afterwards.

#include "topology/united.h"

#include <boost/polygon/polygon.hpp>
#include <cmath>
#include <map>
#include <utility>

#include "base/geometry/edges.h"
#include "topology/ring.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

namespace bp = boost::polygon;
using GridPoint = bp::point_data<int>;
using GridPolygon = bp::polygon_with_holes_data<int>;

constexpr double steps = 1 << 26;  ///< across everything: Boost.Polygon wants less than 2^30

class Raster {
 public:
  explicit Raster(const Rect& box)
      : origin_(box.center()), scale_(steps / std::max(box.width(), box.height())) {}

  GridPoint place(Point p) const {
    return {static_cast<int>(std::llround((p.x - origin_.x) * scale_)),
            static_cast<int>(std::llround((p.y - origin_.y) * scale_))};
  }
  Point point(const GridPoint& p) const { return origin_ + Point{p.x() + 0.0, p.y() + 0.0} * (1 / scale_); }

 private:
  Point origin_;
  double scale_;
};

template <class Points, class PointOf>
bp::polygon_data<int> polygon_of(const Points& points, const Raster& raster, PointOf point_of) {
  std::vector<GridPoint> places;
  places.reserve(points.size());
  for (const auto& p : points) places.push_back(raster.place(point_of(p)));
  return {places.begin(), places.end()};
}

/// The points of rings by their places.
class Known {
 public:
  Known(std::span<const Ring> rings, const Raster& raster) : raster_(raster) {
    for (const Ring& ring : rings)
      for (const RingPoint& p : ring) points_.emplace(key(raster.place(p.at)), p);
  }

  /// A line of places as a ring, and whether all its points were known.
  template <class Line>
  std::pair<Ring, bool> ring(const Line& line) const {
    std::vector<Point> all;
    for (const GridPoint& place : line) {
      const Point p = raster_.point(place);
      if (all.empty() || !(p == all.back())) all.push_back(p);
    }
    if (all.size() > 1 && all.front() == all.back()) all.pop_back();
    const auto found = [&](Point p) { return points_.find(key(raster_.place(p))); };
    // Of a new point, whether it is a corner follows from its neighbors.
    std::pair<Ring, bool> out{ring_of(all), true};
    for (RingPoint& p : out.first) {
      const auto known = found(p.at);
      if (known == points_.end())
        out.second = false;
      else
        p = known->second;
    }
    return out;
  }

 private:
  static std::pair<int, int> key(const GridPoint& p) { return {p.x(), p.y()}; }
  const Raster& raster_;
  std::map<std::pair<int, int>, RingPoint> points_;
};

}  // namespace

std::vector<Ring> united(std::span<const Ring> rings, std::span<const RingPiece> pieces,
                         std::span<const std::vector<Point>> strips, double least_hole) {
  Rect box = box_of(rings);
  for (const std::vector<Point>& strip : strips) box = enclosing(box, base::box_of(strip));
  const Raster raster(box);
  const auto at = [](const RingPoint& p) { return p.at; };
  const auto itself = [](Point p) { return p; };

  bp::polygon_set_data<int> all;
  for (const RingPiece& piece : pieces) all.insert(polygon_of(rings[piece.outline], raster, at));
  for (const RingPiece& piece : pieces)
    for (const std::size_t hole : piece.holes) all.insert(polygon_of(rings[hole], raster, at), true);
  bp::polygon_set_data<int> with_strips;
  with_strips.insert(all);
  for (const std::vector<Point>& strip : strips) with_strips.insert(polygon_of(strip, raster, itself));

  std::vector<GridPolygon> polygons;
  with_strips.get(polygons);
  const Known known(rings, raster);
  std::vector<Ring> out;
  for (const GridPolygon& polygon : polygons) {
    out.push_back(known.ring(polygon).first);
    for (auto hole = polygon.begin_holes(); hole != polygon.end_holes(); ++hole) {
      auto [ring, is_old] = known.ring(*hole);
      if (is_old || std::fabs(signed_area(ring)) > least_hole) out.push_back(std::move(ring));
    }
  }
  return out;
}

}  // namespace mazefolio::topology
