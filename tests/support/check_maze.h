#pragma once

#include <catch2/catch.hpp>

#include "base/disjoint_sets.h"
#include "maze/maze.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The invariant of every maze made in any test: passages join cells of the maze, every cell is reached from
/// every other, and in a perfect maze by exactly one way.
inline void check_maze(const Maze& maze, bool perfect = true) {
  std::visit(
      [&](const auto& t) {
        REQUIRE(maze.open.size() == t.wall_limit());
        DisjointSets sets(t.cell_limit());
        std::uint32_t passages = 0, joins = 0;
        for_each_wall(t, [&](Wall w, Cell inside, Cell beyond) {
          if (!t.contains(beyond) || !maze.open.test(index(w))) return;
          ++passages;
          joins += sets.join(index(inside), index(beyond));
        });
        const std::uint32_t pieces = t.cell_count() - joins, stray = passage_count(maze) - passages;
        CHECK(pieces == (t.cell_count() > 0 ? 1u : 0u));
        CHECK(stray == 0);
        if (perfect) CHECK(passages == joins);
      },
      *maze.topology);
}

}  // namespace mazefolio::tests
