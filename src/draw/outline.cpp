// Idea: the sides of an area are the sides of its cells without another of its cells beyond. Each side keeps
// the area on its left and continues with the side that starts at its end. Corners are round where the lines
// of the printed walls are. Cost: sorting the sides.
#include "draw/outline.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "draw/edge_line.h"
#include "draw/printed_walls.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

enum class SideLine : std::uint8_t { none, inner, rim };  ///< the line printed on a side

struct Side {
  Edge edge;  ///< with its cell on the left (on the page, where y grows down)
  std::uint64_t begin, end;
  SideLine line;
};

/// Where two cells touch only at a corner, a ring stays with its cell or continues with the other one.
enum class Touching : std::uint8_t { apart, joined };

template <PlanarTopology T, class In>
std::vector<Side> sides_of(const T& t, const Maze& maze, In in) {
  std::vector<Side> sides;
  std::vector<std::pair<std::uint64_t, SideLine>> borders;  // of one cell, by their centers
  for_each_cell(t, [&](Cell c) {
    if (!in(c)) return;
    borders.clear();
    t.for_each_side(c, [&](Cell, Wall w) {
      const auto [a, b] = t.ends(w);
      const Cell beyond = a == c ? b : a;
      const bool rim = !t.contains(beyond);
      if (!rim && in(beyond)) return;
      const bool open = is_gate(maze, w) || (!rim && maze.open.test(index(w)));
      borders.emplace_back(corner_key(edge_middle(t.edge(w))), open  ? SideLine::none
                                                               : rim ? SideLine::rim
                                                                     : SideLine::inner);
    });
    if (borders.empty()) return;
    for (const Edge& side : t.outline(c)) {
      const std::uint64_t key = corner_key(edge_middle(side));
      const auto border =
          std::find_if(borders.begin(), borders.end(), [&](const auto& b) { return b.first == key; });
      if (border == borders.end()) continue;
      const Edge e = reversed(side);
      sides.push_back({e, corner_key(edge_begin(e)), corner_key(edge_end(e)), border->second});
    }
  });
  std::stable_sort(sides.begin(), sides.end(),
                   [](const Side& a, const Side& b) { return a.begin < b.begin; });
  return sides;
}

/// The side that continues this one: an unused one, or the first of the ring.
std::size_t next_side(const std::vector<Side>& sides, const std::vector<std::uint64_t>& begins,
                      const std::vector<bool>& done, std::size_t first, std::size_t at, Touching touching) {
  const std::uint64_t corner = sides[at].end;
  const auto from =
      static_cast<std::size_t>(std::lower_bound(begins.begin(), begins.end(), corner) - begins.begin());
  std::size_t to = from;
  while (to < begins.size() && begins[to] == corner) ++to;
  if (to - from == 1 && !done[from]) return from;
  const Point u = heading(reversed(sides[at].edge)) * -1;
  std::size_t best = first;
  double best_turn = -10;
  for (std::size_t candidate = from; candidate < to; ++candidate) {
    if (done[candidate] && candidate != first) continue;
    const Point v = heading(sides[candidate].edge);
    const double right = std::atan2(cross(u, v), dot(u, v)),
                 turn = touching == Touching::apart ? -right : right;
    if (turn > best_turn) {
      best_turn = turn;
      best = candidate;
    }
  }
  return best;
}

/// How the lines of printed walls meet: corners where they continue as one line and may be round.
class RoundCorners {
 public:
  explicit RoundCorners(const Maze& maze) {
    for (const PrintedWall& wall : printed_walls(maze))
      for (const Point p : {edge_begin(wall.edge), edge_end(wall.edge)})
        ends_.emplace_back(corner_key(p), wall.outlines);
    std::sort(ends_.begin(), ends_.end());
  }
  /// Whether two walls meet there, or four round cells of rock that touch.
  bool at(std::uint64_t corner) const {
    const auto first = std::lower_bound(ends_.begin(), ends_.end(), std::pair(corner, false));
    auto last = first;
    while (last != ends_.end() && last->first == corner) ++last;
    return last - first == 2 || (last - first == 4 && first->second);
  }

 private:
  std::vector<std::pair<std::uint64_t, bool>> ends_;
};

Path rings_of(const Maze& maze, const std::vector<Side>& sides, double radius, Touching touching) {
  std::optional<RoundCorners> corners;
  if (radius > 0) corners.emplace(maze);
  std::vector<std::uint64_t> begins;
  begins.reserve(sides.size());
  for (const Side& side : sides) begins.push_back(side.begin);
  std::vector<bool> done(sides.size());
  Path path;
  for (std::size_t first = 0; first < sides.size(); ++first) {
    if (done[first]) continue;
    throw_if_canceled();
    EdgeLine ring;
    for (std::size_t at = first;;) {
      done[at] = true;
      const std::size_t next = next_side(sides, begins, done, first, at, touching);
      const bool smooth = sides[at].line != SideLine::none && sides[at].line == sides[next].line;
      ring.append(sides[at].edge, smooth && corners && corners->at(sides[at].end));
      if (next == first) break;
      at = next;
    }
    ring.close();
    ring.trace(radius, path);
  }
  return path;
}

std::vector<std::vector<Point>> largest_first(const Path& path) {
  std::vector<std::vector<Point>> rings = flattened(path);
  std::stable_sort(rings.begin(), rings.end(), [](const auto& a, const auto& b) {
    return std::fabs(signed_area(a)) > std::fabs(signed_area(b));
  });
  return rings;
}

/// Uses the topology of everything printed, rock included.
template <class Fn>
Path on_print(const Maze& maze, Fn fn) {
  if (is_thick(*maze.topology)) return fn(std::get<Lattice>(*maze.topology).without_rock());
  return std::visit(fn, *maze.topology);
}

}  // namespace

std::vector<std::vector<Point>> outline_rings(const Maze& maze, double radius) {
  return largest_first(on_print(maze, [&](const auto& t) {
    const auto floor = [&](Cell c) { return contains(*maze.topology, c); };
    return rings_of(maze, sides_of(t, maze, floor), radius, Touching::apart);
  }));
}

std::vector<std::vector<Point>> printed_rings(const Maze& maze) {
  return largest_first(on_print(maze, [&](const auto& t) {
    return rings_of(maze, sides_of(t, maze, [](Cell) { return true; }), 0, Touching::apart);
  }));
}

Path rock_area(const Maze& maze, double radius) {
  if (!is_thick(*maze.topology)) return {};
  const Lattice &floor = std::get<Lattice>(*maze.topology), field = floor.without_rock();
  const auto rock = [&](Cell c) { return floor.is_rock(c); };
  return rings_of(maze, sides_of(field, maze, rock), radius, Touching::joined);
}

Path area_of(const Maze& maze, const BitSet& cells, double radius) {
  return on_print(maze, [&](const auto& t) {
    const auto in = [&](Cell c) { return cells.test(index(c)); };
    return rings_of(maze, sides_of(t, maze, in), radius, Touching::apart);
  });
}

}  // namespace mazefolio::draw
