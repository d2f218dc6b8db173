// The cells at a corner are found once, for the ends of short walls alone. O(n).

#include "topology/tilings/short_walls.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <numeric>
#include <span>
#include <utility>

namespace mazefolio::topology {
namespace {

using CornerList = std::vector<std::uint32_t>;

struct ShortWall {
  double length;
  std::uint32_t a, b;
  friend auto operator<=>(const ShortWall&, const ShortWall&) = default;
};

// In order of length, each once.
std::vector<ShortWall> short_walls(const CellMesh& mesh, double shortest) {
  std::vector<ShortWall> walls;
  for (const CellMesh::List cell : mesh.cells) {
    const std::span<const std::uint32_t> corners = mesh.corners_of(cell);
    for (std::size_t k = 0; k < corners.size(); ++k) {
      const std::uint32_t from = corners[k], to = corners[k + 1 < corners.size() ? k + 1 : 0];
      const Point d = mesh.corners[from] - mesh.corners[to];
      if (dot(d, d) < shortest * shortest)
        walls.push_back({std::sqrt(dot(d, d)), std::min(from, to), std::max(from, to)});
    }
  }
  std::sort(walls.begin(), walls.end());
  walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
  return walls;
}

// The cells at each end of these walls.
class CellsAround {
 public:
  CellsAround(const CellMesh& mesh, std::span<const ShortWall> walls) : slot_(mesh.corners.size(), none) {
    std::uint32_t slots = 0;
    for (const ShortWall& wall : walls)
      for (const std::uint32_t corner : {wall.a, wall.b})
        if (slot_[corner] == none) slot_[corner] = slots++;
    first_.resize(slots + 1);
    for_each_end(mesh, [&](std::uint32_t slot, std::uint32_t) { ++first_[slot]; });
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    cells_.resize(first_.back());
    for_each_end(mesh, [&](std::uint32_t slot, std::uint32_t cell) { cells_[--first_[slot]] = cell; });
  }
  std::span<const std::uint32_t> of(std::uint32_t corner) const {
    const std::uint32_t slot = slot_[corner];
    return std::span(cells_).subspan(first_[slot], first_[slot + 1] - first_[slot]);
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  template <class Fn>
  void for_each_end(const CellMesh& mesh, Fn fn) const {
    for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
      for (const std::uint32_t corner : mesh.corners_of(mesh.cells[c]))
        if (slot_[corner] != none) fn(slot_[corner], c);
  }
  std::vector<std::uint32_t> slot_, first_, cells_;
};

bool is_convex(const std::vector<Point>& corners, std::span<const std::uint32_t> cell) {
  Point before = corners[cell.front()] - corners[cell.back()];
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const Point side = corners[cell[i + 1 < cell.size() ? i + 1 : 0]] - corners[cell[i]];
    if (cross(before, side) < -1e-9) return false;
    before = side;
  }
  return true;
}

// The cell after its corner b has become a.
void make_one_corner(CornerList& cell, std::uint32_t a, std::uint32_t b) {
  std::replace(cell.begin(), cell.end(), b, a);
  cell.erase(std::unique(cell.begin(), cell.end()), cell.end());
  if (cell.size() > 1 && cell.front() == cell.back()) cell.pop_back();
}

}  // namespace

void collapse_short_walls(CellMesh& mesh, double shortest, const Rect& box) {
  const std::vector<ShortWall> walls = short_walls(mesh, shortest);
  const CellsAround around(mesh, walls);
  const auto sides = [&](Point p) {
    return (p.x == box.x0 || p.x == box.x1) + (p.y == box.y0 || p.y == box.y1);
  };
  std::vector<bool> used(mesh.corners.size());
  CornerList corners;
  // Calls fn(cell), with its corners after a and b have become one, until it returns false.
  const auto all_around = [&](std::uint32_t a, std::uint32_t b, auto fn) {
    for (const std::uint32_t corner : {a, b})
      for (const std::uint32_t c : around.of(corner)) {
        const auto now = std::as_const(mesh).corners_of(mesh.cells[c]);
        corners.assign(now.begin(), now.end());
        make_one_corner(corners, a, b);
        if (!fn(mesh.cells[c])) return false;
      }
    return true;
  };
  for (const ShortWall& wall : walls) {
    const std::uint32_t a = wall.a, b = wall.b;
    if (used[a] || used[b]) continue;
    const Point from_a = mesh.corners[a], from_b = mesh.corners[b];
    if (sides(from_a) == 2 && sides(from_b) == 2) continue;
    const Point to = sides(from_a) > sides(from_b)   ? from_a
                     : sides(from_b) > sides(from_a) ? from_b
                                                     : midpoint(from_a, from_b);
    mesh.corners[a] = mesh.corners[b] = to;
    const bool fine = all_around(
        a, b, [&](CellMesh::List&) { return corners.size() >= 3 && is_convex(mesh.corners, corners); });
    if (!fine) {
      mesh.corners[a] = from_a;
      mesh.corners[b] = from_b;
      continue;
    }
    used[a] = used[b] = true;
    all_around(a, b, [&](CellMesh::List& cell) {
      cell.size = static_cast<std::uint32_t>(corners.size());
      std::copy(corners.begin(), corners.end(), mesh.corners_of(cell).begin());
      return true;
    });
  }
}

}  // namespace mazefolio::topology
