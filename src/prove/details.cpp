// The middles of a row's pixels are inside where an odd number of lines lies to their left; edges are smooth,
// so that a pixel beside a line may have ink, too. Cost: linear in the pixels and in the rows that lines go
// through.

#include "prove/details.h"

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"
#include "prove/claimed_ink.h"

namespace mazefolio::prove {
namespace {

constexpr double beside_px = 1.5;
constexpr int slack = 6;  ///< of 255, of the gray

Mask inside_of(const PlaceMap& places, const std::vector<std::vector<Point>>& rings, double scale) {
  const Window& w = places.window();
  std::vector<std::vector<double>> crossed(static_cast<std::size_t>(std::max(0, w.height())));
  for (const std::vector<Point>& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      Point a = ring[i] * scale, b = ring[(i + 1) % ring.size()] * scale;
      if (a.y > b.y) std::swap(a, b);
      const int from = std::max(w.y0, static_cast<int>(std::ceil(std::clamp(a.y - 0.5, -1e6, 1e6)))),
                to = std::min(w.y1, static_cast<int>(std::ceil(std::clamp(b.y - 0.5, -1e6, 1e6))));
      for (int y = from; y < to; ++y)
        crossed[static_cast<std::size_t>(y - w.y0)].push_back(a.x +
                                                              (b.x - a.x) * (y + 0.5 - a.y) / (b.y - a.y));
    }
  Mask mask(w);
  for (int y = w.y0; y < w.y1; ++y) {
    throw_if_canceled();
    std::vector<double>& at = crossed[static_cast<std::size_t>(y - w.y0)];
    std::sort(at.begin(), at.end());
    for (std::size_t i = 0; i + 1 < at.size(); i += 2) {
      const int from = std::max(w.x0, static_cast<int>(std::ceil(std::clamp(at[i] - 0.5, -1e6, 1e6)))),
                to = std::min(w.x1, static_cast<int>(std::ceil(std::clamp(at[i + 1] - 0.5, -1e6, 1e6))));
      mask.fill(y, from, to);
    }
  }
  return mask;
}

int darkest(const InkClaim& ink) { return static_cast<int>(ink.details_gray * 255) - slack; }

}  // namespace

Raster without_details(const Raster& page, const PlaceMap& places, const InkClaim& ink) {
  const double scale = page.pixels_per_pt;
  Mask mask = inside_of(places, ink.details, scale);
  for (const std::vector<Point>& ring : ink.details)
    for (std::size_t i = 0; i < ring.size(); ++i)
      set_near(mask, ring[i] * scale, ring[(i + 1) % ring.size()] * scale, beside_px);
  Raster out = page;
  const Window& w = places.window();
  for (int y = w.y0; y < w.y1; ++y)
    for (int x = w.x0; x < w.x1; ++x) {
      std::uint8_t& gray = out.gray[static_cast<std::size_t>(y) * static_cast<std::size_t>(page.width) +
                                    static_cast<std::size_t>(x)];
      if (mask.at(x, y) && gray >= darkest(ink)) gray = 255;
    }
  return out;
}

void prove_details(const Raster& page, const PlaceMap& places, const InkClaim& ink, Verdict& verdict) {
  const Mask mask = inside_of(places, ink.details, page.pixels_per_pt);
  const Window& w = places.window();
  std::size_t all = 0, inked = 0;
  for (int y = w.y0; y < w.y1; ++y)
    for (int x = w.x0; x < w.x1; ++x) {
      all += mask.at(x, y);
      inked += mask.at(x, y) && page.at(x, y) < paper_gray;
    }
  verdict.figure("details_px", static_cast<double>(inked));
  if (inked * 10 < all * 9) verdict.report("the pale art below the maze is not all there");
}

}  // namespace mazefolio::prove
