#include "generate/refine/refine.h"

#include "generate/generator.h"
#include "maze/metrics.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

template <class Fn>
void for_each_sample(Fn fn) {
  for (const SampleTopology& sample : sample_topologies())
    for (const std::uint32_t extra : {0u, 5u}) {
      INFO(sample.name << " with " << extra << " loops");
      fn(random_maze(*sample.topology, 3, extra), extra == 0);
    }
}

Maze kruskal(std::uint32_t columns, std::uint32_t rows, const char* seed) {
  const GeneratorRow& row = *find_row(generators(), "kruskal");
  return carve_maze(row, std::make_shared<const AnyTopology>(Lattice::square(columns, rows)),
                    Options(row.options), seed);
}

}  // namespace

TEST_CASE("each merge makes one dead end less and keeps a maze what it was") {
  for_each_sample([](Maze maze, bool perfect) {
    const std::uint32_t before = measure(maze).dead_ends, passages = passage_count(maze);
    Rng rng(1);
    const std::uint32_t merges = merge_dead_ends(maze, rng);
    CHECK(measure(maze).dead_ends == before - merges);
    CHECK(passage_count(maze) == passages);
    check_maze(maze, perfect);
    if (measure(maze).cells >= 600) CHECK(merges > 30);
  });
}

TEST_CASE("after merging nothing is left to merge") {
  for_each_sample([](Maze maze, bool) {
    Rng rng(1);
    merge_dead_ends(maze, rng);
    const BitSet open = maze.open;
    CHECK(merge_dead_ends(maze, rng) == 0);
    CHECK(maze.open == open);
  });
}

TEST_CASE("without a junction nothing is merged: a single wall could turn for ever") {
  Maze maze = closed_maze(Lattice::square(2, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}});
  const BitSet open = maze.open;
  Rng rng(1);
  CHECK(merge_dead_ends(maze, rng) == 0);
  CHECK(maze.open == open);
}

TEST_CASE("merging takes kruskal from 30.4 to 20.8 percent of dead ends") {
  std::uint32_t before = 0, after = 0, cells = 0;
  Rng rng(1);
  for (const char* seed : {"1", "2", "3", "4"}) {
    Maze maze = kruskal(60, 60, seed);
    before += measure(maze).dead_ends;
    merge_dead_ends(maze, rng);
    after += measure(maze).dead_ends;
    cells += measure(maze).cells;
  }
  CHECK(100.0 * before / cells == Approx(30.4).margin(1));
  CHECK(100.0 * after / cells == Approx(20.8).margin(1));
}

TEST_CASE("a full braid leaves no dead end but those without a wall to open") {
  for_each_sample([](Maze maze, bool) {
    Rng rng(1);
    const std::uint32_t stuck = braid(maze, 1, rng);
    CHECK(measure(maze).dead_ends == stuck);
    check_maze(maze, false);
  });
}

TEST_CASE("half a braid opens about half, and none nothing") {
  const Maze maze = kruskal(60, 60, "1");
  const std::uint32_t before = measure(maze).dead_ends;
  Maze half = maze, none = maze;
  Rng rng(1);
  braid(half, 0.5, rng);
  braid(none, 0, rng);
  CHECK(none.open == maze.open);
  // Some dead ends are opened to others and go two at a time.
  CHECK(measure(half).dead_ends > before * 0.25);
  CHECK(measure(half).dead_ends < before * 0.55);
  check_maze(half, false);
}

TEST_CASE("a braid takes another dead end where one is beside it") {
  Maze maze = closed_maze(Lattice::square(2, 3));
  open_along(maze, {{0, 0}, {0, 1}, {0, 2}, {1, 2}});
  open_along(maze, {{0, 1}, {1, 1}});
  open_along(maze, {{0, 0}, {1, 0}});
  // The dead ends (1, 0), (1, 1) and (1, 2) stand in one column: two are joined, the third to either.
  Rng rng(1);
  CHECK(braid(maze, 1, rng) == 0);
  CHECK(measure(maze).dead_ends == 0);
}

TEST_CASE("dead ends become rock, and the rest stays as it was") {
  for_each_sample([](const Maze& maze, bool perfect) {
    for (const int rounds : {1, 2, 50}) {
      const Maze less = sparsified(maze, rounds);
      check_maze(less, perfect);
      const std::uint32_t cells = cell_count(*maze.topology);
      CHECK(cell_count(*less.topology) >= std::min(cells, 2u));
      CHECK(cell_count(*maze.topology) - cell_count(*less.topology) ==
            passage_count(maze) - passage_count(less));
      if (rounds == 1 && cells > 30) CHECK(cell_count(*less.topology) == cells - measure(maze).dead_ends);
    }
  });
}

TEST_CASE("no round of sparsifying changes nothing") {
  const Maze maze = kruskal(8, 5, "1");
  CHECK(sparsified(maze, 0).open == maze.open);
}
