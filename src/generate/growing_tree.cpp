// Growing tree: keep the cells that may still grow in order of age; pick one by a mix of rules, let it grow a
// random unvisited neighbour, and forget it when it is picked and has none left (forgetting it sooner would
// change the mix). One family from the backtracker (newest only) to modified Prim (random only); "oldest" and
// "middle" make straight rays.
// Bias: by the mix; newest and random half and half: 21 to 22 % dead ends on squares.
// Cost: O(cells), every pick in constant time; 16 bytes for each cell that may still grow.

#include <vector>

#include "generate/algorithms.h"
#include "generate/carving.h"

namespace mazefolio {
namespace {

/// Cells linked by age inside a dense array: newest, oldest, middle, any random one, and removal, all in
/// O(1).
class AgeList {
 public:
  bool empty() const { return nodes_.empty(); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
  Cell cell(std::uint32_t i) const { return nodes_[i].cell; }
  std::uint32_t newest() const { return newest_; }
  std::uint32_t oldest() const { return oldest_; }
  std::uint32_t middle() const { return middle_; }

  void add(Cell c) {
    const std::uint32_t i = size();
    nodes_.push_back({c, newest_, none, age_++});
    (newest_ == none ? oldest_ : nodes_[newest_].newer) = i;
    newest_ = i;
    if (middle_ == none) middle_ = i;
    settle_middle();
  }

  void remove(std::uint32_t i) {
    const Node gone = nodes_[i];
    if (i == middle_)
      step_middle_off();
    else if (gone.age < nodes_[middle_].age)
      --older_than_middle_;
    (gone.older == none ? oldest_ : nodes_[gone.older].newer) = gone.newer;
    (gone.newer == none ? newest_ : nodes_[gone.newer].older) = gone.older;
    move_last_to(i);
    settle_middle();
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Node {
    Cell cell;
    std::uint32_t older, newer, age;
  };

  void step_middle_off() {
    if (nodes_[middle_].newer != none) {
      middle_ = nodes_[middle_].newer;
    } else {
      middle_ = nodes_[middle_].older;
      --older_than_middle_;
    }
  }
  void move_last_to(std::uint32_t i) {
    const std::uint32_t last = size() - 1;
    if (i != last) {
      const Node& node = nodes_[i] = nodes_[last];
      (node.older == none ? oldest_ : nodes_[node.older].newer) = i;
      (node.newer == none ? newest_ : nodes_[node.newer].older) = i;
      if (middle_ == last) middle_ = i;
    }
    nodes_.pop_back();
  }
  void settle_middle() {
    if (nodes_.empty()) {
      middle_ = none;
      older_than_middle_ = 0;
      return;
    }
    for (; older_than_middle_ < size() / 2; ++older_than_middle_) middle_ = nodes_[middle_].newer;
    for (; older_than_middle_ > size() / 2; --older_than_middle_) middle_ = nodes_[middle_].older;
  }

  std::vector<Node> nodes_;
  std::uint32_t newest_ = none, oldest_ = none, middle_ = none, older_than_middle_ = 0, age_ = 0;
};

struct Mix {
  std::uint32_t newest, oldest, random, middle;
};

Mix mix_of(const Options& options) {
  const auto weight = [&](const char* name) { return static_cast<std::uint32_t>(options.integer(name)); };
  Mix mix{weight("newest"), weight("oldest"), weight("random"), weight("middle")};
  if (mix.newest + mix.oldest + mix.random + mix.middle == 0) mix.newest = 1;
  return mix;
}

template <Topology T>
BitSet carve(const T& t, const Mix& mix, Rng& rng) {
  BitSet open(t.wall_limit());
  if (t.cell_count() == 0) return open;
  BitSet visited = absent_cells(t);
  QuickChoice choice(rng);
  Heartbeat beat;

  AgeList growing;
  const std::uint32_t total = mix.newest + mix.oldest + mix.random + mix.middle;
  const auto pick = [&] {
    std::uint32_t roll = mix.newest == total ? 0 : choice.below(total);
    if (roll < mix.newest) return growing.newest();
    roll -= mix.newest;
    if (roll < mix.oldest) return growing.oldest();
    roll -= mix.oldest;
    return roll < mix.random ? rng.below(growing.size()) : growing.middle();
  };
  const auto add = [&](Cell c) {
    visited.set(index(c));
    growing.add(c);
  };
  for (add(random_cell(t, rng)); !growing.empty(); beat()) {
    const std::uint32_t i = pick();
    const Pick step = pick_side(
        t, growing.cell(i), [&](Cell n) { return !visited.test(index(n)); },
        [&](std::uint32_t n) { return choice.below(n); });
    if (step.choices == 0) {
      growing.remove(i);
      continue;
    }
    open.set(index(step.wall));
    add(step.cell);
  }
  return open;
}

}  // namespace

BitSet carve_growing_tree(const AnyTopology& topology, const Options& options, Rng& rng) {
  const Mix mix = mix_of(options);
  return on_topology(topology, [&](const auto& t) { return carve(t, mix, rng); });
}

}  // namespace mazefolio
