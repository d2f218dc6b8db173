// The rim walls that face the page and not a hole, and those that have room for an arrow.
// Idea: rim walls that follow one another around the same piece of outside are one contour (union-find).
// Where two contours touch in a point, the walls that follow one another are those with outside between them.
// The contour with the leftmost point encloses the others. Cost: O(r log r) for r rim walls.

#include "maze/contour.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "maze/gates.h"

namespace mazefolio::maze {
namespace {

/// One end of a rim wall.
struct WallEnd {
  std::uint64_t corner;  ///< corner_key
  std::uint32_t gate;
  Point out;          ///< direction along the wall, away from the corner
  bool inside_after;  ///< its cell lies clockwise of it (on paper, y down)
};

bool upper_half(Point p) { return p.y < 0 || (p.y == 0 && p.x < 0); }

bool before(const WallEnd& a, const WallEnd& b) {
  if (a.corner != b.corner) return a.corner < b.corner;
  if (upper_half(a.out) != upper_half(b.out)) return upper_half(a.out);
  const double turn = cross(a.out, b.out);
  return turn != 0 ? turn > 0 : a.gate < b.gate;
}

std::vector<WallEnd> wall_ends(const AnyTopology& t, const std::vector<Gate>& rim) {
  std::vector<WallEnd> ends;
  for (std::uint32_t i = 0; i < rim.size(); ++i) {
    const Edge e = edge(t, rim[i].wall);
    const Point middle = edge_middle(e), inside = center(t, rim[i].cell);
    for (const Point p : {edge_begin(e), edge_end(e)}) {
      const Point out = middle - p;
      ends.push_back({corner_key(p), i, out, cross(out, inside - p) > 0});
    }
  }
  std::sort(ends.begin(), ends.end(), before);
  return ends;
}

// Joins the walls that meet at one corner, given clockwise: two walls have outside between them where the
// first has its cell before it and the next has its cell after it.
void join_round(const WallEnd* ends, std::size_t count, DisjointSets& contours) {
  for (std::size_t i = 0; i < count; ++i) {
    const WallEnd &a = ends[i], &b = ends[(i + 1) % count];
    if (count == 2 || (!a.inside_after && b.inside_after)) contours.join(a.gate, b.gate);
  }
}

constexpr double half_width = 0.2, clear = 0.02;  // of an arrow and its first step, in pitches

bool crosses(const Segment& a, const Segment& b) {
  const auto side = [](const Segment& s, Point p) { return cross(s.to - s.from, p - s.from) > 0; };
  return side(a, b.from) != side(a, b.to) && side(b, a.from) != side(b, a.to);
}

/// Rim walls as straight lines, indexed by the squares of one pitch that they may touch.
class Obstacles {
 public:
  Obstacles(const AnyTopology& t, const std::vector<Gate>& rim) {
    for (const Gate& gate : rim) {
      const Edge e = edge(t, gate.wall);
      const Point middle = edge_middle(e);
      for (const Segment& line : {Segment{edge_begin(e), middle}, Segment{middle, edge_end(e)}}) {
        for (std::int64_t x = square(least_x(line)); x <= square(most_x(line)); ++x)
          for (std::int64_t y = square(std::min(line.from.y, line.to.y));
               y <= square(std::max(line.from.y, line.to.y)); ++y)
            near_.push_back({key(x, y), static_cast<std::uint32_t>(lines_.size())});
        lines_.push_back(line);
      }
    }
    std::ranges::sort(near_, {}, &Near::square);
  }

  /// Looks at the squares that the way runs through.
  bool block(const Segment& way) const {
    for (std::int64_t x = square(least_x(way) - hair); x <= square(most_x(way) + hair); ++x) {
      const auto [low, high] = heights(way, static_cast<double>(x));
      const std::uint64_t last = key(x, square(high + hair));
      for (auto at = std::ranges::lower_bound(near_, key(x, square(low - hair)), {}, &Near::square);
           at != near_.end() && at->square <= last; ++at)
        if (crosses(lines_[at->line], way)) return true;
    }
    return false;
  }

 private:
  struct Near {
    std::uint64_t square;
    std::uint32_t line;
  };
  static constexpr double hair = 1e-6;

  /// Of a square: columns from left to right, each from top to bottom.
  static std::uint64_t key(std::int64_t x, std::int64_t y) {
    constexpr std::int64_t middle = std::int64_t{1} << 31;
    return static_cast<std::uint64_t>(x + middle) << 32 | static_cast<std::uint64_t>(y + middle);
  }

  static std::int64_t square(double v) { return static_cast<std::int64_t>(std::floor(v)); }
  static double least_x(const Segment& s) { return std::min(s.from.x, s.to.x); }
  static double most_x(const Segment& s) { return std::max(s.from.x, s.to.x); }

  /// Between which heights the way is from x to x + 1.
  static std::pair<double, double> heights(const Segment& way, double x) {
    const Point by = way.to - way.from;
    if (std::fabs(by.x) < hair) return std::minmax(way.from.y, way.to.y);
    const auto height_at = [&](double at) {
      return way.from.y + by.y * std::clamp((at - way.from.x) / by.x, 0.0, 1.0);
    };
    const double enters = height_at(x), leaves = height_at(x + 1);
    return std::minmax(enters, leaves);
  }

  std::vector<Segment> lines_;
  std::vector<Near> near_;
};

}  // namespace

std::vector<Gate> on_outer_contour(const AnyTopology& t, std::vector<Gate> rim) {
  if (rim.empty()) return rim;
  const std::vector<WallEnd> ends = wall_ends(t, rim);
  DisjointSets contours(static_cast<std::uint32_t>(rim.size()));
  for (std::size_t i = 0, end = 0; i < ends.size(); i = end) {
    while (end < ends.size() && ends[end].corner == ends[i].corner) ++end;
    join_round(&ends[i], end - i, contours);
  }
  std::uint32_t leftmost = 0;
  double least = HUGE_VAL;
  for (std::uint32_t i = 0; i < rim.size(); ++i)
    if (const double x = edge_bounds(edge(t, rim[i].wall)).x0; x < least - 1e-6) {
      least = x;
      leftmost = i;
    }
  const std::uint32_t outer = contours.find(leftmost);
  std::vector<Gate> out;
  for (std::uint32_t i = 0; i < rim.size(); ++i)
    if (contours.find(i) == outer) out.push_back(rim[i]);
  return out;
}

std::vector<Gate> with_room(const AnyTopology& t, const std::vector<Gate>& gates,
                            const std::vector<Gate>& rim, double room) {
  const Obstacles walls(t, rim);
  std::vector<Gate> out;
  for (const Gate& gate : gates) {
    const Edge e = edge(t, gate.wall);
    const Point ahead = outward(t, gate), aside{-ahead.y, ahead.x};
    const double width = std::min(half_width, edge_length(e) / 4);
    bool blocked = false;
    for (const double shift : {-width, 0.0, width}) {
      const Point foot = edge_middle(e) + aside * shift;
      blocked = blocked || walls.block({foot + ahead * clear, foot + ahead * room});
    }
    if (!blocked) out.push_back(gate);
  }
  return out;
}

}  // namespace mazefolio::maze
