// A wall is cut into short pieces, and the tone of the picture decides how thick it is at each cut. So the
// picture is finer than the cells. At the ends of walls lie discs, which join them. At the rim every wall is
// as thin as it would be without a picture: a disc would stand out of the maze.

#include "draw/toned_walls.h"

#include <algorithm>
#include <cmath>

#include "base/bit_set.h"
#include "base/geometry/edges.h"
#include "draw/edge_line.h"
#include "topology/tone.h"

namespace mazefolio::draw {
namespace {

constexpr double piece = 0.25,
                 seen = 0.3;  ///< pitches: the length of a piece, and what it sees of the picture
constexpr int fewest = 4;     ///< pieces
constexpr int of_border = 8;  ///< the last of which grows thin at the rim

template <class Fn>
void for_each_inner_wall(const Maze& maze, Fn fn) {
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (t.contains(beyond) && !maze.open.test(index(w))) fn(w, t.edge(w));
        });
      },
      *maze.topology);
}

/// The corners of cells that lie on the rim, in order.
std::vector<std::uint64_t> corners_of_rim(const AnyTopology& topology) {
  std::vector<std::uint64_t> keys;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (t.contains(beyond)) return;
          keys.push_back(corner_key(edge_begin(t.edge(w))));
          keys.push_back(corner_key(edge_end(t.edge(w))));
        });
      },
      topology);
  std::sort(keys.begin(), keys.end());
  return keys;
}

std::vector<Widths> toned_widths(const Maze& maze, const MazeStyle& style) {
  const ToneMap tone(*style.tone, bounds(*maze.topology));
  const std::vector<std::uint64_t> rim = corners_of_rim(*maze.topology);
  std::vector<Widths> out;
  for_each_inner_wall(maze, [&](Wall, const Edge& edge) {
    const int pieces = std::max(fewest, static_cast<int>(std::ceil(edge_length(edge) / piece)));
    Widths& widths = out.emplace_back();
    for (int i = 0; i <= pieces; ++i) {
      const Point p = point_on(edge, static_cast<double>(i) / pieces);
      const bool on_rim =
          (i == 0 || i == pieces) && std::binary_search(rim.begin(), rim.end(), corner_key(p));
      const double dark = on_rim ? 0 : tone.darkness(p, seen);
      widths.push_back(style.wall.pt + (std::max(style.thickest, style.wall) - style.wall).pt * dark);
    }
  });
  return out;
}

std::vector<Widths> border_widths(const Maze& maze, const MazeStyle& style) {
  const std::vector<std::uint64_t> rim = corners_of_rim(*maze.topology);
  const auto width_at = [&](Point p) {
    return std::binary_search(rim.begin(), rim.end(), corner_key(p)) ? style.wall.pt : style.thickest.pt;
  };
  std::vector<Widths> out;
  for_each_inner_wall(maze, [&](Wall w, const Edge& edge) {
    if (!style.borders->test(index(w))) {
      out.push_back({style.wall.pt, style.wall.pt});
      return;
    }
    Widths& widths = out.emplace_back(of_border + 1, style.thickest.pt);
    widths.front() = width_at(edge_begin(edge));
    widths.back() = width_at(edge_end(edge));
  });
  return out;
}

}  // namespace

std::vector<Widths> wall_widths(const Maze& maze, const MazeStyle& style) {
  return has_tone(style) ? toned_widths(maze, style) : border_widths(maze, style);
}

Path toned_walls(const Maze& maze, const std::vector<Widths>& widths, const PageTransform& to_page) {
  Path out;
  struct End {
    std::uint64_t corner;
    Point at;
    double width;
  };
  std::vector<End> ends;
  for_each_inner_wall(maze, [&, wall = widths.begin()](Wall, const Edge& edge) mutable {
    const Widths& own = *wall++;
    const std::size_t n = own.size();
    std::vector<Point> left(n), right(n);
    for (std::size_t i = 0; i < n; ++i) {
      const auto at = [&](double k) { return to_page(point_on(edge, k / static_cast<double>(n - 1))); };
      const auto k = static_cast<double>(i);
      const Point along = unit(at(std::min(k + 0.5, n - 1.0)) - at(std::max(k - 0.5, 0.0)));
      const Point aside = Point{along.y, -along.x} * (own[i] / 2);
      left[i] = at(k) + aside;
      right[i] = at(k) - aside;
    }
    out.move_to(left[0]);
    for (std::size_t i = 1; i < n; ++i) out.line_to(left[i]);
    for (std::size_t i = n; i-- > 0;) out.line_to(right[i]);
    out.close();
    ends.push_back({corner_key(edge_begin(edge)), to_page(edge_begin(edge)), own.front()});
    ends.push_back({corner_key(edge_end(edge)), to_page(edge_end(edge)), own.back()});
  });
  // Of a border and another wall the thicker end.
  const auto before = [](const End& a, const End& b) {
    return a.corner != b.corner ? a.corner < b.corner : a.width > b.width;
  };
  std::sort(ends.begin(), ends.end(), before);
  ends.erase(
      std::unique(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.corner == b.corner; }),
      ends.end());
  for (const End& end : ends) {
    const Path disc = circle_path(end.at, end.width / 2);
    out.verbs.insert(out.verbs.end(), disc.verbs.begin(), disc.verbs.end());
    out.points.insert(out.points.end(), disc.points.begin(), disc.points.end());
  }
  return out;
}

}  // namespace mazefolio::draw
