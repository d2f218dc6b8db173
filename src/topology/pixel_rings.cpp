// Marching squares: a line goes between the centers of neighboring pixels of which one is inside, nearer to
// the one whose share is nearer to a half. Each crossing has one crossing behind it, so the lines are read
// off the list of crossings. Cost: linear in the pixels.

#include "topology/pixel_rings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "base/geometry/edges.h"
#include "topology/line_pieces.h"

namespace mazefolio::topology {
namespace {

/// How much of each pixel is inside, with a margin that is not.
struct Shares {
  std::size_t columns = 0, rows = 0;
  std::vector<float> at;
  float operator()(std::size_t x, std::size_t y) const { return at[y * columns + x]; }
};

/// Lines are traced on at least this many pixels: each of the picture's is a square of `times` x `times`.
struct Enlarged {
  std::size_t times, margin;
};
Enlarged enlarged(const Picture& picture) {
  constexpr std::size_t least_side = 384;
  const std::size_t side = std::max(picture.width, picture.height);
  const std::size_t times = std::max<std::size_t>(1, least_side / std::max<std::size_t>(1, side));
  return {times, 3 * times + 4};
}

/// What a pixel of the picture is judged by, as a whole number below 2048: its alpha, or its gray.
std::uint32_t alpha_of(std::uint32_t pixel) { return pixel & 0xff; }
std::uint32_t gray_of(std::uint32_t pixel) {
  return 2 * (pixel >> 24) + 5 * (pixel >> 16 & 0xff) + (pixel >> 8 & 0xff);
}
constexpr std::uint32_t most_alpha = 255, most_gray = 8 * 255;

float darkness_of_gray(std::uint32_t gray) { return 1 - static_cast<float>(gray) / most_gray; }

/// By that number, how much of a pixel is inside.
std::vector<float> share_table(const Tracing& tracing, bool by_alpha) {
  const auto level = static_cast<float>(tracing.threshold);
  std::vector<float> out;
  for (std::uint32_t i = 0; i <= (by_alpha ? most_alpha : most_gray); ++i) {
    const float ink = by_alpha ? static_cast<float>(i) / most_alpha : darkness_of_gray(i);
    const float share = ink < level ? 0.5F * ink / level : 0.5F + 0.5F * (ink - level) / (1 - level);
    out.push_back(tracing.invert ? 1 - share : share);
  }
  return out;
}

/// Each pixel of the picture becomes a square of pixels.
Shares shares_of(const Picture& picture, const Tracing& tracing, std::size_t times, std::size_t margin) {
  const bool by_alpha = is_by_alpha(picture);
  const std::vector<float> table = share_table(tracing, by_alpha);
  Shares out{picture.width * times + 2 * margin, picture.height * times + 2 * margin, {}};
  out.at.resize(out.columns * out.rows);
  for (std::size_t y = 0; y < picture.height; ++y) {
    const auto row = out.at.begin() + static_cast<std::ptrdiff_t>((y * times + margin) * out.columns);
    const std::span pixels = std::span(picture.pixels).subspan(y * picture.width, picture.width);
    const auto fill = [&](auto number_of) {
      auto to = row + static_cast<std::ptrdiff_t>(margin);
      for (const std::uint32_t pixel : pixels) to = std::fill_n(to, times, table[number_of(pixel)]);
    };
    if (by_alpha)
      fill(alpha_of);
    else
      fill(gray_of);
    for (std::size_t k = 1; k < times; ++k)
      std::copy_n(row, out.columns, row + static_cast<std::ptrdiff_t>(k * out.columns));
  }
  return out;
}

// The mean of 2 * radius + 1 neighbors along lines of `count` values that are `step` apart.
void blur_lines(std::vector<float>& values, std::size_t lines, std::size_t line_step, std::size_t count,
                std::size_t step, std::size_t radius) {
  std::vector<double> upto(count + 1);
  for (std::size_t line = 0; line < lines; ++line) {
    float* v = &values[line * line_step];
    for (std::size_t i = 0; i < count; ++i) upto[i + 1] = upto[i] + v[i * step];
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t low = i > radius ? i - radius : 0, high = std::min(i + radius + 1, count);
      v[i * step] = static_cast<float>((upto[high] - upto[low]) / static_cast<double>(2 * radius + 1));
    }
  }
}

void blur(Shares& shares, std::size_t radius) {
  for (int pass = 0; pass < 2; ++pass) {
    blur_lines(shares.at, shares.rows, shares.columns, shares.columns, 1, radius);
    blur_lines(shares.at, shares.columns, 1, shares.rows, shares.columns, radius);
  }
}

// Few of the places where the line goes are gray.
bool has_stairs(const Shares& shares) {
  std::size_t changes = 0, gray = 0;
  bool was_outside = true;  // the margin
  for (const float share : shares.at) {
    const bool is_outside = share < 0.5F;
    changes += is_outside != was_outside;
    gray += (share > 0.1F) & (share < 0.9F);
    was_outside = is_outside;
  }
  return gray * 3 < changes;
}

// Makes the lines smooth: each pixel becomes what most of those around it are.
void smooth(Shares& shares, const Picture& picture, std::size_t times, double smoothing) {
  constexpr double step = 0.0025;  // of the picture's longer side
  const auto side = static_cast<double>(std::max(picture.width, picture.height) * times);
  for (float& share : shares.at) share = share < 0.5F ? 0 : 1;
  blur(shares, std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(side * step * smoothing))));
}

