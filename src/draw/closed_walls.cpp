#include "draw/closed_walls.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/edge_line.h"

namespace mazefolio::draw {

ClosedWalls::ClosedWalls(const Maze& maze, HalfWalls half)
    : half_(half), box_(inset(bounds(*maze.topology), -1)) {
  columns_ = static_cast<std::size_t>(std::ceil(box_.width())) + 1;
  rows_ = static_cast<std::size_t>(std::ceil(box_.height())) + 1;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          const bool rim = !t.contains(beyond);
          if ((!rim && maze.open.test(index(w))) || is_gate(maze, w)) return;
          const Edge e = t.edge(w);
          std::vector<Point> points = chords(e);
          points.push_back(edge_end(e));
          for (std::size_t i = 1; i < points.size(); ++i) walls_.push_back({{points[i - 1], points[i]}, rim});
        });
      },
      *maze.topology);
  file();
}

double ClosedWalls::clear(Point p, double enough) const {
  constexpr double safely = 1 - 1e-12;  // less even after rounding
  const auto square = [](double reach) { return reach > 0 ? reach * reach * safely : 0; };
  const double too_close[2] = {square(enough + half_.inner), square(enough + half_.rim)};
  double nearest[2] = {HUGE_VAL, HUGE_VAL};  // squared, of inner walls and of the rim
  const std::size_t box = box_of(p);
  for (std::uint32_t i = first_[box]; i < first_[box + 1]; ++i) {
    const ClosedWall& w = walls_[filed_[i]];
    const double distance = squared_distance(w.line, p);
    if (distance >= nearest[w.rim]) continue;
    nearest[w.rim] = distance;
    if (distance < too_close[w.rim]) break;
  }
  return std::min({most_room, std::sqrt(nearest[0]) - half_.inner, std::sqrt(nearest[1]) - half_.rim});
}

std::size_t ClosedWalls::box_of(Point p) const {
  return static_cast<std::size_t>(p.y - box_.y0) * columns_ + static_cast<std::size_t>(p.x - box_.x0);
}

template <class Fn>
void ClosedWalls::for_each_box(const Rect& r, Fn fn) const {
  const std::size_t first = box_of({r.x0, r.y0}), last = box_of({r.x1, r.y1}),
                    across = last % columns_ - first % columns_;
  for (std::size_t row = first; row <= last; row += columns_)
    for (std::size_t box = row; box <= row + across; ++box) fn(box);
}

void ClosedWalls::file() {
  first_.assign(columns_ * rows_ + 2, 0);
  at_rim_.assign(columns_ * rows_, 0);
  for (const ClosedWall& w : walls_)
    for_each_box(reach_of(w), [&](std::size_t box) {
      ++first_[box + 2];
      at_rim_[box] |= w.rim;
    });
  for (std::size_t i = 2; i < first_.size(); ++i) first_[i] += first_[i - 1];
  filed_.resize(first_.back());
  for (std::uint32_t i = 0; i < walls_.size(); ++i)
    for_each_box(reach_of(walls_[i]), [&](std::size_t box) { filed_[first_[box + 1]++] = i; });
}

bool ClosedWalls::may_reach_rim(Point a, Point b) const {
  bool may = false;
  for_each_box({std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)},
               [&](std::size_t box) { may |= at_rim_[box] != 0; });
  return may;
}

}  // namespace mazefolio::draw
