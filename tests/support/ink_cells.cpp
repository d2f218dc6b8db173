#include "support/ink_cells.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/edges.h"

namespace mazefolio {
namespace {

int pixel(const Raster& r, double pt) { return static_cast<int>(std::floor(pt * r.pixels_per_pt)); }
std::size_t at(const Raster& r, int x, int y) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(r.width) + static_cast<std::size_t>(x);
}

// Points along a line, a pixel apart, with the length that lies before each.
struct Sample {
  Point at, heading;
  double before;
};
std::vector<Sample> samples(const std::vector<Point>& line, double step) {
  std::vector<Sample> out;
  double before = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Point d = line[i + 1] - line[i];
    const double length = std::sqrt(dot(d, d));
    if (length == 0) continue;
    const int n = std::max(1, static_cast<int>(length / step));
    for (int k = 0; k < n; ++k)
      out.push_back({line[i] + d * (static_cast<double>(k) / n), d * (1 / length), before + length * k / n});
    before += length;
  }
  return out;
}

double distance(Point a, Point b) { return std::sqrt(dot(a - b, a - b)); }

}  // namespace

std::vector<std::string> read_cells(const Raster& page, const Rect& field, int columns, int rows, Point start,
                                    const std::vector<std::vector<Point>>& rings) {
  const int x0 = pixel(page, field.x0), y0 = pixel(page, field.y0), x1 = pixel(page, field.x1),
            y1 = pixel(page, field.y1);
  const std::vector<unsigned char> inside =
      rings.empty() ? std::vector<unsigned char>(page.grey.size(), 1) : inside_of(page, rings);
  std::vector<bool> reached(page.grey.size());
  std::vector<std::pair<int, int>> todo;
  const auto reach = [&](int x, int y) {
    if (x < x0 || y < y0 || x > x1 || y > y1 || page.ink(x, y) || reached[at(page, x, y)]) return;
    if (!inside[at(page, x, y)]) return;
    reached[at(page, x, y)] = true;
    todo.emplace_back(x, y);
  };
  reach(pixel(page, start.x), pixel(page, start.y));
  while (!todo.empty()) {
    const auto [x, y] = todo.back();
    todo.pop_back();
    for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) reach(x + dx, y + dy);
  }
  std::vector<std::string> out;
  for (int y = 0; y < rows; ++y) {
    out.emplace_back();
    for (int x = 0; x < columns; ++x) {
      const int px = pixel(page, field.x0 + field.width() * (x + 0.5) / columns),
                py = pixel(page, field.y0 + field.height() * (y + 0.5) / rows);
      out.back() += reached[at(page, px, py)] ? ' ' : '#';
    }
  }
  return out;
}

double room_at(const Raster& page, Point p) {
  double nearest = HUGE_VAL;
  for (int y = 0; y < page.height; ++y)
    for (int x = 0; x < page.width; ++x)
      if (page.ink(x, y))
        nearest =
            std::min(nearest, distance(p, {(x + 0.5) / page.pixels_per_pt, (y + 0.5) / page.pixels_per_pt}));
  return nearest;
}

int open_sides(const Raster& page, const std::vector<Point>& way, double pitch, double room) {
  const std::vector<Sample> all = samples(way, 1 / page.pixels_per_pt);
  const auto straight = [&](std::size_t i) {
    if (all[i].before < pitch || all.back().before - all[i].before < pitch) return false;
    for (const int step : {-1, 1})
      for (std::size_t j = i; std::fabs(all[j].before - all[i].before) < pitch;
           j += static_cast<std::size_t>(step))
        if (dot(all[j].heading, all[i].heading) < 0.85) return false;
    return true;
  };
  int open = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!straight(i) || distance(all[i].at, way.back()) < room) continue;
    for (const double side : {-1.0, 1.0}) {
      const Point across{-all[i].heading.y * side, all[i].heading.x * side};
      bool hit = false;
      for (double far = 0; far < 0.8 * pitch && !hit; far += 0.5 / page.pixels_per_pt) {
        const Point p = all[i].at + across * far;
        hit = page.ink(pixel(page, p.x), pixel(page, p.y));
      }
      open += !hit;
    }
  }
  return open;
}

int far_from_way(const Raster& page, const std::vector<std::vector<Point>>& rings,
                 const std::vector<Point>& way, double reach_pt, double room) {
  std::vector<unsigned char> left = inside_of(page, rings);
  const int reach = pixel(page, reach_pt);
  for (const Sample& sample : samples(way, 2 / page.pixels_per_pt))
    for (int dy = -reach; dy <= reach; ++dy)
      for (int dx = -reach; dx <= reach; ++dx) {
        const int x = pixel(page, sample.at.x) + dx, y = pixel(page, sample.at.y) + dy;
        if (dx * dx + dy * dy <= reach * reach && x >= 0 && y >= 0 && x < page.width && y < page.height)
          left[at(page, x, y)] = 0;
      }
  int far = 0;
  for (int y = 0; y < page.height; ++y)
    for (int x = 0; x < page.width; ++x)
      far += left[at(page, x, y)] && !page.ink(x, y) &&
             distance(way.back(), {x / page.pixels_per_pt, y / page.pixels_per_pt}) > room;
  return far;
}

}  // namespace mazefolio
