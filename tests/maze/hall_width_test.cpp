#include "maze/hall_width.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

TEST_CASE("a cell is as wide as the largest open square that it lies in") {
  const Maze maze = thick_maze_of(
      {"###########", "#.....#...#", "###...#.#.#", "###..##...#", "#.........#", "###########"});
  const Lattice& t = lattice_of(maze);
  const std::vector<std::uint8_t> width = hall_widths(t);
  CHECK(width[index(t.at(1, 1))] == 1);
  CHECK(width[index(t.at(3, 1))] == 2);
  CHECK(width[index(t.at(5, 2))] == 2);
  CHECK(width[index(t.at(4, 4))] == 2);
  CHECK(width[index(t.at(8, 1))] == 1);
  CHECK(width[index(t.at(7, 4))] == 2);
  CHECK(width[index(t.at(0, 0))] == 0);
}

TEST_CASE("the widths are those of a search over all squares") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Maze cave =
        random_cave(Lattice::square(23, 15 + seed), 0.55 + 0.03 * static_cast<double>(seed), seed);
    const Lattice& t = lattice_of(cave);
    std::vector<std::uint8_t> expected(t.cell_limit(), 0);
    const auto open = [&](std::uint32_t x, std::uint32_t y, std::uint32_t side) {
      for (std::uint32_t i = 0; i < side * side; ++i)
        if (!t.contains(t.at(x + i % side, y + i / side))) return false;
      return true;
    };
    for (std::uint32_t side = 1; side <= 15; ++side)
      for (std::uint32_t y = 0; y + side <= t.rows(); ++y)
        for (std::uint32_t x = 0; x + side <= t.columns(); ++x)
          if (open(x, y, side))
            for (std::uint32_t i = 0; i < side * side; ++i)
              expected[index(t.at(x + i % side, y + i / side))] = static_cast<std::uint8_t>(side);
    CHECK(hall_widths(t) == expected);
  }
}
