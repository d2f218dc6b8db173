// Pieces of ink and of clear ground lie within each other like rings of a tree: the outside, outlines, what
// is within them, and so on. The first ground within an outline is body, the next one a hole, the next one
// body.

#include "render/silhouette.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace mazefolio::render {
namespace {

constexpr int unseen = std::numeric_limits<int>::max();
constexpr double least_hole = 0.01;  // of the body; smaller ones, such as eyes, are details

bool is_ink(std::uint32_t pixel) { return (pixel & 255) >= 128; }

// A drawing with a clear border, and for each of its pixels how many pieces are passed on the way from
// outside.
class Depths {
 public:
  explicit Depths(const Picture& drawing)
      : width_(drawing.width + 2), height_(drawing.height + 2), ink_(std::size_t{width_} * height_, 0) {
    for (std::uint32_t y = 0; y < drawing.height; ++y)
      for (std::uint32_t x = 0; x < drawing.width; ++x) ink_[index(x, y)] = is_ink(drawing.at(x, y)) ? 1 : 0;
    depth_.assign(ink_.size(), unseen);
    std::vector<std::size_t> begins{0};
    for (int depth = 0; !begins.empty(); ++depth) begins = flood(begins, depth);
  }

  int at(std::uint32_t x, std::uint32_t y) const { return depth_[index(x, y)]; }

  /// The number of pixels of each piece of clear ground within a second outline is compared with the body's:
  /// what is small becomes body.
  void fill_details() {
    std::size_t body = 0;
    for (const int depth : depth_) body += depth > 0;
    for (std::size_t i = 0; i < depth_.size(); ++i) {
      if (!is_hole(depth_[i])) continue;
      std::vector<std::size_t> piece;
      recolor(i, depth_[i], -depth_[i], piece);
      if (static_cast<double>(piece.size()) < least_hole * static_cast<double>(body))
        for (const std::size_t p : piece) depth_[p] = 1;
    }
    for (int& depth : depth_) depth = std::abs(depth);
  }

  static bool is_hole(int depth) { return depth > 0 && depth != unseen && depth % 4 == 0; }

 private:
  std::size_t index(std::uint32_t x, std::uint32_t y) const { return std::size_t{y + 1} * width_ + x + 1; }

  // Calls `use` for the neighbors of a pixel; those at its corners only where asked for. Pixels beyond the
  // border are those of the next row, which is clear and outside as well.
  template <class Use>
  void for_each_near(std::size_t i, bool corners, Use use) const {
    const std::size_t w = width_, count = depth_.size();
    const auto use_if = [&](std::size_t n) {
      if (n < count) use(n);  // before the first pixel the number wraps around
    };
    for (const std::size_t n : {i - 1, i + 1, i - w, i + w}) use_if(n);
    if (corners)
      for (const std::size_t n : {i - w - 1, i - w + 1, i + w - 1, i + w + 1}) use_if(n);
  }

  // Gives the pieces in which `begins` lie their depth, run by run, and returns pixels of the pieces beside
  // them. Ink holds together at corners, clear ground does not.
  std::vector<std::size_t> flood(const std::vector<std::size_t>& begins, int depth) {
    std::vector<std::size_t> beside, open;
    const std::size_t count = depth_.size();
    for (const std::size_t begin : begins) {
      open.push_back(begin);
      while (!open.empty()) {
        const std::size_t i = open.back();
        open.pop_back();
        if (depth_[i] != unseen) continue;
        const char ink = ink_[i];
        std::size_t low = i, high = i + 1;
        while (low > 0 && ink_[low - 1] == ink) --low;
        while (high < count && ink_[high] == ink) ++high;
        std::fill(depth_.begin() + static_cast<std::ptrdiff_t>(low),
                  depth_.begin() + static_cast<std::ptrdiff_t>(high), depth);
        // The first pixel of each unseen run that touches this one, a pixel further at corners of ink.
        const auto look = [&](std::size_t from, std::size_t to) {
          for (std::size_t n = from; n < std::min(to, count); ++n)
            if (depth_[n] == unseen && (n == from || depth_[n - 1] != unseen || ink_[n - 1] != ink_[n]))
              (ink_[n] == ink ? open : beside).push_back(n);
        };
        const std::size_t by = ink != 0 ? 1 : 0, over = low - by, under = high + by;
        if (low > 0) look(low - 1, low);
        look(high, high + 1);
        if (under > width_) look(over > width_ ? over - width_ : 0, under - width_);
        look(over + width_, under + width_);
      }
    }
    return beside;
  }

  void recolor(std::size_t begin, int from, int to, std::vector<std::size_t>& piece) {
    depth_[begin] = to;
    piece.push_back(begin);
    for (std::size_t k = 0; k < piece.size(); ++k)
      for_each_near(piece[k], false, [&](std::size_t n) {
        if (depth_[n] != from) return;
        depth_[n] = to;
        piece.push_back(n);
      });
  }

