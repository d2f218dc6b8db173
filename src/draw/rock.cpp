#include "draw/rock.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "draw/edge_line.h"
#include "draw/hatching.h"
#include "draw/outline.h"
#include "draw/page_path.h"

namespace mazefolio::draw {
namespace {

constexpr double texture_line = 0.75;   ///< points: the thinnest line that printers accept
constexpr double finest_hatched = 4.5;  ///< points per cell: in smaller cells hatching becomes a smudge
constexpr int dot_chords = 4;           ///< per curve: chords stay below the outline
constexpr double unseen = 0.1;          ///< points: how far hatching may miss the outline
constexpr double texture_gray = 0.35;
constexpr double rock_gray = 0.82;  ///< prints as at least a tenth of ink, and the solution stands out

/// Beside paler walls the texture is paler too.
Ink texture_ink(const MazeStyle& style) {
  return on_paper(style, texture_gray + (1 - texture_gray) * style.wall_gray);
}

/// The area with as few chords in the place of each rounded corner as stay below the outline.
Path cornered(const Path& area, double radius, double half_wall) {
  int chords = 1;
  while (radius * (1 - std::cos(std::numbers::pi / 4 / chords)) > half_wall + unseen) ++chords;
  Path out;
  for (const std::vector<Point>& ring : flattened(area, chords)) {
    out.move_to(ring.front());
    for (std::size_t i = 1; i < ring.size(); ++i)
      if (!(ring[i] == ring[i - 1])) out.line_to(ring[i]);
    out.close();
  }
  return out;
}

}  // namespace

std::vector<Item> draw_rock(const Maze& maze, const PageTransform& to_page, const MazeStyle& style) {
  RockTexture texture = rock_texture(style);
  if (!style.thick || texture == RockTexture::none) return {};
  Path area = on_page(rock_area(maze, style.rounding), to_page);
  if (area.empty()) return {};
  const double pitch = to_page.scale;
  if (texture == RockTexture::hatch && pitch < finest_hatched) texture = RockTexture::gray;
  const Ink wall = on_paper(style, style.wall_gray);
  switch (texture) {
    case RockTexture::solid:
      return {Shape{std::move(area), std::nullopt, wall}};
    case RockTexture::gray:
      return {Shape{std::move(area), std::nullopt, on_paper(style, rock_gray)}};
    case RockTexture::dots: {
      const double dot = std::clamp(0.09 * pitch, 0.75, 1.5);
      Path dots =
          dotting(flattened(area, dot_chords), std::clamp(0.4 * pitch, 3.0, 6.0), (style.wall.pt + dot) / 2);
      return {Shape{std::move(dots), Stroke{dot, wall, Cap::round, Join::round, {}}, std::nullopt}};
    }
    default: {
      const double spacing = std::clamp(0.28 * pitch, 2.5, 5.0);
      area = cornered(area, style.rounding * pitch, style.wall.pt / 2);
      return {hatching(area, spacing, texture_line, texture_ink(style))};
    }
  }
}

}  // namespace mazefolio::draw
