#include "solve/difficulty.h"

#include "base/level_scale.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

#include "base/diagnostic.h"
#include "maze/metrics.h"
#include "maze/thick.h"
#include "solve/explain.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "topology/grids.h"

using namespace mazefolio::tests;

namespace {

using Way = std::vector<std::pair<int, int>>;

// A corridor to the east that turns south at its end, which is out of sight.
Maze corner(std::uint32_t columns, std::uint32_t rows) {
  Maze maze = closed_maze(Lattice::square(columns, rows));
  Way way;
  const int last = static_cast<int>(columns) - 1;
  for (int x = 0; x <= last; ++x) way.push_back({x, 0});
  for (int y = 1; y < static_cast<int>(rows); ++y) way.push_back({last, y});
  open_along(maze, way);
  maze.finish.cell = lattice_of(maze).at(columns - 1, rows - 1);
  return maze;
}

/// A side corridor to the south.
void add_twig(Maze& maze, int column, int cells) {
  Way side;
  for (int y = 0; y <= cells; ++y) side.push_back({column, y});
  open_along(maze, side);
}

}  // namespace

TEST_CASE("a straight run costs its first two pitches and a glance along the rest") {
  for (std::uint32_t cells = 1; cells < 12; ++cells) {
    Maze straight = closed_maze(Lattice::square(1, cells));
    Way way;
    for (int y = 0; y < static_cast<int>(cells); ++y) way.push_back({0, y});
    open_along(straight, way);
    const double steps = cells - 1.0;
    CHECK(rate(straight).forward == Approx(std::min(2.0, steps) + 0.4 * std::max(0.0, steps - 2)));
    CHECK(rate(straight).backward == Approx(rate(straight).forward));
  }
}

TEST_CASE("a turn costs half a pitch and ends the run; a staircase is no turning") {
  for (const std::uint32_t columns : {5u, 7u})  // corners that every second cell meets
    CHECK(rate(corner(columns, 5)).forward == Approx(2 + 0.4 * (columns - 3) + 2 + 0.4 * 2 + 0.5));
  Maze maze = closed_maze(Lattice::square(5, 5));
  Way way{{0, 0}};
  for (int i = 0; i < 4; ++i) way.insert(way.end(), {{i + 1, i}, {i + 1, i + 1}});
  open_along(maze, way);
  CHECK(rate(maze).forward == Approx(8).epsilon(1e-12));
}

TEST_CASE("a dead end that is seen costs a quarter, also a long straight one; a longer one a decision") {
  const double plain = rate(corner(12, 12)).forward;
  for (int twig = 1; twig <= 11; ++twig) {
    Maze maze = corner(12, 12);
    add_twig(maze, 4, twig);
    const double added = rate(maze).forward - plain;
    if (twig <= 6)
      CHECK(added == Approx(0.25));
    else
      CHECK(added > 1);
  }
  // Around a corner only three pitches are seen.
  Maze bent = corner(12, 12);
  open_along(bent, {{4, 0}, {4, 1}, {5, 1}, {5, 2}, {6, 2}});
  CHECK(rate(bent).forward > plain + 1);
}

TEST_CASE("a corridor that is seen to go on is followed past its side branches") {
  // The side branch points at the finish as well as the corridor does.
  Maze maze = corner(12, 12);
  add_twig(maze, 6, 11);
  open_along(maze, {{6, 11}, {5, 11}, {4, 11}, {4, 10}, {3, 10}});
  const Effort passed = explain(maze).forward;
  REQUIRE(passed.branches.size() == 1);
  CHECK(passed.branches[0].temptation < 0.5);
  CHECK(passed.decisions == 1);  // half of 2
  // From the other end it is met at a junction, too, but nobody has to turn there.
  maze.start.cell = lattice_of(maze).at(6, 4);
  const Effort turning = explain(maze).forward;
  REQUIRE(turning.branches.size() >= 1);
  CHECK(turning.decisions >= 2);
}

