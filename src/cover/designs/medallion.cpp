// A round maze in rings, between frames: for books that adults give each other.
#include <numbers>

#include "cover/colored_art.h"
#include "cover/cover_designs.h"
#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "cover/maze_art.h"
#include "layout/sheet.h"

namespace mazefolio::cover {
namespace {

void add_frame(const Rect& box, double u, Ink ink, std::vector<Item>& items) {
  items.emplace_back(
      Shape{rectangle_path(box), Stroke{0.9 * u, ink, Cap::butt, Join::miter, {}}, std::nullopt});
  items.emplace_back(Shape{rectangle_path(inset(box, 1.7 * u)),
                           Stroke{0.3 * u, ink, Cap::butt, Join::miter, {}}, std::nullopt});
}

void add_corners(const CoverBrief& brief, const Rect& box, double size, Ink metal, std::vector<Item>& items) {
  if (brief.art.empty()) return;
  const auto svg = colored_art(*brief.art.front(), {metal, brief.ink.deep, metal});
  for (const Point p : {Point{box.x0, box.y0}, {box.x1, box.y0}, {box.x0, box.y1}, {box.x1, box.y1}})
    items.push_back(turned_picture(svg, p, size, 0));
}

}  // namespace

void draw_medallion(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.front_safe;
  const double u = brief.place.front.width() / 100;
  const bool dark = contrast(color_of(ink.light), color_of(ink.ground)) >= 4.5;
  const Ink field = dark ? ink.ground : ink.deep,
            disc_ink = dark ? ink.deep : mixed(ink.deep, ink.light, 0.1);
  const Ink metal = bright_on(ink, field);
  add_ground(brief, field, layers);
  const Rect frame = inset(safe, u);
  add_frame(frame, u, metal, layers.content);

  const Rect inside = inset(frame, 6 * u);
  const Rect title_room{inside.x0 + 3 * u, inside.y0, inside.x1 - 3 * u, inside.y0 + inside.height() * 0.3};
  const double foot = foot_height(brief) + 2 * u;
  const double radius = std::min(inside.width() / 2, (inside.y1 - foot - title_room.y1) / 2) - u;
  const Point center{inside.center().x, (title_room.y1 + inside.y1 - foot) / 2 + u};
  layers.content.emplace_back(filled(circle_path(center, radius), disc_ink));
  layers.content.emplace_back(outlined(circle_path(center, radius), 1.1 * u, metal));
  Shape dotted = outlined(circle_path(center, radius - 3.4 * u), 1.1 * u, metal);
  const double rim = 2 * std::numbers::pi * (radius - 3.4 * u);
  const int beads = 72;
  dotted.stroke->dashes = {0, rim / beads};
  layers.content.emplace_back(std::move(dotted));
  const double disc = radius - 6.4 * u;
  const Rect box{center.x - disc, center.y - disc, center.x + disc, center.y + disc};
  MazeArt art;
  art.walls = ink.deep;
  art.ground = ink.light;
  art.way = ink.accent;
  art.wall = 0.16;
  art.rim = 1.6;
  const double cells = brief.for_kids ? 14 : 22;
  PlacedArt placed = draw_art(round_maze(*brief.book->spec, {cells, cells}, "medallion"), box, art);
  append(layers.content, std::move(placed.items));

  add_title(brief, title_room, {brief.face.serif, {ink.light}, {metal}}, layers.content);
  const double y = inside.y1 - foot_height(brief) / 2 + 2 * u;
  const double height = foot_height(brief) * 0.8;
  const FittedWords author = fit_words(*brief.measurer, brief.say.author, brief.face.serif,
                                       {{inside.width() * 0.8, height}, height, 5, 1});
  append(layers.content,
         set_words(author, {inside.x0, y - height / 2, inside.x1, y + height / 2}, {ink.light}));
  const double r = 10 * u;
  add_badge(brief, {center.x + radius * 0.78, center.y + radius * 0.74}, r, metal, 0, layers.content);
  add_corners(brief, inset(frame, 5.6 * u), 6 * u, metal, layers.content);
}

}  // namespace mazefolio::cover
