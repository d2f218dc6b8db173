#include "preflight/ink_boxes.h"

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"
#include "base/system/tool.h"
#include "prove/raster.h"

namespace mazefolio::preflight {
namespace {

constexpr double dpi = 150;
constexpr std::size_t pages_at_once = 10;

/// As fine as is wanted, or as pages of this size allow.
double resolution_for(const std::vector<PageView>& pages) {
  double largest = 1;
  for (const PageView& page : pages) largest = std::max(largest, page.paper.width() * page.paper.height());
  return std::min(dpi, 72 * std::sqrt(most_pixels / largest));
}

}  // namespace

std::optional<InkBox> ink_box_of(const Raster& raster, const Size& paper) {
  int x0 = raster.width, x1 = -1, y0 = -1, y1 = -1, left_y = 0, right_y = 0, top_x = 0, bottom_x = 0;
  for (int y = 0; y < raster.height; ++y) {
    const std::uint8_t *begin = raster.row(y), *end = begin + raster.width;
    const auto* first = std::find_if(begin, end, [](std::uint8_t v) { return v < paper_gray; });
    if (first == end) continue;
    const auto* last = end;
    while (*(last - 1) >= paper_gray) --last;
    const int from = static_cast<int>(first - begin), to = static_cast<int>(last - begin);
    if (y0 < 0) y0 = y, top_x = from;
    y1 = y + 1, bottom_x = from;
    if (from < x0) x0 = from, left_y = y;
    if (to > x1) x1 = to, right_y = y;
  }
  if (y0 < 0) return std::nullopt;
  const double sx = paper.width / raster.width, sy = paper.height / raster.height;
  const auto at = [&](int x, int y) { return Point{x * sx, y * sy}; };
  return InkBox{
      {x0 * sx, y0 * sy, x1 * sx, y1 * sy}, at(x0, left_y), at(x1, right_y), at(top_x, y0), at(bottom_x, y1)};
}

void measure_ink(const std::string& pdf, std::vector<PageView>& pages, unsigned jobs) {
  const double fine = resolution_for(pages);
  parallel_for((pages.size() + pages_at_once - 1) / pages_at_once, jobs, [&](std::size_t chunk) {
    const std::size_t first = chunk * pages_at_once, end = std::min(first + pages_at_once, pages.size());
    std::vector<std::optional<InkBox>> boxes;
    try {
      PictureStream drawn =
          drawn_pages(pdf, static_cast<int>(first) + 1, static_cast<int>(end), fine, Edges::hard);
      for (Raster page; drawn.next(page);)
        boxes.push_back(ink_box_of(page, pages.at(first + boxes.size()).paper.size()));
    } catch (const ToolError&) {  // a page that it cannot draw
      boxes.clear();
    }
    for (std::size_t i = first; i < end; ++i) {
      if (i - first < boxes.size())
        pages[i].ink = boxes[i - first];
      else
        pages[i].unread = true;
    }
  });
}

}  // namespace mazefolio::preflight
