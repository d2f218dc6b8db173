#include "publish/icon_outline.h"

#include <algorithm>

#include "render/closed_gaps.h"
#include "render/silhouette.h"
#include "topology/pixel_rings.h"
#include "topology/region.h"

namespace mazefolio::publish {
namespace {

constexpr double gaps[] = {0.012, 0.02, 0.03};        ///< of the longer side
constexpr double notches = 2.5, widest_notch = 0.05;  ///< times as wide; of the longer side
constexpr double filled = 1.5;                        ///< times as large: it was drawn in lines

Picture traced(Picture silhouette, bool largest) {
  TracedPieces pieces = traced_pieces(silhouette, {.largest = largest});
  silhouette.rings = std::move(pieces.rings);
  silhouette.beside = std::move(pieces.beside);
  return silhouette;
}

Region region_of(const Picture& traced) {
  Region out;
  out.rings = traced.rings;
  return out;
}

/// Whether closing gaps might fill a drawing, by every fourth pixel of it.
bool may_be_filled(const Picture& body) {
  constexpr std::uint32_t step = 4;
  Picture coarse{body.width / step, body.height / step, {}};
  for (std::uint32_t y = 0; y < coarse.height; ++y)
    for (std::uint32_t x = 0; x < coarse.width; ++x) coarse.pixels.push_back(body.at(x * step, y * step));
  const auto ink = [](const Picture& p) {
    return static_cast<double>(
        std::ranges::count_if(p.pixels, [](auto pixel) { return (pixel & 255) >= 128; }));
  };
  constexpr double slack = 1.2;  // pixels are large
  const double gap = slack * *std::ranges::max_element(gaps) * std::max(coarse.width, coarse.height);
  return slack * ink(render::with_gaps_closed(coarse, gap)) > filled * ink(coarse);
}

}  // namespace

Picture icon_outline(const Picture& drawn, bool keep_holes, bool largest) {
  const Picture body = render::silhouette(drawn, keep_holes);
  Picture plain = traced(body, largest);
  if (keep_holes || largest) return plain;
  const auto with_closed = [&](double gap) {
    return traced(render::with_gaps_closed(body, gap * std::max(body.width, body.height)), false);
  };
  const Region as_drawn = region_of(plain);
  if (as_drawn.is_whole() && !may_be_filled(body)) return plain;
  for (const double gap : gaps) {
    Picture closed = with_closed(gap);
    const Region region = region_of(closed);
    if (!region.is_whole()) continue;
    // Wider gaps than those that part the pieces are notches in a rim of many tips.
    if (!as_drawn.is_whole()) return with_closed(std::min(notches * gap, widest_notch));
    if (region.area() > filled * as_drawn.area()) return closed;
  }
  return plain;
}

}  // namespace mazefolio::publish
