// The smallest tree of passages through given cells: the Steiner tree of the maze.
// Idea: dead ends that are no terminals are not needed, so they are removed until none are left. In a perfect
// maze the answer remains. In a maze with loops a core remains, on which the recursion of Dreyfus and Wagner
// finds a smallest tree: the best tree that joins a set of terminals and a cell is two best trees for two
// parts of the set that meet in the cell, or that of a neighbor and one step. In a core that is too large the
// tree is grown by shortest paths, one terminal after another (at most twice as long). Cost: O(cells), and
// O(3^k cells + 2^k cells log cells) for k + 1 terminals in a core with loops.

#include "solve/answer_tree.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <queue>

#include "base/system/parallel.h"

namespace mazefolio::solve {
namespace {

constexpr std::uint64_t most_work = 200'000'000;  // about a second
constexpr std::size_t most_terminals = 8;
constexpr std::uint32_t far = ~std::uint32_t{0};

/// The passages that remain after all dead ends except the wanted cells are removed, as plain arrays.
struct Core {
  struct Step {
    std::uint32_t to;
    Wall wall;
  };
  std::vector<Cell> cells;
  std::vector<std::uint32_t> first;  ///< cell number -> its first step; one more at the end
  std::vector<Step> steps;
  std::vector<std::uint32_t> wanted;  ///< numbers of the terminals
  BitSet walls;

  std::size_t size() const { return cells.size(); }
  bool is_tree() const { return steps.size() / 2 + 1 == cells.size(); }
};

template <Topology T>
Core core_of(const T& t, const BitSet& open, const std::vector<Cell>& terminals) {
  std::vector<std::uint32_t> degree(t.cell_limit(), 0);
  BitSet kept(t.cell_limit()), wanted(t.cell_limit());
  std::vector<Cell> reached{terminals.front()}, leaves;
  for (const Cell c : terminals) wanted.set(index(c));
  kept.set(index(terminals.front()));
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (i % 1'000'000 == 0) throw_if_canceled();
    t.for_each_neighbor(reached[i], [&](Cell n, Wall w) {
      if (!open.test(index(w))) return;
      ++degree[index(reached[i])];
      if (kept.test(index(n))) return;
      kept.set(index(n));
      reached.push_back(n);
    });
  }
  Core core;
  core.walls = BitSet(t.wall_limit());
  for (const Cell c : terminals)
    if (!kept.test(index(c))) return core;

  const auto is_leaf = [&](Cell c) { return degree[index(c)] <= 1 && !wanted.test(index(c)); };
  std::copy_if(reached.begin(), reached.end(), std::back_inserter(leaves), is_leaf);
  while (!leaves.empty()) {
    const Cell leaf = leaves.back();
    leaves.pop_back();
    kept.reset(index(leaf));
    t.for_each_neighbor(leaf, [&](Cell n, Wall w) {
      if (!open.test(index(w)) || !kept.test(index(n))) return;
      --degree[index(n)];
      if (is_leaf(n)) leaves.push_back(n);
    });
  }

  std::vector<std::uint32_t>& number = degree;
  kept.for_each_set([&](std::size_t i) {
    number[i] = static_cast<std::uint32_t>(core.cells.size());
    core.cells.push_back(Cell{static_cast<std::uint32_t>(i)});
  });
  for (const Cell c : core.cells) {
    core.first.push_back(static_cast<std::uint32_t>(core.steps.size()));
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (!open.test(index(w)) || !kept.test(index(n))) return;
      core.steps.push_back({number[index(n)], w});
      core.walls.set(index(w));
    });
  }
  core.first.push_back(static_cast<std::uint32_t>(core.steps.size()));
  for (const Cell c : terminals) core.wanted.push_back(number[index(c)]);
  return core;
}

/// Dreyfus and Wagner. Sets of terminals are bit masks; the last terminal is the root and in no set.
class SmallestTree {
 public:
  explicit SmallestTree(const Core& core) : core_(core), k_(core.wanted.size() - 1) {
    length_.resize(std::size_t{1} << k_);
    way_.resize(length_.size());
    for (std::uint32_t set = 1; set < length_.size(); ++set) {
      throw_if_canceled();
      length_[set].assign(core.size(), far);
      way_[set].assign(core.size(), 0);
      if (std::has_single_bit(set))
        length_[set][core.wanted[static_cast<std::size_t>(std::countr_zero(set))]] = 0;
      else
        meet(set);
      step(set);
    }
  }

