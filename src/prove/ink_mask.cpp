#include "prove/ink_mask.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::prove {
namespace {

double level_between(double ink, double paper, double share) { return 255 * (ink + (paper - ink) * share); }

}  // namespace

Mask free_mask(const Raster& page, const PlaceMap& places, const GraphClaim& graph, const InkClaim& ink,
               double mouth_gray, double share, double mouth_share) {
  const Window& window = places.window();
  Mask mask =
      grays_between(page, window, static_cast<int>(std::ceil(level_between(ink.wall_gray, 1, share))), 256);
  if (!graph.crossings.empty()) {
    const double mouth = level_between(ink.wall_gray, mouth_gray, mouth_share);
    const auto read = [&](int x, int y) {
      if (x >= window.x0 && x < window.x1 && y >= window.y0 && y < window.y1)
        mask.set(x, y, page.at(x, y) >= mouth);
    };
    // A mouth may end a pixel beyond its square.
    for (int y = window.y0; y < window.y1; ++y)
      for (const Run* run = places.row_begin(y); run != places.row_end(y); ++run)
        for (int x = run->begin - 1; places.crossed(run->place) && x <= run->end; ++x)
          for (int row = y - 1; row <= y + 1; ++row) read(x, row);
  }
  free_boxes(mask, page, ink.marks);
  return mask;
}

void free_boxes(Mask& mask, const Raster& page, const std::vector<Rect>& boxes) {
  const auto pixel = [&](double pt, int low, int high) {
    return std::clamp(static_cast<int>(std::floor(pt * page.pixels_per_pt)), low, high);
  };
  const Window& w = mask.window;
  for (const Rect& inner : boxes) {
    const Rect box = inset(inner, -1 / page.pixels_per_pt);  // edges are rounded to whole pixels
    mask.fill_box(pixel(box.x0, w.x0, w.x1), pixel(box.y0, w.y0, w.y1), pixel(box.x1, w.x0, w.x1),
                  pixel(box.y1, w.y0, w.y1));
  }
}

}  // namespace mazefolio::prove
