#include "draw/badge.h"

#include <algorithm>
#include <numbers>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

// All by the size of the type.
constexpr double side_pad = 0.55, badge_half_capital = 0.36, tip_length = 0.6;
constexpr double height_share = 1.15, height_share_with_art = 1.4;
constexpr double corner = 0.22, box_pen = 0.1, least_pen_pt = 1;
constexpr double low_tip = 0.28;  ///< of a badge above or below its arrow

Path polygon(const std::vector<Point>& points) {
  Path path;
  path.move_to(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) path.line_to(points[i]);
  path.close();
  return path;
}

Path round_box(const Rect& r, double radius) {
  constexpr double quarter = std::numbers::pi / 2;
  Path path;
  path.move_to({r.x0, r.y0 + radius});
  path.arc({{r.x0 + radius, r.y0 + radius}, radius, 2 * quarter, 3 * quarter});
  path.arc({{r.x1 - radius, r.y0 + radius}, radius, 3 * quarter, 4 * quarter});
  path.arc({{r.x1 - radius, r.y1 - radius}, radius, 0, quarter});
  path.arc({{r.x0 + radius, r.y1 - radius}, radius, quarter, 2 * quarter});
  path.close();
  return path;
}

/// A tag whose tip is at the arrow; with its corners cut by `inner`, which a round pen adds again.
Path tag(const Rect& outer, Point arrow, double inner, double size) {
  const Rect box = inset(outer, inner);
  const double y = box.center().y, tip = tip_length * size;
  if (arrow.x >= outer.x1)
    return polygon(
        {{box.x0, box.y0}, {box.x1 - tip, box.y0}, {box.x1, y}, {box.x1 - tip, box.y1}, {box.x0, box.y1}});
  if (arrow.x <= outer.x0)
    return polygon(
        {{box.x1, box.y0}, {box.x0 + tip, box.y0}, {box.x0, y}, {box.x0 + tip, box.y1}, {box.x1, box.y1}});
  const bool below = arrow.y > y;
  const double x = std::clamp(arrow.x, box.x0 + size, box.x1 - size), half = low_tip * size,
               edge = below ? box.y1 : box.y0, far = below ? box.y0 : box.y1;
  return polygon({{box.x0, far},
                  {box.x0, edge},
                  {x - half, edge},
                  {x, edge + (below ? half : -half)},
                  {x + half, edge},
                  {box.x1, edge},
                  {box.x1, far}});
}

}  // namespace

double badge_height(const MazeStyle& style, double type_size) {
  return (style.art_pt > 0 ? height_share_with_art : height_share) * type_size;
}

BadgeSize badge_size(const MazeStyle& style, double word_width, double type_size, bool pointed) {
  const double height = badge_height(style, type_size), above = height / 2 + badge_half_capital * type_size;
  return {word_width + (2 * side_pad + (pointed ? tip_length : 0)) * type_size, above, height - above};
}

std::vector<Item> draw_badge(const GateMark& mark, const MazeStyle& style) {
  const double size = mark.word.font.size_pt;
  TextRun word = mark.word;
  std::vector<Item> items;
  if (mark.open_pt > 0) {
    const double pen = std::max(least_pen_pt, box_pen * size);
    const Rect box = inset(mark.word_box, pen / 2);
    items.emplace_back(Shape{round_box(box, 2 * corner * size),
                             Stroke{pen, style.gate_ink, Cap::butt, Join::round, {}}, white});
  } else {
    const Point arrow = box_of(mark.arrow).center();
    const double inner = corner * size / 2;
    items.emplace_back(Shape{tag(mark.word_box, arrow, inner, size),
                             Stroke{2 * inner, style.gate_ink, Cap::round, Join::round, {}}, style.gate_ink});
    word.ink = white;
    // The middle of the tag without its tip.
    if (arrow.x >= mark.word_box.x1) word.at.x -= tip_length * size / 2;
    if (arrow.x <= mark.word_box.x0) word.at.x += tip_length * size / 2;
  }
  items.emplace_back(std::move(word));
  return items;
}

}  // namespace mazefolio::draw
