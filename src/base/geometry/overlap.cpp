// Idea: where a horizontal line crosses the lines around a figure, the figure begins or ends. Cost: the
// crossings, sorted on each line.
#include "base/geometry/overlap.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mazefolio::base {
namespace {

/// By horizontal line: where a figure begins and ends, in turn.
using Crossings = std::vector<std::vector<double>>;

Crossings crossings_of(std::span<const Segment> lines, double top, double step, std::size_t count) {
  Crossings out(count);
  for (const Segment& line : lines) {
    const Point &upper = line.from.y < line.to.y ? line.from : line.to,
                &lower = line.from.y < line.to.y ? line.to : line.from;
    const double first = std::ceil((upper.y - top) / step - 0.5);
    for (auto k = static_cast<std::size_t>(std::max(0.0, first)); k < count; ++k) {
      const double y = top + (static_cast<double>(k) + 0.5) * step;
      if (y >= lower.y) break;
      out[k].push_back(upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y));
    }
  }
  for (std::vector<double>& line : out) std::sort(line.begin(), line.end());
  return out;
}

double length_of(const std::vector<double>& ends) {
  double sum = 0;
  for (std::size_t i = 1; i < ends.size(); i += 2) sum += ends[i] - ends[i - 1];
  return sum;
}

double shared_length(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 1, j = 1; i < a.size() && j < b.size();) {
    sum += std::max(0.0, std::min(a[i], b[j]) - std::max(a[i - 1], b[j - 1]));
    (a[i] < b[j] ? i : j) += 2;
  }
  return sum;
}

}  // namespace

double Overlap::likeness() const {
  const double all = first + second - both;
  return all > 0 ? both / all : 1;
}

Overlap overlap_of(std::span<const Segment> first, std::span<const Segment> second, double step) {
  double top = HUGE_VAL, bottom = -HUGE_VAL;
  for (const auto& lines : {first, second})
    for (const Segment& line : lines) {
      top = std::min({top, line.from.y, line.to.y});
      bottom = std::max({bottom, line.from.y, line.to.y});
    }
  if (!(top < bottom)) return {};
  const auto count = static_cast<std::size_t>(std::ceil((bottom - top) / step));
  const Crossings a = crossings_of(first, top, step, count), b = crossings_of(second, top, step, count);
  Overlap out;
  for (std::size_t k = 0; k < count; ++k) {
    out.first += length_of(a[k]) * step;
    out.second += length_of(b[k]) * step;
    out.both += shared_length(a[k], b[k]) * step;
  }
  return out;
}

}  // namespace mazefolio::base
