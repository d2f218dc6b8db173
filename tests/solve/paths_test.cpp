#include "solve/paths.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio;

TEST_CASE("the only way of a perfect maze is found, whatever lies beside it") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}});
  const Lattice& t = lattice_of(maze);
  CHECK(solve(maze) == CellPath{t.at(0, 0), t.at(0, 1), t.at(1, 1), t.at(1, 0), t.at(2, 0), t.at(2, 1)});
}

TEST_CASE("of equally short ways each step takes the first side") {
  Maze maze = closed_maze(Lattice::square(3, 3));
  const Lattice& t = lattice_of(maze);
  for (std::uint32_t i = 0; i < 3; ++i) {
    open_along(maze, {{0, static_cast<int>(i)}, {1, static_cast<int>(i)}, {2, static_cast<int>(i)}});
    open_along(maze, {{static_cast<int>(i), 0}, {static_cast<int>(i), 1}, {static_cast<int>(i), 2}});
  }
  // East comes before south, west before north.
  CHECK(solve(maze) == CellPath{t.at(0, 0), t.at(1, 0), t.at(2, 0), t.at(2, 1), t.at(2, 2)});
  CHECK(shortest_path(maze, t.at(2, 2), t.at(0, 0)) ==
        CellPath{t.at(2, 2), t.at(1, 2), t.at(0, 2), t.at(0, 1), t.at(0, 0)});
}

TEST_CASE("there is no way through closed walls, and a way of one cell to oneself") {
  const Maze maze = closed_maze(Lattice::square(5, 8));
  const Lattice& t = lattice_of(maze);
  CHECK(solve(maze).empty());
  CHECK(shortest_path(maze, t.at(2, 2), t.at(2, 2)) == CellPath{t.at(2, 2)});
  CHECK(solve(closed_maze(Lattice::square(1, 1))).size() == 1);
}

TEST_CASE("a shortest path is as long as the distance, on every topology, with and without loops") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    for (const std::uint32_t extra : {0u, 7u}) {
      const Maze maze = random_maze(*sample.topology, 11, extra);
      INFO(sample.name);
      const std::vector<std::uint32_t> steps = distances(maze, maze.start.cell);
      const CellPath path = solve(maze);
      REQUIRE(path.size() == steps[index(maze.finish.cell)] + 1);
      for (std::size_t i = 0; i < path.size(); ++i) CHECK(steps[index(path[i])] == i);
    }
  }
}

TEST_CASE("distances mark what cannot be reached") {
  Maze maze = closed_maze(Lattice::square(4, 1));
  open_along(maze, {{0, 0}, {1, 0}});
  const Lattice& t = lattice_of(maze);
  const std::vector<std::uint32_t> steps = distances(maze, t.at(0, 0));
  CHECK(steps[index(t.at(1, 0))] == 1);
  CHECK(steps[index(t.at(2, 0))] == unreached);
}
