// Idea: smooth edges mix two colors, so that all true pixels lie on the line from ground to walls. Along that
// line a pixel is gray, and its distance from the line is ink, too. Where the ground ends at a gate it is
// mixed with paper, and both are paper there. Cost: linear in the pixels.
#include "prove/plain_ink.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"
#include "prove/parts.h"

namespace mazefolio::prove {
namespace {

constexpr int near_px = 2;   ///< edges of fills are moved by up to that
constexpr double alike = 6;  ///< of 255: colors that are not told apart
constexpr std::uint8_t full_ink = 16;
constexpr int least_full = 40;      ///< pixels; fewer say little
constexpr double other_color = 24;  ///< of 255, of a wall

struct Shade {
  double r = 0, g = 0, b = 0;
  friend Shade operator-(Shade x, Shade y) { return {x.r - y.r, x.g - y.g, x.b - y.b}; }
  friend Shade operator*(Shade x, double k) { return {x.r * k, x.g * k, x.b * k}; }
};
double dot(Shade x, Shade y) { return x.r * y.r + x.g * y.g + x.b * y.b; }
double largest(Shade x) { return std::max({std::fabs(x.r), std::fabs(x.g), std::fabs(x.b)}); }
Shade shade(Color c) { return {double(c.r), double(c.g), double(c.b)}; }
Shade shade(const std::uint8_t* p) { return {double(p[0]), double(p[1]), double(p[2])}; }

/// Where a color lies on the line between two others.
struct OnLine {
  double share = 0;  ///< 0 the first .. 1 the second
  double off = 0;    ///< its distance from the line, of 255
};
OnLine on_line(Shade c, Shade from, Shade to) {
  const Shade along = to - from, at = c - from;
  const double share = std::clamp(dot(at, along) / std::max(1.0, dot(along, along)), 0.0, 1.0);
  return {share, largest(at - along * share)};
}

class Plain {
 public:
  explicit Plain(const MazeColors& colors) : walls_(shade(colors.walls)), ground_(shade(colors.ground)) {}

  double inside(Shade c) const { return gray(on_line(c, ground_, walls_)); }
  double outside(Shade c) const { return gray(on_line(c, paper_, walls_)); }
  double between(Shade c) const {
    return on_line(c, paper_, ground_).off <= alike ? 255 : std::max(inside(c), outside(c));
  }

 private:
  static double gray(OnLine at) { return std::max(0.0, 255 * (1 - at.share) - at.off); }

  Shade walls_, ground_, paper_ = shade(color_white);
};

Mask inside_of(const PlaceMap& places) {
  const Window& w = places.window();
  Mask mask(w);
  for (int y = w.y0; y < w.y1; ++y)
    for (const Run* run = places.row_begin(y); run != places.row_end(y); ++run)
      if (run->place != prove::outside) mask.fill(y, run->begin, run->end);
  return mask;
}

bool is_edge(const Mask& inside, int x, int y) {
  const bool here = inside.at(x, y);
  for (const int dx : {-near_px, 0, near_px})
    for (const int dy : {-near_px, 0, near_px})
      if (inside.inside(x + dx, y + dy) && inside.at(x + dx, y + dy) != here) return true;
  return false;
}

}  // namespace

Raster in_plain_ink(const Raster& page, const ColorRaster& colored, const PlaceMap& places,
                    const MazeColors& colors) {
  Raster out = page;
  const Plain plain(colors);
  const Mask inside = inside_of(places);
  const Window& w = places.window();
  for (int y = w.y0; y < w.y1; ++y) {
    throw_if_canceled();
    std::uint8_t* row = out.gray.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(out.width);
    for (int x = w.x0; x < w.x1; ++x) {
      const Shade c = shade(colored.at(x, y));
      row[x] = static_cast<std::uint8_t>(std::lround(is_edge(inside, x, y) ? plain.between(c)
                                                     : inside.at(x, y)     ? plain.inside(c)
                                                                           : plain.outside(c)));
    }
  }
  return out;
}

void prove_wall_color(const Raster& plain, const ColorRaster& colored, const PlaceMap& places,
                      const MazeColors& colors, Verdict& verdict) {
  const Window& w = places.window();
  const Shade walls = shade(colors.walls);
  int full = 0, other = 0;
  Point first;
  for (int y = w.y0; y < w.y1; ++y)
    for (int x = w.x0; x < w.x1; ++x) {
      if (plain.at(x, y) > full_ink) continue;
      ++full;
      if (largest(shade(colored.at(x, y)) - walls) > other_color && other++ == 0)
        first = Point{x + 0.5, y + 0.5} * (1 / plain.pixels_per_pt);
    }
  if (full >= least_full && other > full / 2)
    verdict.report_near(fmt::format("the walls have another color than {}", hex_of(colors.walls)), first);
}

}  // namespace mazefolio::prove
