#include "maze/upright_gates.h"
#include "solve/gate_placement.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "maze/gates.h"
#include "solve/check.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

void place(Maze& maze, const GatePair& gates) { std::tie(maze.start, maze.finish) = gates; }

/// From the middle of the field, stretched so that its rim is 1 away.
Point seen(const AnyTopology& t, Cell c) {
  const Rect box = bounds(t);
  const Point p = center(t, c) - box.center();
  return {2 * p.x / box.width(), 2 * p.y / box.height()};
}

double turn_between(Point a, Point b) {
  return std::fabs(std::remainder(std::atan2(a.y, a.x) - std::atan2(b.y, b.x), 2 * M_PI)) / (M_PI / 4);
}

/// The longest way between rim cells with a gate that leads up or down, at least this many eighths of a turn
/// apart, not deep inside.
std::uint32_t longest_rim_way(const Maze& maze, double eighths = 0) {
  const AnyTopology& t = *maze.topology;
  std::uint32_t longest = 0;
  const std::vector<Gate> rim = upright_gates(t, rim_gates(t));
  const auto deep = [](Point p) { return std::max(std::fabs(p.x), std::fabs(p.y)) < 0.45; };
  for (const Gate& a : rim) {
    const Point from = seen(t, a.cell);
    const std::vector<std::uint32_t> steps = distances(maze, a.cell);
    for (const Gate& b : rim) {
      const Point to = seen(t, b.cell);
      if (eighths == 0 || (turn_between(from, to) >= eighths && !deep(from) && !deep(to)))
        longest = std::max(longest, steps[index(b.cell)]);
    }
  }
  return longest;
}

double gap(const Maze& maze) {
  const Point way = edge_middle(edge(*maze.topology, maze.start.wall)) -
                    edge_middle(edge(*maze.topology, maze.finish.wall));
  return std::sqrt(dot(way, way));
}

}  // namespace

TEST_CASE("no rim gates of a perfect maze lie farther apart than the farthest ones, but side by side") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      INFO(sample.name);
      Maze maze = random_maze(*sample.topology, seed);
      place(maze, farthest_rim_gates(maze));
      CHECK(check(maze).sound.ok());
      const auto steps = static_cast<std::uint32_t>(solve_maze(maze).size() - 1);
      CHECK(steps <= longest_rim_way(maze));
      CHECK(steps >= longest_rim_way(maze, 2));  // more than one eighth lies between wherever it stands
    }
  }
}

TEST_CASE("of the far pairs it is the farthest, on a field with gates everywhere") {
  // Eight rim cells, one an eighth: who is allowed is plain.
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Maze maze = random_maze(Lattice::square(3, 3), seed);
    place(maze, farthest_rim_gates(maze));
    CHECK(solve_maze(maze).size() - 1 == longest_rim_way(maze, 1.9));
  }
}

TEST_CASE("gates never stand side by side where the rim is long enough") {
  for (const auto& [columns, rows] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{4, 4}, {3, 3}, {1, 9}, {9, 1}, {5, 8}, {20, 10}})
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      INFO(columns << "x" << rows << ", seed " << seed);
      Maze maze = random_maze(Lattice::square(columns, rows), seed);
      place(maze, farthest_rim_gates(maze));
      CHECK(gap(maze) > 1.4);
      Rng rng(seed);
      for (const GatePair& pair : gate_candidates(maze, rng)) {
        place(maze, pair);
        CHECK(gap(maze) > 1.4);
      }
      for (const GatePair& pair : rim_candidates(maze, *gate_at(*maze.topology, "top-left"), rng)) {
        place(maze, pair);
        CHECK(gap(maze) > 1.4);
      }
    }
}

TEST_CASE("two gates are not put into one bay in the middle") {
  const Lattice table = Lattice::square(parse_mask("############\n"
                                                   "############\n"
                                                   "############\n"
                                                   "############\n"
                                                   "###......###\n"
                                                   "###......###\n"
                                                   "###......###\n")
                                            .value());
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Maze maze = random_maze(table, seed);
    place(maze, farthest_rim_gates(maze));
    CHECK(gap(maze) > 2.5);
  }
}

TEST_CASE("paths to the rim of a slender diamond end in a wall of the rim") {
  const Lattice diamond =
      Lattice::square(parse_mask("...#...\n..###..\n.#####.\n..###..\n...#...\n").value());
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Maze maze = random_maze(diamond, seed);
    Rng rng(seed);
    for (const GatePair& pair : rim_candidates(maze, *gate_at(*maze.topology, "centre"), rng))
      CHECK(pair.second.wall != no_wall);
  }
}

TEST_CASE("the only cell is entered from above and left on the other side") {
  for (const Lattice& t : {Lattice::square(1, 1), Lattice::hexagon(full_mask(1, 1))}) {
    const Maze maze = random_maze(t, 1);
    const auto [in, out] = farthest_rim_gates(maze);
    const Point up = outward(*maze.topology, in), down = outward(*maze.topology, out);
    CHECK(up.y < -0.8);
    CHECK(dot(up, down) == Approx(-1));
  }
}

TEST_CASE("with loops the farthest gates are nearly so") {
  Maze maze = random_maze(Lattice::square(20, 30), 5, 40);
  place(maze, farthest_rim_gates(maze));
  CHECK(solve_maze(maze).size() - 1 >= 0.8 * longest_rim_way(maze));
}

