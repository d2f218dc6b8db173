#include "maze/maze.h"

namespace mazefolio::maze {

bool is_gate(const Maze& maze, Wall w) {
  return w != no_wall && (maze.start.wall == w || maze.finish.wall == w);
}

std::uint32_t passage_count(const Maze& maze) { return static_cast<std::uint32_t>(maze.open.count()); }

bool is_tree(const Maze& maze) { return passage_count(maze) + 1 == cell_count(*maze.topology); }

}  // namespace mazefolio::maze
