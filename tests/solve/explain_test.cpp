#include "solve/explain.h"

#include <catch2/catch.hpp>

#include "maze/thick.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

void check_parts(const Maze& maze, const Effort& e) {
  CHECK(e.total ==
        Approx(e.way + e.turning + e.decisions + e.wrong + e.elsewhere + e.glances).epsilon(1e-12));
  double wrong = 0;
  for (const WrongBranch& b : e.branches) {
    CHECK(contains(*maze.topology, b.at));
    CHECK(contains(*maze.topology, b.first));
    CHECK(b.at != b.first);
    CHECK(b.cells > 0);
    CHECK(b.temptation > 0);
    CHECK(b.temptation < 1);
    CHECK(b.expected == Approx(b.temptation * b.cost).epsilon(1e-12));
    wrong += b.expected;
  }
  CHECK(wrong == Approx(e.wrong).epsilon(1e-9));
}

void check_explained(const Maze& maze) {
  const Rating rating = rate(maze);
  const Explanation told = explain(maze);
  CHECK(told.rating.score == rating.score);
  CHECK(told.rating.forward == rating.forward);
  CHECK(told.rating.backward == rating.backward);
  CHECK(told.forward.total == rating.forward);
  CHECK(told.backward.total == rating.backward);
  check_parts(maze, told.forward);
  check_parts(maze, told.backward);
}

}  // namespace

TEST_CASE("an explanation is the rating, taken apart") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    for (const std::uint32_t extra : {0u, 5u}) check_explained(random_maze(*sample.topology, 4, extra));
  }
  Maze maze = random_maze(Lattice::square(18, 11), 8, 9);
  maze.goals = {{lattice_of(maze).at(14, 0), no_wall}, {lattice_of(maze).at(0, 9), no_wall}};
  check_explained(maze);
}

TEST_CASE("caves with halls are explained by their own cells, dug gates or not") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Maze cave = random_cave(Lattice::square(30, 21), 0.62, seed);
    std::tie(cave.start, cave.finish) = farthest_rim_gates(cave);
    check_explained(cave);
    const double score = explain(cave).rating.score;
    open_frame(cave);
    check_explained(cave);
    CHECK(explain(cave).rating.score == score);
  }
}

TEST_CASE("a wrong branch is explained with its place, its length and its temptation") {
  Maze maze = closed_maze(Lattice::square(12, 8));
  std::vector<std::pair<int, int>> way, side{{5, 0}}, twig{{2, 0}, {2, 1}};
  for (int x = 0; x < 12; ++x) way.push_back({x, 0});
  for (int y = 1; y < 8; ++y) way.push_back({11, y});
  for (int y = 1; y <= 5; ++y) side.push_back({5, y});
  for (int x = 6; x <= 9; ++x) side.push_back({x, 5});
  open_along(maze, way);
  open_along(maze, side);
  open_along(maze, twig);
  const Lattice& t = lattice_of(maze);
  maze.finish.cell = t.at(11, 7);
  const Effort e = explain(maze).forward;
  CHECK(e.way == Approx(2 + 0.4 * 9 + 2 + 0.4 * 5));
  CHECK(e.decisions == 1);  // half of 2, on a straight run
  CHECK(e.glances == 0.25);
  REQUIRE(e.branches.size() == 1);
  const WrongBranch& b = e.branches.front();
  CHECK(b.at == t.at(5, 0));
  CHECK(b.first == t.at(5, 1));
  CHECK(b.cells >= 2);
  CHECK(b.exits == 0);
  CHECK(b.temptation < 0.5);
  // The twig, the branch as far as it is straight, and the corridors of the way but for their first steps.
  std::vector<Cell> seen{t.at(2, 1)};
  for (int x = 3; x < 12; ++x) seen.push_back(t.at(static_cast<std::uint32_t>(x), 0));
  for (int y = 3; y < 8; ++y) seen.push_back(t.at(11, static_cast<std::uint32_t>(y)));
  for (int y = 1; y <= 5; ++y) seen.push_back(t.at(5, static_cast<std::uint32_t>(y)));
  CHECK_THAT(e.in_sight, Catch::UnorderedEquals(seen));
}

TEST_CASE("trickiness is the score beside that of perfect mazes of the same size") {
  CHECK(trickiness(7.5, 400) == Approx(7.5 - (0.934 * 8.643856189774725 - 0.55)));
  CHECK(trickiness(8, 400) == Approx(trickiness(7, 400) + 1));
  CHECK(trickiness(0, 1) == Approx(0.55));
  CHECK(trickiness(0, 0) == Approx(0.55));
}
