// Two rim cells that a walk meets one after the other part at the cell of least depth that it passes between
// them. So the forks are found while it walks, and a list of nodes that lead back to the first cell is all
// that it needs. Cost: a walk over the maze; then O(rim cells) for each search.
#include "solve/rim_tree.h"

#include <algorithm>

namespace mazefolio::solve {

class RimTree::Builder {
 public:
  Builder(RimTree& tree, const Lattice& t, const BitSet& open, const BitSet& rim, Cell first)
      : tree_(tree), walk_(t, open, first), rim_(rim) {
    open_.push_back({add(first, 0, true), -1, -1});
  }

  void build() {
    for (std::uint32_t low = 0; walk_.next();) {
      const std::uint32_t above = walk_.depth() - 1;
      if (above < low) {
        low = above;
        parting_ = {walk_.parent(), walk_.side_back(above), walk_.returned()};
      }
      if (!rim_.test(index(walk_.cell()))) continue;
      close_down_to(low);
      const std::uint32_t node = add(walk_.cell(), walk_.depth(), true);
      open_.push_back({node, walk_.side_back(walk_.depth()), walk_.side(depth_of(open_.back()))});
      low = walk_.depth();
    }
    close_down_to(0);
    for (Node& node : tree_.nodes_) std::ranges::sort(node.ways, {}, &Way::side);
  }

 private:
  /// Where the walk has turned last.
  struct Parting {
    Cell cell = no_cell;
    int back = 0, left = 0;  ///< its sides towards the first cell, and to what was left behind
  };

  std::uint32_t add(Cell cell, std::uint32_t depth, bool on_rim) {
    tree_.nodes_.push_back({cell, depth, on_rim});
    return static_cast<std::uint32_t>(tree_.nodes_.size() - 1);
  }
  std::uint32_t depth_of(const Open& o) const { return tree_.nodes_[o.node].depth; }

  void join(const Open& near, const Open& far) {
    Node &a = tree_.nodes_[near.node], &b = tree_.nodes_[far.node];
    a.ways.push_back({far.onto, far.node, b.depth - a.depth});
    b.ways.push_back({far.back, near.node, b.depth - a.depth});
  }

  void close_down_to(std::uint32_t depth) {
    while (open_.size() > 1 && depth_of(open_[open_.size() - 2]) >= depth) {
      join(open_[open_.size() - 2], open_.back());
      open_.pop_back();
    }
    if (depth_of(open_.back()) <= depth) return;
    Open far = open_.back();
    const Open fork{add(parting_.cell, depth, false), parting_.back, far.onto};
    far.onto = parting_.left;
    join(fork, far);
    open_.back() = fork;
  }

  RimTree& tree_;
  TreeWalk walk_;
  const BitSet& rim_;
  std::vector<Open> open_;
  Parting parting_;
};

RimTree::RimTree(const Lattice& t, const BitSet& open, const BitSet& rim, Cell first) {
  Builder(*this, t, open, rim, first).build();
  for (std::uint32_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].on_rim) by_cell_.push_back(i);
  std::ranges::sort(by_cell_, {}, [&](std::uint32_t i) { return nodes_[i].cell; });
}

bool RimTree::holds(std::span<const Cell> rim) const {
  return std::ranges::equal(by_cell_, rim, {}, [&](std::uint32_t i) { return nodes_[i].cell; });
}

std::uint32_t RimTree::node_of(Cell rim) const {
  return *std::ranges::lower_bound(by_cell_, rim, {}, [&](std::uint32_t i) { return nodes_[i].cell; });
}

void RimTree::walk(Cell from, const std::function<void(Cell, std::uint32_t)>& fn) const {
  struct Stop {
    std::uint32_t node, before, steps;
  };
  const std::uint32_t first = node_of(from);
  for (std::vector<Stop> ahead{{first, first, 0}}; !ahead.empty();) {
    const Stop at = ahead.back();
    ahead.pop_back();
    const Node& node = nodes_[at.node];
    if (node.on_rim) fn(node.cell, at.steps);
    for (std::size_t i = node.ways.size(); i-- > 0;)
      if (const Way& way = node.ways[i]; way.to != at.before)
        ahead.push_back({way.to, at.node, at.steps + way.steps});
  }
}

}  // namespace mazefolio::solve
