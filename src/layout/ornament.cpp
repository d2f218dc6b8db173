#include "layout/ornament.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::layout {
namespace {

Stroke plain_stroke(double width, Ink ink = black) { return {width, ink, Cap::butt, Join::miter, {}}; }

// The ten corners, clockwise from the top.
Path corners_of_star(Point center, double radius, int first, int last) {
  constexpr double tenth = 0.6283185307179586;
  Path p;
  for (int i = first; i <= last; ++i) {
    const double angle = -1.5707963267948966 + i * tenth, r = i % 2 ? radius * 0.46 : radius;
    const Point at = center + Point{std::cos(angle) * r, std::sin(angle) * r};
    i == first ? p.move_to(at) : p.line_to(at);
  }
  p.close();
  return p;
}

}  // namespace

Item rule(Point from, Point to, double width, Ink ink) {
  Path p;
  p.move_to(from);
  p.line_to(to);
  return Shape{std::move(p), plain_stroke(width, ink), std::nullopt};
}

Path star_path(Point center, double radius) { return corners_of_star(center, radius, 0, 9); }

Path lozenge_path(Point c, double half_width, double half_height) {
  // The sides bend slightly inward, as in cast type.
  Path p;
  const double k = 0.36;
  const Point top{c.x, c.y - half_height}, right{c.x + half_width, c.y}, bottom{c.x, c.y + half_height},
      left{c.x - half_width, c.y};
  const auto towards = [&](Point from) { return c + (from - c) * k; };
  p.move_to(top);
  p.curve_to(towards(top), towards(right), right);
  p.curve_to(towards(right), towards(bottom), bottom);
  p.curve_to(towards(bottom), towards(left), left);
  p.curve_to(towards(left), towards(top), top);
  p.close();
  return p;
}

std::vector<Item> draw_ornament(const Look& look, Point c, double width, double size) {
  std::vector<Item> items;
  if (look.ornament == Ornament::lozenge) {
    const double half = size / 2, gap = size * 0.9;
    items.push_back(Shape{lozenge_path(c, half, half), std::nullopt, black});
    for (const double way : {-1.0, 1.0}) {
      items.push_back(Shape{circle_path({c.x + way * gap, c.y}, size * 0.09), std::nullopt, black});
      const double from = c.x + way * gap * 1.35, to = c.x + way * width / 2;
      if (way * (to - from) > 0) items.push_back(rule({from, c.y}, {to, c.y}, std::max(0.75, look.rule_pt)));
    }
  }
  if (look.ornament == Ornament::stars)
    for (const int i : {-1, 0, 1}) {
      const double radius = size * (i == 0 ? 0.5 : 0.34);
      items.push_back(Shape{star_path({c.x + i * size * 1.1, c.y + (i == 0 ? 0 : size * 0.1)}, radius),
                            Stroke{std::max(1.0, size * 0.07), black, Cap::round, Join::round, {}},
                            i == 0 ? std::optional<Ink>(gray(0.8)) : std::nullopt});
    }
  return items;
}

std::vector<Item> draw_frame(TitleFrame frame, const Rect& area) {
  if (frame == TitleFrame::none) return {};
  if (frame == TitleFrame::dots) {
    // A dot in every corner and the others evenly spaced, so that no side ends in a gap.
    constexpr double dot = 3, pitch = 17;
    const Rect r = inset(area, dot);
    Path chain;
    const auto side = [&](Point from, Point to) {
      const Point way = to - from;
      const int pairs = static_cast<int>(std::lround((std::fabs(way.x) + std::fabs(way.y)) / (2 * pitch)));
      const int steps =
          2 * std::max(1, pairs);  // even, so that large and small dots alternate around the corners
      for (int i = 0; i < steps; ++i) {
        const Point at = from + way * (static_cast<double>(i) / steps);
        const double radius = i % 2 == 0 ? dot : dot * 0.6;
        chain.move_to({at.x + radius, at.y});
        chain.arc({at, radius, 0, 6.283185307179586});
        chain.close();
      }
    };
    side({r.x0, r.y0}, {r.x1, r.y0});
    side({r.x1, r.y0}, {r.x1, r.y1});
    side({r.x1, r.y1}, {r.x0, r.y1});
    side({r.x0, r.y1}, {r.x0, r.y0});
    return {Shape{std::move(chain), std::nullopt, gray(0.35)}};
  }
  return {Shape{rectangle_path(inset(area, 1)), plain_stroke(2), std::nullopt},
          Shape{rectangle_path(inset(area, 5.5)), plain_stroke(0.75), std::nullopt}};
}

}  // namespace mazefolio::layout
