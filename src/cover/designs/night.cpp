// A maze of light on a dark ground, below stars.
#include <algorithm>

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

constexpr int halo_steps = 14, glow_steps = 5, stars = 150;

// The bluest ink of the palette: nights are not yellow.
Ink night_ink(const CoverInks& inks) {
  const auto blue = [](Ink ink) { return ink.b - (ink.r + ink.g) / 2; };
  return std::max({inks.ground, inks.second, inks.third}, [&](Ink a, Ink b) { return blue(a) < blue(b); });
}

void add_halo(Point center, double radius, Ink from, Ink to, std::vector<Item>& items) {
  for (int i = 0; i < halo_steps; ++i) {
    const double share = static_cast<double>(i) / halo_steps;
    items.emplace_back(filled(circle_path(center, radius * (1 - 0.62 * share)), mixed(from, to, share)));
  }
}

void add_stars(const CoverBrief& brief, std::vector<Item>& items) {
  const double u = brief.place.front.width() / 100;
  Rng random(hash_text("stars"));
  for (int i = 0; i < stars; ++i) {
    const Point at{random.unit() * brief.place.sheet.width, random.unit() * brief.place.sheet.height};
    const double size = (0.25 + random.unit() * random.unit() * 1.5) * u;
    Path star = size > u ? star_path(at, 1.3 * size, 0.35 * size, 4) : circle_path(at, 0.5 * size);
    items.emplace_back(
        filled(std::move(star), mixed(brief.ink.deep, brief.ink.light, 0.5 + random.unit() / 2)));
  }
}

// Lines from wide and dark to narrow and bright.
void add_glow(const ArtMaze& maze, const Rect& room, const CoverBrief& brief, Ink sky,
              std::vector<Item>& items) {
  const CoverInks& ink = brief.ink;
  const Ink glow = bright_on(ink, sky), way = glow == ink.accent ? ink.second : ink.accent;
  for (int i = 0; i < glow_steps; ++i) {
    const double share = (i + 1.0) / glow_steps;
    const Ink core = i + 1 == glow_steps ? mixed(glow, ink.light, 0.75) : glow;
    MazeArt art;
    art.walls = mixed(mixed(sky, glow, 0.28), core, share * share);
    art.wall = 0.52 - 0.42 * share;
    art.rim = 1.25;
    if (i == 0) {
      art.ground = mixed(ink.deep, sky, 0.5);
      art.rings = {{mixed(sky, glow, 0.3), brief.place.front.width() * 0.032}};
    }
    if (i == 1) {
      art.way = way;
      art.way_width = 0.22;
    }
    append(items, draw_art(maze, room, art).items);
  }
}

}  // namespace

void draw_night(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  const Ink blue = night_ink(ink), sky = mixed(ink.deep, blue, 0.12);
  add_ground(brief, sky, layers);
  const Rect title_room{safe.x0, safe.y0 + u, safe.x1, safe.y0 + safe.height() * 0.33};
  const Rect art_room{safe.x0 + 4 * u, title_room.y1 + 4 * u, safe.x1 - 4 * u,
                      safe.y1 - foot_height(brief) - 4 * u};
  add_halo(art_room.center(), 0.62 * brief.place.front.height(), sky, mixed(sky, blue, 0.55), layers.ground);
  add_stars(brief, layers.ground);
  const double pitch = brief.place.front.width() / (brief.for_kids ? 18 : 26);
  const ArtMaze maze = led_through(
      outlined_maze(*brief.book->spec, {art_room.width() / pitch, art_room.height() / pitch}, "night"),
      {0, 0, 1, 1});
  add_glow(maze, art_room, brief, sky, layers.content);
  add_title(brief, title_room,
            {brief.face.title, {bright_on(ink, sky), ink.deep, 0.05}, {ink.light, ink.deep, 0.08}},
            layers.content);
  const double r = 11 * u;
  add_badge(brief, {safe.x1 - 1.12 * r, art_room.y1 - r * 0.5}, r, ink.accent, 8, layers.content);
  add_foot(brief, ink.second, ink.light, layers.content);
}

}  // namespace mazefolio::cover