  BitSet walls() const {
    BitSet walls(core_.walls.size());
    const auto full = static_cast<std::uint32_t>(length_.size() - 1);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> todo{{full, core_.wanted.back()}};
    while (!todo.empty()) {
      const auto [set, c] = todo.back();
      todo.pop_back();
      const std::uint32_t way = way_[set][c];
      if (way == 0) continue;
      if (way & stepped) {
        const Core::Step& s = core_.steps[way & ~stepped];
        walls.set(index(s.wall));
        todo.push_back({set, s.to});
      } else {
        todo.push_back({way, c});
        todo.push_back({set ^ way, c});
      }
    }
    return walls;
  }

 private:
  static constexpr std::uint32_t stepped = 0x80000000u;

  // Two trees that meet in a cell; the part with the lowest terminal is stored.
  void meet(std::uint32_t set) {
    const std::uint32_t lowest = set & (0u - set);
    for (std::uint32_t half = (set - 1) & set; half > 0; half = (half - 1) & set) {
      if (!(half & lowest)) continue;
      const std::vector<std::uint32_t>&a = length_[half], &b = length_[set ^ half];
      for (std::size_t c = 0; c < core_.size(); ++c)
        if (a[c] + b[c] < length_[set][c]) {
          length_[set][c] = a[c] + b[c];
          way_[set][c] = half;
        }
    }
  }

  // Dijkstra from all cells at the same time.
  void step(std::uint32_t set) {
    std::vector<std::uint32_t>& length = length_[set];
    using Entry = std::pair<std::uint32_t, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    for (std::uint32_t c = 0; c < core_.size(); ++c)
      if (length[c] != far) queue.push({length[c], c});
    while (!queue.empty()) {
      const auto [so_far, c] = queue.top();
      queue.pop();
      if (so_far != length[c]) continue;
      for (std::uint32_t i = core_.first[c]; i < core_.first[c + 1]; ++i) {
        const std::uint32_t n = core_.steps[i].to;
        if (so_far + 1 >= length[n]) continue;
        length[n] = so_far + 1;
        way_[set][n] = stepped | back(n, c);
        queue.push({length[n], n});
      }
    }
  }

  std::uint32_t back(std::uint32_t from, std::uint32_t to) const {
    std::uint32_t i = core_.first[from];
    while (core_.steps[i].to != to) ++i;
    return i;
  }

  const Core& core_;
  std::size_t k_;
  std::vector<std::vector<std::uint32_t>> length_;
  /// Set and cell -> the step towards its tree, or the part of the set whose tree meets the other one here,
  /// or 0.
  std::vector<std::vector<std::uint32_t>> way_;
};

// Each further terminal is joined by a shortest path to the tree so far.
BitSet grown_tree(const Core& core) {
  BitSet walls(core.walls.size()), in_tree(core.size());
  in_tree.set(core.wanted.front());
  for (const std::uint32_t terminal : core.wanted) {
    std::vector<std::uint32_t> came(core.size(), far), order{terminal};
    BitSet reached(core.size());
    reached.set(terminal);
    std::size_t head = 0;
    for (; !in_tree.test(order[head]); ++head)
      for (std::uint32_t i = core.first[order[head]]; i < core.first[order[head] + 1]; ++i) {
        const std::uint32_t n = core.steps[i].to;
        if (reached.test(n)) continue;
        reached.set(n);
        came[n] = order[head];
        order.push_back(n);
      }
    for (std::uint32_t c = order[head]; c != terminal; c = came[c]) {
      std::uint32_t i = core.first[c];
      while (core.steps[i].to != came[c]) ++i;
      walls.set(index(core.steps[i].wall));
      in_tree.set(came[c]);
    }
  }
  return walls;
}

std::uint64_t work_of(const Core& core) {
  std::uint64_t work = core.size();
  for (std::size_t i = 1; i < core.wanted.size(); ++i) work *= 3;
  return work;
}

}  // namespace

std::vector<Cell> terminals(const Maze& maze) {
  std::vector<Cell> cells{maze.start.cell};
  for (const Gate& goal : maze.goals) cells.push_back(goal.cell);
  cells.push_back(maze.finish.cell);
  return cells;
}

BitSet answer_tree(const Maze& maze, const std::vector<Cell>& wanted) {
  const Core core = on_topology(*maze.topology, [&](const auto& t) { return core_of(t, maze.open, wanted); });
  if (core.cells.empty() || core.is_tree()) return core.walls;
  if (wanted.size() <= most_terminals && work_of(core) <= most_work) return SmallestTree(core).walls();
  return grown_tree(core);
}

}  // namespace mazefolio::solve
