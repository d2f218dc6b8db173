#include "solve/paths.h"

#include "solve/breadth_first.h"

namespace mazefolio {
namespace {

// The search runs from the goal, so that the walk forwards meets the ties in the order of sides.
template <Topology T>
CellPath walk(const T& t, const BitSet& open, Cell from, Cell to) {
  std::uint32_t steps = 0;
  bool met = false;
  const WaveMap reached =
      breadth_first(t, open, to, [&](const std::vector<Cell>& wave, std::uint32_t distance) {
        for (const Cell c : wave) met |= c == from;
        steps = distance;
        return !met;
      });
  if (!met) return {};

  CellPath path{from};
  path.reserve(steps + 1);
  while (path.back() != to) {
    const Cell c = path.back();
    Cell step = no_cell;
    t.for_each_side(c, [&](Cell n, Wall w) {
      if (step == no_cell && open.test(index(w)) && reached.nearer(n, c)) step = n;
    });
    path.push_back(step);
  }
  return path;
}

}  // namespace

CellPath shortest_path(const Maze& maze, Cell from, Cell to) {
  return on_topology(*maze.topology, [&](const auto& t) { return walk(t, maze.open, from, to); });
}

CellPath solve(const Maze& maze) { return shortest_path(maze, maze.start.cell, maze.finish.cell); }

std::vector<std::uint32_t> distances(const Maze& maze, Cell from) {
  return on_topology(*maze.topology, [&](const auto& t) {
    std::vector<std::uint32_t> out(t.cell_limit(), unreached);
    breadth_first(t, maze.open, from, [&](const std::vector<Cell>& wave, std::uint32_t distance) {
      for (const Cell c : wave) out[index(c)] = distance;
      return true;
    });
    return out;
  });
}

}  // namespace mazefolio
