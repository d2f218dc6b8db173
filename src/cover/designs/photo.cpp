// A picture of the author's from edge to edge.
#include "cover/cover_designs.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "layout/rich_flow.h"

namespace mazefolio::cover {

void draw_photo(const CoverBrief& brief, CoverLayers& layers) {
  if (brief.front.size.width <= 0) return draw_trail(brief, layers);  // there is nothing to show
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  add_ground(brief, ink.ground, layers);
  layers.ground.push_back(art_in(brief.front, covering(brief.front.size, front_with_bleed(brief.place))));
  // What the picture covers beside the front is painted over.
  const Rect front = front_with_bleed(brief.place);
  const Size sheet = brief.place.sheet;
  for (const Rect& beside :
       {Rect{0, 0, front.x0, sheet.height}, Rect{front.x1, 0, sheet.width, sheet.height}})
    if (beside.width() > 0) layers.ground.emplace_back(filled(rectangle_path(beside), ink.ground));

  const Rect panel{safe.x0 + 2 * u, safe.y0 + 3 * u, safe.x1 - 2 * u, safe.y0 + safe.height() * 0.34};
  add_panel(brief, panel, 3 * u, ink.light, layers.content);
  add_title(brief, inset(panel, 4 * u), {brief.face.title, {ink.deep}, {mixed(ink.deep, ink.light, 0.15)}},
            layers.content);
  const double r = 12.5 * u;
  add_badge(brief, {safe.x1 - 1.12 * r - u, panel.y1 + r * 0.6}, r, ink.accent, -8, layers.content);
  add_foot(brief, ink.deep, ink.light, layers.content);
}

}  // namespace mazefolio::cover
