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

}  // namespace

Picture icon_outline(const Picture& drawn, bool keep_holes, bool largest) {
  const Picture body = render::silhouette(drawn, keep_holes);
  Picture plain = traced(body, largest);
  if (keep_holes || largest) return plain;
  const auto with_closed = [&](double gap) {
    return traced(render::with_gaps_closed(body, gap * std::max(body.width, body.height)), false);
  };
  const Region as_drawn = region_of(plain);
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
