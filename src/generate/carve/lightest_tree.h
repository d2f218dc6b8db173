// Kruskal: give every wall a random weight, take the walls from light to heavy, open those between separate
// parts. The result is the minimum spanning tree, the same that Prim finds with the same weights.
// Cost: O(walls), as the weights are evenly spread: walls are sorted into up to a thousand groups by the
// upper bits of their weight, and each group is sorted in the cache. 4 bytes a wall and 4 a cell.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/disjoint_sets.h"
#include "generate/carve/carving.h"
#include "generate/weight/weights.h"

namespace mazefolio::generate {

/// Walls in groups by weight: group g is walls[first[g]] to walls[first[g + 1]]. Each group is heavier than
/// the one before.
struct WallGroups {
  int bits;  ///< number of upper bits of the weight that select the group
  std::vector<std::uint32_t> first;
  std::vector<Wall> walls;
};

/// These upper bits of the weight.
inline std::uint32_t upper_bits(std::uint64_t order, int bits) {
  return static_cast<std::uint32_t>(order >> 32) >> (32 - bits);
}

template <Topology T, class Weights>
WallGroups deal_walls(const T& t, const Weights& weights) {
  Heartbeat beat;
  const auto for_each_inner = [&](auto fn) {
    for_each_doorway(t, [&](Wall w, Cell, Cell) {
      fn(w);
      beat();
    });
  };
  WallGroups g;
  g.bits = std::clamp<int>(std::bit_width(t.wall_limit() >> 12), 1, 10);
  g.first.assign((std::size_t{1} << g.bits) + 1, 0);
  for_each_inner([&](Wall w) { ++g.first[upper_bits(weights.order(w), g.bits) + 1]; });
  for (std::size_t i = 1; i < g.first.size(); ++i) g.first[i] += g.first[i - 1];
  g.walls.resize(g.first.back());
  std::vector<std::uint32_t> next(g.first.begin(), g.first.end() - 1);
  for_each_inner([&](Wall w) { g.walls[next[upper_bits(weights.order(w), g.bits)]++] = w; });
  return g;
}

/// Sorts one group: by the next bits of the weight into slots of about one wall, then by insertion.
class WallGroupSorter {
 public:
  explicit WallGroupSorter(int group_bits) : group_bits_(group_bits) {}

  template <class Walls, class Weights>
  const std::vector<std::uint64_t>& sorted(const Walls& walls, const Weights& weights) {
    slot_bits_ = std::max(static_cast<int>(std::bit_width(walls.size())), 1);
    next_.assign((std::size_t{1} << slot_bits_) + 1, 0);
    unsorted_.clear();
    for (const Wall w : walls) {
      unsorted_.push_back(weights.order(w));
      ++next_[slot(unsorted_.back()) + 1];
    }
    for (std::size_t i = 1; i < next_.size(); ++i) next_[i] += next_[i - 1];
    sorted_.resize(unsorted_.size());
    for (const std::uint64_t order : unsorted_) sorted_[next_[slot(order)]++] = order;
    for (std::size_t i = 1; i < sorted_.size(); ++i) {
      const std::uint64_t order = sorted_[i];
      std::size_t to = i;
      for (; to > 0 && sorted_[to - 1] > order; --to) sorted_[to] = sorted_[to - 1];
      sorted_[to] = order;
    }
    return sorted_;
  }

 private:
  std::uint32_t slot(std::uint64_t order) const { return upper_bits(order << group_bits_, slot_bits_); }

  int group_bits_, slot_bits_ = 1;
  std::vector<std::uint32_t> next_;
  std::vector<std::uint64_t> unsorted_, sorted_;
};

/// Opens the lightest walls that join all cells.
template <Topology T, class Weights>
void carve_lightest_tree(const T& t, const Weights& weights, auto& open) {
  if (t.cell_count() == 0) return;
  const WallGroups groups = deal_walls(t, weights);
  WallGroupSorter sorter(groups.bits);
  DisjointSets parts(t.cell_limit());
  std::uint32_t left = t.cell_count() - 1;

  for (std::size_t g = 0; g + 1 < groups.first.size() && left > 0; ++g) {
    throw_if_canceled();
    const std::span group(groups.walls.data() + groups.first[g], groups.walls.data() + groups.first[g + 1]);
    const std::vector<std::uint64_t>& orders = sorter.sorted(group, weights);
    for (std::size_t i = 0; i < orders.size(); ++i) {
      const auto [soon_a, soon_b] = t.ends(wall_of(orders[std::min(i + 16, orders.size() - 1)]));
      parts.prefetch(index(soon_a));
      parts.prefetch(index(soon_b));
      const Wall w = wall_of(orders[i]);
      const auto [a, b] = t.ends(w);
      if (!parts.join(index(a), index(b))) continue;
      open.set(index(w));
      --left;
    }
  }
}

}  // namespace mazefolio::generate
