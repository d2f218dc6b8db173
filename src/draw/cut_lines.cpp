#include "draw/cut_lines.h"

#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <cmath>
#include <utility>

#include "draw/joined_walls.h"

namespace mazefolio::draw {
namespace {

namespace geometry = boost::geometry;
using End =
    std::pair<geometry::model::d2::point_xy<double>, std::pair<std::size_t, bool>>;  // line; its last point
using Ends = geometry::index::rtree<End, geometry::index::quadratic<16>>;

constexpr int pieces_of_curve = 16;
constexpr double touching = 1e-9;

/// Takes the lines of a path apart.
class Lines {
 public:
  void add(const Path& path) {
    const Point* p = path.points.data();
    for (const Path::Verb verb : path.verbs) switch (verb) {
        case Path::Verb::move:
          lines.push_back({{*p++}, {}});
          break;
        case Path::Verb::line:
          go(*p++, 0);
          break;
        case Path::Verb::curve:
          curve(p[0], p[1], p[2]);
          p += 3;
          break;
        case Path::Verb::arc:
          arc(p[0], p[1].x, p[1].y, p[2].x);
          p += 3;
          break;
        case Path::Verb::close:
          go(lines.back().points.front(), 0);
          break;
      }
  }
  std::vector<CutLine> lines;

 private:
  void go(Point to, double bulge) {
    CutLine& line = lines.back();
    if (to == line.points.back() && bulge == 0) return;
    line.points.push_back(to);
    line.bulges.push_back(bulge);
  }
  void curve(Point a, Point b, Point to) {
    const Point from = lines.back().points.back();
    for (int i = 1; i <= pieces_of_curve; ++i) {
      const double t = static_cast<double>(i) / pieces_of_curve, s = 1 - t;
      go(from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + to * (t * t * t), 0);
    }
  }
  // In pieces of a half turn at most, which have a bulge.
  void arc(Point center, double radius, double begin, double end) {
    const auto at = [&](double angle) { return center + Point{std::cos(angle), std::sin(angle)} * radius; };
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(end - begin) / 3.2)));
    const double step = (end - begin) / pieces;
    const Point gap = at(begin) - lines.back().points.back();
    if (std::hypot(gap.x, gap.y) > touching) go(at(begin), 0);
    for (int i = 1; i <= pieces; ++i) go(at(begin + step * i), std::tan(step / 4));
  }
};

CutLine backwards(CutLine line) {
  std::ranges::reverse(line.points);
  std::ranges::reverse(line.bulges);
  for (double& bulge : line.bulges) bulge = -bulge;
  return line;
}

std::vector<CutLine> nearest_first(std::vector<CutLine> lines) {
  const auto end_of = [&](std::size_t i, bool last) {
    const Point p = last ? lines[i].points.back() : lines[i].points.front();
    return End{{p.x, p.y}, {i, last}};
  };
  std::vector<End> all;
  double left = 0, top = 0;
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (const bool last : {false, true}) {
      all.push_back(end_of(i, last));
      left = std::min(left, all.back().first.x());
      top = std::min(top, all.back().first.y());
    }
  Ends ends(all);
  std::vector<CutLine> out;
  geometry::model::d2::point_xy<double> pen(left, top);
  while (!ends.empty()) {
    const auto [i, from_last] = ends.qbegin(geometry::index::nearest(pen, 1))->second;
    for (const bool last : {false, true}) ends.remove(end_of(i, last));
    out.push_back(from_last ? backwards(std::move(lines[i])) : std::move(lines[i]));
    pen = {out.back().points.back().x, out.back().points.back().y};
  }
  return out;
}

}  // namespace

std::vector<CutLine> cut_lines(const Maze& maze) {
  const WallPaths walls = joined_walls(maze);
  Lines all;
  all.add(walls.rim);
  all.add(walls.inner);
  std::erase_if(all.lines, [](const CutLine& line) { return line.points.size() < 2; });
  return nearest_first(std::move(all.lines));
}

}  // namespace mazefolio::draw
