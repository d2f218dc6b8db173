#include "rules/maze_doors.h"

namespace mazefolio::rules {

std::vector<std::vector<Door>> doors_of(const AnyTopology& topology) {
  std::vector<std::vector<Door>> doors(cell_limit(topology));
  on_topology(topology, [&](const auto& t) {
    for_each_cell(t, [&](Cell c) {
      t.for_each_neighbor(c, [&](Cell n, Wall w) { doors[index(c)].push_back({n, w}); });
    });
  });
  return doors;
}

BitSet without_dead_ends(const Maze& maze, Rng& rng) {
  OpenedMaze cells(maze);
  std::vector<Cell> all;
  for (std::uint32_t c = 0; c < cells.doors_of_cell.size(); ++c) all.push_back(Cell{c});
  open_dead_ends(cells, std::move(all), cells.doors_of_cell.size(), rng, [&](Cell, const Door& door) {
    cells.open.set(index(door.wall));
    return true;
  });
  return std::move(cells.open);
}

}  // namespace mazefolio::rules
