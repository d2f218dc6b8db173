#include "solve/paths.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "solve/answer_tree.h"
#include "solve/check.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

/// Start, goals and finish in `count` random different cells.
void scatter(Maze& maze, std::size_t count, std::uint64_t seed) {
  std::vector<Cell> cells;
  for (std::uint32_t i = 0; i < cell_limit(*maze.topology); ++i)
    if (contains(*maze.topology, Cell{i})) cells.push_back(Cell{i});
  Rng rng(seed);
  rng.shuffle(cells);
  maze.start = {cells[0], no_wall};
  maze.finish = {cells[1], no_wall};
  maze.goals.clear();
  for (std::size_t i = 2; i < count; ++i) maze.goals.push_back({cells[i], no_wall});
}

/// The length of a smallest tree, by trying every set of cells: it is connected when flooding reaches all.
std::uint32_t brute_steiner(const Maze& maze) {
  const Lattice& t = lattice_of(maze);
  std::vector<Cell> cells;
  for_each_cell(t, [&](Cell c) { cells.push_back(c); });
  const std::vector<Cell> wanted = terminals(maze);
  std::uint32_t least = ~0u;
  for (std::uint32_t set = 1; set < 1u << cells.size(); ++set) {
    const auto chosen = [&](Cell c) {
      return set >> (std::find(cells.begin(), cells.end(), c) - cells.begin()) & 1;
    };
    const auto size = static_cast<std::uint32_t>(__builtin_popcount(set));
    if (size - 1 >= least || !std::all_of(wanted.begin(), wanted.end(), chosen)) continue;
    DisjointSets sets(t.cell_limit());
    std::uint32_t pieces = size;
    for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
      if (maze.open.test(index(w)) && chosen(a) && chosen(b)) pieces -= sets.join(index(a), index(b));
    });
    if (pieces == 1) least = size - 1;
  }
  return least;
}

/// Cell -> how many walls of the tree it has.
std::vector<int> tree_degrees(const Maze& maze, const BitSet& tree) {
  std::vector<int> degree(cell_limit(*maze.topology), 0);
  tree.for_each_set([&](std::size_t w) {
    const auto [a, b] = std::visit([&](const auto& t) { return t.ends(Wall{static_cast<std::uint32_t>(w)}); },
                                   *maze.topology);
    ++degree[index(a)];
    ++degree[index(b)];
  });
  return degree;
}

void check_answer(const Maze& maze) {
  const std::vector<Cell> wanted = terminals(maze);
  const BitSet tree = answer_tree(maze, wanted);
  const std::vector<int> degree = tree_degrees(maze, tree);
  std::size_t cells = 0;
  for (std::uint32_t i = 0; i < degree.size(); ++i) {
    cells += degree[i] > 0;
    if (degree[i] == 1) CHECK(std::count(wanted.begin(), wanted.end(), Cell{i}) == 1);
  }
  CHECK(cells == tree.count() + 1);

  const CellPath walk = solve_maze(maze);
  CHECK(check_path(maze, walk).ok());
  const std::size_t spine =
      shortest_path({maze.topology, tree, {}, {}, {}}, wanted.front(), wanted.back()).size() - 1;
  CHECK(walk.size() - 1 == 2 * tree.count() - spine);

  std::size_t drawn = 0;
  for (const CellPath& stroke : answer_strokes(maze)) {
    drawn += stroke.size() - 1;
    REQUIRE(stroke.size() > 1);
    CHECK(degree[index(stroke.front())] != 2);
    CHECK(degree[index(stroke.back())] != 2);
    for (std::size_t i = 1; i + 1 < stroke.size(); ++i) CHECK(degree[index(stroke[i])] == 2);
  }
  CHECK(drawn == tree.count());
}

}  // namespace

TEST_CASE("the only path of a perfect maze is found, whatever is beside it") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}});
  const Lattice& t = lattice_of(maze);
  CHECK(solve_maze(maze) == CellPath{t.at(0, 0), t.at(0, 1), t.at(1, 1), t.at(1, 0), t.at(2, 0), t.at(2, 1)});
}

