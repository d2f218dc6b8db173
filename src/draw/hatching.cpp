// Idea: parallel lines are scan lines. In coordinates along and across them, each side of a ring cuts the
// lines between its two ends. The sorted cuts of a line alternate between entering and leaving the area. Dots
// are whole, so their rows are cut along the area. Hatching is cut along its box, and clipped: a line for
// each cut would be ten times as much to write. Cost: the cuts, and sorting them line by line.
#include "draw/hatching.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

struct LineSpan {
  double from = 0, to = 0;
};

/// Lines in direction `along`, a unit vector. Line k is (k + shift) * spacing away from the page's origin.
class ScanLines {
 public:
  ScanLines(const Rings& rings, Point along, double spacing, double shift)
      : along_(along), across_{-along.y, along.x}, spacing_(spacing), shift_(shift) {
    for (const auto& ring : rings)
      for (std::size_t i = 0; i < ring.size(); ++i) cut(ring[i], ring[(i + 1) % ring.size()]);
    std::sort(cuts_.begin(), cuts_.end());
  }

  /// fn(line number, span) for each part of a line inside the rings, in order.
  template <class Fn>
  void for_each_span(Fn fn) const {
    for (std::size_t i = 0; i + 1 < cuts_.size(); i += 2)
      if (cuts_[i].first == cuts_[i + 1].first)
        fn(cuts_[i].first, LineSpan{cuts_[i].second, cuts_[i + 1].second});
  }

  Point place(std::int64_t line, double at) const {
    return along_ * at + across_ * ((static_cast<double>(line) + shift_) * spacing_);
  }

 private:
  double number(Point p) const { return dot(p, across_) / spacing_ - shift_; }

  void cut(Point a, Point b) {
    if (number(a) > number(b)) std::swap(a, b);
    const double low = number(a), high = number(b);
    // The interval is half open, so that a line through a corner is cut once: both sides compare the same two
    // numbers.
    for (auto k = static_cast<std::int64_t>(std::ceil(low)); static_cast<double>(k) < high; ++k) {
      const double share = (static_cast<double>(k) - low) / (high - low);
      cuts_.emplace_back(k, dot(a + (b - a) * share, along_));
    }
  }

  Point along_, across_;
  double spacing_, shift_;
  std::vector<std::pair<std::int64_t, double>> cuts_;
};

void line(Path& path, Point from, Point to) {
  path.move_to(from);
  path.line_to(to);
}

}  // namespace

Shape hatching(const Path& area, double spacing, double width, Ink ink) {
  Shape out{{}, Stroke{width, ink, Cap::butt, Join::miter, {}}, std::nullopt, area.without_arcs()};
  if (area.empty()) return out;
  const Rect box = inset(box_of(out.within.points), -width);
  const double slant = 1 / std::numbers::sqrt2;
  const ScanLines lines({{{box.x0, box.y0}, {box.x1, box.y0}, {box.x1, box.y1}, {box.x0, box.y1}}},
                        {slant, -slant}, spacing, 0);
  lines.for_each_span([&](std::int64_t k, LineSpan span) {
    line(out.path, lines.place(k, span.from), lines.place(k, span.to));
  });
  return out;
}

Path dotting(const Rings& rings, double spacing, double air) {
  const double row = spacing / 2;
  // A dot is free where the rows at its upper and lower edge are.
  std::array<std::vector<std::pair<std::int64_t, std::int64_t>>, 3> free;
  for (std::size_t edge = 0; edge < free.size(); ++edge) {
    const ScanLines lines(rings, {1, 0}, row, (static_cast<double>(edge) - 1) * air / row);
    lines.for_each_span([&](std::int64_t k, LineSpan span) {
      const double begin = (k & 1) * row;  // rows are staggered
      const auto place = [&](double x) { return (x - begin) / spacing; };
      const auto last = static_cast<std::int64_t>(std::floor(place(span.to - air)));
      for (auto i = static_cast<std::int64_t>(std::ceil(place(span.from + air))); i <= last; ++i)
        free[edge].emplace_back(k, i);
    });
  }
  Path path;
  for (const auto& [k, i] : free[1]) {
    const std::pair at(k, i);
    if (!std::binary_search(free[0].begin(), free[0].end(), at) ||
        !std::binary_search(free[2].begin(), free[2].end(), at))
      continue;
    const Point p{static_cast<double>(i) * spacing + (k & 1) * row, static_cast<double>(k) * row};
    line(path, p, p);
  }
  return path;
}

}  // namespace mazefolio::draw
