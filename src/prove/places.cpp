// Idea: along a row of pixels the place changes exactly where a border is crossed, and each border knows both
// of its places. A row is therefore its crossings in order, and outlines of cells are not needed. Rows that
// borders cross at the same places, as most do where walls stand up, are one. Cost: one entry for each row
// that a border crosses.
#include "prove/places.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

/// Where a row crosses the border of two places.
struct Crossed {
  double x = 0;
  std::uint32_t a = outside, b = outside;
  bool operator==(const Crossed&) const = default;
};

Window window_of(const std::vector<Point>& corners, const Raster& page, int margin) {
  if (corners.empty()) return {};
  Rect box{corners[0].x, corners[0].y, corners[0].x, corners[0].y};
  for (const Point p : corners) box = enclosing(box, {p.x, p.y, p.x, p.y});
  const auto pixel = [&](double pt, int more, int most) {
    return std::clamp(static_cast<int>(std::floor(pt * page.pixels_per_pt)) + more, 0, most);
  };
  return {pixel(box.x0, -margin, page.width), pixel(box.y0, -margin, page.height),
          pixel(box.x1, margin + 1, page.width), pixel(box.y1, margin + 1, page.height)};
}

/// Rounding may change the order of crossings where several borders meet: the next crossing that fits is
/// taken.
void lead_on(std::vector<Crossed>& row, std::size_t i, std::uint32_t here) {
  constexpr double near = 0.05;
  for (std::size_t j = i; j < row.size() && row[j].x - row[i].x < near; ++j)
    if (row[j].a == here || row[j].b == here) return std::swap(row[i], row[j]);
}

RowOfRuns append_row(std::vector<Crossed> row, const Window& window, std::vector<Run>& runs) {
  std::sort(row.begin(), row.end(), [](const Crossed& l, const Crossed& r) { return l.x < r.x; });
  const std::size_t first = runs.size();
  std::uint32_t here = outside;
  int begin = window.x0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    lead_on(row, i, here);
    const int x = std::clamp(static_cast<int>(std::ceil(row[i].x - 0.5)), begin, window.x1);
    if (x > begin) runs.push_back({begin, x, here});
    begin = x;
    here = row[i].a == here ? row[i].b : row[i].b == here ? row[i].a : outside;
  }
  if (begin < window.x1) runs.push_back({begin, window.x1, outside});
  return {first, runs.size()};
}

}  // namespace

PlaceMap::PlaceMap(const GraphClaim& graph, const Raster& page, int margin)
    : window_(window_of(graph.corners, page, margin)), place_of_(graph.cells.size()) {
  for (std::uint32_t& place : place_of_) place = place_count_++;
  crossed_.resize(place_count_);
  for (const auto& [over, under] : graph.crossings) {
    place_of_[under] = place_of_[over];
    crossed_[place_of_[over]] = 1;
  }

  const double scale = page.pixels_per_pt;
  const auto rows = static_cast<std::size_t>(std::max(0, window_.height()));
  const auto for_each_crossing = [&](auto fn) {
    // Disjoint borders have at most one crossing per pixel; other claims give no map.
    std::size_t left = static_cast<std::size_t>(window_.width()) * rows + 1000;
    for (const Border& border : graph.borders) {
      throw_if_canceled();
      const std::uint32_t a = place_of_[border.a],
                          b = border.b == no_claimed_cell ? outside : place_of_[border.b];
      if (a == b) continue;
      for (std::uint32_t i = 1; i < border.count; ++i) {
        Point p = graph.corner(border, i - 1) * scale, q = graph.corner(border, i) * scale;
        if (p.y > q.y) std::swap(p, q);
        const int from = std::max(window_.y0, static_cast<int>(std::ceil(p.y - 0.5))),
                  to = std::min(window_.y1, static_cast<int>(std::ceil(q.y - 0.5)));
        for (int y = from; y < to && left > 0; ++y, --left)
          fn(index(y), Crossed{p.x + (y + 0.5 - p.y) / (q.y - p.y) * (q.x - p.x), a, b});
      }
    }
  };
  std::vector<std::size_t> first(rows + 1);
  for_each_crossing([&](std::size_t row, const Crossed&) { ++first[row + 1]; });
  std::partial_sum(first.begin(), first.end(), first.begin());
  std::vector<Crossed> crossings(first.back());
  std::vector<std::size_t> ends = first;
  for_each_crossing([&](std::size_t row, const Crossed& crossed) { crossings[ends[row]++] = crossed; });

  for (std::size_t row = 0; row < rows; ++row) {
    throw_if_canceled();
    const std::span<const Crossed> here{crossings.data() + first[row], crossings.data() + first[row + 1]};
    if (row > 0 && std::ranges::equal(here, std::span{crossings.data() + first[row - 1], here.data()}))
      rows_.push_back(rows_.back());
    else
      rows_.push_back(append_row({here.begin(), here.end()}, window_, runs_));
  }
}

const Run& PlaceMap::run_at(int x, int y) const {
  return *std::upper_bound(row_begin(y), row_end(y), x, [](int v, const Run& r) { return v < r.end; });
}

bool PlaceMap::holds(std::uint32_t place, int x0, int x1, int y) const {
  if (!inside(x0, y) || !inside(x1, y)) return false;
  const Run& run = run_at(x0, y);
  return run.place == place && x1 < run.end;
}

}  // namespace mazefolio::prove
