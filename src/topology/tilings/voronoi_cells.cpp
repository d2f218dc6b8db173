#include "topology/tilings/voronoi_cells.h"

#include <algorithm>
#include <boost/polygon/voronoi.hpp>
#include <cmath>
#include <compare>
#include <span>
#include <utility>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

constexpr double grid_scale = 1 << 16;
constexpr double mirrored_depth = 4;  // pitches: no cell of a usual sample is larger

using Site = boost::polygon::point_data<int>;

std::vector<Site> with_mirror_images(const std::vector<Point>& points, const Rect& box) {
  const auto width = static_cast<int>(std::llround(box.width() * grid_scale));
  const auto height = static_cast<int>(std::llround(box.height() * grid_scale));
  const bool few = points.size() < 64;
  const auto depth = static_cast<int>(mirrored_depth * grid_scale);
  std::vector<Site> sites;
  for (const Point p : points)
    sites.emplace_back(
        std::clamp(static_cast<int>(std::llround((p.x - box.x0) * grid_scale)), 1, width - 1),
        std::clamp(static_cast<int>(std::llround((p.y - box.y0) * grid_scale)), 1, height - 1));
  for (std::size_t i = 0; i < points.size(); ++i) {
    const int x = sites[i].x(), y = sites[i].y();
    if (few || x < depth) sites.emplace_back(-x, y);
    if (few || width - x < depth) sites.emplace_back(2 * width - x, y);
    if (few || y < depth) sites.emplace_back(x, -y);
    if (few || height - y < depth) sites.emplace_back(x, 2 * height - y);
  }
  return sites;
}

double snapped(double v, double low, double high) {
  constexpr double hair = 1e-5;
  return v < low + hair ? low : v > high - hair ? high : v;
}

bool convex(const CellMesh& mesh, const std::vector<std::uint32_t>& cell) {
  const std::size_t n = cell.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Point a = mesh.corners[cell[i]], b = mesh.corners[cell[(i + 1) % n]],
                c = mesh.corners[cell[(i + 2) % n]];
    if (cross(b - a, c - b) < -1e-9) return false;
  }
  return true;
}

using CornerList = std::vector<std::uint32_t>;

struct ShortWall {
  double length;
  std::uint32_t a, b;
  friend auto operator<=>(const ShortWall&, const ShortWall&) = default;
};

// All walls in order of length, each once.
std::vector<ShortWall> short_walls(const CellMesh& mesh, double shortest) {
  std::vector<ShortWall> walls;
  for (const CornerList& cell : mesh.cells)
    for (std::size_t k = 0; k < cell.size(); ++k) {
      const auto [a, b] = std::minmax({cell[k], cell[k + 1 == cell.size() ? 0 : k + 1]});
      const Point d = mesh.corners[a] - mesh.corners[b];
      if (dot(d, d) < shortest * shortest) walls.push_back({std::sqrt(dot(d, d)), a, b});
    }
  std::sort(walls.begin(), walls.end());
  walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
  return walls;
}

// The cells at each corner.
class CellsAround {
 public:
  explicit CellsAround(const CellMesh& mesh) : first_(mesh.corners.size() + 1) {
    for (const CornerList& cell : mesh.cells)
      for (const std::uint32_t corner : cell) ++first_[corner + 1];
    for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
    cells_.resize(first_.back());
    std::vector<std::uint32_t> next = first_;
    for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
      for (const std::uint32_t corner : mesh.cells[c]) cells_[next[corner]++] = c;
  }
  std::span<const std::uint32_t> of(std::uint32_t corner) const {
    return std::span(cells_).subspan(first_[corner], first_[corner + 1] - first_[corner]);
  }

 private:
  std::vector<std::uint32_t> first_, cells_;
};

// The cell after its corner b has become a.
CornerList with_one_corner(CornerList cell, std::uint32_t a, std::uint32_t b) {
  std::replace(cell.begin(), cell.end(), b, a);
  cell.erase(std::unique(cell.begin(), cell.end()), cell.end());
  if (cell.size() > 1 && cell.front() == cell.back()) cell.pop_back();
  return cell;
}

}  // namespace

CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box) {
  const std::vector<Site> sites = with_mirror_images(points, box);
  boost::polygon::voronoi_diagram<double> diagram;
  boost::polygon::construct_voronoi(sites.begin(), sites.end(), &diagram);

  CellMesh mesh{{}, std::vector<std::vector<std::uint32_t>>(points.size())};
  // Colors number the corners from 1.
  const auto corner_of = [&](const boost::polygon::voronoi_vertex<double>& v) {
    if (v.color() == 0) {
      mesh.corners.push_back({snapped(box.x0 + v.x() / grid_scale, box.x0, box.x1),
                              snapped(box.y0 + v.y() / grid_scale, box.y0, box.y1)});
      v.color(mesh.corners.size());
    }
    return static_cast<std::uint32_t>(v.color() - 1);
  };
  for (const auto& cell : diagram.cells()) {
    if (cell.source_index() >= points.size() || cell.is_degenerate()) continue;
    std::vector<std::uint32_t> corners;
    const auto* edge = cell.incident_edge();
    do {
      if (!edge->is_finite()) {
        corners.clear();
        break;
      }
      corners.push_back(corner_of(*edge->vertex0()));
      edge = edge->next();
    } while (edge != cell.incident_edge());
    mesh.cells[cell.source_index()] = std::move(corners);
  }
  return mesh;
}

void collapse_short_walls(CellMesh& mesh, double shortest, const Rect& box) {
  const std::vector<ShortWall> walls = short_walls(mesh, shortest);
  const CellsAround around(mesh);
  const auto sides = [&](Point p) {
    return (p.x == box.x0 || p.x == box.x1) + (p.y == box.y0 || p.y == box.y1);
  };
  std::vector<bool> used(mesh.corners.size());
  for (const auto& [length, a, b] : walls) {
    if (used[a] || used[b]) continue;
    const Point from_a = mesh.corners[a], from_b = mesh.corners[b];
    if (sides(from_a) == 2 && sides(from_b) == 2) continue;
    const Point to = sides(from_a) > sides(from_b)   ? from_a
                     : sides(from_b) > sides(from_a) ? from_b
                                                     : midpoint(from_a, from_b);
    mesh.corners[a] = mesh.corners[b] = to;
    std::vector<std::pair<std::uint32_t, CornerList>> cells;
    for (const std::uint32_t corner : {a, b})
      for (const std::uint32_t c : around.of(corner))
        cells.emplace_back(c, with_one_corner(mesh.cells[c], a, b));
    const bool fine = std::all_of(cells.begin(), cells.end(), [&](const auto& cell) {
      return cell.second.size() >= 3 && convex(mesh, cell.second);
    });
    if (fine) {
      used[a] = used[b] = true;
      for (auto& [c, corners] : cells) mesh.cells[c] = std::move(corners);
    } else {
      mesh.corners[a] = from_a;
      mesh.corners[b] = from_b;
    }
  }
}

std::vector<Outline> outlines_of(const CellMesh& mesh) {
  std::vector<Outline> outlines;
  outlines.reserve(mesh.cells.size());
  for (const std::vector<std::uint32_t>& cell : mesh.cells) {
    if (cell.size() < 3) continue;
    std::vector<Point> corners;
    corners.reserve(cell.size());
    for (const std::uint32_t c : cell) corners.push_back(mesh.corners[c]);
    outlines.push_back(closed_outline(corners));
  }
  return outlines;
}

}  // namespace mazefolio::topology
