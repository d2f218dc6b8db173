#include <set>

#include "generate/statistics.h"
#include "generate/walks/walk_checks.h"
#include "maze/gates.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

std::shared_ptr<const AnyTopology> field(std::uint32_t columns, std::uint32_t rows) {
  return std::make_shared<const AnyTopology>(Lattice::square(columns, rows));
}

std::string message_for(CellCount size, const std::string& options) {
  const GeneratorRow& row = row_called("unicursal");
  return message_of(check_fit(row, *field(size.columns, size.rows), options_of(row, options)));
}

/// Made and checked: a tree in which only start and finish have one passage and no cell has three.
Maze unicursal(CellCount size, const std::string& options, const std::string& seed = "1") {
  const GeneratorRow& row = row_called("unicursal");
  INFO(size.columns << " x " << size.rows << " " << options);
  REQUIRE(message_for(size, options) == "");
  const Result<Maze> made = draft(row, field(size.columns, size.rows), options_of(row, options), seed);
  REQUIRE(made.ok());
  check_maze(*made);
  const Lattice& t = std::get<Lattice>(*made->topology);
  bool one_way = true;
  for_each_cell(t, [&](Cell c) {
    int passages = (c == made->start.cell) + (c == made->finish.cell);
    t.for_each_neighbor(c, [&](Cell, Wall w) { passages += made->open.test(index(w)); });
    one_way = one_way && passages == 2;
  });
  CHECK(one_way);
  for (const Gate& gate : {made->start, made->finish})
    if (gate.wall != no_wall) CHECK(is_rim(*made->topology, gate.wall));
  CHECK(made->start != made->finish);
  return *made;
}

int side_of(const Maze& maze, const Gate& gate) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  for (int d = 0; d < 4; ++d)
    if (t.wall(gate.cell, d) == gate.wall) return d;
  return -1;
}

}  // namespace

TEST_CASE("from rim to rim there is one walk at every size") {
  for (const CellCount size : {CellCount{1, 1},
                               {1, 2},
                               {1, 5},
                               {6, 1},
                               {2, 2},
                               {2, 5},
                               {3, 3},
                               {3, 4},
                               {8, 3},
                               {5, 8},
                               {8, 5},
                               {20, 30},
                               {2, 60},
                               {60, 3},
                               {5, 60}})
    for (const std::string seed : {"1", "2", "3"}) {
      const Maze maze = unicursal(size, "from=rim", seed);
      CHECK(side_of(maze, maze.start) >= 0);
      CHECK(side_of(maze, maze.finish) >= 0);
      CHECK(side_of(maze, maze.start) != side_of(maze, maze.finish));
    }
}

TEST_CASE("both round walks are left beside where they are entered") {
  for (const std::string method : {"doubled", "loop"})
    for (const CellCount size : {CellCount{2, 2}, {2, 6}, {8, 2}, {6, 8}, {20, 30}})
      for (const std::string seed : {"1", "2", "3"}) {
        const Maze maze = unicursal(size, "method=" + method, seed);
        const Lattice& t = std::get<Lattice>(*maze.topology);
        CHECK(beside(t, maze.start.cell, maze.finish.cell));
        CHECK(side_of(maze, maze.start) == side_of(maze, maze.finish));
      }
  unicursal({5, 8}, "method=loop");
  unicursal({8, 5}, "method=loop");
}

TEST_CASE("the ends of a walk lie where they are asked for") {
  const auto ends = [](CellCount size, const std::string& options) {
    const Maze maze = unicursal(size, options);
    return std::pair(maze.start, maze.finish);
  };
  const auto at = [](CellCount size, const char* place) {
    return *gate_at(*field(size.columns, size.rows), place);
  };
  using Pair = std::pair<Gate, Gate>;
  CHECK(ends({7, 9}, "from=top-left to=bottom-right") ==
        Pair(at({7, 9}, "top-left"), at({7, 9}, "bottom-right")));
  CHECK(ends({5, 8}, "from=0,0 to=4,7") == Pair(at({5, 8}, "0,0"), at({5, 8}, "4,7")));
  CHECK(ends({8, 5}, "from=7,0 to=left").first == at({8, 5}, "7,0"));
  CHECK(ends({8, 5}, "from=rim to=centre").second.wall == no_wall);
  CHECK(ends({6, 8}, "method=doubled from=bottom-left").first == at({6, 8}, "bottom-left"));
  CHECK(ends({6, 7}, "method=loop to=right").second == at({6, 7}, "right"));
}

