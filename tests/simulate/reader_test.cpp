#include "simulate/simulated_reader.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/diagnostic.h"
#include "maze/thick.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

using Way = std::vector<std::pair<int, int>>;

const Personality& average() { return personalities()[0]; }
const Personality& machine() { return personalities()[3]; }

/// Of a straight run: its first two pitches are walked, the rest is skimmed.
double run(double length, const Personality& who) { return near_part(length) + who.skim * far_part(length); }

Way straight(int from, int to, int y) {
  Way way;
  for (int x = from; x <= to; ++x) way.push_back({x, y});
  return way;
}

double effort(const Maze& maze, const Personality& who, int runs = 400) {
  return simulated_effort(maze, who, 1, runs);
}

}  // namespace

TEST_CASE("the same seed is the same effort, another one nearly") {
  const Maze maze = random_maze(Lattice::square(18, 12), 5);
  for (const Personality& who : personalities()) {
    INFO(who.name);
    const double first = simulated_effort(maze, who, 7, 60);
    CHECK(simulated_effort(maze, who, 7, 60) == first);
    CHECK(simulated_effort(maze, who, 8, 60) != first);
    CHECK(simulated_effort(maze, who, 8, 600) == Approx(simulated_effort(maze, who, 9, 600)).epsilon(0.15));
  }
}

TEST_CASE("a corridor without branches costs its runs and its turns; the end of a line is seen") {
  for (const Personality& who : personalities()) {
    INFO(who.name);
    Maze bend = closed_maze(Lattice::square(12, 9));
    Way way = straight(0, 6, 0);
    for (int y = 1; y < 9; ++y) way.push_back({6, y});
    open_along(bend, way);
    bend.finish.cell = lattice_of(bend).at(6, 8);
    CHECK(effort(bend, who, 3) == Approx(run(6, who) + run(8, who) + who.turn));
  }
  Maze line = closed_maze(Lattice::square(9, 1));
  open_along(line, straight(0, 8, 0));
  CHECK(effort(line, machine(), 3) == Approx(8));
  CHECK(effort(line, average(), 3) < 8);
}

TEST_CASE("more wrong branches cost more") {
  for (const Personality& who : personalities()) {
    INFO(who.name);
    double before = 0;
    for (int branches = 0; branches <= 4; ++branches) {
      Maze maze = closed_maze(Lattice::square(30, 12));
      open_along(maze, straight(0, 29, 0));
      for (int b = 0; b < branches; ++b) {
        Way side;
        for (int y = 0; y < 12; ++y) side.push_back({3 + 5 * b, y});
        side.push_back({4 + 5 * b, 11});
        open_along(maze, side);
      }
      maze.finish.cell = lattice_of(maze).at(29, 0);
      const double now = effort(maze, who);
      CHECK(now >= before);
      before = now;
    }
  }
}

TEST_CASE("half of what one leg has shown is known on the next") {
  // A goal at the end of a branch, and the finish at the start's end of the corridor.
  Maze maze = random_maze(Lattice::square(16, 16), 7);
  const Lattice& t = lattice_of(maze);
  maze.goals = {{t.at(15, 0), no_wall}, {t.at(0, 15), no_wall}};
  for (const Personality& who : {average(), machine()}) {
    INFO(who.name);
    double fresh = 0;
    std::vector<Cell> stops{maze.start.cell};
    const Point a = center(*maze.topology, stops[0]);
    const bool first =
        distance(a, center(*maze.topology, t.at(15, 0))) <= distance(a, center(*maze.topology, t.at(0, 15)));
    stops.push_back(first ? t.at(15, 0) : t.at(0, 15));
    stops.push_back(first ? t.at(0, 15) : t.at(15, 0));
    stops.push_back(maze.finish.cell);
    for (std::size_t i = 1; i < stops.size(); ++i)
      fresh += simulated_effort(maze, stops[i - 1], stops[i], who, i, 400);
    CHECK(effort(maze, who) < fresh);
    CHECK(effort(maze, who) > fresh / 2);
  }
}

TEST_CASE("a thick maze is read like its thin twin") {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Maze thin = random_maze(Lattice::square(14, 14), seed);
    for (const Personality& who : personalities()) {
      INFO(who.name);
      CHECK(effort(thick_of(thin), who) == Approx(effort(thin, who)).epsilon(0.15));
    }
  }
}

