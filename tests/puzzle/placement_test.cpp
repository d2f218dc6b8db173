#include "puzzle/placement.h"

#include <catch2/catch.hpp>

#include "maze/gates.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

TEST_CASE("a word is entered in the letter that is read first, and left in the last one") {
  const Rect left{0, 0, 9.5, 6}, right{10.5, 0, 20, 6};
  const Goals anywhere;
  int across = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    for (const std::optional<double> target : {std::optional<double>(), std::optional(3.0)})
      for (const bool leftward : {false, true}) {
        const std::vector<Rect> ends = leftward ? std::vector{right, left} : std::vector{left, right};
        GateRequest request{anywhere, std::nullopt, target, std::to_string(seed)};
        request.ends = ends;
        const Maze maze = place_gates(random_maze(Lattice::square(20, 6), seed), request).value().maze;
        const auto x = [&](const Gate& gate) { return center(*maze.topology, gate.cell).x; };
        INFO(seed << " from " << x(maze.start) << " to " << x(maze.finish));
        if ((x(maze.start) < 10) == (x(maze.finish) < 10)) continue;
        ++across;
        CHECK((x(maze.start) < 10) == !leftward);
      }
  CHECK(across > 60);
}
