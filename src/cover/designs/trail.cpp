// Two colors and a way: the maze fills the front, and a ribbon in a third color runs through it.
#include "cover/cover_designs.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"

namespace mazefolio::cover {

void draw_trail(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  add_ground(brief, ink.ground, layers);
  const double across = brief.for_kids ? 9 : 14, r = 13.5 * u;
  const Rect panel{safe.x0 + u, safe.y0 + safe.height() * 0.05, safe.x1 - 2.2 * u,
                   safe.y0 + safe.height() * 0.43};
  EdgeToEdge front{front_with_bleed(brief.place), across, mixed(ink.ground, ink.light, 0.85), "trail", 0.17};
  front.way = ink.accent;
  front.ends = ink.deep;
  front.shown = {safe.x0, panel.y1 + r, safe.x1, safe.y1 - foot_height(brief) - 8 * u};
  add_maze_ground(brief, front, layers);
  add_maze_ground(brief, {back_with_bleed(brief.place), across, mixed(ink.ground, ink.light, 0.3), "back"},
                  layers);

  add_panel(brief, panel, 4 * u, ink.light, layers.content);
  const Rect room{panel.x0 + 4 * u, panel.y0 + 3.5 * u, panel.x1 - 4 * u, panel.y1 - 4.5 * u};
  add_title(brief, room, {brief.face.title, {ink.deep}, {mixed(ink.deep, ink.light, 0.15)}}, layers.content);
  add_badge(brief, {safe.x1 - 1.12 * r - u, panel.y1 + r * 0.7}, r, ink.second, -10, layers.content);
  add_foot(brief, ink.deep, ink.light, layers.content);
}

}  // namespace mazefolio::cover
