#include "preflight/paint_mark.h"

#include <algorithm>

namespace mazefolio::preflight {

PaintInk ink_of(const InkSpace& space, const double* values, int count) {
  const auto value = [&](int i) { return i < count ? std::clamp(values[i], 0.0, 1.0) : 0.0; };
  PaintInk out;
  out.kind = space.kind;
  if (space.indexed) {
    out.known = false;
    return out;
  }
  if (space.kind == InkKind::gray) {
    out.share = out.total = 1 - value(0);
  } else if (space.kind == InkKind::rgb) {
    out.share = 1 - (0.299 * value(0) + 0.587 * value(1) + 0.114 * value(2));
    out.total = 0;
  } else if (space.kind == InkKind::cmyk) {
    out.total = value(0) + value(1) + value(2) + value(3);
    out.share = std::min(1.0, 0.3 * value(0) + 0.59 * value(1) + 0.11 * value(2) + value(3));
    out.colored = value(0) + value(1) + value(2) > 0.001;
  } else {
    out.share = out.total = 0;
    for (int i = 0; i < count; ++i) out.share = std::max(out.share, value(i));
    if (space.kind == InkKind::black) out.total = out.share;
  }
  return out;
}

std::optional<Rect> visible_part(const PaintMark& mark, const Rect& paper) {
  if (mark.hidden || mark.ink.is_paper()) return std::nullopt;
  const auto within = [](const Rect& a, const Rect& b) {
    return Rect{std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
  };
  const Rect seen = within(within(mark.box, mark.clip), paper);
  if (seen.x0 > seen.x1 || seen.y0 > seen.y1) return std::nullopt;
  return seen;
}

}  // namespace mazefolio::preflight
