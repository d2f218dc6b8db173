#include "generate/walks/walk_maze.h"

namespace mazefolio::generate {

Maze walk_maze(std::shared_ptr<const AnyTopology> field, const CellPath& walk) {
  const Lattice& t = std::get<Lattice>(*field);
  BitSet open(t.wall_limit());
  for (std::size_t i = 1; i < walk.size(); ++i)
    t.for_each_neighbor(walk[i - 1], [&](Cell n, Wall w) {
      if (n == walk[i]) open.set(index(w));
    });
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
