// All have about the same weight for the eye, and stand where a letter would: the middle of their boxes is
// that of the cell.
#include "draw/mark_art.h"

#include <cmath>
#include <numbers>

#include "base/diagnostic.h"

namespace mazefolio::draw {
namespace {

constexpr int star_tips = 5;
constexpr double star_waist = 0.48;                       ///< of its radius
constexpr double ring_pen_share = 0.4;                    ///< of the radius
constexpr double ball_share = 0.92, square_share = 0.84;  ///< half of the side, by the radius

Path closed_polygon(const std::vector<Point>& corners) {
  Path path;
  for (const Point& p : corners) path.empty() ? path.move_to(p) : path.line_to(p);
  path.close();
  return path;
}

Path star(Point middle, double radius) {
  std::vector<Point> corners;
  const double turn = std::numbers::pi / star_tips,
               drop = (1 - std::cos(turn)) / 2;  ///< its tips reach farther up than down
  for (int i = 0; i < 2 * star_tips; ++i) {
    const double r = radius * (i % 2 == 0 ? 1 : star_waist);
    corners.push_back(middle + Point{std::sin(i * turn) * r, drop * radius - std::cos(i * turn) * r});
  }
  return closed_polygon(corners);
}

Path triangle(Point middle, double radius) {
  const double half = radius, height = std::sqrt(3.0) / 2 * radius;
  return closed_polygon(
      {middle + Point{0, -height}, middle + Point{half, height}, middle + Point{-half, height}});
}

Path heart(Point middle, double radius) {
  const auto at = [&](double x, double y) { return middle + Point{x, y} * radius; };
  Path path;
  path.move_to(at(0, 0.95));
  path.curve_to(at(-0.35, 0.6), at(-1, 0.2), at(-1, -0.35));
  path.curve_to(at(-1, -0.75), at(-0.72, -0.95), at(-0.47, -0.95));
  path.curve_to(at(-0.25, -0.95), at(-0.08, -0.8), at(0, -0.55));
  path.curve_to(at(0.08, -0.8), at(0.25, -0.95), at(0.47, -0.95));
  path.curve_to(at(0.72, -0.95), at(1, -0.75), at(1, -0.35));
  path.curve_to(at(1, 0.2), at(0.35, 0.6), at(0, 0.95));
  path.close();
  return path;
}

Path square(Point middle, double radius) {
  const double half = square_share * radius;
  return rectangle_path({middle.x - half, middle.y - half, middle.x + half, middle.y + half});
}

Path ball(Point middle, double radius) { return circle_path(middle, ball_share * radius); }

struct Art {
  std::string_view name;
  Path (*outline)(Point middle, double radius);
};
constexpr Art arts[] = {
    {"star", star}, {"ball", ball}, {"triangle", triangle}, {"square", square}, {"heart", heart}};

}  // namespace

Shape mark_art(const MarkShape& shape, Point middle, double radius, const MazeStyle& style) {
  for (const Art& art : arts)
    if (art.name == shape.name) return {art.outline(middle, radius), std::nullopt, style.gate_ink};
  if (shape.name != "ring") throw InternalError("the shape '" + shape.name + "' has no outline");
  const double pen = ring_pen_share * radius;
  return {circle_path(middle, ball_share * radius - pen / 2),
          Stroke{pen, style.gate_ink, Cap::butt, Join::round, {}}, std::nullopt};
}

}  // namespace mazefolio::draw