TEST_CASE("of equally short paths each step takes the first side") {
  Maze maze = closed_maze(Lattice::square(3, 3));
  const Lattice& t = lattice_of(maze);
  for (std::uint32_t i = 0; i < 3; ++i) {
    open_along(maze, {{0, static_cast<int>(i)}, {1, static_cast<int>(i)}, {2, static_cast<int>(i)}});
    open_along(maze, {{static_cast<int>(i), 0}, {static_cast<int>(i), 1}, {static_cast<int>(i), 2}});
  }
  // East comes before south, west before north.
  CHECK(solve_maze(maze) == CellPath{t.at(0, 0), t.at(1, 0), t.at(2, 0), t.at(2, 1), t.at(2, 2)});
  CHECK(shortest_path(maze, t.at(2, 2), t.at(0, 0)) ==
        CellPath{t.at(2, 2), t.at(1, 2), t.at(0, 2), t.at(0, 1), t.at(0, 0)});
}

TEST_CASE("there is no path through closed walls, and a path of one cell from a cell to itself") {
  const Maze maze = closed_maze(Lattice::square(5, 8));
  const Lattice& t = lattice_of(maze);
  CHECK(solve_maze(maze).empty());
  CHECK(shortest_path(maze, t.at(2, 2), t.at(2, 2)) == CellPath{t.at(2, 2)});
  CHECK(solve_maze(closed_maze(Lattice::square(1, 1))).size() == 1);
}

TEST_CASE("a shortest path is as long as the distance, on every topology, with and without loops") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    for (const std::uint32_t extra : {0u, 7u}) {
      const Maze maze = random_maze(*sample.topology, 11, extra);
      INFO(sample.name);
      const std::vector<std::uint32_t> steps = distances(maze, maze.start.cell);
      const CellPath path = solve_maze(maze);
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

TEST_CASE("a path past goals is a walk on the smallest tree, drawn branch by branch") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 10) continue;
    for (const std::uint32_t extra : {0u, 9u})
      for (const std::size_t count : {3u, 4u, 8u}) {
        Maze maze = random_maze(*sample.topology, count, extra);
        scatter(maze, count, 5);
        INFO(sample.name << " with " << extra << " loops and " << count << " places");
        CHECK(check(maze).sound.ok());
        check_answer(maze);
      }
  }
}

TEST_CASE("with loops the tree is as small as any") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Maze maze = random_maze(Lattice::square(4, 3), seed, static_cast<std::uint32_t>(seed % 6));
    scatter(maze, 3 + seed % 4, seed);
    INFO("seed " << seed);
    CHECK(answer_tree(maze, terminals(maze)).count() == brute_steiner(maze));
  }
}

TEST_CASE("more places than are searched exactly still hang on one tree") {
  Maze maze = random_maze(Lattice::square(12, 9), 3, 25);
  scatter(maze, 12, 2);
  check_answer(maze);
}

TEST_CASE("four corners of a cross are one stroke to each") {
  Maze maze = closed_maze(Lattice::square(3, 3));
  open_along(maze, {{0, 1}, {1, 1}, {2, 1}});
  open_along(maze, {{1, 0}, {1, 1}, {1, 2}});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 0), no_wall};
  maze.finish = {t.at(1, 2), no_wall};
  maze.goals = {{t.at(2, 1), no_wall}, {t.at(0, 1), no_wall}};
  const Cell c = t.at(1, 1);
  CHECK(solve_maze(maze) == CellPath{t.at(1, 0), c, t.at(2, 1), c, t.at(0, 1), c, t.at(1, 2)});
  CHECK(answer_strokes(maze) ==
        std::vector<CellPath>{{t.at(1, 0), c}, {c, t.at(2, 1)}, {c, t.at(1, 2)}, {c, t.at(0, 1)}});
}

TEST_CASE("a walk is drawn without going over a passage again") {
  const Maze maze{std::make_shared<AnyTopology>(Lattice::square(4, 1)), {}, {}, {}};
  const Lattice& t = std::get<Lattice>(*maze.topology);
  const auto cells = [&](std::vector<std::uint32_t> columns) {
    CellPath path;
    for (const std::uint32_t x : columns) path.push_back(t.at(x, 0));
    return path;
  };
  CHECK(without_repeats(maze, cells({0, 1, 2, 3})) == std::vector<CellPath>{cells({0, 1, 2, 3})});
  CHECK(without_repeats(maze, cells({1, 2, 1, 0})) == std::vector<CellPath>{cells({1, 2}), cells({1, 0})});
  CHECK(without_repeats(maze, cells({0})) == std::vector<CellPath>{cells({0})});
}
