#include "base/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

namespace mazefolio::base {
namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

struct Pairs {
  std::vector<double> a, b;
};

Pairs known_pairs(const std::vector<double>& a, const std::vector<double>& b) {
  Pairs known;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (!std::isnan(a[i]) && !std::isnan(b[i])) {
      known.a.push_back(a[i]);
      known.b.push_back(b[i]);
    }
  return known;
}

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Sums of products of the distances to the means.
struct Moments {
  double aa = 0, ab = 0, bb = 0;
};

Moments moments(const Pairs& of) {
  const double a = mean(of.a), b = mean(of.b);
  Moments m;
  for (std::size_t i = 0; i < of.a.size(); ++i) {
    m.aa += (of.a[i] - a) * (of.a[i] - a);
    m.ab += (of.a[i] - a) * (of.b[i] - b);
    m.bb += (of.b[i] - b) * (of.b[i] - b);
  }
  return m;
}

double correlation(const Pairs& of) {
  if (of.a.size() < 3) return undefined;
  const Moments m = moments(of);
  return m.aa > 0 && m.bb > 0 ? m.ab / std::sqrt(m.aa * m.bb) : undefined;
}

}  // namespace

std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> rank(values.size());
  for (std::size_t i = 0, end = 0; i < order.size(); i = end) {
    for (end = i; end < order.size() && values[order[end]] == values[order[i]];) ++end;
    for (std::size_t k = i; k < end; ++k) rank[order[k]] = static_cast<double>(i + end - 1) / 2;
  }
  return rank;
}

double pearson(const std::vector<double>& a, const std::vector<double>& b) {
  return correlation(known_pairs(a, b));
}

double spearman(const std::vector<double>& a, const std::vector<double>& b) {
  const Pairs known = known_pairs(a, b);
  return correlation({ranks(known.a), ranks(known.b)});
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return undefined;
  std::sort(values.begin(), values.end());
  const double at = share * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (values[above] - values[below]) * (at - static_cast<double>(below));
}

double slope(const std::vector<double>& x, const std::vector<double>& y) {
  const Pairs known = known_pairs(x, y);
  if (known.a.empty()) return undefined;
  const Moments m = moments(known);
  return m.aa > 0 ? m.ab / m.aa : undefined;
}

}  // namespace mazefolio::base
