// A formula gives a weight to the edge between the centers of two cells. Weights become whole numbers before
// they are compared, so that the last bits have no effect: 2^-40 of the range is one unit. Where cells are
// regular, many edges are equally long, and chance decides between them.

#include "generate/weight/edge_weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generate/weight/regions.h"

namespace mazefolio::generate {
namespace {

/// Calls fn(end, end, weight) for all doorways.
template <class Fn>
void for_each_weight(const AnyTopology& topology, const EdgeExpression& formula,
                     const std::vector<double>& heights, Fn fn) {
  const Places places(topology);
  const auto end = [&](Cell c) {
    return EdgeExpression::End{places(c), heights.empty() ? 0 : heights[index(c)]};
  };
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall, Cell a, Cell b) { fn(end(a), end(b), formula(end(a), end(b))); });
      },
      topology);
}

}  // namespace

EdgeWeights edge_weights(const AnyTopology& topology, const EdgeExpression& formula,
                         const std::vector<double>& heights) {
  std::vector<double> exact;
  for_each_weight(topology, formula, heights,
                  [&](const auto&, const auto&, double w) { exact.push_back(w); });
  // Heights of random sites are not known when weights are checked. What has no weight then is opened last.
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (const double w : exact)
    if (std::isfinite(w)) low = std::min(low, w), high = std::max(high, w);
  EdgeWeights weights;
  const double range = high > low ? high - low : 0;
  const int exponent = range > 0 ? 40 - std::ilogb(range) : 0;
  weights.unit = std::ldexp(1, -exponent);
  for (const double w : exact)
    weights.of.push_back(static_cast<std::uint64_t>(
        std::floor(std::ldexp(std::isfinite(w) ? w - low : range, exponent) + 0.5)));
  return weights;
}

Outcome check_edge_weights(const AnyTopology& topology, const EdgeExpression& formula,
                           const std::vector<double>& heights) {
  Outcome all = Done{};
  for_each_weight(topology, formula, heights, [&](const auto& a, const auto& b, double w) {
    if (std::isfinite(w) || !all) return;
    all = failure(fmt::format(
        "the weight '{}' is {} between two cells, at x = {:.3g}, y = {:.3g} and x = {:.3g}, "
        "y = {:.3g}",
        formula.text(), std::isnan(w) ? "not a number" : "infinite", a.at.x, a.at.y, b.at.x, b.at.y));
  });
  return all;
}

}  // namespace mazefolio::generate
