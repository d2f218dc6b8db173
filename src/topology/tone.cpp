// Grays and their sums are whole numbers, and a mean is one division of them: every machine sees the same.

#include "topology/tone.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/option_rows.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t levels = 256;
constexpr double cut_off = 0.01;  ///< of the pixels, at both ends of the grays: specks do not count

/// 0 (white, or transparent) to 255.
std::uint32_t dark_of(std::uint32_t pixel) {
  const std::uint32_t light = 2 * (pixel >> 24) + 5 * (pixel >> 16 & 255) + (pixel >> 8 & 255);
  return (8 * 255 - light) * (pixel & 255) / (8 * 255);
}

struct GrayRange {
  std::uint32_t low = 0, high = 0;
};

GrayRange range_of(const Picture& picture) {
  std::array<std::size_t, levels> count{};
  for (const std::uint32_t pixel : picture.pixels) ++count[dark_of(pixel)];
  const auto cut = static_cast<std::size_t>(cut_off * static_cast<double>(picture.pixels.size()));
  GrayRange range{0, levels - 1};
  for (std::size_t seen = count[0]; seen <= cut && range.low + 1 < levels; seen += count[range.low])
    ++range.low;
  for (std::size_t seen = count[range.high]; seen <= cut && range.high > 0; seen += count[range.high])
    --range.high;
  return range;
}

bool has_clear_border(const Picture& picture) {
  for (std::uint32_t x = 0; x < picture.width; ++x)
    if (((picture.at(x, 0) | picture.at(x, picture.height - 1)) & 255) != 0) return false;
  for (std::uint32_t y = 0; y < picture.height; ++y)
    if (((picture.at(0, y) | picture.at(picture.width - 1, y)) & 255) != 0) return false;
  return true;
}

std::vector<OptionRow> with_looks(OptionRow picture) {
  return {std::move(picture),
          real_option("weight", "0.8",
                      "the thickest wall, by the narrowest corridor: more is darker, but coarser", 0.2, 2),
          choice_option("invert", "thick walls where the picture is light", {"no", "yes"})};
}

}  // namespace

std::span<const Row> tones() {
  static const std::vector<Row> table{
      {"picture", "a picture of your own",
       with_looks(picture_option("picture",
                                 "an SVG, PNG or JPEG file, or an icon: walls are thick where it is dark"))},
      {"icon", "a pictograph, as a whole: its lines are darker than its body",
       with_looks(icon_option("icon", "its name or its character: \"mazefolio list icons\" lists them"))},
  };
  return table;
}

MazeTone tone_of(const Options& options) {
  return {options.pictures().empty() ? nullptr : options.pictures().front(), options.real("weight"),
          options.text("invert") == "yes"};
}

bool has_tones(const Picture& picture) {
  const GrayRange range = range_of(picture);
  constexpr std::uint32_t least = 16;
  return range.high >= range.low + least;
}

ToneMap::ToneMap(const MazeTone& tone, const Rect& box)
    : width_(tone.picture->width),
      height_(tone.picture->height),
      sums_(std::size_t{width_ + 1} * (height_ + 1)),
      invert_(tone.invert) {
  const Picture& picture = *tone.picture;
  const std::size_t row = width_ + 1;
  for (std::uint32_t y = 0; y < height_; ++y)
    for (std::uint32_t x = 0; x < width_; ++x) {
      const std::size_t at = (y + 1) * row + x + 1;
      sums_[at] = sums_[at - 1] + sums_[at - row] - sums_[at - row - 1] + dark_of(picture.at(x, y));
    }
  const GrayRange range = range_of(picture);
  lightest_ = range.low;
  darkest_ = std::max(range.high, range.low + 1);
  // What stands on clear ground is seen as a whole, with more of the ground around it.
  const auto [less, more] = std::minmax({width_ / box.width(), height_ / box.height()});
  const double scale = has_clear_border(picture) ? more : less;
  to_pixels_ = {scale, Point{width_ / 2.0, height_ / 2.0} - box.center() * scale};
}

std::uint32_t ToneMap::sum_to(std::uint32_t x, std::uint32_t y) const {
  return sums_[std::size_t{y} * (width_ + 1) + x];
}

double ToneMap::darkness(Point p, double reach) const {
  const Point center = to_pixels_(p);
  const double half = reach * to_pixels_.scale;
  // At least one pixel of the picture, at most all of it.
  const auto span = [half](double at, std::uint32_t side) {
    const double low = std::floor(std::clamp(at - half, 0.0, side - 1.0)),
                 high = std::ceil(std::clamp(at + half, low + 1, static_cast<double>(side)));
    return std::pair{static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(high)};
  };
  const auto [x0, x1] = span(center.x, width_);
  const auto [y0, y1] = span(center.y, height_);
  const auto sum = static_cast<double>(sum_to(x1, y1) + sum_to(x0, y0) - sum_to(x0, y1) - sum_to(x1, y0));
  const double mean = sum / (static_cast<double>(x1 - x0) * (y1 - y0));
  const double dark = std::clamp((mean - lightest_) / (darkest_ - lightest_), 0.0, 1.0);
  return invert_ ? 1 - dark : dark;
}

}  // namespace mazefolio::topology
