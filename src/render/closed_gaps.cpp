// The disc gets to places that are farther than its radius from the ink, and that lead outside; it covers
// what is no farther than its radius from these.

#include "render/closed_gaps.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "base/geometry/distances.h"

namespace mazefolio::render {
namespace {

/// The pixels that hang together with the first one, row by row.
std::vector<std::uint8_t> flooded(const std::vector<std::uint8_t>& open, std::size_t width) {
  std::vector<std::uint8_t> reached(open.size());
  std::vector<std::size_t> places;
  const auto reach = [&](std::size_t i) {
    if (i >= open.size() || !open[i] || reached[i]) return;
    reached[i] = 1;
    places.push_back(i);
  };
  reach(0);
  while (!places.empty()) {
    const std::size_t i = places.back();
    places.pop_back();
    // The margin is as wide as the disc, so that no row goes on in the next.
    for (const std::size_t next : {i - 1, i + 1, i - width, i + width}) reach(next);
  }
  return reached;
}

}  // namespace

Picture with_gaps_closed(const Picture& silhouette, double diameter) {
  const double radius = diameter / 2;
  const auto margin = static_cast<std::size_t>(std::ceil(diameter)) + 2;
  const std::size_t width = silhouette.width + 2 * margin, height = silhouette.height + 2 * margin;
  const auto index = [&](std::uint32_t x, std::uint32_t y) { return (y + margin) * width + x + margin; };
  const auto for_each_pixel = [&](auto fn) {
    for (std::uint32_t y = 0; y < silhouette.height; ++y)
      for (std::uint32_t x = 0; x < silhouette.width; ++x)
        fn(index(x, y), std::size_t{y} * silhouette.width + x);
  };
  std::vector<std::uint8_t> mask(width * height, 1);  // the ground
  for_each_pixel([&](std::size_t i, std::size_t pixel) { mask[i] = (silhouette.pixels[pixel] & 255) < 128; });
  const auto farther = [&](const std::vector<std::uint32_t>& squares) {
    for (std::size_t i = 0; i < mask.size(); ++i) mask[i] = squares[i] > radius * radius;
  };
  const auto distances = [&] {
    return squared_distances(mask, static_cast<int>(width), static_cast<int>(margin));
  };
  farther(distances());
  mask = flooded(mask, width);
  for (std::uint8_t& reached : mask) reached = !reached;
  farther(distances());
  Picture out = silhouette;
  for_each_pixel([&](std::size_t i, std::size_t pixel) {
    if (mask[i]) out.pixels[pixel] = 255;
  });
  return out;
}

}  // namespace mazefolio::render
