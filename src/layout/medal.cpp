#include "layout/medal.h"

#include <algorithm>
#include <cmath>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

constexpr double pi = 3.141592653589793;

Path ribbon(Point center, double radius, double way) {
  const auto at = [&](double x, double y) { return center + Point{way * x * radius, y * radius}; };
  Path p;
  p.move_to(at(0.12, 0.6));
  p.line_to(at(0.62, 0.5));
  p.line_to(at(1.02, 1.82));
  p.line_to(at(0.68, 1.74));
  p.line_to(at(0.5, 2.0));
  p.close();
  return p;
}

/// A disc whose rim has petals.
Path rosette(Point center, double radius, int petals) {
  Path p;
  const double step = 2 * pi / petals;
  const auto at = [&](double angle, double r) {
    return center + Point{std::sin(angle) * r, -std::cos(angle) * r};
  };
  p.move_to(at(0, radius * 0.94));
  for (int i = 0; i < petals; ++i)
    p.curve_to(at((i + 0.2) * step, radius * 1.05), at((i + 0.8) * step, radius * 1.05),
               at((i + 1) * step, radius * 0.94));
  p.close();
  return p;
}

}  // namespace

std::vector<Item> draw_medal(Point center, double radius) {
  const Stroke line{std::max(0.75, radius * 0.045), black, Cap::round, Join::round, {}};
  const Stroke fine{std::max(0.75, radius * 0.022), black, Cap::round, Join::round, {}};
  std::vector<Item> items;
  for (const double way : {-1.0, 1.0})
    items.emplace_back(Shape{ribbon(center, radius, way), line, gray(0.85)});
  items.emplace_back(Shape{rosette(center, radius, 18), line, white});
  items.emplace_back(Shape{circle_path(center, radius * 0.74), fine, std::nullopt});
  items.emplace_back(Shape{star_path(center + Point{0, radius * 0.03}, radius * 0.52), line, gray(0.85)});
  return items;
}

Path rounded_path(const Rect& box, double radius) {
  const double r = std::min({radius, box.width() / 2, box.height() / 2});
  Path p;
  p.move_to({box.x0 + r, box.y0});
  p.line_to({box.x1 - r, box.y0});
  p.arc({{box.x1 - r, box.y0 + r}, r, -pi / 2, 0});
  p.line_to({box.x1, box.y1 - r});
  p.arc({{box.x1 - r, box.y1 - r}, r, 0, pi / 2});
  p.line_to({box.x0 + r, box.y1});
  p.arc({{box.x0 + r, box.y1 - r}, r, pi / 2, pi});
  p.line_to({box.x0, box.y0 + r});
  p.arc({{box.x0 + r, box.y0 + r}, r, pi, 1.5 * pi});
  p.close();
  return p;
}

}  // namespace mazefolio::layout
