// The pictures of the theme, large and in color, all around a plaque with the title.
#include "cover/cover_designs.h"
#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "cover/maze_art.h"
#include "cover/scatter.h"

namespace mazefolio::cover {
namespace {

// Books without pictures show small mazes instead.
void add_small_mazes(const CoverBrief& brief, const std::vector<Spot>& spots, std::vector<Item>& items) {
  const Ink grounds[] = {brief.ink.light, brief.ink.second, brief.ink.light, brief.ink.third};
  std::size_t i = 0;
  for (const Spot& spot : spots) {
    if (i == 18) break;
    MazeArt art;
    art.walls = brief.ink.deep;
    art.ground = grounds[i % std::size(grounds)];
    art.way = brief.ink.accent;
    art.rim = 1.6;
    const double half = spot.size / 2 * 0.8;
    PlacedArt placed = draw_art(small_maze(*brief.book->spec, {7, 7}, i), {-half, -half, half, half}, art);
    items.emplace_back(Group{{1, spot.center}, std::move(placed.items), spot.turn});
    ++i;
  }
}

}  // namespace

void draw_parade(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  const Size sheet = brief.place.sheet;
  add_ground(brief, ink.ground, layers);
  layers.ground.emplace_back(
      dots({0, 0, sheet.width, sheet.height}, 9 * u, 1.1 * u, mixed(ink.ground, ink.deep, 0.12)));

  const double middle = safe.center().y - 2 * u;
  const Rect plaque{safe.x0 + 5 * u, middle - safe.height() * 0.19, safe.x1 - 5 * u,
                    middle + safe.height() * 0.19};
  const double r = 12 * u;
  const Point badge{safe.x1 - 1.12 * r - u, plaque.y1 + r * 0.7};
  const Rect foot{safe.x0, safe.y1 - foot_height(brief) - u, safe.x1, safe.y1};
  // Pictures run off the sheet.
  const Rect front = front_with_bleed(brief.place);
  const Rect area{std::max(front.x0 - 8 * u, brief.place.front.x0), front.y0 - 8 * u,
                  std::min(front.x1 + 8 * u, brief.place.sheet.width + 8 * u), front.y1 + 8 * u};
  const std::vector<Spot> spots = scattered(
      {area, {inset(plaque, -u), {badge.x - r, badge.y - r, badge.x + r, badge.y + r}, foot}, 25 * u},
      "parade");
  if (brief.art.empty())
    add_small_mazes(brief, spots, layers.ground);
  else
    add_pictures(brief, spots, layers.ground);
  add_panel(brief, plaque, 7 * u, ink.light, layers.content);
  add_title(brief, inset(plaque, 4.5 * u), {brief.face.title, {ink.deep}, {mixed(ink.deep, ink.light, 0.15)}},
            layers.content);
  add_badge(brief, badge, r, ink.accent, 8, layers.content);
  add_foot(brief, ink.deep, ink.light, layers.content);
}

}  // namespace mazefolio::cover
