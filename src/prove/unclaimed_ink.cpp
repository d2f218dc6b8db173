// Idea: a row of pixels is cut by the boxes that reach it; what lies between them must be paper. Cost: linear
// in the pixels, and in the boxes of each row.
#include "prove/unclaimed_ink.h"

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

constexpr double lean_pt = 1.5;        ///< slanted letters extend beyond their width
constexpr int margin_slack_px = 2;     ///< edges are moved to whole pixels
constexpr double letters_share = 0.3;  ///< by the height of a line: marks and strokes beyond its box
constexpr double art_slack_pt = 2;
constexpr int most_unclaimed_px = 2;
constexpr int least_color = 6;  ///< of 255, between the strongest and the weakest of red, green and blue

Rect box_of(const std::vector<Point>& points) {
  Rect box{points[0].x, points[0].y, points[0].x, points[0].y};
  for (const Point p : points) box = enclosing(box, {p.x, p.y, p.x, p.y});
  return box;
}

struct Columns {
  int from = 0, to = 0;
};

}  // namespace

std::vector<Rect> inked_boxes(const PageClaim& page, const std::vector<const InkClaim*>& mazes) {
  std::vector<Rect> boxes;
  for (const WordsClaim& words : page.words)
    boxes.push_back(inset(words.box, -1 - letters_share * words.box.height()));
  for (const Rect& art : page.art) boxes.push_back(inset(art, -art_slack_pt));
  for (const InkClaim* ink : mazes) {
    boxes.push_back(inset(ink->bbox, -ink->rim_pt / 2 - 1));
    for (const Rect& mark : ink->marks) boxes.push_back(inset(mark, -1));
    for (const std::vector<Point>& arrow : ink->arrows)
      if (!arrow.empty()) boxes.push_back(inset(box_of(arrow), -1));
  }
  return boxes;
}

LiveArea live_area(const BookClaim& book, const Raster& raster, int page) {
  const double scale = raster.pixels_per_pt;
  const Rect live = book.inside(book.margins, page);
  const auto low = [&](double pt, int most) {
    return std::clamp(static_cast<int>(std::floor((pt - lean_pt) * scale)) - margin_slack_px, 0, most);
  };
  const auto high = [&](double pt, int most) {
    return std::clamp(static_cast<int>(std::ceil((pt + lean_pt) * scale)) + margin_slack_px, 0, most);
  };
  return {low(live.x0, raster.width), low(live.y0, raster.height), high(live.x1, raster.width),
          high(live.y1, raster.height)};
}

void prove_claimed(const BookClaim& book, const std::vector<Rect>& boxes, const Raster& raster, int page,
                   Verdict& verdict) {
  const LiveArea area = live_area(book, raster, page);
  const double scale = raster.pixels_per_pt;
  const auto px = [&](double pt) { return static_cast<int>(std::floor(std::clamp(pt * scale, -1e6, 1e6))); };
  std::vector<std::vector<std::uint32_t>> beginning(static_cast<std::size_t>(raster.height));
  for (std::uint32_t i = 0; i < boxes.size(); ++i) {
    const int y = std::max(area.y0, px(boxes[i].y0));
    if (y < area.y1) beginning[static_cast<std::size_t>(y)].push_back(i);
  }
  std::vector<std::uint32_t> open;
  std::vector<Columns> columns;
  int stray = 0;
  Point first;
  for (int y = area.y0; y < area.y1; ++y) {
    throw_if_canceled();
    open.insert(open.end(), beginning[static_cast<std::size_t>(y)].begin(),
                beginning[static_cast<std::size_t>(y)].end());
    std::erase_if(open, [&](std::uint32_t i) { return px(boxes[i].y1) < y; });
    columns.assign(1, {area.x1, area.x1});
    for (const std::uint32_t i : open) columns.push_back({px(boxes[i].x0), px(boxes[i].x1) + 1});
    std::sort(columns.begin(), columns.end(), [](Columns a, Columns b) { return a.from < b.from; });
    const std::uint8_t* row = raster.row(y);
    int x = area.x0;
    for (const Columns& box : columns) {
      const int end = std::min(box.from, area.x1);
      for (int ink = next_ink(row, x, end); ink < end; ink = next_ink(row, ink + 1, end))
        if (stray++ == 0) first = {ink + 0.5, y + 0.5};
      x = std::max(x, box.to);
    }
  }
  if (stray > most_unclaimed_px)
    verdict.report_near("ink that the manifest does not claim", first * (1 / scale));
}

void prove_gray(const std::vector<Rect>& pictures, const ColorRaster& page, Verdict& verdict) {
  int colored = 0;
  Point first;
  for (int y = 0; y < page.height; ++y) {
    const std::uint8_t* p =
        page.rgb.data() + 3 * static_cast<std::size_t>(y) * static_cast<std::size_t>(page.width);
    for (int x = 0; x < page.width; ++x, p += 3) {
      const auto [least, most] = std::minmax({p[0], p[1], p[2]});
      if (most - least < least_color) continue;
      const Point at = Point{x + 0.5, y + 0.5} * (1 / page.pixels_per_pt);
      const bool picture = std::any_of(pictures.begin(), pictures.end(), [&](const Rect& box) {
        const double slack = 1.5 / page.pixels_per_pt;
        return at.x > box.x0 - slack && at.x < box.x1 + slack && at.y > box.y0 - slack &&
               at.y < box.y1 + slack;
      });
      if (!picture && colored++ == 0) first = at;
    }
  }
  if (colored > 0) verdict.report_near("color where the manifest has black ink", first);
}

}  // namespace mazefolio::prove