TEST_CASE("the center and the middle of an even side are where the colors allow") {
  for (const char* from : {"top-left", "top-right", "bottom-left", "top", "rim"}) {
    const Maze maze = unicursal({8, 10}, std::string("to=centre from=") + from);
    const Lattice& t = std::get<Lattice>(*maze.topology);
    const std::uint32_t x = t.column(maze.finish.cell), y = t.row(maze.finish.cell);
    CHECK((x == 3 || x == 4));
    CHECK((y == 4 || y == 5));
  }
  unicursal({8, 9}, "from=top to=bottom");
  unicursal({8, 10}, "from=top to=bottom");
}

TEST_CASE("an end on a rim of many cells lies anywhere on its upper and lower side") {
  std::set<Cell> starts;
  for (int seed = 0; seed < 60; ++seed) {
    const Maze maze = unicursal({6, 6}, "to=centre", std::to_string(seed));
    starts.insert(maze.start.cell);
    CHECK(outward(*maze.topology, maze.start).x == 0);
  }
  CHECK(starts.size() >= 10);
}

TEST_CASE("a round walk is opened above or below") {
  for (int seed = 0; seed < 20; ++seed)
    for (const char* options : {"method=loop", "method=doubled"}) {
      const Maze maze = unicursal({6, 6}, options, std::to_string(seed));
      CHECK(outward(*maze.topology, maze.start).x == 0);
      CHECK(outward(*maze.topology, maze.finish).x == 0);
    }
}

TEST_CASE("what is impossible is refused with the reason") {
  using Catch::Contains;
  CHECK_THAT(message_for({6, 6}, "from=top-left to=bottom-right"), Contains("same color"));
  CHECK_THAT(message_for({5, 7}, "from=rim to=centre"), Contains("color of the corners"));
  CHECK_THAT(message_for({5, 7}, "from=top-left to=top-left"), Contains("same place"));
  CHECK_THAT(message_for({5, 7}, "from=top-left to=0,0"), Contains("same cell"));
  CHECK_THAT(message_for({5, 7}, "from=5,0"),
             Contains("no cell 5,0: columns count from 0 to 4, rows from 0 to 6"));
  CHECK_THAT(message_for({1, 7}, "from=left"), Contains("from end to end"));
  CHECK_THAT(message_for({5, 7}, "method=loop"), Contains("make one of them even"));
  CHECK_THAT(message_for({1, 6}, "method=loop"), Contains("2x2"));
  CHECK_THAT(message_for({6, 7}, "method=doubled"), Contains("even number of columns and of rows"));
  CHECK_THAT(message_for({6, 8}, "method=loop from=top to=bottom"), Contains("only one of from and to"));
  CHECK_THAT(message_for({6, 8}, "method=loop from=centre"), Contains("in which centre is no gate"));
  CHECK_THAT(message_for({300, 200}, "from=rim"), Contains("more than 40000 cells"));
  const GeneratorRow& row = row_called("unicursal");
  Options options(row.options);
  CHECK_THAT(message_of(options.set(row.options, "from", "topleft")), Contains("did you mean 'top-left'"));
  CHECK_THAT(message_of(options.set(row.options, "to", "-1,2")), Contains("unknown place"));
  CHECK_THAT(message_of(options.set(row.options, "carver", "wilsen")), Contains("did you mean 'wilson'"));
}

TEST_CASE("sizes are made smaller until there is a walk") {
  const GeneratorRow& row = row_called("unicursal");
  const auto fitting = [&](CellCount most, const std::string& options) {
    return row.fitting(most, options_of(row, options));
  };
  CHECK(fitting({7, 9}, "from=rim") == CellCount{7, 9});
  CHECK(fitting({7, 9}, "method=doubled") == CellCount{6, 8});
  CHECK(fitting({7, 9}, "method=loop") == CellCount{6, 9});
  CHECK(fitting({6, 6}, "from=top-left to=bottom-right") == CellCount{5, 6});
  CHECK(fitting({1, 1}, "method=loop") == CellCount{0, 0});
}

TEST_CASE("any generator that opens walls grows the tree that is walked round") {
  std::set<std::vector<std::uint64_t>> mazes;
  for (const GeneratorRow& carver : carvers())
    mazes.insert(unicursal({12, 16}, "method=doubled carver=" + carver.name).open.words());
  CHECK(mazes.size() >= carvers().size() - 2);
}