TEST_CASE("what lies within sight of the finish costs nothing") {
  Maze maze = closed_maze(Lattice::square(8, 8));
  Way way;
  for (int x = 0; x < 8; ++x) way.push_back({x, 0});
  open_along(maze, way);
  maze.finish.cell = lattice_of(maze).at(7, 0);
  const double plain = rate(maze).forward;
  add_twig(maze, 5, 7);
  CHECK(rate(maze).forward == plain);
}

TEST_CASE("the printed direction counts, and a fifth of what the other one would save") {
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Maze maze = random_maze(Lattice::square(18, 13), seed);
    Rater rater(maze);
    const Rating there = rater.rate(maze.start.cell, maze.finish.cell);
    const Rating back = rater.rate(maze.finish.cell, maze.start.cell);
    CHECK(there.forward == back.backward);
    CHECK((there.forward > there.backward) == (there.score > back.score));
    differ += there.score != back.score;
    const Rating& harder = there.forward >= there.backward ? there : back;
    CHECK(harder.score ==
          Approx(0.4 + 0.94 * std::log2(harder.forward - 0.2 * (harder.forward - harder.backward)))
              .margin(6e-4));
    const Rater::FromHarder found = rater.rate_from_harder(maze.start.cell, maze.finish.cell);
    CHECK(found.rating.score == harder.score);
    CHECK(found.rating.decisions == harder.decisions);
    CHECK(found.second == (there.forward < there.backward));
  }
  CHECK(differ > 4);
}

TEST_CASE("the score does not change when the page is turned or seen in a mirror") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Maze maze = random_maze(Lattice::square(seed % 2 ? 17 : 24, seed % 3 ? 24 : 9), seed);
    const Rating plain = rate(maze);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      const Rating turned = rate(image(maze, symmetry));
      CHECK(turned.forward == Approx(plain.forward).epsilon(1e-9));
      CHECK(turned.backward == Approx(plain.backward).epsilon(1e-9));
    }
    std::swap(maze.start, maze.finish);
    CHECK(rate(maze).forward == plain.backward);
  }
}

TEST_CASE("a wrong branch with an exit is one from either end") {
  // A corridor with a long wrong branch; then the branch comes back to the corridor further on.
  Maze maze = corner(20, 6);
  Way way, side{{3, 0}};
  for (int x = 0; x < 20; ++x) way.push_back({x, 0});
  for (int y = 1; y < 6; ++y) side.push_back({3, y});
  for (int x = 4; x < 9; ++x) side.push_back({x, 5});
  for (int y = 4; y > 0; --y) side.push_back({8, y});
  open_along(maze, side);
  const Effort dead = explain(maze).forward;
  open_along(maze, {{8, 1}, {8, 0}});
  const Effort loop = explain(maze).forward;
  REQUIRE(dead.branches.size() == 1);
  REQUIRE(loop.branches.size() == 2);  // from either end of it
  CHECK(dead.branches[0].exits == 0);
  for (const WrongBranch& b : loop.branches) CHECK(b.exits == 1);
  CHECK(loop.elsewhere > 0);
  CHECK(dead.elsewhere == 0);

  // A twig within sight that leads somewhere is a real choice.
  Maze small = corner(12, 8);
  open_along(small, {{4, 0}, {4, 1}, {5, 1}});
  const double dead_end = rate(small).forward;
  open_along(small, {{5, 1}, {5, 0}});
  CHECK(rate(small).forward > dead_end + 1);
}

TEST_CASE("every topology can be rated, with and without loops, and a rater gives the same twice") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    for (const std::uint32_t extra : {0u, 5u}) {
      const Maze maze = random_maze(*sample.topology, 9, extra);
      Rater rater(maze);
      const Rating first = rater.rate(maze.start.cell, maze.finish.cell);
      rater.rate(maze.finish.cell, maze.finish.cell);
      const Rating again = rater.rate(maze.start.cell, maze.finish.cell);
      CHECK(first.score == again.score);
      CHECK(first.forward == again.forward);
      CHECK(std::isfinite(first.score));
      CHECK(first.score * 1000 == Approx(std::round(first.score * 1000)));
    }
  }
  CHECK_THROWS_AS(rate(closed_maze(Lattice::square(2, 2))), InternalError);
}

