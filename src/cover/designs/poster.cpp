// A large title on a plain field; below it a maze that runs off the page, with one colored way.
#include "cover/cover_designs.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"

namespace mazefolio::cover {

void draw_poster(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const CoverGeometry& place = brief.place;
  const Rect& safe = place.front_safe;
  const double u = place.front.width() / 100;
  const Rect front = front_with_bleed(place);
  const double split = place.front.y0 + place.front.height() * 0.47;
  add_ground(brief, ink.deep, layers);
  layers.ground.emplace_back(filled(rectangle_path({front.x0, split, front.x1, front.y1}), ink.light));
  const double r = 12 * u;
  const Point badge{safe.x1 - 1.12 * r - u, split + r * 0.95};
  EdgeToEdge maze{
      {front.x0, split, front.x1, front.y1}, brief.for_kids ? 10.0 : 16.0, ink.deep, "poster", 0.2};
  maze.way = ink.accent;
  maze.ends = ink.deep;
  maze.shown = {safe.x0, split + 6 * u, badge.x - r, safe.y1 - foot_height(brief) - 7 * u};
  add_maze_ground(brief, maze, layers);
  // The maze is larger than its field: what it covers above is painted over.
  layers.ground.emplace_back(filled(rectangle_path({front.x0, 0, front.x1, split}), ink.deep));
  layers.ground.emplace_back(
      filled(rectangle_path({front.x0, split - 1.2 * u, front.x1, split + 2 * u}), ink.accent));

  const Rect room{safe.x0 + 2 * u, safe.y0 + 3 * u, safe.x1 - 2 * u, split - 5 * u};
  TitleStyle title{brief.face.title, {ink.light}, {bright_on(ink, ink.deep)}};
  title.align = place.front.x0 < place.back.x0 ? Align::right : Align::left;
  add_title(brief, room, title, layers.content);
  add_badge(brief, badge, r, ink.second, 0, layers.content);
  add_foot(brief, ink.deep, ink.accent, layers.content);
}

}  // namespace mazefolio::cover
