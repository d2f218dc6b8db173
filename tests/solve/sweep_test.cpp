#include "solve/sweep.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

std::vector<Lattice> swept_lattices() {
  const auto with_hole = [](std::uint32_t columns, std::uint32_t rows) {
    Mask mask = full_mask(columns, rows);
    for (std::uint32_t x = columns / 3; x < columns / 2; ++x) mask.cells.reset(rows / 2 * columns + x);
    return mask;
  };
  std::vector<Lattice> out{Lattice::square(1, 1), Lattice::square(150, 70), Lattice::square(3, 3000),
                           Lattice::square(6000, 2)};
  for (const auto make : {&Lattice::hexagon, &Lattice::triangle}) {
    out.push_back(make(with_hole(70, 90)));
    out.push_back(make(with_hole(5000, 3)));
  }
  out.push_back(Lattice::square(with_hole(70, 90)));
  return out;
}

}  // namespace

TEST_CASE("all cells of a maze are joined, and no longer where a passage of a perfect one is closed") {
  for (const Lattice& t : swept_lattices()) {
    INFO(t.columns() << " x " << t.rows() << ", degree " << t.degree());
    Maze maze = random_maze(t, 11);
    CHECK(joins_all_cells(t, maze.open));
    std::size_t passage = 0;
    maze.open.for_each_set([&](std::size_t w) {
      if (++passage % (maze.open.count() / 20 + 1) != 0) return;
      BitSet fewer = maze.open;
      fewer.reset(w);
      CHECK_FALSE(joins_all_cells(t, fewer));
    });
  }
}

TEST_CASE("two halves that are joined only below the last rows that are swept at once are joined") {
  const Lattice t = Lattice::square(2, 5000);
  BitSet open(t.wall_limit());
  for (std::uint32_t y = 0; y + 1 < 5000; ++y)
    for (std::uint32_t x = 0; x < 2; ++x) open.set(index(t.wall(t.at(x, y), 1)));
  CHECK_FALSE(joins_all_cells(t, open));
  open.set(index(t.wall(t.at(0, 4999), 0)));
  CHECK(joins_all_cells(t, open));
}
