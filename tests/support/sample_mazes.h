#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Every inner wall closed; gates in the upper wall of the first cell and the lower wall of the last.
inline Maze closed_maze(const Lattice& t) {
  Maze maze{std::make_shared<AnyTopology>(t), BitSet(t.wall_limit()), {}, {}};
  for_each_cell(t, [&](Cell c) {
    if (maze.start.cell == no_cell) maze.start = {c, t.wall(c, 3)};
    maze.finish = {c, t.wall(c, 1)};
  });
  return maze;
}

inline const Lattice& lattice_of(const Maze& maze) { return std::get<Lattice>(*maze.topology); }

/// Opens the walls between consecutive cells, given as (column, row).
inline void open_along(Maze& maze, const std::vector<std::pair<int, int>>& way) {
  const Lattice& t = lattice_of(maze);
  for (std::size_t i = 1; i < way.size(); ++i)
    for (int d = 0; d < 4; ++d) {
      const auto cell = [&](std::size_t k) {
        return t.at(static_cast<std::uint32_t>(way[k].first), static_cast<std::uint32_t>(way[k].second));
      };
      if (t.beyond(cell(i - 1), d) == cell(i)) maze.open.set(index(t.wall(cell(i - 1), d)));
    }
}

/// A random spanning tree (random wall order, but the lanes of crossings first), and `extra` further walls
/// opened. Gates in the first and the last rim wall that is wide enough.
inline Maze random_maze(const AnyTopology& topology, std::uint64_t seed, std::uint32_t extra = 0) {
  Maze maze{std::make_shared<AnyTopology>(topology), BitSet(wall_limit(topology)), {}, {}};
  Rng rng(seed);
  std::visit(
      [&](const auto& t) {
        std::vector<std::pair<Wall, std::pair<Cell, Cell>>> walls;
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) { walls.push_back({w, {a, b}}); });
        rng.shuffle(walls);
        if constexpr (requires { t.crossings(); }) {
          BitSet lane(t.cell_limit());
          for (const auto& crossing : t.crossings())
            lane.set(index(crossing.over)), lane.set(index(crossing.under));
          std::stable_partition(walls.begin(), walls.end(), [&](const auto& wall) {
            return lane.test(index(wall.second.first)) || lane.test(index(wall.second.second));
          });
        }
        DisjointSets sets(t.cell_limit());
        for (const auto& [w, cells] : walls) {
          if (sets.join(index(cells.first), index(cells.second)))
            maze.open.set(index(w));
          else if (extra > 0)
            maze.open.set(index(w)), --extra;
        }
        for_each_cell(t, [&](Cell c) {
          t.for_each_side(c, [&](Cell, Wall w) {
            const auto [a, b] = t.ends(w);
            if (t.contains(a == c ? b : a) || !t.passable(w)) return;
            if (maze.start.cell == no_cell) maze.start = {c, w};
            maze.finish = {c, w};
          });
        });
      },
      topology);
  return maze;
}

/// A maze on squares under one of the eight symmetries: bits 0 and 1 mirror x and y, bit 2 swaps them. Its
/// gates too.
inline Maze image(const Maze& maze, int symmetry) {
  const Lattice& t = lattice_of(maze);
  const Lattice to =
      symmetry & 4 ? Lattice::square(t.rows(), t.columns()) : Lattice::square(t.columns(), t.rows());
  const auto moved = [&](Cell c) {
    std::uint32_t x = t.column(c), y = t.row(c);
    if (symmetry & 1) x = t.columns() - 1 - x;
    if (symmetry & 2) y = t.rows() - 1 - y;
    return symmetry & 4 ? to.at(y, x) : to.at(x, y);
  };
  Maze out{std::make_shared<AnyTopology>(to), BitSet(to.wall_limit()), {}, {}};
  maze.open.for_each_set([&](std::size_t i) {
    const auto [a, b] = t.ends(Wall{static_cast<std::uint32_t>(i)});
    for (int d = 0; d < 4; ++d)
      if (to.beyond(moved(a), d) == moved(b)) out.open.set(index(to.wall(moved(a), d)));
  });
  const auto moved_gate = [&](const Gate& gate) {
    if (gate.cell == no_cell) return Gate{};
    for (int d = 0; d < 4; ++d) {
      if (t.wall(gate.cell, d) != gate.wall) continue;
      int to_d = d;  // 0 east, 1 south, 2 west, 3 north
      if (symmetry & (d % 2 ? 2 : 1)) to_d ^= 2;
      if (symmetry & 4) to_d ^= 1;
      return Gate{moved(gate.cell), to.wall(moved(gate.cell), to_d)};
    }
    return Gate{moved(gate.cell), no_wall};
  };
  out.start = moved_gate(maze.start);
  out.finish = moved_gate(maze.finish);
  return out;
}

}  // namespace mazefolio::tests
