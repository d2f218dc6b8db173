#include "generate/walks/walk_maze.h"

namespace mazefolio::generate {

Maze walk_maze(std::shared_ptr<const AnyTopology> squares, const CellPath& walk) {
  const Lattice& t = std::get<Lattice>(*squares);
  BitSet open(t.wall_limit());
  for (std::size_t i = 1; i < walk.size(); ++i)
    t.for_each_neighbor(walk[i - 1], [&](Cell n, Wall w) {
      if (n == walk[i]) open.set(index(w));
    });
  return {std::move(squares), std::move(open), {}, {}, {}};
}

}  // namespace mazefolio::generate