  std::uint32_t width_, height_;
  std::vector<char> ink_;
  std::vector<int> depth_;
};

std::size_t body_of(const Picture& drawing) {
  const Depths depths(drawing);
  std::size_t body = 0;
  for (std::uint32_t y = 0; y < drawing.height; ++y)
    for (std::uint32_t x = 0; x < drawing.width; ++x) body += depths.at(x, y) > 0;
  return body;
}

// Whether the ink is lines only: on the average they are thinner than a share of the longer side.
bool is_lines(const Picture& drawing, std::size_t body) {
  constexpr double thin = 0.065;
  std::size_t turns = 0;  // between ink and ground, along rows and columns
  for (std::uint32_t y = 0; y < drawing.height; ++y)
    for (std::uint32_t x = 0; x < drawing.width; ++x) {
      const bool ink = is_ink(drawing.at(x, y));
      turns += ink != (x > 0 && is_ink(drawing.at(x - 1, y)));
      turns += ink != (y > 0 && is_ink(drawing.at(x, y - 1)));
    }
  // A slanting rim has more steps than its length: 4 / pi times as many, on the average.
  const double rim = static_cast<double>(turns) * 3.14159 / 4;
  return 2 * static_cast<double>(body) < thin * std::max(drawing.width, drawing.height) * rim;
}

// A place on the box of a drawing where ink reaches it.
struct Ends {
  std::uint32_t first = 0, last = 0;
};
template <class HasInk>
Ends ends_of(std::uint32_t length, HasInk has_ink) {
  Ends ends{length, 0};
  for (std::uint32_t i = 0; i < length; ++i)
    if (has_ink(i)) ends = {std::min(ends.first, i), i};
  return ends;
}

// A head or a plant is often drawn open where the rest of it would be: below, or towards a lower corner. Such
// a drawing is closed along its box where its body then is more than twice as large; all others stay.
Picture closed(const Picture& drawing) {
  const std::size_t plain = drawing.pixels.empty() ? 0 : body_of(drawing);
  if (plain == 0 || !is_lines(drawing, plain)) return drawing;
  const std::uint32_t right = drawing.width - 1, foot = drawing.height - 1;
  const std::uint32_t near = std::max(drawing.width, drawing.height) / 100;
  const auto inked_below = [&](std::uint32_t x) {
    return is_ink(drawing.at(x, foot)) || is_ink(drawing.at(x, foot - std::min(near, foot)));
  };
  const auto inked_beside = [&](std::uint32_t edge) {
    const std::uint32_t inner = edge == 0 ? std::min(near, right) : edge - std::min(near, edge);
    return [&drawing, edge, inner](std::uint32_t y) {
      return is_ink(drawing.at(edge, y)) || is_ink(drawing.at(inner, y));
    };
  };
  const Ends below = ends_of(drawing.width, inked_below);
  struct Line {
    std::uint32_t x0, x1, beside, y0;  ///< along the foot, then down a side
  };
  for (const Line& line : {Line{below.first, below.last, 0, foot},
                           Line{below.last, right, right, ends_of(drawing.height, inked_beside(right)).last},
                           Line{0, below.first, 0, ends_of(drawing.height, inked_beside(0)).last}}) {
    Picture out = drawing;
    for (std::uint32_t x = line.x0; x <= line.x1; ++x) out.pixels[std::size_t{foot} * out.width + x] = 255;
    for (std::uint32_t y = line.y0; y <= foot; ++y)
      out.pixels[std::size_t{y} * out.width + line.beside] = 255;
    if (body_of(out) > 2 * plain) return out;
  }
  return drawing;
}

}  // namespace

Picture silhouette(const Picture& lines, bool keep_holes) {
  const Picture drawing = closed(lines);
  Depths depths(drawing);
  if (keep_holes) depths.fill_details();
  const auto is_open = [&](std::int64_t x, std::int64_t y) {
    if (x < 0 || y < 0 || x >= drawing.width || y >= drawing.height) return true;
    const int depth = depths.at(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
    return depth == 0 || (keep_holes && Depths::is_hole(depth));
  };
  Picture out{drawing.width, drawing.height, std::vector<std::uint32_t>(drawing.pixels.size(), 255)};
  for (std::int64_t y = 0; y < drawing.height; ++y)
    for (std::int64_t x = 0; x < drawing.width; ++x) {
      const std::size_t i = static_cast<std::size_t>(y) * drawing.width + static_cast<std::size_t>(x);
      if ((drawing.pixels[i] & 255) == 255) continue;  // body as drawn
      bool as_drawn = is_open(x, y);
      for (int dy = -1; dy <= 1 && is_ink(drawing.pixels[i]); ++dy)
        for (int dx = -1; dx <= 1; ++dx) as_drawn = as_drawn || is_open(x + dx, y + dy);
      out.pixels[i] = as_drawn ? drawing.pixels[i] & 255 : 255;
    }
  return out;
}

}  // namespace mazefolio::render
