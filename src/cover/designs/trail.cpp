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
  const double across = brief.for_kids ? 9 : 13;
  EdgeToEdge front{front_with_bleed(brief.place), across, mixed(ink.ground, ink.light, 0.82), "trail"};
  front.way = ink.accent;
  front.wall = 0.17;
  add_maze_ground(brief, front, layers);
  add_maze_ground(brief,
                  {back_with_bleed(brief.place), across, mixed(ink.ground, ink.light, 0.3), "trail back"}, layers);

  const Rect panel{safe.x0 + u, safe.y0 + safe.height() * 0.08, safe.x1 - u, safe.y0 + safe.height() * 0.46};
  add_panel(brief, panel, 4 * u, ink.light, layers.content);
  TitleStyle title{brief.face.title, {ink.deep}, {mixed(ink.deep, ink.light, 0.15)}};
  add_title(brief, inset(panel, 4.2 * u), title, layers.content);
  const double r = 13.5 * u;
  add_badge(brief, {safe.x1 - r - u, panel.y1 + r * 0.42}, r, ink.second, -10, layers.content);
  add_foot(brief, ink.deep, ink.light, layers.content);
}

}  // namespace mazefolio::cover
