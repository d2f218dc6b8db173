// Idea: the exact distance of every free pixel to the nearest ink (Felzenszwalb and Huttenlocher), then
// pixels are joined from the widest downwards; the distance at which two places become joined is half the
// width of the widest way between them.
#include "support/ink_width.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/disjoint_sets.h"

namespace mazefolio {
namespace {

constexpr double far_away = 1e12;

// Squared distance along one line of pixels, from the squared distances across it.
void distance_along(std::vector<double>& f) {
  const int n = static_cast<int>(f.size());
  std::vector<int> parabola(f.size());
  std::vector<double> border(f.size() + 1), out(f.size());
  int k = 0;
  border[0] = -std::numeric_limits<double>::infinity();
  border[1] = -border[0];
  const auto at = [&](int i) { return f[static_cast<std::size_t>(i)]; };
  const auto meet = [&](int q, int p) {
    return (at(q) + double(q) * q - at(p) - double(p) * p) / (2.0 * q - 2.0 * p);
  };
  for (int q = 1; q < n; ++q) {
    double s = meet(q, parabola[static_cast<std::size_t>(k)]);
    while (s <= border[static_cast<std::size_t>(k)]) s = meet(q, parabola[static_cast<std::size_t>(--k)]);
    parabola[static_cast<std::size_t>(++k)] = q;
    border[static_cast<std::size_t>(k)] = s;
    border[static_cast<std::size_t>(k) + 1] = std::numeric_limits<double>::infinity();
  }
  k = 0;
  for (int q = 0; q < n; ++q) {
    while (border[static_cast<std::size_t>(k) + 1] < q) ++k;
    const int p = parabola[static_cast<std::size_t>(k)];
    out[static_cast<std::size_t>(q)] = double(q - p) * (q - p) + at(p);
  }
  f.swap(out);
}

std::vector<double> squared_distances(const Raster& page, const std::vector<unsigned char>& free) {
  const auto width = static_cast<std::size_t>(page.width), height = static_cast<std::size_t>(page.height);
  std::vector<double> d(free.size());
  std::vector<double> line(height);
  for (std::size_t x = 0; x < width; ++x) {
    for (std::size_t y = 0; y < height; ++y) line[y] = free[y * width + x] ? far_away : 0;
    distance_along(line);
    for (std::size_t y = 0; y < height; ++y) d[y * width + x] = line[y];
  }
  line.resize(width);
  for (std::size_t y = 0; y < height; ++y) {
    std::copy_n(d.begin() + static_cast<std::ptrdiff_t>(y * width), width, line.begin());
    distance_along(line);
    std::copy(line.begin(), line.end(), d.begin() + static_cast<std::ptrdiff_t>(y * width));
  }
  return d;
}

}  // namespace

std::vector<double> clear_widths(const Raster& page, const std::vector<std::vector<Point>>& outline,
                                 const std::vector<std::pair<Point, Point>>& ways) {
  std::vector<unsigned char> free = inside_of(page, outline);
  for (std::size_t i = 0; i < free.size(); ++i)
    if (page.grey[i] < 128) free[i] = 0;
  const std::vector<double> squared = squared_distances(page, free);

  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < free.size(); ++i)
    if (free[i]) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](auto a, auto b) { return squared[a] > squared[b]; });

  const auto width = static_cast<std::uint32_t>(page.width);
  // The roomiest pixel near a point: between walls of unequal thickness it lies a little off.
  const auto pixel_of = [&](Point p) {
    const auto x = static_cast<std::uint32_t>(p.x * page.pixels_per_pt),
               y = static_cast<std::uint32_t>(p.y * page.pixels_per_pt);
    constexpr std::uint32_t reach = 1;
    std::uint32_t best = y * width + x;
    for (std::uint32_t ny = y - reach; ny <= y + reach; ++ny)
      for (std::uint32_t nx = x - reach; nx <= x + reach; ++nx)
        if (squared[ny * width + nx] > squared[best]) best = ny * width + nx;
    return best;
  };
  // Ways still open, by the set that one of their ends is in: looked at when sets are joined.
  DisjointSets sets(static_cast<std::uint32_t>(free.size()));
  std::vector<unsigned char> seen(free.size());
  std::vector<double> widths(ways.size(), 0);
  std::vector<std::vector<std::uint32_t>> waiting(free.size());
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
  for (std::uint32_t i = 0; i < ways.size(); ++i) {
    ends.emplace_back(pixel_of(ways[i].first), pixel_of(ways[i].second));
    waiting[ends[i].first].push_back(i);
    waiting[ends[i].second].push_back(i);
  }
  const auto join = [&](std::uint32_t a, std::uint32_t b, double level) {
    a = sets.find(a);
    b = sets.find(b);
    if (a == b) return;
    std::vector<std::uint32_t> pending;
    for (const std::uint32_t root : {a, b}) {
      pending.insert(pending.end(), waiting[root].begin(), waiting[root].end());
      waiting[root] = {};
    }
    sets.join(a, b);
    std::vector<std::uint32_t>& left = waiting[sets.find(a)];
    for (const std::uint32_t i : pending) {
      if (widths[i] > 0) continue;
      if (sets.find(ends[i].first) == sets.find(ends[i].second))
        widths[i] = 2 * std::sqrt(level) /
                    page.pixels_per_pt;  // between middles of pixels: half a pixel too wide, or too narrow
      else
        left.push_back(i);
    }
  };
  for (const std::uint32_t i : order) {
    seen[i] = 1;
    const std::uint32_t x = i % width, y = i / width;
    if (x > 0 && seen[i - 1]) join(i, i - 1, squared[i]);
    if (x + 1 < width && seen[i + 1]) join(i, i + 1, squared[i]);
    if (y > 0 && seen[i - width]) join(i, i - width, squared[i]);
    if (y + 1 < static_cast<std::uint32_t>(page.height) && seen[i + width]) join(i, i + width, squared[i]);
  }
  return widths;
}

}  // namespace mazefolio
