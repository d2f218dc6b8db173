#include "maze/mcclendon.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

CellPath cells(const Maze& maze, const std::vector<std::pair<int, int>>& way) {
  CellPath out;
  for (const auto& [x, y] : way)
    out.push_back(lattice_of(maze).at(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)));
  return out;
}

}  // namespace

TEST_CASE("a hallway is as twisted as McClendon's formula says") {
  using Line = std::vector<Point>;
  CHECK(twistedness(Line{}) == 0);
  CHECK(twistedness(Line{{0, 0}}) == 0);
  CHECK(twistedness(Line{{0, 0}, {1, 0}, {3, 0}}) == 0);
  // Length 3; a quarter turn into a segment of 1: 3 * (pi / 2) / (1 * pi).
  CHECK(twistedness(Line{{0, 0}, {1, 0}, {2, 0}, {2, 1}}) == Approx(1.5));
  // The other way round the segment behind the turn is longer.
  CHECK(twistedness(Line{{2, 1}, {2, 0}, {1, 0}, {0, 0}}) == Approx(0.75));
  // Length 3, two quarter turns into segments of 1.
  CHECK(twistedness(Line{{0, 0}, {1, 0}, {1, 1}, {0, 1}}) == Approx(3));
  // A third of a turn into a segment of 1, of 2 together.
  CHECK(twistedness(Line{{0, 0}, {1, 0}, {0.5, std::sqrt(0.75)}}) == Approx(4.0 / 3));
}

TEST_CASE("a maze by hand has McClendon's complexity and difficulty") {
  // 3 x 2: the way goes east twice and south; a branch goes south from the first cell and east.
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {1, 0}, {2, 0}, {2, 1}});
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}});
  const McClendon m = mcclendon(maze, cells(maze, {{0, 0}, {1, 0}, {2, 0}, {2, 1}}));
  // Two hallways from the start: 1.5, and one of length 2 with a quarter turn into a segment of 1.
  REQUIRE(m.complexity);
  CHECK(*m.complexity == Approx(std::log(1.5 + 2 * 0.5)));
  REQUIRE(m.difficulty);
  CHECK(*m.difficulty == Approx(std::log(1.5 * (2 * 0.5 + 1))));
  // From the other end the turn leads into a segment of 2, and the other hallway goes on.
  const McClendon back = mcclendon(maze, cells(maze, {{2, 1}, {2, 0}, {1, 0}, {0, 0}}));
  CHECK(*back.complexity == Approx(std::log(5 * (0.5 / 2 + 0.5 + 0.5))));
  CHECK(*back.difficulty == Approx(std::log(0.75 * 2)));
}

TEST_CASE("junctions divide hallways") {
  // An H of three straights: its hallways are straight, so nothing is twisted; the way bends twice.
  Maze maze = closed_maze(Lattice::square(3, 3));
  open_along(maze, {{0, 0}, {0, 1}, {0, 2}});
  open_along(maze, {{0, 1}, {1, 1}, {2, 1}});
  open_along(maze, {{2, 0}, {2, 1}, {2, 2}});
  open_along(maze, {{1, 0}, {1, 1}, {1, 2}});
  const McClendon m = mcclendon(maze, cells(maze, {{0, 0}, {0, 1}, {1, 1}, {2, 1}, {2, 2}}));
  CHECK_FALSE(m.complexity);
  REQUIRE(m.difficulty);
  CHECK(*m.difficulty == Approx(std::log(4 * (0.5 / 2 + 0.5))));
}

TEST_CASE("what has no McClendon measure has none") {
  Maze straight = closed_maze(Lattice::square(4, 1));
  open_along(straight, {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
  const McClendon one_way = mcclendon(straight, cells(straight, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}));
  CHECK_FALSE(one_way.complexity);
  CHECK_FALSE(one_way.difficulty);

  const Maze single = closed_maze(Lattice::square(1, 1));
  CHECK_FALSE(mcclendon(single, cells(single, {{0, 0}})).complexity);

  Maze loop = closed_maze(Lattice::square(2, 2));
  open_along(loop, {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}});
  CHECK_FALSE(mcclendon(loop, cells(loop, {{0, 0}, {1, 0}, {1, 1}})).difficulty);
}
