#include "generate/thick/join_halls.h"

#include "generate/thick/components.h"
#include "generate/thick/cut_loops.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

BitSet random_floor(const BitSet& inner, double share, Rng& rng) {
  BitSet floor(inner.size());
  inner.for_each_set([&](std::size_t c) {
    if (rng.chance(share)) floor.set(c);
  });
  return floor;
}

bool within(const BitSet& part, const BitSet& whole) {
  bool all = true;
  part.for_each_set([&](std::size_t c) { all = all && whole.test(c); });
  return all;
}

/// Fields to dig in, of which every inner cell is reached from every other.
std::vector<Lattice> fields() {
  std::vector<Lattice> out{Lattice::square(5, 8), Lattice::square(8, 5), Lattice::square(40, 25),
                           Lattice::square(25, 40)};
  Mask ring = full_mask(23, 17);
  for (std::uint32_t y = 7; y < 10; ++y)
    for (std::uint32_t x = 9; x < 14; ++x) ring.cells.reset(std::size_t{y} * ring.columns + x);
  out.push_back(Lattice::square(ring));
  return out;
}

BitSet floor_of(const Lattice& field, const std::vector<std::string>& lines) {
  BitSet floor(field.cell_limit());
  for (std::uint32_t y = 0; y < field.rows(); ++y)
    for (std::uint32_t x = 0; x < field.columns(); ++x)
      if (lines[y][x] == '.') floor.set(index(field.at(x, y)));
  return floor;
}

}  // namespace

TEST_CASE("components are joined into one by digging no more than their distances") {
  Rng rng(1);
  for (const Lattice& field : fields())
    for (const double share : {0.1, 0.3, 0.5}) {
      const BitSet inner = inner_cells(field);
      const BitSet floor = random_floor(inner, share, rng);
      const Components pieces = components_of(field, floor);
      const Joined joined = join_components(field, floor, inner, 1, rng);
      CHECK(components_of(field, joined.floor).sizes.size() == (pieces.sizes.empty() ? 0 : 1));
      CHECK(within(floor, joined.floor));
      CHECK(within(joined.floor, inner));
      CHECK(joined.carved == joined.floor.count() - floor.count());
      CHECK(joined.carved <= joined.cost);
      CHECK(joined.cost + 1 >= pieces.sizes.size());
    }
}

TEST_CASE("small components are filled, but never the largest") {
  const Lattice field = Lattice::square(9, 5);
  const std::vector<std::string> lines{
      "#########",  //
      "#..###.##",  //
      "#..###.##",  //
      "#######.#",  //
      "#########",
  };
  Rng rng(1);
  const BitSet floor = floor_of(field, lines), inner = inner_cells(field);
  CHECK(join_components(field, floor, inner, 1, rng).carved == 4);
  CHECK(join_components(field, floor, inner, 2, rng).floor.count() == 9);
  CHECK(join_components(field, floor, inner, 3, rng).floor.count() == 4);
  CHECK(join_components(field, floor, inner, 9, rng).floor.count() == 4);
}

TEST_CASE("components are joined by the shortest paths") {
  const Lattice field = Lattice::square(11, 5);
  const std::vector<std::string> lines{
      "###########",  //
      "#.##.###..#",  //
      "#.##.###..#",  //
      "#.##.###..#",  //
      "###########",
  };
  Rng rng(3);
  const Joined joined = join_components(field, floor_of(field, lines), inner_cells(field), 1, rng);
  CHECK(joined.cost == 5);
  CHECK(joined.carved == 5);
}

TEST_CASE("cutting leaves connected floor without loops") {
  Rng rng(2);
  for (const Lattice& field : fields())
    for (const double share : {0.5, 0.7, 0.9, 0.97, 1.0})
      for (int i = 0; i < 5; ++i) {
        const BitSet inner = inner_cells(field);
        const BitSet floor = largest_component(field, random_floor(inner, share, rng));
        if (floor.count() == 0) continue;
        const BitSet cut = cut_loops(field, floor, rng);
        const Maze maze = thick_maze(field, cut);
        check_maze(maze, false);
        CHECK(loop_count(std::get<Lattice>(*maze.topology)) == 0);
        CHECK(within(cut, floor));
        CHECK(cut.count() > 0);
      }
}

TEST_CASE("cutting a ring of corridor fills one cell, and floor without loops stays as it is") {
  const Lattice field = Lattice::square(7, 6);
  const BitSet ring = floor_of(field, {
                                          "#######",  //
                                          "#.....#",  //
                                          "#.###.#",  //
                                          "#.###.#",  //
                                          "#.....#",  //
                                          "#######",
                                      });
  Rng rng(4);
  const BitSet cut = cut_loops(field, ring, rng);
  CHECK(cut.count() == ring.count() - 1);
  CHECK(cut_loops(field, cut, rng) == cut);
  const BitSet hall = inner_cells(field);
  CHECK(cut_loops(field, hall, rng) == hall);
}

TEST_CASE("an island in a wide hall is tied to the wall by a short bridge") {
  const Lattice field = Lattice::square(13, 13);
  BitSet floor = inner_cells(field);
  floor.reset(index(field.at(6, 6)));
  Rng rng(5);
  CHECK(cut_loops(field, floor, rng).count() == floor.count() - 5);
}