TEST_CASE("levels are bands of three quarters, closed below") {
  CHECK(level_of(0) == 1);
  CHECK(level_of(4.499) == 1);
  CHECK(level_of(5.249) == 1);
  CHECK(level_of(5.25) == 2);
  CHECK(level_of(5.2496) == 2);  // compared in thousandths
  CHECK(level_of(11.249) == 9);
  CHECK(level_of(11.25) == 10);
  CHECK(level_of(40) == 10);
  CHECK(level_of(-3) == 1);
  for (int level = 1; level <= 10; ++level) CHECK(level_of(level_floor(level)) == level);
  CHECK(level_position(5.325) == Approx(2.1));
  CHECK(level_position(2) == 1);
  CHECK(level_position(30) == 10.99);
}

TEST_CASE("the named bands cover the ten levels without a gap") {
  int next = 1;
  for (const LevelBand& band : level_bands()) {
    CHECK(band.low == next);
    next = band.high + 1;
  }
  CHECK(next == 11);
  CHECK(level_bands()[band_index(1)].name == "easy");
  CHECK(level_bands()[band_index(7)].name == "expert");
  CHECK(level_bands()[band_index(10)].name == "fiendish");
}

TEST_CASE("a goal on the solution changes nothing; one beside it is rated as well") {
  Maze maze = random_maze(Lattice::square(15, 20), 8);
  const Rating plain = rate(maze);
  const CellPath way = solve_maze(maze);
  const BitSet on_way = [&] {
    BitSet cells(cell_limit(*maze.topology));
    for (const Cell c : way) cells.set(index(c));
    return cells;
  }();
  maze.goals = {{way[way.size() - 2], no_wall}};
  CHECK(rate(maze).forward == Approx(plain.forward).epsilon(0.03));
  const std::vector<std::uint32_t> steps = distances(maze, maze.start.cell);
  Cell far = maze.start.cell;
  for (std::uint32_t i = 0; i < steps.size(); ++i)
    if (steps[i] != unreached && !on_way.test(i) && steps[i] > steps[index(far)]) far = Cell{i};
  maze.goals = {{far, no_wall}};
  CHECK(rate(maze).score > plain.score + 0.05);
}

TEST_CASE("the effort of several goals is the sum of their legs, less what is known by then") {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Maze maze = random_maze(Lattice::square(16, 16), seed);
    const Lattice& t = lattice_of(maze);
    maze.goals = {{t.at(15, 0), no_wall}, {t.at(0, 15), no_wall}};
    const Effort all = explain(maze).forward;
    REQUIRE(all.legs.size() == 3);
    CHECK(all.legs[0] + all.legs[1] + all.legs[2] == Approx(all.total));
    // In the order of the answer.
    std::vector<Cell> places{maze.start.cell, t.at(15, 0), t.at(0, 15), maze.finish.cell};
    Rater rater(maze);
    const auto fresh = [&] {
      double sum = 0;
      for (std::size_t i = 1; i < places.size(); ++i) sum += rater.rate(places[i - 1], places[i]).forward;
      return sum;
    };
    const double one = fresh();
    std::swap(places[1], places[2]);
    CHECK(all.total < std::max(one, fresh()));
    CHECK(all.total > 0.5 * std::min(one, fresh()));
  }
}

TEST_CASE("a thick maze is as hard as its thin twin") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Maze thin = random_maze(Lattice::square(9 + 2 * static_cast<std::uint32_t>(seed), 14), seed);
    CHECK(level_position(rate(thick_of(thin)).score) ==
          Approx(level_position(rate(thin).score)).margin(0.15));
  }
}

TEST_CASE("mazes with loops and goals are rated") {
  Maze maze = random_maze(Lattice::square(15, 20), 8, 30);
  const Lattice& t = std::get<Lattice>(*maze.topology);
  maze.goals = {{t.at(14, 0), no_wall}, {t.at(0, 19), no_wall}};
  const Rating r = rate(maze);
  CHECK(r.forward > static_cast<double>(solve_maze(maze).size()) / 3);
  CHECK(level_of(r.score) > 3);
}

