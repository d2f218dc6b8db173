// The ink around the middle of a cell is compared with each shape that might stand there, pixel by pixel, and
// the one that differs least is what a reader sees. That tells them apart from a radius of four pixels on.
#include "prove/prove_shape_ink.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazefolio::prove {
namespace {

constexpr double radius_share = 0.27;    ///< of shapes, by the distance from cell to cell
constexpr double reach = 1.15;           ///< what is looked at, by the radius
constexpr double most_difference = 0.4;  ///< by the pixels of a shape: what differs more is none

// Whether a place lies in a shape, in radii from its middle, y down.

bool in_disc(Point p, Point middle, double radius) { return dot(p - middle, p - middle) <= radius * radius; }

bool in_ball(Point p) { return in_disc(p, {}, 0.92); }
bool in_ring(Point p) { return in_ball(p) && !in_disc(p, {}, 0.52); }
bool in_square(Point p) { return std::max(std::fabs(p.x), std::fabs(p.y)) <= 0.84; }

bool in_triangle(Point p) { return std::fabs(p.y) <= 0.866 && std::fabs(p.x) * 1.732 <= p.y + 0.866; }

/// A fifth of it is a kite from its middle over a tip, which is folded onto the one above.
bool in_star(Point p) {
  constexpr double fifth = 1.2566370614359172, waist = 0.48;
  p.y -= 0.0955;
  const double angle = std::remainder(std::atan2(p.x, -p.y), fifth), far = std::sqrt(dot(p, p)),
               x = far * std::sin(std::fabs(angle)), y = far * std::cos(angle);
  const Point dent{waist * std::sin(fifth / 2), waist * std::cos(fifth / 2)};
  return x * (1 - dent.y) <= (1 - y) * dent.x;
}

bool in_heart(Point p) {
  const double x = std::fabs(p.x);
  return in_disc({x, p.y}, {0.49, -0.44}, 0.51) || (p.y >= -0.44 && x * 1.39 <= (0.95 - p.y));
}

struct Template {
  const char* name;
  bool (*holds)(Point p);
};
constexpr Template templates[] = {{"star", in_star},     {"ball", in_ball}, {"triangle", in_triangle},
                                  {"square", in_square}, {"ring", in_ring}, {"heart", in_heart}};

/// The ink in a shape less that of the paper around it, and how many pixels the shape has.
struct Match {
  double in = 0, out = 0, pixels = 0;
  /// What would have to change, by the pixels of the shape.
  double difference(double ink) const { return pixels == 0 ? 1 : (pixels - in / ink + out / ink) / pixels; }
};

/// Empty where none of them is there.
std::string shape_at(const Raster& page, Point middle, double pitch) {
  const double radius = radius_share * pitch * page.pixels_per_pt, x0 = middle.x * page.pixels_per_pt,
               y0 = middle.y * page.pixels_per_pt;
  const auto pixel = [](double at, int limit) {
    return std::clamp(static_cast<int>(std::floor(at)), 0, limit - 1);
  };
  Match matches[std::size(templates)];
  double most = 0;
  for (int y = pixel(y0 - reach * radius, page.height); y <= pixel(y0 + reach * radius, page.height); ++y)
    for (int x = pixel(x0 - reach * radius, page.width); x <= pixel(x0 + reach * radius, page.width); ++x) {
      const Point p{(x + 0.5 - x0) / radius, (y + 0.5 - y0) / radius};
      const double ink = 255.0 - page.at(x, y);
      most = std::max(most, ink);
      for (std::size_t i = 0; i < std::size(templates); ++i) {
        const bool holds = templates[i].holds(p);
        (holds ? matches[i].in : matches[i].out) += ink;
        matches[i].pixels += holds;
      }
    }
  if (most <= 255.0 - darkest_art) return "";
  const Match* const best =
      std::ranges::min_element(matches, {}, [&](const Match& m) { return m.difference(most); });
  return best->difference(most) > most_difference ? "" : templates[best - matches].name;
}

}  // namespace

void prove_shape_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict) {
  if (!puzzle.rule) return;
  for (const RuleClaim::Mark& mark : puzzle.rule->marks) {
    if (!mark.shape) continue;
    const std::string shape = shape_at(page, mark.at, puzzle.ink.corridor_pt + puzzle.ink.wall_pt);
    if (shape.empty())
      verdict.report_near(fmt::format("the {} is not printed", mark.text), mark.at);
    else if (shape != mark.text)
      verdict.report_near(fmt::format("a {} is printed instead of a {}", shape, mark.text), mark.at);
  }
}

}  // namespace mazefolio::prove