TEST_CASE("where the rim has one cell only, the other gate lies inside") {
  // A square inside a ring made of one cell with a slit.
  const PlanarGraph g = PlanarGraph::build(std::vector{
      closed_ring({{1, 1}, {2, 1}, {2, 2}, {1, 2}}),
      closed_ring(
          {{0, 0}, {3, 0}, {3, 3}, {0, 3}, {0, 1.5}, {1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}, {0, 1.5}})});
  Maze maze = random_maze(g, 1);
  place(maze, farthest_rim_gates(maze));
  CHECK(check(maze).sound.ok());
}

TEST_CASE("every candidate is a sound placement, and none comes twice") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    Maze maze = random_maze(*sample.topology, 2);
    Rng rng(7);
    const std::vector<GatePair> pairs = gate_candidates(maze, rng);
    CHECK_FALSE(pairs.empty());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      place(maze, pairs[i]);
      const Verdict v = check(maze);
      CHECK(v.sound.ok());
      CHECK(v.gates_on_rim);
      for (std::size_t k = 0; k < i; ++k) CHECK(pairs[k] != pairs[i]);
    }
    Rng again(7);
    CHECK(gate_candidates(maze, again) == pairs);
  }
}

TEST_CASE("candidates begin with the corners and end with pairs far apart") {
  const Maze maze = random_maze(Lattice::square(12, 20), 4);
  const Lattice& t = lattice_of(maze);
  Rng rng(1);
  const std::vector<GatePair> pairs = gate_candidates(maze, rng);
  REQUIRE(pairs.size() == 27);
  const auto cells = [&](std::size_t i) { return std::pair(pairs[i].first.cell, pairs[i].second.cell); };
  CHECK(cells(0) == std::pair(t.at(0, 0), t.at(11, 19)));
  CHECK(cells(1) == std::pair(t.at(11, 0), t.at(0, 19)));
  CHECK(cells(2) == std::pair(t.at(0, 19), t.at(11, 0)));
  CHECK(cells(3) == std::pair(t.at(11, 19), t.at(0, 0)));
  for (std::size_t i = 7; i < pairs.size(); ++i) {
    const Point way = t.center(pairs[i].first.cell) - t.center(pairs[i].second.cell);
    CHECK(dot(way, way) >= 12 * 12);
  }
}

TEST_CASE("a corner's gate opens upwards, not sideways") {
  const Maze maze = random_maze(Lattice::square(6, 6), 4);
  const Lattice& t = lattice_of(maze);
  int upwards = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    upwards += gate_candidates(maze, rng).front().first.wall == t.wall(t.at(0, 0), 3);
  }
  CHECK(upwards == 200);
}

TEST_CASE("from a fixed place every candidate leads to the rim, the farthest gate first") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    Maze maze = random_maze(*sample.topology, 2);
    const Gate center = *gate_at(*maze.topology, "centre");
    Rng rng(7), again(7);
    const std::vector<GatePair> pairs = rim_candidates(maze, center, rng);
    REQUIRE_FALSE(pairs.empty());
    CHECK(rim_candidates(maze, center, again) == pairs);
    const std::vector<std::uint32_t> steps = distances(maze, center.cell);
    for (const GatePair& pair : pairs) {
      place(maze, pair);
      CHECK(pair.first == center);
      CHECK(check(maze).sound.ok());
      CHECK(steps[index(pair.second.cell)] <= steps[index(pairs.front().second.cell)]);
    }
    if (cell_count(*maze.topology) > 100) CHECK(pairs.size() >= 20);
  }
}

TEST_CASE("gates of caves are far apart, and printable once they are dug") {
  for (const auto& [w, h] : {std::pair{3u, 3u}, {3u, 7u}, {9u, 14u}, {31u, 20u}})
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      INFO(w << "x" << h << " " << seed);
      Maze cave = random_cave(Lattice::square(w, h), 0.6, seed);
      Rng rng(seed);
      std::vector<GatePair> pairs = gate_candidates(cave, rng);
      CHECK_FALSE(pairs.empty());
      pairs.push_back(farthest_rim_gates(cave));
      for (const GatePair& pair : rim_candidates(cave, *gate_at(*cave.topology, "centre"), rng))
        pairs.push_back(pair);
      for (const GatePair& pair : pairs) {
        Maze gated = cave;
        place(gated, pair);
        open_frame(gated);
        const CellPath way = solve_maze(gated);
        CHECK(check_printable(gated, &way, false).ok());
      }
    }
}

TEST_CASE("a cave that does not come near its frame has gates inside") {
  const Maze cave = thick_maze_of({"########", "########", "##...###", "##.#..##", "########", "########"});
  const Lattice& t = lattice_of(cave);
  REQUIRE(rim_gates(*cave.topology).empty());
  const GatePair ends{{t.at(2, 3), no_wall}, {t.at(5, 3), no_wall}};
  Rng rng(1);
  CHECK(farthest_rim_gates(cave) == ends);
  CHECK(gate_candidates(cave, rng) == std::vector<GatePair>{ends});
  CHECK(rim_candidates(cave, ends.first, rng) == std::vector<GatePair>{ends});
  const Maze lonely = thick_maze_of({"#####", "#####", "##.##", "#####", "#####"});
  CHECK(farthest_rim_gates(lonely).first == Gate{lattice_of(lonely).at(2, 2), no_wall});
  CHECK(gate_candidates(lonely, rng).size() == 1);
  CHECK(rim_candidates(lonely, farthest_rim_gates(lonely).first, rng).size() == 1);
}
