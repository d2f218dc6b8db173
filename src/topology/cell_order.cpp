#include "topology/cell_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mazefolio::topology {
namespace {

// Distance along a Hilbert curve of order 16 through the unit square. Without branches, of which every other
// one would be mispredicted.
std::uint64_t hilbert(std::uint32_t x, std::uint32_t y) {
  std::uint64_t d = 0;
  for (int digit = 15; digit >= 0; --digit) {
    const std::uint32_t rx = x >> digit & 1, ry = y >> digit & 1;
    d = d << 2 | ((3 * rx) ^ ry);
    const std::uint32_t turn = (rx & ~ry) * 0xffff, swap = (x ^ y) & (ry - 1);
    x ^= swap ^ turn;
    y ^= swap ^ turn;
  }
  return d;
}

}  // namespace

std::uint64_t place_on_curve(Point center, const Rect& bounds) {
  const double side = std::max({bounds.width(), bounds.height(), 1e-300});
  // Rounded first, so that the last bit of a sine cannot move a center to another square of the curve.
  const auto grid = [&](double v) {
    return static_cast<std::uint32_t>(std::llround(std::clamp(v / side, 0.0, 1.0) * 65535e6) / 1000000);
  };
  return hilbert(grid(center.x - bounds.x0), grid(center.y - bounds.y0));
}

// Digit by digit, from the last.
void sort_by_upper_half(std::vector<std::uint64_t>& keys) {
  constexpr int digit = 11;
  std::vector<std::uint64_t> other(keys.size());
  for (int shift = 32; shift < 64; shift += digit) {
    std::array<std::size_t, (1 << digit) + 1> first{};
    const auto digit_of = [&](std::uint64_t key) { return key >> shift & ((1 << digit) - 1); };
    for (const std::uint64_t key : keys) ++first[digit_of(key) + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    for (const std::uint64_t key : keys) other[first[digit_of(key)]++] = key;
    keys.swap(other);
  }
}

}  // namespace mazefolio::topology
