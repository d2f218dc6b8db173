#include "generate/walks/doubling.h"

#include "generate/statistics.h"
#include "generate/walks/walk_checks.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

Lattice blocks_of(const char* picture) { return Lattice::square(parse_mask(picture).value()); }

}  // namespace

TEST_CASE("the walk round a tree visits four cells of each block once and ends where it began") {
  for (const char* picture : {"#", "###", "#\n#\n", "#####\n#.#.#\n#####\n", ".##.\n####\n#..#\n#.##\n"}) {
    const Lattice blocks = blocks_of(picture);
    const AnyTopology t = blocks;
    const Lattice cells = Lattice::square(2 * blocks.columns() + 1, 2 * blocks.rows());
    Rng rng(5);
    const BitSet open = carved_walls(row_called("wilson"), t, {}, rng);
    Cell first = no_cell;
    for_each_cell(blocks, [&](Cell c) { first = first == no_cell ? c : first; });
    const CellPath walk = round_the_tree(blocks, open, first, cells);
    BitSet visited(cells.cell_limit());
    for (std::size_t i = 0; i < walk.size(); ++i) {
      visited.set(index(walk[i]));
      CHECK(beside(cells, walk[i], walk[(i + 1) % walk.size()]));
      CHECK(blocks.contains(blocks.at(cells.column(walk[i]) / 2, cells.row(walk[i]) / 2)));
    }
    CHECK(walk.size() == 4 * blocks.cell_count());
    CHECK(visited.count() == walk.size());
  }
}
