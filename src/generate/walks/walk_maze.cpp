#include "generate/walks/walk_maze.h"

namespace mazefolio::generate {

BitSet walk_passages(const Lattice& t, const CellPath& walk) {
  BitSet open(t.wall_limit());
  for_each_step(t, walk, [&](Wall w) { open.set(index(w)); });
  return open;
}

Maze walk_maze(std::shared_ptr<const AnyTopology> field, const CellPath& walk) {
  BitSet open = walk_passages(std::get<Lattice>(*field), walk);
  return {std::move(field), std::move(open), {}, {}, {}};
}

Maze round_maze(std::shared_ptr<const AnyTopology> field, CellPath round, Cell place) {
  const Gate gate{place == no_cell ? round.front() : place, no_wall};
  round.push_back(round.front());
  Maze maze = walk_maze(std::move(field), round);
  maze.start = maze.finish = gate;
  return maze;
}

}  // namespace mazefolio::generate
