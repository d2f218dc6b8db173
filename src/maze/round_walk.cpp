#include "maze/round_walk.h"

namespace mazefolio::maze {

bool is_round(const Maze& maze) {
  return maze.start.cell != no_cell && maze.start == maze.finish && maze.start.wall == no_wall &&
         maze.goals.empty();
}

}  // namespace mazefolio::maze