// A crossing is numbered by the pixel at its left or upper end; it is odd where the two are one above the
// other.
class Tracer {
 public:
  explicit Tracer(const Shares& shares) : s_(shares) {
    std::vector<std::uint8_t> inside(s_.at.size());
    std::transform(s_.at.begin(), s_.at.end(), inside.begin(),
                   [](float share) { return static_cast<std::uint8_t>(share >= 0.5F); });
    for (std::size_t y = 0; y + 1 < s_.rows; ++y) {
      const std::span over = std::span(inside).subspan(y * s_.columns, s_.columns);
      const std::span under = std::span(inside).subspan((y + 1) * s_.columns, s_.columns);
      for (std::size_t x = 0; x + 1 < s_.columns; ++x)
        if (const int sum = over[x] + over[x + 1] + under[x] + under[x + 1]; sum > 0 && sum < 4)
          link(x, y, {over[x] != 0, over[x + 1] != 0, under[x + 1] != 0, under[x] != 0});
    }
    std::ranges::sort(links_, {}, &Link::from);
  }

  std::vector<std::vector<Point>> lines() {
    std::vector<std::vector<Point>> out;
    for (Link& start : links_) {
      if (start.used) continue;
      std::vector<Point>& line = out.emplace_back();
      for (Link* at = &start; at && !at->used; at = link_from(at->to)) {
        at->used = true;
        line.push_back(place(at->from));
      }
    }
    return out;
  }

 private:
  /// From a crossing to the one behind it.
  struct Link {
    std::uint32_t from, to;
    bool used;
  };
  Link* link_from(std::uint32_t crossing) {
    const auto at = std::ranges::lower_bound(links_, crossing, {}, &Link::from);
    return at != links_.end() && at->from == crossing ? &*at : nullptr;
  }

  // Of four pixels: around each run of those that are inside goes a stretch of the line.
  void link(std::size_t x, std::size_t y, const std::array<bool, 4>& in) {
    const auto number = [&](std::size_t px, std::size_t py, bool down) {
      return static_cast<std::uint32_t>(2 * (py * s_.columns + px) + down);
    };
    const std::array<std::uint32_t, 4> crossing{number(x, y, false), number(x + 1, y, true),
                                                number(x, y + 1, false), number(x, y, true)};
    for (std::size_t i = 0; i < 4; ++i) {
      if (!in[i] || in[(i + 1) % 4]) continue;
      std::size_t first = i;
      while (in[(first + 3) % 4]) first = (first + 3) % 4;
      links_.push_back({crossing[i], crossing[(first + 3) % 4], false});
    }
  }

  Point place(std::uint32_t crossing) const {
    const std::size_t pixel = crossing / 2, x = pixel % s_.columns, y = pixel / s_.columns;
    const bool down = crossing % 2;
    const double a = s_(x, y), b = down ? s_(x, y + 1) : s_(x + 1, y), share = (0.5 - a) / (b - a);
    return {static_cast<double>(x) + (down ? 0 : share), static_cast<double>(y) + (down ? share : 0)};
  }

  const Shares& s_;
  std::vector<Link> links_;  ///< by where they begin
};

