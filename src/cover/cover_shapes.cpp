#include "cover/cover_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mazefolio::cover {
namespace {

constexpr double pi = std::numbers::pi;

Point on_circle(Point center, double radius, double angle) {
  return center + Point{std::cos(angle), std::sin(angle)} * radius;
}

}  // namespace

Path rounded_path(const Rect& r, double radius) {
  const double k = std::min({radius, r.width() / 2, r.height() / 2});
  Path path;
  path.move_to({r.x0 + k, r.y0});
  path.line_to({r.x1 - k, r.y0});
  path.arc({{r.x1 - k, r.y0 + k}, k, -pi / 2, 0});
  path.line_to({r.x1, r.y1 - k});
  path.arc({{r.x1 - k, r.y1 - k}, k, 0, pi / 2});
  path.line_to({r.x0 + k, r.y1});
  path.arc({{r.x0 + k, r.y1 - k}, k, pi / 2, pi});
  path.line_to({r.x0, r.y0 + k});
  path.arc({{r.x0 + k, r.y0 + k}, k, pi, 1.5 * pi});
  path.close();
  return path;
}

Path star_path(Point center, double outer, double inner, int points) {
  Path path;
  for (int i = 0; i < 2 * points; ++i) {
    const Point p =
        on_circle(center, i % 2 == 0 ? outer : inner, pi * (i / static_cast<double>(points) - 0.5));
    i == 0 ? path.move_to(p) : path.line_to(p);
  }
  path.close();
  return path;
}

Path scalloped_path(Point center, double radius, int bumps) {
  const double step = 2 * pi / bumps, bump = radius * std::sin(step / 2);
  Path path;
  for (int i = 0; i < bumps; ++i) {
    const double angle = i * step;
    path.arc({on_circle(center, radius * std::cos(step / 2), angle), bump, angle - pi / 2, angle + pi / 2});
  }
  path.close();
  return path;
}

Shape filled(Path path, Ink ink) { return {std::move(path), std::nullopt, ink}; }

Shape outlined(Path path, double width, Ink ink) {
  return {std::move(path), Stroke{width, ink, Cap::round, Join::round, {}}, std::nullopt};
}

Shape filled(Path path, Ink ink, double width, Ink edge) {
  return {std::move(path), Stroke{width, edge, Cap::round, Join::round, {}}, ink};
}

Shape rays(const Rect& box, Point from, int count, Ink ink) {
  const double reach = box.width() + box.height();
  Path path;
  for (int i = 0; i < count; ++i) {
    const double angle = 2 * pi * (i + 0.25) / count;
    path.move_to(from);
    path.line_to(on_circle(from, reach, angle));
    path.line_to(on_circle(from, reach, angle + pi / count));
    path.close();
  }
  return filled(std::move(path), ink);
}

Shape dots(const Rect& box, double distance, double radius, Ink ink) {
  Path path;
  int row = 0;
  for (double y = box.y0; y < box.y1 + distance; y += distance / 2, ++row)
    for (double x = box.x0 + (row % 2) * distance / 2; x < box.x1 + distance; x += distance) {
      path.move_to({x + radius, y});
      path.arc({{x, y}, radius, 0, 2 * pi});
      path.close();
    }
  return filled(std::move(path), ink);
}

}  // namespace mazefolio::cover
