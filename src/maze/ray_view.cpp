// Idea: distances, directions and the gaps between directions are replaced by their ranks, where values that
// differ by less than rounding can are equal: so no value lies near a border of rounding. Cost: linear in the
// places.
#include "maze/ray_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mazefolio::maze {
namespace {

/// In maze units, and for directions. Equal places differ by 1e-12 after a turn, distinct ones by far more.
constexpr double same = 1e-8;
/// Nearer to the middle a direction is undefined.
constexpr double in_the_middle = 1e-4;

struct Ordered {
  double value;
  std::uint64_t key;
  std::uint32_t index;
};

/// The values (none below 0) in order, except for those nearer than 2^-32, which count as equal. So a radix
/// sort of fixed-point numbers is enough, which is several times as fast as comparisons.
std::vector<Ordered> ordered(const std::vector<double>& values) {
  constexpr int bits = 9;
  std::vector<Ordered> order, scratch(values.size());
  order.reserve(values.size());
  std::uint64_t greatest = 0;
  for (const double v : values) {
    order.push_back({v, static_cast<std::uint64_t>(v * 0x1p32), static_cast<std::uint32_t>(order.size())});
    greatest = std::max(greatest, order.back().key);
  }
  for (int shift = 0; greatest >> shift; shift += bits) {
    const auto digit = [shift](const Ordered& o) { return o.key >> shift & ((1u << bits) - 1); };
    std::array<std::uint32_t, 1u << bits> next{};
    for (const Ordered& o : order) ++next[digit(o)];
    std::exclusive_scan(next.begin(), next.end(), next.begin(), 0u);
    for (const Ordered& o : order) scratch[next[digit(o)]++] = o;
    std::swap(order, scratch);
  }
  return order;
}

/// The rank of each value among the different values.
std::vector<std::uint64_t> ranks(const std::vector<double>& values) {
  std::vector<std::uint64_t> out(values.size());
  std::uint64_t rank = 0;
  const std::vector<Ordered> order = ordered(values);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && order[i].value - order[i - 1].value > same) ++rank;
    out[order[i].index] = rank;
  }
  return out;
}

/// A number from 1 to 5 that grows with the angle.
double turn_of(Point p) {
  const double along = p.x / (std::fabs(p.x) + std::fabs(p.y));
  return p.y < 0 ? 4 + along : 2 - along;
}

double distance(Point a, Point b) {
  const Point d = b - a;
  return std::sqrt(dot(d, d));
}

}  // namespace

RayView view_of(const std::vector<Point>& places, Point middle) {
  RayView view;
  std::vector<double> lengths, turns;
  for (const Point place : places) {
    const Point p = place - middle;
    lengths.push_back(distance({}, p));
    turns.push_back(lengths.back() < in_the_middle ? 0 : turn_of(p));
  }
  view.far = ranks(lengths);
  view.ray.assign(places.size(), RayView::no_ray);
  std::vector<Point> rays;  // directions, of length 1
  for (const auto& [turn, key, i] : ordered(turns)) {
    if (turn == 0) continue;
    const Point direction = (places[i] - middle) * (1 / lengths[i]);
    if (rays.empty() || distance(rays.back(), direction) > same) rays.push_back(direction);
    view.ray[i] = static_cast<std::uint32_t>(rays.size()) - 1;
  }
  // The first direction may have entries at both ends of the list.
  if (rays.size() > 1 && distance(rays.back(), rays.front()) <= same) {
    rays.pop_back();
    for (std::uint32_t& ray : view.ray)
      if (ray == rays.size()) ray = 0;
  }
  std::vector<double> gaps;
  for (std::size_t i = 0; i < rays.size(); ++i)
    gaps.push_back(distance(rays[i], rays[(i + 1) % rays.size()]));
  view.gaps = ranks(gaps);
  return view;
}

}  // namespace mazefolio::maze
