// A maze of light on a dark ground, below stars.
#include "base/rng.h"
#include "cover/cover_designs.h"
#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "cover/maze_art.h"
#include "layout/sheet.h"

namespace mazefolio::cover {
namespace {

constexpr int halo_steps = 14, stars = 150;

void add_halo(Point center, double radius, Ink from, Ink to, std::vector<Item>& items) {
  for (int i = 0; i < halo_steps; ++i) {
    const double share = static_cast<double>(i) / halo_steps;
    items.emplace_back(filled(circle_path(center, radius * (1 - 0.62 * share)), mixed(from, to, share)));
  }
}

void add_stars(const CoverBrief& brief, Ink ink, std::vector<Item>& items) {
  const double u = brief.place.front.width() / 100;
  Rng random(hash_text("stars"));
  for (int i = 0; i < stars; ++i) {
    const Point at{random.unit() * brief.place.sheet.width, random.unit() * brief.place.sheet.height};
    const double size = (0.25 + random.unit() * random.unit() * 1.5) * u;
    items.emplace_back(filled(size > u ? star_path(at, 1.3 * size, 0.35 * size, 4) : circle_path(at, 0.5 * size),
                              mixed(brief.ink.deep, ink, 0.5 + random.unit() / 2)));
  }
}

}  // namespace

void draw_night(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  const Ink sky = mixed(ink.deep, ink.ground, 0.3);
  add_ground(brief, sky, layers);
  const Rect title_room{safe.x0, safe.y0 + u, safe.x1, safe.y0 + safe.height() * 0.33};
  const Rect art_room{safe.x0 + 4 * u, title_room.y1 + 5 * u, safe.x1 - 4 * u,
                      safe.y1 - foot_height(brief) - 5 * u};
  const double pitch = brief.place.front.width() / (brief.for_kids ? 16 : 26);
  const Maze maze =
      outlined_maze(*brief.book->spec, {art_room.width() / pitch, art_room.height() / pitch}, "night");
  add_halo(art_room.center(), 0.62 * brief.place.front.height(), sky, mixed(ink.ground, ink.second, 0.16),
           layers.ground);
  add_stars(brief, ink.light, layers.ground);

  MazeArt glow;
  constexpr int steps = 5;
  for (int i = 0; i < steps; ++i) {  // from wide and dark to narrow and bright
    const double share = (i + 1.0) / steps;
    glow.walls = mixed(mixed(sky, ink.second, 0.28), i + 1 == steps ? ink.light : ink.second, share * share);
    glow.wall = 0.52 - 0.42 * share;
    glow.rim = 1.25;
    if (i == 0) {
      glow.ground = mixed(ink.deep, ink.ground, 0.12);
      glow.rings = {{mixed(sky, ink.second, 0.35), 3.4 * u}};
    } else {
      glow.ground.reset();
      glow.rings.clear();
    }
    if (i == 1) glow.way = ink.accent;
    else glow.way.reset();
    glow.way_width = 0.2;
    PlacedArt placed = draw_art(maze, art_room, glow);
    append(layers.content, std::move(placed.items));
  }
  add_title(brief, title_room, {brief.face.title, {ink.accent, ink.deep, 0.05}, {ink.light, ink.deep, 0.08}},
            layers.content);
  const double r = 11 * u;
  add_badge(brief, {safe.x1 - r, art_room.y1 - r * 0.5}, r, ink.accent, 8, layers.content);
  add_foot(brief, ink.second, ink.light, layers.content);
}

}  // namespace mazefolio::cover