TEST_CASE("the length of a step is the distance of the centers") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (!std::holds_alternative<PlanarGraph>(*sample.topology)) continue;
    INFO(sample.name);
    const Maze maze = random_maze(*sample.topology, 2);
    Rater rater(maze);
    const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
    maze.open.for_each_set([&](std::size_t i) {
      const auto [a, b] = t.ends(Wall{static_cast<std::uint32_t>(i)});
      const Point way = t.center(b) - t.center(a);
      CHECK(rater.rate(a, b).forward == Approx(std::sqrt(dot(way, way))));
    });
  }
}

namespace {

/// The maze under a movement of the plane that maps its grid onto itself; nothing where it does not.
std::optional<Maze> moved(const Maze& maze, const std::function<Point(Point)>& movement) {
  const AnyTopology& t = *maze.topology;
  const auto key = [](Point p) { return std::pair(std::lround(p.x * 1e4), std::lround(p.y * 1e4)); };
  std::map<std::pair<long, long>, Cell> at;
  for (std::uint32_t i = 0; i < cell_limit(t); ++i)
    if (contains(t, Cell{i})) at[key(center(t, Cell{i}))] = Cell{i};
  std::vector<Cell> image(cell_limit(t), no_cell);
  for (const auto& [place, c] : at) {
    const auto found = at.find(key(movement(center(t, c))));
    if (found == at.end()) return std::nullopt;
    image[index(c)] = found->second;
  }
  Maze out{maze.topology,
           BitSet(wall_limit(t)),
           {image[index(maze.start.cell)], no_wall},
           {image[index(maze.finish.cell)], no_wall}};
  std::visit(
      [&](const auto& grid) {
        for_each_doorway(grid, [&](Wall w, Cell a, Cell b) {
          if (!maze.open.test(index(w))) return;
          grid.for_each_neighbor(image[index(a)], [&](Cell n, Wall to) {
            if (n == image[index(b)]) out.open.set(index(to));
          });
        });
      },
      t);
  return out;
}

}  // namespace

TEST_CASE("on every grid the score stays when the maze is turned or mirrored onto its grid") {
  for (const char* grid : {"square", "hexagon", "triangle", "octagon", "polar"}) {
    INFO(grid);
    const auto choice = find_row(grids(), grid);
    REQUIRE(choice);
    const GridChoice rectangle{choice,
                               Options(choice->options),
                               find_row(shapes(), "rectangle"),
                               Options(find_row(shapes(), "rectangle")->options),
                               {11, 11}};
    const Result<Grid> made = make_grid(rectangle, "1");
    Point sum;
    int cells = 0, movements = 0;
    for (std::uint32_t i = 0; i < cell_limit(*made->topology); ++i)
      if (contains(*made->topology, Cell{i})) sum = sum + center(*made->topology, Cell{i}), ++cells;
    const Point middle = sum * (1.0 / cells);
    for (const std::uint32_t loops : {0u, 6u}) {
      const Maze maze = random_maze(*made->topology, 4, loops);
      const Rating plain = rate(maze);
      for (int turn = 0; turn < 24; ++turn) {
        const double angle = (turn / 2) * std::acos(-1) / 6, c = std::cos(angle), s = std::sin(angle);
        const auto image = moved(maze, [&](Point p) {
          const Point d = p - middle;
          const double x = turn % 2 ? -d.x : d.x;
          return middle + Point{x * c - d.y * s, x * s + d.y * c};
        });
        if (turn == 0) REQUIRE(image);
        if (turn == 0 || !image) continue;
        ++movements;
        // Of several shortest ways in a maze with loops one is taken by the numbers of its cells.
        const double close = loops == 0 ? 1e-9 : 0.03;
        CHECK(rate(*image).forward == Approx(plain.forward).epsilon(close));
        CHECK(rate(*image).backward == Approx(plain.backward).epsilon(close));
      }
    }
    CHECK(movements >= 2);
  }
}