// A corner is where the line turns most, and by much, between arms of this length.
Ring ring_through(const std::vector<Point>& line, double arm) {
  constexpr double corner = 0.82;  // cosine of the turn
  const std::size_t n = line.size();
  const auto reach =
      static_cast<std::size_t>(std::clamp(arm / 0.7, 2.0, std::max(2.0, static_cast<double>(n) / 6)));
  std::vector<double> turn(n);
  for (std::size_t i = 0; i < n; ++i) {
    const Point in = line[i] - line[(i + n - reach % n) % n], out = line[(i + reach) % n] - line[i];
    turn[i] = dot(in, out) / std::sqrt(std::max(dot(in, in) * dot(out, out), 1e-12));
  }
  Ring ring;
  std::size_t last = n;  // kept
  for (std::size_t i = 0; i < n; ++i) {
    bool sharpest = turn[i] < corner;
    for (std::size_t k = 1; k <= reach && sharpest; ++k)
      sharpest = turn[i] < turn[(i + n - k % n) % n] && turn[i] <= turn[(i + k) % n];
    const Point step = last < n ? line[i] - line[last] : Point{};
    if (!sharpest && last < n && dot(step, step) < arm * arm / 4) continue;
    ring.push_back({line[i], sharpest});
    last = i;
  }
  return ring;
}

/// Of the lines around a picture those that are kept, and all others.
struct TracedLines {
  std::vector<Line> kept, all;
  std::size_t times = 1;
  std::vector<Ring> rings(const std::vector<Line>& lines) const {
    std::vector<Ring> out;
    for (const Line& line : lines)
      out.push_back(ring_through(line, std::max(3.0, 1.5 * static_cast<double>(times))));
    return out;
  }
};
TracedLines traced_lines(const Picture& picture, const Tracing& tracing) {
  if (picture.pixels.empty()) return {};
  const auto [times, margin] = enlarged(picture);
  Shares shares = shares_of(picture, tracing, times, margin);
  if (tracing.smoothing > 0)
    smooth(shares, picture, times, tracing.smoothing);
  else if (has_stairs(shares))
    blur(shares, std::max<std::size_t>(2, times / 3));
  TracedLines out{Tracer(shares).lines(), {}, times};
  out.all = out.kept;
  if (tracing.largest) out.kept = largest_piece(std::move(out.kept));
  drop_specks(out.kept);
  if (tracing.holes == Holes::fill || (tracing.holes == Holes::of_drawings && is_drawing(out.kept)))
    out.kept = out.all = outermost(out.kept);  // what lies in them is details
  if (!tracing.small_pieces) out.kept = without_small_pieces(std::move(out.kept));
  return out;
}

}  // namespace

bool is_by_alpha(const Picture& picture) {
  const auto clear = std::count_if(picture.pixels.begin(), picture.pixels.end(),
                                   [](std::uint32_t pixel) { return (pixel & 0xff) < 128; });
  return static_cast<std::size_t>(clear) * 100 > picture.pixels.size();
}

float darkness(std::uint32_t pixel) { return darkness_of_gray(gray_of(pixel)); }

Transform to_pixels(const Picture& picture) {
  const Enlarged by = enlarged(picture);
  const double scale = 1 / static_cast<double>(by.times),
               shift = (0.5 - static_cast<double>(by.margin)) * scale;
  return {scale, {shift, shift}};
}

std::vector<Ring> contours(const Picture& picture, const Tracing& tracing) {
  const TracedLines lines = traced_lines(picture, tracing);
  return lines.rings(lines.kept);
}

TracedPieces traced_pieces(const Picture& picture, const Tracing& tracing) {
  constexpr double most_with_all = 2;  // the kept pieces would be small
  const TracedLines lines = traced_lines(picture, tracing);
  std::vector<Line> beside = left_out(lines.all, lines.kept);
  const auto size_of = [](const std::vector<Line>& all, Rect box) {
    for (const Line& line : all) box = enclosing(box, box_of(line));
    return box.size();
  };
  if (!beside.empty()) {
    const Rect first = box_of(lines.kept.front());
    const Size kept = size_of(lines.kept, first), all = size_of(beside, first);
    if (all.width > most_with_all * kept.width || all.height > most_with_all * kept.height) beside.clear();
  }
  return {lines.rings(lines.kept), lines.rings(beside)};
}

}  // namespace mazefolio::topology
