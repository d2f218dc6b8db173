#include "topology/tilings/voronoi_cells.h"

#include <algorithm>
#include <boost/polygon/voronoi.hpp>
#include <cmath>
#include <set>
#include <tuple>

#include "topology/tilings/repeated.h"

namespace mazefolio {
namespace {

constexpr double scale = 1 << 16;
constexpr double mirrored_depth = 4;  // pitches: no cell of a fair sample reaches farther

using Site = boost::polygon::point_data<int>;

std::vector<Site> with_mirror_images(const std::vector<Point>& points, const Rect& box) {
  const auto width = static_cast<int>(std::llround(box.width() * scale));
  const auto height = static_cast<int>(std::llround(box.height() * scale));
  const bool few = points.size() < 64;
  const auto depth = static_cast<int>(mirrored_depth * scale);
  std::vector<Site> sites;
  for (const Point p : points)
    sites.emplace_back(std::clamp(static_cast<int>(std::llround((p.x - box.x0) * scale)), 1, width - 1),
                       std::clamp(static_cast<int>(std::llround((p.y - box.y0) * scale)), 1, height - 1));
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

}  // namespace

CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box) {
  const std::vector<Site> sites = with_mirror_images(points, box);
  boost::polygon::voronoi_diagram<double> diagram;
  boost::polygon::construct_voronoi(sites.begin(), sites.end(), &diagram);

  CellMesh mesh{{}, std::vector<std::vector<std::uint32_t>>(points.size())};
  // Colours number the corners from 1.
  const auto corner_of = [&](const boost::polygon::voronoi_vertex<double>& v) {
    if (v.color() == 0) {
      mesh.corners.push_back(
          {snapped(box.x0 + v.x() / scale, box.x0, box.x1), snapped(box.y0 + v.y() / scale, box.y0, box.y1)});
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

std::vector<Point> relaxed(const std::vector<Point>& points, const CellMesh& mesh) {
  std::vector<Point> out = points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::vector<std::uint32_t>& cell = mesh.cells[i];
    double area = 0;
    Point sum;
    for (std::size_t k = 0; k < cell.size(); ++k) {
      const Point a = mesh.corners[cell[k]] - points[i],
                  b = mesh.corners[cell[(k + 1) % cell.size()]] - points[i];
      area += cross(a, b);
      sum = sum + (a + b) * cross(a, b);
    }
    if (area > 0) out[i] = points[i] + sum * (1 / (3 * area));
  }
  return out;
}

void collapse_short_walls(CellMesh& mesh, double shortest, const Rect& box) {
  struct Short {
    double length;
    std::uint32_t a, b;
  };
  std::vector<Short> walls;
  std::vector<std::vector<std::uint32_t>> around(mesh.corners.size());  // corner -> cells
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c) {
    const std::vector<std::uint32_t>& cell = mesh.cells[c];
    for (std::size_t k = 0; k < cell.size(); ++k) {
      const std::uint32_t a = cell[k], b = cell[(k + 1) % cell.size()];
      around[a].push_back(c);
      const Point d = mesh.corners[a] - mesh.corners[b];
      const double length = std::sqrt(dot(d, d));
      // Walls are seen from both sides, but once on the rim: sorted and made unique below.
      if (length < shortest) walls.push_back({length, std::min(a, b), std::max(a, b)});
    }
  }
  std::sort(walls.begin(), walls.end(), [](const Short& x, const Short& y) {
    return std::tie(x.length, x.a, x.b) < std::tie(y.length, y.a, y.b);
  });
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
    std::set<std::uint32_t> cells(around[a].begin(), around[a].end());
    cells.insert(around[b].begin(), around[b].end());
    mesh.corners[a] = mesh.corners[b] = to;
    const bool fine = std::all_of(cells.begin(), cells.end(), [&](std::uint32_t c) {
      std::vector<std::uint32_t> cell = mesh.cells[c];
      for (std::uint32_t& corner : cell)
        if (corner == b) corner = a;
      cell.erase(std::unique(cell.begin(), cell.end()), cell.end());
      if (cell.size() > 1 && cell.front() == cell.back()) cell.pop_back();
      return cell.size() >= 3 && convex(mesh, cell);
    });
    if (!fine) {
      mesh.corners[a] = from_a;
      mesh.corners[b] = from_b;
      continue;
    }
    used[a] = used[b] = true;
    for (const std::uint32_t c : cells) {
      std::vector<std::uint32_t>& cell = mesh.cells[c];
      std::replace(cell.begin(), cell.end(), b, a);
      cell.erase(std::unique(cell.begin(), cell.end()), cell.end());
      if (cell.size() > 1 && cell.front() == cell.back()) cell.pop_back();
    }
  }
}

std::vector<Outline> outlines_of(const CellMesh& mesh) {
  std::vector<Outline> outlines;
  outlines.reserve(mesh.cells.size());
  for (const std::vector<std::uint32_t>& cell : mesh.cells) {
    if (cell.size() < 3) continue;
    std::vector<Point> corners;
    for (const std::uint32_t c : cell) corners.push_back(mesh.corners[c]);
    outlines.push_back(closed_outline(corners));
  }
  return outlines;
}

}  // namespace mazefolio
