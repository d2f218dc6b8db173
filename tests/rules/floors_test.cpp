#include <catch2/catch.hpp>
#include <set>

#include "perfect_mazes.h"
#include "solve/check.h"
#include "support/results.h"
#include "topology/plans.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule floors(const std::string& count, const std::string& stairs = "4") {
  return rule_with("floors", {{"floors", count}, {"stairs", stairs}});
}

/// Perfect plans of one size, without stairs.
Maze plans(const ChosenRule& rule, CellCount size, const std::string& seed) {
  const GridRow& grid = grid_of_plans(rule.floors());
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& row = *find_row(generators(), "kruskal");
  Options refinement{std::span(refinements())};
  REQUIRE(refinement
              .set(refinements(), "rule",
                   "floors(floors=" + rule.options.text("floors") + ",stairs=" + rule.options.text("stairs") +
                       ")")
              .ok());
  return make_maze({{&grid, Options(grid.options), &shape, Options(shape.options), size},
                    &row,
                    Options(row.options),
                    refinement},
                   seed)
      .value()
      .maze;
}

}  // namespace

TEST_CASE("plans stand apart on one lattice, and know their cells") {
  for (const std::uint32_t count : {2u, 3u, 4u, 5u, 6u}) {
    const Maze maze = plans(floors(std::to_string(count)), {7, 6}, "1");
    const Lattice& t = *square_lattice(*maze.topology);
    CHECK(size_of_plan(t, count) == CellCount{7, 6});
    CHECK(cell_count(*maze.topology) == count * 42);
    CHECK(count_pieces(*maze.topology) == count);
    CHECK(passage_count(maze) == count * 41);
    for (std::uint32_t plan = 0; plan < count; ++plan)
      for (const auto& [x, y] : {std::pair{0u, 0u}, {6u, 5u}, {3u, 2u}}) {
        const Cell c = cell_in_plan(t, count, plan, x, y);
        CHECK(contains(*maze.topology, c));
        CHECK(plan_of(t, count, c) == plan);
      }
  }
}

TEST_CASE("houses obey their rule, for any number of floors and stairs") {
  for (const char* count : {"2", "3", "4", "6"})
    for (const char* stairs : {"1", "2", "3", "4"})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(count, stairs, seed);
        const ChosenRule rule = floors(count, stairs);
        const Maze maze = laid(plans(rule, {8, 8}, seed), rule, seed);
        const CellPath way = solution_by_rule(maze, rule).value().cells;
        CHECK(message_of(check_marks(maze, way, rule)).empty());
        CHECK(message_of(check_printable(maze, nullptr, false)).empty());
        std::set<std::uint32_t> visited;
        for (const Cell c : way) visited.insert(plan_of(*square_lattice(*maze.topology), rule.floors(), c));
        CHECK(visited.size() == rule.floors());
      }
}

TEST_CASE("stairs at different places of two floors are found") {
  const ChosenRule rule = floors("2", "3");
  const Maze maze = laid(plans(rule, {8, 8}, "1"), rule, "1");
  auto marks = std::make_shared<Marks>(*maze.marks);
  std::swap(marks->links[0].b, marks->links[1].b);
  Maze wrong = maze;
  wrong.marks = marks;
  CHECK_THAT(message_of(rule.row->check(wrong, {}, rule.options)), Contains("same place of two floors"));
}

TEST_CASE("more stairs than floors have room for are refused in words") {
  const ChosenRule rule = floors("3", "5");
  const Maze maze = plans(rule, {4, 4}, "1");
  CHECK_THAT(message_of(rule.row->lay({maze, rule.options, "1"})), Contains("have no room for 5 stairs"));
}

// 384 spanning trees of two floors of 2x2: by stairs 64, 160, 128 and 32, counted by a second program, too.
TEST_CASE("trees of two small floors are counted like those of a second program") {
  const ChosenRule rule = floors("2", "1");
  Maze maze = plans(rule, {2, 2}, "1");
  const Lattice& t = *square_lattice(*maze.topology);
  const std::vector<Wall> walls = inner_walls(maze);
  REQUIRE(walls.size() == 8);
  std::vector<int> by_stairs(5, 0);
  for (std::uint32_t set = 0; set < 1u << 12; ++set) {
    maze.open = BitSet(maze.open.size());
    auto marks = std::make_shared<Marks>();
    std::uint32_t joined = 0;
    for (std::uint32_t i = 0; i < 12; ++i) {
      if (!(set >> i & 1)) continue;
      ++joined;
      if (i < 8)
        maze.open.set(index(walls[i]));
      else
        marks->links.push_back(
            {cell_in_plan(t, 2, 0, i % 2, (i - 8) / 2), cell_in_plan(t, 2, 1, i % 2, (i - 8) / 2)});
    }
    const std::size_t stairs = marks->links.size();
    maze.marks = marks;
    maze.start.cell = cell_in_plan(t, 2, 0, 0, 0);
    maze.finish.cell = no_cell;
    if (joined == 7 && rule.row->states(maze, rule.options).value().size() == 8) ++by_stairs[stairs];
  }
  CHECK(by_stairs == std::vector<int>{0, 64, 160, 128, 32});
}
