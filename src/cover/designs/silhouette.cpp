// A maze in an outline, with a rim like that of a sticker, on rays; the title above it in large letters.
#include "cover/cover_designs.h"
#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "cover/maze_art.h"
#include "cover/scatter.h"
#include "layout/sheet.h"

namespace mazefolio::cover {

void draw_silhouette(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  add_ground(brief, ink.ground, layers);
  const Size sheet = brief.place.sheet;
  const Rect title_room{safe.x0, safe.y0 + u, safe.x1, safe.y0 + safe.height() * 0.34};
  const Rect art_room{safe.x0, title_room.y1 + 2 * u, safe.x1, safe.y1 - foot_height(brief) - 2 * u};
  layers.ground.emplace_back(
      rays({0, 0, sheet.width, sheet.height}, art_room.center(), 22, mixed(ink.ground, ink.light, 0.16)));

  const double pitch = brief.place.front.width() / (brief.for_kids ? 19 : 26);
  const ArtMaze maze = led_through(
      outlined_maze(*brief.book->spec, {art_room.width() / pitch, art_room.height() / pitch}, "silhouette"),
      {0, 0, 1, 1});
  MazeArt art;
  art.walls = ink.deep;
  art.ground = ink.light;
  art.rim = 1.9;
  art.wall = 0.15;
  art.way = ink.accent;
  art.start = art.finish = ink.deep;
  art.rings = {{ink.deep, 7.4 * u}, {ink.second, 5.6 * u}, {ink.deep, 2 * u}};
  PlacedArt placed = draw_art(maze, inset(art_room, 4 * u), art);

  const double r = 12 * u;
  const Point badge{safe.x1 - 1.12 * r, art_room.y1 - r * 0.7};
  std::vector<Rect> kept{{badge.x - r, badge.y - r, badge.x + r, badge.y + r}};
  for (const Rect& slice : placed.slices) kept.push_back(inset(slice, -4 * u));
  add_pictures(brief, scattered({art_room, kept, 22 * u}, "silhouette"), layers.content);
  append(layers.content, std::move(placed.items));

  TitleStyle title{brief.face.title, {ink.light, ink.deep, 0.085}, {ink.light, ink.deep, 0.12}};
  add_title(brief, title_room, title, layers.content);
  add_badge(brief, badge, r, ink.accent, 10, layers.content);
  add_foot(brief, ink.deep, ink.light, layers.content);
}

}  // namespace mazefolio::cover
