// Idea: unit steps across a hall form a staircase where a solver goes straight. From each turn, the path
// continues at its farthest cell that a straight line reaches over floor only. Near rock the line may leave
// the path by less than a cell; in the open, where there is floor on both sides, it may leave it farther.
// Cost: the length of the path times the cells within `farthest`.
#include "draw/straight_path.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

constexpr std::size_t farthest = 24;  ///< cells that a line may skip
/// How far a line may be from the path, and how much floor it then needs on both sides.
struct Liberty {
  double aside, floor;
};
constexpr Liberty near_rock{0.75, 0.49}, in_the_open{8, 1.45};

/// Distance between the line and the square of a cell.
double distance(const Segment& line, Rect r) {
  const Point a{r.x0, r.y0}, b{r.x1, r.y0}, c{r.x1, r.y1}, d{r.x0, r.y1};
  if (cross_each_other(line, {a, c}) || cross_each_other(line, {b, d})) return 0;
  double least = HUGE_VAL;
  for (const Point corner : {a, b, c, d}) least = std::min(least, squared_distance(line, corner));
  for (const Segment& side : {Segment{a, b}, {b, c}, {c, d}, {d, a}})
    least = std::min({least, squared_distance(side, line.from), squared_distance(side, line.to)});
  return std::sqrt(least);
}

/// Whether there is floor beside the line from center to center.
bool is_free(const Lattice& floor, const Segment& line, double half_width) {
  const Rect box = inset(edge_bounds(line), -half_width);
  const Rect field = floor.bounds();
  if (box.x0 < 0 || box.y0 < 0 || box.x1 > field.x1 || box.y1 > field.y1) return false;
  for (auto y = static_cast<std::uint32_t>(box.y0); y < box.y1; ++y)
    for (auto x = static_cast<std::uint32_t>(box.x0); x < box.x1; ++x) {
      if (floor.contains(floor.at(x, y))) continue;
      const double left = x, top = y;
      if (distance(line, {left, top, left + 1, top + 1}) < half_width) return false;
    }
  return true;
}

/// Whether a line may replace this part of a path.
bool may_go_straight(const Lattice& floor, std::span<const Cell> path) {
  const Segment line{floor.center(path.front()), floor.center(path.back())};
  double aside2 = 0;
  for (const Cell c : path) aside2 = std::max(aside2, squared_distance(line, floor.center(c)));
  for (const Liberty& liberty : {near_rock, in_the_open})
    if (aside2 <= liberty.aside * liberty.aside) return is_free(floor, line, liberty.floor);
  return false;
}

}  // namespace

std::vector<Cell> straight_path(const Lattice& floor, std::span<const Cell> path) {
  std::vector<Cell> out;
  for (std::size_t at = 0; at < path.size();) {
    out.push_back(path[at]);
    std::size_t next = at + 1;
    for (std::size_t far = std::min(at + farthest, path.size() - 1); far > next; --far)
      if (may_go_straight(floor, path.subspan(at, far - at + 1))) next = far;
    at = next;
  }
  return out;
}

}  // namespace mazefolio::draw
