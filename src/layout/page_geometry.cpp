#include "layout/page_geometry.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mazefolio::layout {
namespace {

constexpr double longest = 1.6;     ///< by the short side: what is longer makes a box a strip
constexpr double empty_cost = 0.1;  ///< of a place that stays empty, by the area of a box

double area_of_use(Size box) {
  const double low = std::max(0.0, std::min(box.width, box.height)), high = std::max(box.width, box.height);
  return high <= low * longest ? low * high : low * low * longest * std::sqrt(low * longest / high);
}

Rect inside(const PageGeometry& g, bool recto, const Bleed& edges) {
  double left = edges.inner.pt, right = edges.outer.pt;
  if (!g.spine_is_left(recto)) std::swap(left, right);
  return {left, edges.top.pt, g.page.width - right, g.page.height - edges.bottom.pt};
}

}  // namespace

Rect trimmed(const PageGeometry& g, bool recto) { return inside(g, recto, g.bleed); }

Size trim_size(const PageGeometry& g) { return trimmed(g, true).size(); }

Rect live_area(const PageGeometry& g, bool recto) {
  return inset(inside(g, recto, {g.inner, g.outer, g.top, g.bottom}), g.border.pt);
}

std::vector<Rect> boxes_in(const Rect& area, int count, Size gutter, bool right_to_left, double taken) {
  const auto size = [&](int columns) {
    const int rows = (count + columns - 1) / columns;
    return Size{(area.width() - gutter.width * (columns - 1)) / columns,
                (area.height() - gutter.height * (rows - 1)) / rows};
  };
  int columns = 1;
  double best = 0;
  for (int c = 1; c <= count; ++c) {
    const Size s = size(c);
    const double used = static_cast<double>(count) / static_cast<double>(c * ((count + c - 1) / c));
    const double worth = area_of_use({s.width, s.height - taken}) * (1 - empty_cost + empty_cost * used);
    if (worth > best * 1.001) {
      best = worth;
      columns = c;
    }
  }
  const Size s = size(columns);
  std::vector<Rect> boxes;
  for (int i = 0; i < count; ++i) {
    const int in_row = std::min(columns, count - i / columns * columns);
    const int column = right_to_left ? in_row - 1 - i % columns : i % columns;
    const double x = area.x0 + (column + (columns - in_row) / 2.0) * (s.width + gutter.width),
                 y = area.y0 + i / columns * (s.height + gutter.height);
    boxes.push_back({x, y, x + s.width, y + s.height});
  }
  return boxes;
}

}  // namespace mazefolio::layout
