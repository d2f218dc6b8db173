#include "render/letter_gaps.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazefolio::render {
namespace {

constexpr double flat = 0.01;        ///< of a stroke: how far a straight side may be off its foremost pixel
constexpr double long_enough = 0.7;  ///< of a stroke: the foot of an L faces for less than a whole one

bool is_ink(const Picture& picture, std::uint32_t x, std::uint32_t y) {
  return (picture.pixels[std::size_t{y} * picture.width + x] & 0xff) >= 128;
}

/// Columns without ink, from the first to the one behind the last.
struct Columns {
  std::uint32_t first, behind;
};

std::vector<Columns> columns_between(const Picture& line) {
  std::vector<Columns> out;
  std::uint32_t first = 0;  // without ink, of those up to x
  for (std::uint32_t x = 0; x < line.width; ++x) {
    bool on = false;
    for (std::uint32_t y = 0; y < line.height && !on; ++y) on = is_ink(line, x, y);
    if (!on) continue;
    if (first > 0 && first < x) out.push_back({first, x});
    first = x + 1;
  }
  return out;
}

/// Whether there is ink within `depth` pixels of both sides in `least` rows one below the other, and nowhere
/// else in so many: the arms of an E make no other letter with the next one.
bool face_once(const Picture& line, Columns gap, std::uint32_t depth, double least) {
  std::uint32_t rows = 0, times = 0;
  for (std::uint32_t y = 0; y < line.height; ++y) {
    bool before = false, behind = false;
    for (std::uint32_t k = 0; k <= depth; ++k) {
      before |= gap.first > k && is_ink(line, gap.first - 1 - k, y);
      behind |= gap.behind + k < line.width && is_ink(line, gap.behind + k, y);
    }
    const bool was_long = rows >= least;
    rows = before && behind ? rows + 1 : 0;
    times += !was_long && rows >= least;
  }
  return times == 1;
}

}  // namespace

Picture with_open_gaps(const Picture& line, double stroke, double facing, double least) {
  const auto depth = static_cast<std::uint32_t>(std::lround(flat * stroke));
  std::vector<Columns> parts;  // what is copied, each followed by columns to add
  std::vector<std::uint32_t> added;
  std::uint32_t begin = 0;
  for (const Columns gap : columns_between(line)) {
    const double own = gap.behind - gap.first;
    const double missing =
        own < facing && face_once(line, gap, depth, long_enough * stroke) ? facing - own : least - own;
    if (missing < 1) continue;
    const std::uint32_t middle = (gap.first + gap.behind) / 2;
    parts.push_back({begin, middle});
    added.push_back(static_cast<std::uint32_t>(std::lround(missing)));
    begin = middle;
  }
  parts.push_back({begin, line.width});
  added.push_back(0);

  Picture out;
  out.height = line.height;
  out.width = line.width;
  for (const std::uint32_t columns : added) out.width += columns;
  out.pixels.reserve(std::size_t{out.width} * out.height);
  for (std::uint32_t y = 0; y < line.height; ++y)
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto row = line.pixels.begin() + static_cast<std::ptrdiff_t>(std::size_t{y} * line.width);
      out.pixels.insert(out.pixels.end(), row + parts[i].first, row + parts[i].behind);
      out.pixels.insert(out.pixels.end(), added[i], 0);
    }
  return out;
}

}  // namespace mazefolio::render
