#include "publish/silhouettes.h"

#include <algorithm>
#include <optional>

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

Region region_of(const std::vector<Ring>& rings) {
  Region out;
  out.rings = rings;
  return out;
}

double longer_side(const Picture& picture) { return std::max(picture.width, picture.height); }

/// What `trace` finds in a body, by alpha, whose pieces are joined by closing the narrowest gaps that make it
/// `is_one`; or nothing.
template <class Trace, class IsOne>
auto with_pieces_joined(const Picture& body, Trace trace, IsOne is_one)
    -> std::optional<decltype(trace(body))> {
  for (const double gap : gaps) {
    const auto closed = [&](double share) {
      return trace(render::with_gaps_closed(body, share * longer_side(body)));
    };
    // Wider gaps than those that part the pieces are notches in a rim of many tips.
    if (is_one(closed(gap))) return closed(std::min(notches * gap, widest_notch));
  }
  return {};
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
  const double gap = slack * *std::ranges::max_element(gaps) * longer_side(coarse);
  return slack * ink(render::with_gaps_closed(coarse, gap)) > filled * ink(coarse);
}

/// Opaque where the picture is inside.
Picture body_of(const Picture& picture, const Tracing& tracing) {
  const bool by_alpha = is_by_alpha(picture);
  const auto level = static_cast<float>(tracing.threshold);
  Picture out{picture.width, picture.height, {}};
  for (const std::uint32_t pixel : picture.pixels) {
    const float ink = by_alpha ? static_cast<float>(pixel & 255) / 255 : darkness(pixel);
    out.pixels.push_back((ink >= level) != tracing.invert ? 255 : 0);
  }
  return out;
}

/// The picture, inside wherever the body is opaque.
Picture painted(Picture picture, const Picture& body, bool invert) {
  constexpr std::uint32_t black = 0x000000ff, white = 0xffffffff, clear = 0;
  const std::uint32_t inside = !invert ? black : is_by_alpha(picture) ? clear : white;
  for (std::size_t i = 0; i < body.pixels.size(); ++i)
    if ((body.pixels[i] & 255) >= 128) picture.pixels[i] = inside;
  return picture;
}

}  // namespace

Picture icon_outline(const Picture& drawn, bool keep_holes, bool largest) {
  const Picture body = render::silhouette(drawn, keep_holes);
  Picture plain = traced(body, largest);
  if (keep_holes || largest) return plain;
  const auto trace = [](const Picture& closed) { return traced(closed, false); };
  const Region as_drawn = region_of(plain.rings);
  if (!as_drawn.is_whole()) {
    const auto is_one = [](const Picture& p) { return region_of(p.rings).is_whole(); };
    return with_pieces_joined(body, trace, is_one).value_or(std::move(plain));
  }
  if (!may_be_filled(body)) return plain;
  for (const double gap : gaps) {
    Picture closed = trace(render::with_gaps_closed(body, gap * longer_side(body)));
    const Region region = region_of(closed.rings);
    if (region.is_whole() && region.area() > filled * as_drawn.area()) return closed;
  }
  return plain;
}

Picture toned_icon(const Picture& drawn) {
  constexpr double body_tone = 0.75, margin = 0.1;  // the latter of the longer side
  const Picture body = icon_outline(drawn, false, false);
  const auto around = static_cast<std::uint32_t>(margin * longer_side(drawn)) + 1;
  Picture out{drawn.width + 2 * around, drawn.height + 2 * around, {}};
  out.pixels.resize(std::size_t{out.width} * out.height);
  for (std::uint32_t y = 0; y < drawn.height; ++y)
    for (std::uint32_t x = 0; x < drawn.width; ++x) {
      const auto of_body = static_cast<std::uint32_t>(body_tone * (body.at(x, y) & 255));
      out.pixels[std::size_t{around + y} * out.width + around + x] = std::max(drawn.at(x, y) & 255, of_body);
    }
  return out;
}

Result<Silhouette> picture_outline(const Picture& picture, const Options& options) {
  Result<Silhouette> plain = silhouette_of(picture, options);
  if (!plain || plain->photograph || plain->pieces < 2 || options.text("pieces") != "auto" ||
      options.text("holes") != "auto")
    return plain;
  const Tracing& tracing = plain->tracing;
  const auto trace = [&](const Picture& closed) {
    return silhouette_of(painted(picture, closed, tracing.invert), options);
  };
  const auto is_one = [](const Result<Silhouette>& found) { return found && found->pieces == 1; };
  return with_pieces_joined(body_of(picture, tracing), trace, is_one).value_or(std::move(plain));
}

}  // namespace mazefolio::publish
