#include "draw/draw_tangle.h"

#include <algorithm>

#include "draw/place_signs.h"

namespace mazefolio::draw {
namespace {

constexpr double widest_string = 0.12;                    ///< by the side of the smallest tile
constexpr double gap = 1;                                 ///< on both sides of a string above, by its width
constexpr double ring_pen = 0.09, letter_in_ring = 1.25;  ///< by the radius
constexpr double middle_of_capitals = 0.35;               ///< by the type size
constexpr double letter_room = 1.3;  ///< of a name without a ring, by the diameter of that
constexpr double ring_air = 0.4;     ///< points around ink

Path path_of(const std::vector<Cubic>& curves) {
  Path path;
  path.move_to(curves.front().from);
  for (const Cubic& curve : curves) path.curve_to(curve.control1, curve.control2, curve.to);
  return path;
}

/// Names in rings; where type would be too small for these, they stand alone.
void place_names(MazeFit& fit, const MazeStyle& style, TextMeasurer& measurer) {
  Font font = style.label;
  font.italic = false;
  const double radius = fit.tangle->ends.front().radius;
  font.size_pt = letter_in_ring * radius;
  const bool ringed = font.size_pt >= std::max(style.least_letter.pt, style.least_type.pt) - 1e-6;
  if (!ringed) font.size_pt = std::max(style.least_letter.pt, style.least_type.pt);
  if (!ringed && font.size_pt > letter_room * 2 * radius) return;
  for (const StringEnd& end : fit.tangle->ends) {
    const Rect ink = measurer.ink(end.name, font);
    const Point begin{end.ring.x - ink.center().x, end.ring.y + middle_of_capitals * font.size_pt};
    fit.letters.push_back(
        {{begin, end.name, font, style.gate_ink, Align::left, 0},
         inset({begin.x + ink.x0, begin.y + ink.y0, begin.x + ink.x1, begin.y + ink.y1}, -ring_air)});
    if (!ringed) continue;
    const double pen = std::max(0.75, ring_pen * radius), inner = radius - pen / 2;
    PlacedSign& sign = fit.signs.emplace_back();
    sign.shapes.push_back({circle_path(end.ring, inner),
                           Stroke{pen, style.gate_ink, Cap::butt, Join::miter, {}}, on_ground(style, 1)});
    sign.boxes.push_back(inset({end.ring.x, end.ring.y, end.ring.x, end.ring.y}, -radius - ring_air));
  }
}

}  // namespace

bool has_strings(const Maze& maze) { return maze.marks && maze.marks->look == MarkLook::strings; }

MazeFit fit_tangle(const Maze& maze, const Rect& box, const MazeStyle& style, TextMeasurer& measurer) {
  const Rect field = bounds(*maze.topology);
  MazeFit fit;
  fit.transform.scale = box.width() / field.width();
  fit.transform.stretch = box.height() / field.height() / fit.transform.scale;
  fit.transform.shift = {box.x0 - field.x0 * fit.transform.scale,
                         box.y0 - field.y0 * fit.transform.scale * fit.transform.stretch};
  fit.maze_box = fit.ink_box = box;
  const auto picture = std::make_shared<const TanglePicture>(
      tangle_picture(maze, box, {style.icons.start != nullptr, style.icons.finish != nullptr}));
  fit.tangle = picture;
  fit.pitch = fit.passage = picture->tile;
  const MazeStyle inked_style = inked(style, points(fit.passage));
  fit.corridor = fit.pitch - string_width(fit, inked_style);
  if (style.letters) place_names(fit, inked_style, measurer);
  return fit;
}

double string_width(const MazeFit& fit, const MazeStyle& style) {
  return std::min(style.wall.pt, widest_string * fit.tangle->tile);
}

std::vector<Item> draw_strings(const MazeFit& fit, const MazeStyle& style,
                               const std::optional<Stroke>& asked) {
  const TanglePicture& picture = *fit.tangle;
  const Stroke usual{
      string_width(fit, style), on_ground(style, style.wall_gray), Cap::round, Join::round, {}};
  const auto pen_of = [&](std::size_t string) { return asked && string == picture.asked ? *asked : usual; };
  std::vector<Item> items;
  for (std::size_t i = 0; i < picture.strings.size(); ++i)
    items.emplace_back(Shape{path_of(picture.strings[i]), pen_of(i), std::nullopt});
  for (const CrossingAbove& above : picture.above) {
    Stroke pen = pen_of(above.string),
           around{pen.width + 2 * gap * usual.width, on_ground(style, 1), Cap::butt, Join::round, {}};
    pen.cap = Cap::butt;
    items.emplace_back(Shape{path_of({above.piece}), around, std::nullopt});
    items.emplace_back(Shape{path_of({above.piece}), pen, std::nullopt});
  }
  return items;
}

std::vector<Item> draw_string_ends(const MazeFit& fit, const MazeStyle& style) {
  std::vector<Item> items;
  for (const StringEnd& end : fit.tangle->ends)
    if (const auto& icon = end.first ? style.icons.start : style.icons.finish;
        icon && end.picture.width() > 0)
      items.emplace_back(Image{icon, end.picture});
  return items;
}

}  // namespace mazefolio::draw
