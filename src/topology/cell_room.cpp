#include "topology/cell_room.h"

#include <algorithm>
#include <limits>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"

namespace mazefolio::topology {
namespace {

constexpr double least_turn = 0.02;  ///< sine: corners that turn the other way by less make no notch

bool turns_back(const std::vector<Point>& ring) {
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i)
    if (cross(ring[(i + 1) % n] - ring[i], ring[(i + 2) % n] - ring[(i + 1) % n]) < -least_turn) return true;
  return false;
}

}  // namespace

CellRoom::CellRoom(std::span<const Edge> outline)
    : corners_(polygon_through(outline)), box_(edge_bounds(outline[0])), bent_(turns_back(corners_)) {
  for (const Edge& e : outline) {
    walls_.emplace_back(e);
    box_ = enclosing(box_, edge_bounds(e));
  }
}

double CellRoom::at(Point p) const {
  if (!surrounds(corners_, p)) return 0;
  double nearest = std::numeric_limits<double>::infinity();
  for (const Obstacle& wall : walls_) nearest = std::min(nearest, wall.squared_distance(p));
  return nearest;
}

double CellRoom::most() const {
  const double half = std::min(box_.width(), box_.height()) / 2;
  return half * half;
}

Point CellRoom::roomiest(Point fallback) const {
  constexpr int steps = 6, rounds = 3;
  Point best = fallback, middle = box_.center();
  double most = at(fallback), step_x = box_.width() / steps, step_y = box_.height() / steps;
  for (int round = 0; round < rounds; ++round) {
    for (int y = -steps / 2; y <= steps / 2; ++y)
      for (int x = -steps / 2; x <= steps / 2; ++x) {
        const Point p = middle + Point{x * step_x, y * step_y};
        if (const double room = at(p); room > most + 1e-9) {
          most = room;
          best = p;
        }
      }
    middle = best;
    step_x /= steps / 2;
    step_y /= steps / 2;
  }
  return best;
}

bool CellRoom::is_clear(Point from, Point to, double enough) const {
  for (int i = 1; i < parts_of_line; ++i) {
    const Point p = from + (to - from) * (i / static_cast<double>(parts_of_line));
    for (const Obstacle& wall : walls_)
      if (wall.squared_distance(p) < enough) return false;
  }
  return true;
}

std::vector<Point> CellRoom::spots(Point center, double enough) const {
  constexpr int steps = 6;
  std::vector<Point> free, reached{center};
  for (int y = 1; y < steps; ++y)
    for (int x = 1; x < steps; ++x) {
      const Point p{box_.x0 + box_.width() * x / steps, box_.y0 + box_.height() * y / steps};
      if (at(p) >= enough) free.push_back(p);
    }
  for (std::size_t i = 0; i < reached.size(); ++i)
    std::erase_if(free, [&](Point p) {
      const bool clear = is_clear(reached[i], p, enough);
      if (clear) reached.push_back(p);
      return clear;
    });
  return reached;
}

std::vector<Point> spots_in(std::span<const Edge> outline, Point center, double enough) {
  const CellRoom room(outline);
  return room.is_bent() ? room.spots(center, enough * enough / 4) : std::vector<Point>{};
}

}  // namespace mazefolio::topology
