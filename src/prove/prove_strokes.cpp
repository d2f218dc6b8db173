#include "prove/prove_strokes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "prove/profile.h"

namespace mazefolio::prove {
namespace {

constexpr std::size_t fewest_strokes = 4;  ///< a mean of fewer says little
constexpr std::size_t most = 1500;         ///< walls of one kind that are measured
constexpr double hairline = 0.4;           ///< by the thickness: no single wall is thinner
constexpr double reach_beside_px = 3;

struct Kind {
  BorderKind kind;
  const char *figure, *name;
};
constexpr Kind kinds[] = {{BorderKind::wall, "wall_pt", "walls"},
                          {BorderKind::rim, "rim_pt", "lines of the rim"}};

/// The ink across the middle of a border that is long enough for its ends not to matter.
std::optional<Profile> profile_of(const PrintedMaze& maze, const Border& b, double thick_px) {
  const double scale = maze.page.pixels_per_pt;
  std::vector<double> upto{0};  // along the border, to each of its points
  for (std::uint32_t i = 1; i < b.count; ++i) {
    const Point d = maze.graph.corner(b, i) - maze.graph.corner(b, i - 1);
    upto.push_back(upto.back() + std::sqrt(dot(d, d)) * scale);
  }
  const double length = upto.back();
  // Where two rounded corners meet in the middle, the ink is on the line there and along it.
  if (length < std::max(thick_px + 5, 2 * maze.ink.rounding_pt * scale - 1)) return std::nullopt;
  const auto piece =
      static_cast<std::uint32_t>(std::upper_bound(upto.begin(), upto.end() - 1, length / 2) - upto.begin());
  const Point from = maze.graph.corner(b, piece - 1) * scale, to = maze.graph.corner(b, piece) * scale,
              along = to - from;
  const double share = (length / 2 - upto[piece - 1]) / std::max(upto[piece] - upto[piece - 1], 1e-9);
  const double chord = std::sqrt(dot(along, along));
  if (chord == 0) return std::nullopt;
  return profile_across(maze.page, from + along * share, Point{-along.y, along.x} * (1 / chord),
                        thick_px / 2 + reach_beside_px, maze.ink.wall_gray);
}

}  // namespace

void prove_strokes(const PrintedMaze& maze, bool beside, Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt;
  for (const Kind& kind : kinds) {
    const double own = kind.kind == BorderKind::rim ? maze.ink.rim_pt : maze.ink.wall_pt,
                 claimed = beside ? std::min(own, maze.ink.wall_pt) : own,  // the rim of rock is a wall
        thick = claimed * scale;
    std::vector<const Border*> borders;
    for (const Border& b : maze.graph.borders)
      if (b.kind == kind.kind) borders.push_back(&b);
    std::vector<double> widths;
    for (std::size_t i = 0; i < borders.size(); i += 1 + borders.size() / most) {
      const double own_thick = borders[i]->widths > 0 ? thickness(maze, *borders[i]) * scale : thick;
      const auto profile = profile_of(maze, *borders[i], own_thick);
      if (!profile) continue;
      widths.push_back(profile->width - own_thick + thick);
      if (profile->width >= own_thick * hairline || profile->width == 0) continue;  // no ink: a gap
      verdict.report_near(
          fmt::format("one of the {} is a hairline", kind.name),
          midpoint(maze.graph.corner(*borders[i], 0), maze.graph.corner(*borders[i], borders[i]->count - 1)));
    }
    if (widths.size() < fewest_strokes) continue;
    const double width = middle_mean(std::move(widths));
    verdict.figure(kind.figure, width / scale);
    if (too_thin(width, thick) || (!beside && too_thick(width, thick)))
      verdict.report(
          fmt::format("the {} are {:.2f} pt thick, not {:.2f}", kind.name, width / scale, claimed));
  }
}

}  // namespace mazefolio::prove
