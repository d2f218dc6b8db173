#include "topology/ink_depths.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/distances.h"

namespace mazefolio::topology {
namespace {

double depth(std::uint32_t square) { return square > 0 ? std::sqrt(square) - 0.5 : 0; }

}  // namespace

bool is_ink(std::uint32_t pixel) { return (pixel & 0xff) >= 128; }

std::vector<std::uint8_t> ink_in(const Picture& picture) {
  std::vector<std::uint8_t> out(picture.pixels.size());
  std::transform(picture.pixels.begin(), picture.pixels.end(), out.begin(),
                 [](std::uint32_t pixel) { return static_cast<std::uint8_t>(is_ink(pixel)); });
  return out;
}

InkDepths::InkDepths(const Picture& picture) : squares_(picture.pixels.size()) {
  const std::size_t width = picture.width + 2;
  std::vector<std::uint8_t> on(width * (picture.height + 2));
  const auto row_of = [&](auto& pixels, std::size_t y, std::size_t columns, std::size_t from) {
    return pixels.begin() + static_cast<std::ptrdiff_t>(y * columns + from);
  };
  const std::vector<std::uint8_t> ink = ink_in(picture);
  for (std::uint32_t y = 0; y < picture.height; ++y)
    std::copy_n(row_of(ink, y, picture.width, 0), picture.width, row_of(on, y + 1, width, 1));
  const auto squares = squared_distances(on, static_cast<int>(width), static_cast<int>(width));
  for (std::uint32_t y = 0; y < picture.height; ++y)
    std::copy_n(row_of(squares, y + 1, width, 1), picture.width, row_of(squares_, y, picture.width, 0));
}

double InkDepths::stroke() const {
  double sum = 0;
  std::size_t ink = 0;
  for (const std::uint32_t square : squares_) {
    sum += depth(square);
    ink += square > 0;
  }
  return ink == 0 ? 0 : 4 * sum / static_cast<double>(ink);
}

std::vector<std::uint8_t> InkDepths::deeper_than(double least) const {
  std::vector<std::uint8_t> out(squares_.size());
  std::transform(squares_.begin(), squares_.end(), out.begin(),
                 [&](std::uint32_t square) { return static_cast<std::uint8_t>(depth(square) > least); });
  return out;
}

}  // namespace mazefolio::topology
