#include "solve/rim_tree.h"

#include <catch2/catch.hpp>
#include <utility>

#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

using Met = std::vector<std::pair<Cell, std::uint32_t>>;

Met met_by_walk(const Lattice& t, const Maze& maze, const BitSet& rim, Cell from) {
  Met met;
  TreeWalk walk(t, maze.open, from);
  do
    if (rim.test(index(walk.cell()))) met.emplace_back(walk.cell(), walk.depth());
  while (walk.next());
  return met;
}

Met met_by_rim_tree(const RimTree& tree, Cell from) {
  Met met;
  tree.walk(from, [&](Cell c, std::uint32_t steps) { met.emplace_back(c, steps); });
  return met;
}

}  // namespace

TEST_CASE("from every rim cell the others are met in the order of a walk over the maze, as far away") {
  for (const Lattice& t : {Lattice::square(1, 1), Lattice::square(2, 9), Lattice::square(12, 10),
                           Lattice::hexagon(full_mask(9, 8))})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Maze maze = random_maze(t, seed);
      Rng rng(seed);
      BitSet rim(t.cell_limit());  // any cells: one in eight of the field
      std::vector<Cell> cells;
      for_each_cell(t, [&](Cell c) {
        if (!cells.empty() && rng.below(8) != 0) return;
        rim.set(index(c));
        cells.push_back(c);
      });
      const RimTree tree(t, maze.open, rim, cells[rng.below(static_cast<std::uint32_t>(cells.size()))]);
      for (const Cell from : cells) CHECK(met_by_rim_tree(tree, from) == met_by_walk(t, maze, rim, from));
    }
}
