// The grays within the silhouette are compared with that of most of it; what differs is a picture of its own,
// which is traced like any other. It is small, so that few points tell it. Pixels near the rim are mixed with
// the ground and do not count. O(pixels).

#include "topology/picture_details.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "base/geometry/edges.h"
#include "topology/picture_tracing.h"
#include "topology/ring.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t longest_side = 384;
constexpr int different = 64;         ///< of 255
constexpr double rim = 1.5;           ///< pixels of the small picture
constexpr double way = 30;            ///< the same: what a way beside the silhouette's line needs about
constexpr double least_wall = 0.003;  ///< of the silhouette's area

/// On paper: what is transparent is white.
std::uint32_t light_of(std::uint32_t pixel) {
  const std::uint32_t light = 2 * (pixel >> 24) + 5 * (pixel >> 16 & 255) + (pixel >> 8 & 255);
  return 255 - (8 * 255 - light) * (pixel & 255) / (8 * 255);
}

/// The mean of a square of pixels.
int mean_light(const Picture& picture, std::uint32_t x, std::uint32_t y, std::uint32_t side) {
  std::uint32_t sum = 0, count = 0;
  for (std::uint32_t v = y; v < std::min(y + side, picture.height); ++v)
    for (std::uint32_t u = x; u < std::min(x + side, picture.width); ++u, ++count)
      sum += light_of(picture.at(u, v));
  return static_cast<int>(sum / std::max(count, 1u));
}

using LightCounts = std::array<std::size_t, 256>;

int median(const LightCounts& count, std::size_t all) {
  std::size_t seen = 0;
  int at = 0;
  while (at < 255 && (seen += count[static_cast<std::size_t>(at)]) * 2 < all) ++at;
  return at;
}

/// The light of most of the inside: the median or, where that lies between black and white of which there is
/// as much, the commoner of the two ends.
int body_light(const LightCounts& count, std::size_t all) {
  const int middle = median(count, all);
  const auto like = [&](int light) {
    std::size_t sum = 0;
    for (int at = std::max(light - different / 2, 0); at <= std::min(light + different / 2, 255); ++at)
      sum += count[static_cast<std::size_t>(at)];
    return sum;
  };
  return like(middle) * 4 >= all ? middle : like(255) >= like(0) ? 255 : 0;
}

/// What differs from the body, `margin` pixels of the small picture away from the silhouette's line.
std::vector<Ring> drawn_within(const Picture& picture, std::span<const Ring> silhouette, double margin) {
  if (picture.pixels.empty() || silhouette.empty() || is_photograph(picture)) return {};
  const std::uint32_t side = (std::max(picture.width, picture.height) + longest_side - 1) / longest_side;
  const Transform pixels = to_pixels(picture);
  const RingInside inside(silhouette);
  const auto holds = [&](double x, double y) {
    return inside((Point{x, y} * side - pixels.shift) * (1 / pixels.scale));
  };
  const auto is_off_rim = [&](double x, double y, double by) {
    return holds(x - by, y) && holds(x + by, y) && holds(x, y - by) && holds(x, y + by);
  };
  Picture small{(picture.width + side - 1) / side, (picture.height + side - 1) / side, {}};
  constexpr int outside = -1;
  std::vector<int> lights;
  LightCounts count{};
  std::size_t all = 0;
  for (std::uint32_t y = 0; y < small.height; ++y)
    for (std::uint32_t x = 0; x < small.width; ++x) {
      const double u = x + 0.5, v = y + 0.5;
      lights.push_back(outside);
      if (!is_off_rim(u, v, rim)) continue;
      const int light = mean_light(picture, x * side, y * side, side);
      ++count[static_cast<std::size_t>(light)];
      ++all;
      if (margin <= rim || (is_off_rim(u, v, margin) && is_off_rim(u, v, margin / 2))) lights.back() = light;
    }
  const int body = body_light(count, all);
  for (const int light : lights) {
    const int off = light == outside ? 0 : std::min(std::abs(light - body) * 128 / different, 255);
    small.pixels.push_back(static_cast<std::uint32_t>(255 - off) * 0x01010100 | 0xff);
  }
  Tracing tracing;
  tracing.small_pieces = true;
  std::vector<Ring> rings = contours(small, tracing);
  const Transform place = to_pixels(small);
  for (Ring& ring : rings)
    for (RingPoint& p : ring) p.at = (place(p.at) * side - pixels.shift) * (1 / pixels.scale);
  return rings;
}

}  // namespace

std::vector<Ring> details_of(const Picture& picture, std::span<const Ring> silhouette) {
  return drawn_within(picture, silhouette, rim);
}

SolidDetails solid_details_of(const Picture& picture, std::span<const Ring> silhouette) {
  const std::vector<Ring> drawn = drawn_within(picture, silhouette, way);
  double least = 0;
  for (const Ring& ring : silhouette) least = std::max(least, std::fabs(signed_area(ring)) * least_wall);
  SolidDetails out;
  for (const Ring& ring : drawn) {
    const auto is_around = [&](const Ring& other) {
      return &other != &ring && std::fabs(signed_area(other)) >= least &&
             RingInside(std::span(&other, 1))(ring.front().at);
    };
    const bool within = std::any_of(drawn.begin(), drawn.end(), is_around);
    if (!within && std::fabs(signed_area(ring)) < least) continue;
    out.all.push_back(ring);
    if (!within) out.outermost.emplace_back(ring.rbegin(), ring.rend());  // as holes run
  }
  return out;
}

}  // namespace mazefolio::topology
