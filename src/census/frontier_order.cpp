#include "census/frontier_order.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace mazefolio::census {
namespace {

using Order = std::vector<std::uint32_t>;

constexpr std::size_t most_beginnings = 300;  // of orders from neighbor to neighbor

Order from_neighbor_to_neighbor(const Neighbors& neighbors, std::uint32_t begin) {
  Order order{begin};
  std::vector<bool> met(neighbors.size());
  met[begin] = true;
  for (std::size_t i = 0; i < order.size(); ++i)
    for (const std::uint32_t n : neighbors[order[i]])
      if (!met[n]) {
        met[n] = true;
        order.push_back(n);
      }
  return order;
}

std::vector<Order> orders(const Neighbors& neighbors, const std::vector<Point>& centers) {
  Order all(neighbors.size());
  std::iota(all.begin(), all.end(), 0u);
  std::vector<Order> out{all, all};
  const auto along = [&](Order& order, auto key) {
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
  };
  along(out[0], [&](std::uint32_t c) { return std::tuple(centers[c].y, centers[c].x, c); });
  along(out[1], [&](std::uint32_t c) { return std::tuple(centers[c].x, centers[c].y, c); });
  for (std::uint32_t c = 0; c < std::min(neighbors.size(), most_beginnings); ++c)
    out.push_back(from_neighbor_to_neighbor(neighbors, c));
  return out;
}

Sweep sweep_along(const Neighbors& neighbors, const Order& order) {
  std::vector<std::size_t> added(neighbors.size()), leaves(neighbors.size());
  for (std::size_t i = 0; i < order.size(); ++i) added[order[i]] = i;
  for (std::uint32_t c = 0; c < neighbors.size(); ++c) {
    leaves[c] = added[c];
    for (const std::uint32_t n : neighbors[c]) leaves[c] = std::max(leaves[c], added[n]);
  }
  Sweep sweep;
  std::vector<int> slot(neighbors.size());
  std::vector<bool> taken;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::uint32_t c = order[i];
    const auto free = std::find(taken.begin(), taken.end(), false);
    slot[c] = static_cast<int>(free - taken.begin());
    if (free == taken.end()) taken.push_back(false);
    taken[static_cast<std::size_t>(slot[c])] = true;
    Sweep::Step step{slot[c], {}, {}};
    const auto leave = [&](std::uint32_t cell) {
      if (leaves[cell] != i) return;
      step.leaving.push_back(slot[cell]);
      taken[static_cast<std::size_t>(slot[cell])] = false;
    };
    for (const std::uint32_t n : neighbors[c])
      if (added[n] < i) step.neighbors.push_back(slot[n]);
    for (const std::uint32_t n : neighbors[c])
      if (added[n] < i) leave(n);
    leave(c);
    sweep.steps.push_back(std::move(step));
  }
  sweep.slots = static_cast<int>(taken.size());
  return sweep;
}

}  // namespace

Sweep narrow_sweep(const Neighbors& neighbors, const std::vector<Point>& centers,
                   const std::vector<std::uint32_t>& of_one_more) {
  Neighbors all = neighbors;
  const auto one_more = static_cast<std::uint32_t>(all.size());
  for (const std::uint32_t c : of_one_more) all[c].push_back(one_more);
  if (!of_one_more.empty()) all.push_back(of_one_more);
  Sweep best;
  for (Order& order : orders(neighbors, centers)) {
    if (!of_one_more.empty()) order.insert(order.begin(), one_more);
    Sweep sweep = sweep_along(all, order);
    if (best.steps.empty() || sweep.slots < best.slots) best = std::move(sweep);
  }
  return best;
}

}  // namespace mazefolio::census
