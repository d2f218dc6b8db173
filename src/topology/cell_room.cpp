#include "topology/cell_room.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"

namespace mazefolio::topology {
namespace {

constexpr double least_turn = 0.02;  ///< sine: corners that turn the other way by less make no notch

bool turns_back(const std::vector<Point>& ring) {
  const std::size_t n = ring.size();
  Point side = ring[0] - ring[n - 1];
  for (std::size_t i = 0; i < n; ++i) {
    const Point next = ring[i + 1 < n ? i + 1 : 0] - ring[i];
    if (cross(side, next) < -least_turn) return true;
    side = next;
  }
  return false;
}

}  // namespace

CellRoom::CellRoom(std::span<const Edge> outline)
    : corners_(polygon_through(outline)), box_(edge_bounds(outline[0])), bent_(turns_back(corners_)) {
  walls_.reserve(outline.size());
  for (const Edge& e : outline) {
    walls_.emplace_back(e);
    box_ = enclosing(box_, edge_bounds(e));
  }
}

double CellRoom::clearance(Point p, double enough) const {
  double nearest = std::numeric_limits<double>::infinity();
  for (const Obstacle& wall : walls_) {
    nearest = std::min(nearest, wall.squared_distance(p));
    if (nearest < enough) break;
  }
  return nearest;
}

double CellRoom::at(Point p, double enough) const {
  const double room = clearance(p, enough);
  return room >= enough && surrounds(corners_, p) ? room : 0;
}

bool CellRoom::is_long() const {
  constexpr double much = 1.3;
  return std::max(box_.width(), box_.height()) > much * std::min(box_.width(), box_.height());
}

double CellRoom::most() const {
  const double half = std::min(box_.width(), box_.height()) / 2;
  return half * half;
}

Point CellRoom::roomiest(Point fallback) const {
  constexpr int steps = 6, half = 3, rounds = 3;
  Point best = fallback, middle = box_.center();
  double most = at(fallback), step_x = box_.width() / steps, step_y = box_.height() / steps;
  for (int round = 0; round < rounds; ++round) {
    for (int y = 0; y <= steps; ++y)
      for (int x = 0; x <= steps; ++x) {
        const Point p = middle + Point{(x - half) * step_x, (y - half) * step_y};
        if (const double room = at(p, most + 1e-9); room > 0) {
          most = room;
          best = p;
        }
      }
    middle = best;
    step_x /= half;
    step_y /= half;
  }
  return best;
}

// A flood over a grid of points so close that a disc which fits at two neighbors fits between them.
std::vector<Point> CellRoom::spots(Point center, double enough) const {
  constexpr double fineness = 6, slack = 1.01, most_points = 4096;
  const double radius = std::sqrt(enough);
  const double step = std::max(radius / fineness, std::sqrt(box_.width() * box_.height() / most_points));
  const auto columns = static_cast<int>(box_.width() / step) + 1,
             rows = static_cast<int>(box_.height() / step) + 1;
  const auto place = [&](int i) {
    const int x = i % columns, y = i / columns;
    return Point{box_.x0 + x * step, box_.y0 + y * step};
  };
  std::vector<char> seen(static_cast<std::size_t>(columns * rows));
  std::vector<Point> reached{center};
  std::vector<int> queue;
  const auto reach = [&](int i) {
    if (std::exchange(seen[static_cast<std::size_t>(i)], 1)) return;
    if (clearance(place(i), enough * slack) < enough * slack) return;
    queue.push_back(i);
    reached.push_back(place(i));
  };
  for (int i = 0; i < columns * rows; ++i)
    if (const Point off = place(i) - center;
        dot(off, off) < 2.3 * step * step && surrounds(corners_, place(i)))
      reach(i);
  std::size_t done = 0;
  while (done < queue.size()) {
    const int here = queue[done++], x = here % columns, y = here / columns;
    for (int v = std::max(0, y - 1); v <= std::min(rows - 1, y + 1); ++v)
      for (int u = std::max(0, x - 1); u <= std::min(columns - 1, x + 1); ++u) reach(v * columns + u);
  }
  return reached;
}

Spots spots_in(std::span<const Edge> outline, Point center, double enough, bool in_long_cells) {
  if (!in_long_cells && !turns_back(polygon_through(outline))) return {};
  const CellRoom room(outline);
  if (!room.is_bent() && !(in_long_cells && room.is_long())) return {};
  return {room.spots(center, enough * enough / 4), room.is_bent()};
}

}  // namespace mazefolio::topology
