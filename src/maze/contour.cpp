// Which rim walls face the page and which a hole.
// Idea: rim walls that follow one another round the same piece of outside are one contour (union-find). Where
// two contours touch in a point, the walls that follow each other are those with outside between them. The
// contour with the leftmost point encloses the others. Cost: O(r log r) for r rim walls.

#include "maze/contour.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/disjoint_sets.h"
#include "base/edges.h"

namespace mazefolio {
namespace {

using Spot = std::array<std::int64_t, 2>;

Spot rounded(Point p) { return {std::llround(p.x * 1e5), std::llround(p.y * 1e5)}; }

/// One end of a rim wall.
struct WallEnd {
  Spot spot;
  std::uint32_t gate;
  Point out;          ///< the way along the wall, away from the spot
  bool inside_after;  ///< its cell lies clockwise of it (on paper, y down)
};

bool upper_half(Point p) { return p.y < 0 || (p.y == 0 && p.x < 0); }

bool before(const WallEnd& a, const WallEnd& b) {
  if (a.spot != b.spot) return a.spot < b.spot;
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
      ends.push_back({rounded(p), i, out, cross(out, inside - p) > 0});
    }
  }
  std::sort(ends.begin(), ends.end(), before);
  return ends;
}

// Joins the walls that meet at one spot, given clockwise: one with its cell before it and the next with its
// cell after it have outside between them.
void join_round(const WallEnd* ends, std::size_t count, DisjointSets& contours) {
  for (std::size_t i = 0; i < count; ++i) {
    const WallEnd &a = ends[i], &b = ends[(i + 1) % count];
    if (count == 2 || (!a.inside_after && b.inside_after)) contours.join(a.gate, b.gate);
  }
}

}  // namespace

std::vector<Gate> on_outer_contour(const AnyTopology& t, std::vector<Gate> rim) {
  if (rim.empty()) return rim;
  const std::vector<WallEnd> ends = wall_ends(t, rim);
  DisjointSets contours(static_cast<std::uint32_t>(rim.size()));
  for (std::size_t i = 0, end = 0; i < ends.size(); i = end) {
    while (end < ends.size() && ends[end].spot == ends[i].spot) ++end;
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

}  // namespace mazefolio