TEST_CASE("the machine does not care for the direction, everybody else does") {
  // A fork whose wrong arm points at the finish, and its mirror image, where the right arm does.
  const auto fork = [](bool towards) {
    Maze maze = closed_maze(Lattice::square(41, 30));
    Way left = straight(20, 30, 15), right;
    for (int x = 20; x >= 10; --x) right.push_back({x, 15});
    for (int y = 14; y >= 5; --y) left.push_back({30, y}), right.push_back({10, y});
    open_along(maze, left);
    open_along(maze, right);
    open_along(maze, {{20, 20}, {20, 19}, {20, 18}, {20, 17}, {20, 16}, {20, 15}});
    const Lattice& t = lattice_of(maze);
    maze.start = {t.at(20, 20), no_wall};
    maze.finish = {t.at(30, 5), no_wall};
    if (!towards) {  // the arm that leads to the finish now begins on the other side
      maze.open = BitSet(t.wall_limit());
      open_along(maze, left);
      open_along(maze, right);
      open_along(maze, {{20, 20}, {20, 19}, {20, 18}, {20, 17}, {20, 16}, {20, 15}});
      maze.finish = {t.at(30, 5), no_wall};
      open_along(maze, {{10, 5}, {10, 4}});
      for (int x = 10; x < 30; ++x) open_along(maze, {{x, 4}, {x + 1, 4}});
      open_along(maze, {{30, 4}, {30, 5}});
      maze.open.reset(index(t.wall(t.at(30, 6), 3)));
    }
    return maze;
  };
  const auto excess = [&](const Maze& maze, const Personality& who) {
    // The wrong arm is 20 or 19 long: what the pull adds to the effort.
    Personality plain = who;
    plain.pull = 0;
    return effort(maze, who, 2000) - effort(maze, plain, 2000);
  };
  CHECK(excess(fork(true), average()) < -2);
  CHECK(excess(fork(false), average()) > 2);
  CHECK(machine().pull == 0);
  CHECK(effort(fork(true), machine(), 2000) ==
        Approx(25 + 20).epsilon(0.05));  // 25 steps; half the time 40 more
}

TEST_CASE("a dead end in sight is hardly ever walked, a longer one often") {
  const auto with_twig = [](int cells) {
    Maze maze = closed_maze(Lattice::square(25, 9));
    open_along(maze, straight(0, 24, 0));
    Way side;
    for (int y = 0; y <= std::min(cells, 4); ++y) side.push_back({8, y});
    for (int x = 5; x <= cells; ++x) side.push_back({x + 4, 4});
    open_along(maze, side);
    maze.finish.cell = lattice_of(maze).at(24, 0);
    return effort(maze, average(), 4000) - run(24, average());
  };
  const double plain = with_twig(0);
  CHECK(with_twig(2) < plain + 0.3);
  CHECK(with_twig(4) < plain + 0.6);  // a straight one
  CHECK(with_twig(8) > plain + 1);
}

TEST_CASE("every topology can be read, with and without loops; a reader without a path is an error") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    for (const std::uint32_t extra : {0u, 7u}) {
      const Maze maze = random_maze(*sample.topology, 3, extra);
      for (const Personality& who : personalities()) {
        const double walked = effort(maze, who, 20);
        CHECK(std::isfinite(walked));
        CHECK(walked >= 0);
      }
    }
  }
  const Maze closed = closed_maze(Lattice::square(2, 2));
  CHECK_THROWS_AS(effort(closed, average()), InternalError);
}

TEST_CASE("goals are visited before the finish, and nearer ones first") {
  Maze maze = closed_maze(Lattice::square(20, 1));
  open_along(maze, straight(0, 19, 0));
  const Lattice& t = lattice_of(maze);
  maze.finish.cell = t.at(19, 0);
  maze.goals = {{t.at(12, 0), no_wall}, {t.at(5, 0), no_wall}};
  constexpr double seen = 0.3;  // at least, of each pitch
  const double onwards = effort(maze, average());
  CHECK(onwards >= seen * 19);
  CHECK(onwards < 19 + 6);
  maze.start.cell = t.at(8, 0);
  CHECK(effort(maze, average()) >= seen * (3 + 7 + 7));
  maze.goals = {{t.at(0, 0), no_wall}};
  CHECK(effort(maze, average()) >= seen * (8 + 19));
}

TEST_CASE("a stroll across an empty hall is no search") {
  std::vector<std::string> rows(16, "#" + std::string(30, '.') + "#");
  rows.front() = rows.back() = std::string(32, '#');
  Maze maze = thick_maze_of({rows.begin(), rows.end()});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 7), no_wall};
  maze.finish = {t.at(30, 8), no_wall};
  for (const Personality& who : personalities()) {
    INFO(who.name);
    CHECK(effort(maze, who) < 1.5 * 30 + 5);
  }
}

TEST_CASE("an enlarged maze is no harder") {
  const Maze thin = random_maze(Lattice::square(9, 7), 3, 3);
  const Maze thick = thick_of(thin);
  const Maze large = magnified(thick, 3);
  for (const Personality& who : personalities()) {
    INFO(who.name);
    CHECK(effort(large, who) == Approx(effort(thick, who)).epsilon(0.2));
  }
}
