// Changes of a carved maze. Each pass visits every dead end once: O(cells).

#include "generate/refine/refine.h"

#include <algorithm>

#include "base/option_rows.h"
#include "generate/refine/part.h"
#include "generate/refine/symmetry.h"
#include "rules/rule_rows.h"

namespace mazefolio::generate {
namespace {

template <Topology T>
std::vector<std::uint32_t> degrees(const T& t, const BitSet& open) {
  std::vector<std::uint32_t> degree(t.cell_limit(), 0);
  for_each_cell(t, [&](Cell c) {
    t.for_each_neighbor(c, [&](Cell, Wall w) { degree[index(c)] += open.test(index(w)); });
  });
  return degree;
}

template <Topology T>
std::vector<Cell> dead_ends(const T& t, const std::vector<std::uint32_t>& degree) {
  std::vector<Cell> cells;
  for_each_cell(t, [&](Cell c) {
    if (degree[index(c)] == 1) cells.push_back(c);
  });
  return cells;
}

/// A neighbor, and the wall to it.
struct Link {
  Cell cell = no_cell;
  Wall wall = no_wall;
};

Link one_of(const std::vector<Link>& links, Rng& rng) {
  return links.empty() ? Link{} : links[rng.below(static_cast<std::uint32_t>(links.size()))];
}

// A dead end whose passage comes from a junction loses that passage and is joined to a dead end beside it: it
// stays a dead end, the other one does not. No merge makes a new pair to merge (no cell gets a third passage,
// none becomes a dead end), so one pass finds all.
template <Topology T>
std::uint32_t merge_on(const T& t, BitSet& open, Rng& rng) {
  std::vector<std::uint32_t> degree = degrees(t, open);
  std::vector<Cell> leaves = dead_ends(t, degree);
  rng.shuffle(leaves);
  std::uint32_t merges = 0;
  std::vector<Link> others;
  for (const Cell leaf : leaves) {
    if (degree[index(leaf)] != 1) continue;
    Link from;
    others.clear();
    t.for_each_neighbor(leaf, [&](Cell n, Wall w) {
      if (open.test(index(w)))
        from = {n, w};
      else if (degree[index(n)] == 1)
        others.push_back({n, w});
    });
    if (degree[index(from.cell)] < 3 || others.empty()) continue;
    const Link to = one_of(others, rng);
    open.reset(index(from.wall));
    open.set(index(to.wall));
    --degree[index(from.cell)];
    ++degree[index(to.cell)];
    ++merges;
  }
  return merges;
}

template <Topology T>
std::uint32_t braid_on(const T& t, BitSet& open, double share, Rng& rng) {
  std::vector<std::uint32_t> degree = degrees(t, open);
  std::vector<Cell> leaves = dead_ends(t, degree);
  rng.shuffle(leaves);
  std::uint32_t stuck = 0;
  std::vector<Link> better, others;
  for (const Cell leaf : leaves) {
    if (degree[index(leaf)] != 1 || !rng.chance(share)) continue;
    better.clear();
    others.clear();
    t.for_each_neighbor(leaf, [&](Cell n, Wall w) {
      if (!open.test(index(w))) (degree[index(n)] == 1 ? better : others).push_back({n, w});
    });
    const Link to = one_of(better.empty() ? others : better, rng);
    if (to.wall == no_wall) {
      ++stuck;
      continue;
    }
    open.set(index(to.wall));
    ++degree[index(leaf)];
    ++degree[index(to.cell)];
  }
  return stuck;
}

template <Topology T>
BitSet pruned_cells(const T& t, const BitSet& open, int rounds) {
  BitSet gone(t.cell_limit());
  std::vector<std::uint32_t> degree = degrees(t, open);
  std::vector<Cell> leaves = dead_ends(t, degree), next;
  std::size_t left = t.cell_count();
  for (; rounds > 0 && !leaves.empty() && left >= leaves.size() + 2; --rounds) {
    left -= leaves.size();
    for (const Cell leaf : leaves) gone.set(index(leaf));
    next.clear();
    for (const Cell leaf : leaves)
      t.for_each_neighbor(leaf, [&](Cell n, Wall w) {
        if (open.test(index(w)) && !gone.test(index(n)) && --degree[index(n)] == 1) next.push_back(n);
      });
    // A cell that loses several dead ends is listed when it has one passage left; it may lose that, too.
    leaves = next;
  }
  return gone;
}

}  // namespace

std::span<const OptionRow> refinements() {
  static const std::vector<OptionRow> table{
      choice_option(
          "symmetry",
          "one half looks like the other; nearly: but for the few walls that keep every cell reached",
          symmetry_names()),
      real_option("weave", "0", "share of cells where two passages cross, one over the other", 0, 1),
      choice_option("dead_ends", "merge joins dead ends that lie side by side: fewer and longer branches",
                    {"keep", "merge"}),
      real_option("braid", "0", "share of dead ends that are opened into loops", 0, 1),
      integer_option("sparsify", "0", "how many times all dead ends become rock", 0, 50),
      rule_option(),
  };
  return table;
}

std::uint32_t merge_dead_ends(Maze& maze, Rng& rng) {
  return on_topology(*maze.topology, [&](const auto& t) { return merge_on(t, maze.open, rng); });
}

std::uint32_t braid(Maze& maze, double share, Rng& rng) {
  return on_topology(*maze.topology, [&](const auto& t) { return braid_on(t, maze.open, share, rng); });
}

Maze sparsified(const Maze& maze, int rounds) {
  const BitSet gone =
      on_topology(*maze.topology, [&](const auto& t) { return pruned_cells(t, maze.open, rounds); });
  if (gone.count() == 0) return maze;
  const Part part = part_without(*maze.topology, gone);
  Maze out{part.topology, BitSet(part.whole_wall.size()), {}, {}};
  for (std::uint32_t w = 0; w < part.whole_wall.size(); ++w)
    if (part.whole_wall[w] != no_wall && !is_rim(*part.topology, Wall{w}) &&
        maze.open.test(index(part.whole_wall[w])))
      out.open.set(w);
  return out;
}

}  // namespace mazefolio::generate
