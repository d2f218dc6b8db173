#include "maze/puzzle_id.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "maze/gates.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

std::string complaint(std::string_view text) {
  try {
    parse_puzzle_id(text);
  } catch (const InputError& e) {
    return e.found().all().front().message;
  }
  return "nothing";
}

}  // namespace

TEST_CASE("an id contains grid, size, algorithm, options, seed and gates") {
  PuzzleId id;
  id.grid.name = "square";
  id.columns = 20;
  id.rows = 28;
  id.algorithm.name = "backtracker";
  id.seed = "7f3a91c2";
  CHECK(to_text(id) == "square:20x28/backtracker#7f3a91c2");
  id.algorithm = {"growing-tree", {{"newest", "0.5"}, {"random", "0.5"}}};
  id.gates = {"0,0n", "19,27s", {}};
  CHECK(to_text(id) == "square:20x28/growing-tree(newest=0.5,random=0.5)#7f3a91c2@0,0n-19,27s");
  CHECK(parse_puzzle_id(to_text(id)) == id);
}

TEST_CASE("an id contains shape, refinements and goals where there are any") {
  const std::string text = "voronoi(relax=3)~heart:20x28/wilson+dead_ends=merge+braid=0.5#5@r0-c7-c8-r19";
  const PuzzleId id = parse_puzzle_id(text);
  CHECK(id.grid == NamedRow{"voronoi", {{"relax", "3"}}});
  CHECK(id.shape == NamedRow{"heart", {}});
  CHECK(id.refinements == NamedRow{"", {{"dead_ends", "merge"}, {"braid", "0.5"}}}.options);
  CHECK(id.gates == GateNames{"r0", "r19", {"c7", "c8"}});
  CHECK(to_text(id) == text);
  CHECK(to_text(parse_puzzle_id("square~rectangle:5x8/wilson#1")) == "square:5x8/wilson#1");
}

TEST_CASE("any seed and option value comes back from its id") {
  for (const std::string seed : {"a", "-_.", "with space", "a#b@c:d/e(f)%",
                                 "Stra\xc3\x9f"
                                 "e",
                                 "%41", ")", "1@0,0n-1,1s"}) {
    PuzzleId id;
    id.grid.name = "square";
    id.shape = {"text", {{"text", seed}}};
    id.columns = 5;
    id.rows = 8;
    id.algorithm = {"kruskal", {{"height", "x + y, (2)=" + seed}}};
    id.refinements = {{"weave", seed}};
    id.seed = seed;
    id.gates = {"4,7c", "0,1e", {}};
    INFO(to_text(id));
    CHECK(parse_puzzle_id(to_text(id)) == id);
    const std::string text = to_text(id);
    CHECK(std::count(text.begin(), text.end(), '#') == 1);
    CHECK(std::count(text.begin(), text.end(), '@') == 1);
    CHECK(text.find(' ') == std::string::npos);
  }
}

TEST_CASE("an error in an id is reported") {
  CHECK(complaint("square:1x1/wilson#0") == "nothing");
  CHECK_THAT(complaint(""), Contains("no ':'"));
  CHECK_THAT(complaint(":1x1/wilson#0"), Contains("grid is missing"));
  CHECK_THAT(complaint("square:20x28"), Contains("no '/'"));
  CHECK_THAT(complaint("square:20/wilson#0"), Contains("'20' should read columns x rows"));
  CHECK_THAT(complaint("square:0x28/wilson#0"), Contains("'0' is no number of columns"));
  CHECK_THAT(complaint("square:20x-8/wilson#0"), Contains("'-8' is no number of rows"));
  CHECK_THAT(complaint("square:20x99999999999/wilson#0"), Contains("no number of rows"));
  CHECK_THAT(complaint("square:20x28/wilson"), Contains("no '#'"));
  CHECK_THAT(complaint("square:20x28/#0"), Contains("algorithm is missing"));
  CHECK_THAT(complaint("square:20x28/wilson#"), Contains("seed is missing"));
  CHECK_THAT(complaint("square:20x28/wilson(a)#0"), Contains("'a' should read name=value"));
  CHECK_THAT(complaint("square:20x28/wilson(a=)#0"), Contains("'a=' should read name=value"));
  CHECK_THAT(complaint("square:20x28/wilson(a=1,=2)#0"), Contains("'=2' should read name=value"));
  CHECK_THAT(complaint("square:20x28/wilson)#0"), Contains("without a '('"));
  CHECK_THAT(complaint("square:20x28/wilson(a=1#0"), Contains("'('"));
  CHECK_THAT(complaint("square:20x28/wilson#a b"), Contains("%20"));
  CHECK_THAT(complaint("square:20x28/wilson#%4"), Contains("two hex digits"));
  CHECK_THAT(complaint("square:20x28/wilson#0@"), Contains("start-finish"));
  CHECK_THAT(complaint("square:20x28/wilson#0@0,0n"), Contains("start-finish"));
  CHECK_THAT(complaint("square:20x28/wilson#0@0,0n-19,27x"), Contains("'19,27x' does not end"));
  CHECK_THAT(complaint("square:20x28/wilson#0@0,0n-19"), Contains("'19' should read column,row"));
  CHECK_THAT(complaint("square:20x28/wilson#0@0,0n-20,27s"), Contains("20,27 lies outside 20x28"));
  CHECK_THAT(complaint("square:20x28/wilson#0@0,0n--19,27s"), Contains("'' should read column,row"));
  CHECK_THAT(complaint("square~:20x28/wilson#0"), Contains("shape is missing"));
  CHECK_THAT(complaint("square:20x28/wilson+braid#0"), Contains("'braid' should read name=value"));
  CHECK_THAT(complaint("hexagon:20x28/wilson#0@r-r1"), Contains("'r' has no number"));
  CHECK_THAT(complaint("hexagon:20x28/wilson#0@c5000000000-r1"), Contains("'c5000000000' has no number"));
}

TEST_CASE("gates become names and names gates, on every grid") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    Maze maze = random_maze(*sample.topology, 1);
    std::vector<Gate> gates = rim_gates(*sample.topology);
    maze.start = gates.front();
    maze.finish = gates.back();
    for (std::uint32_t i = 0; i < cell_limit(*sample.topology); ++i)
      if (contains(*sample.topology, Cell{i})) gates.push_back({Cell{i}, no_wall});
    maze.goals = gates;
    Maze again = maze;
    again.start = again.finish = {};
    again.goals.clear();
    REQUIRE(set_gates(again, gate_names(maze).value()));
    CHECK(again.start == maze.start);
    CHECK(again.finish == maze.finish);
    CHECK(again.goals == maze.goals);
    maze.finish = {};
    CHECK_FALSE(gate_names(maze).has_value());
  }
}

TEST_CASE("a gate's name on squares is its cell and side") {
  Maze maze = random_maze(Lattice::square(5, 8), 1);
  const Lattice& t = std::get<Lattice>(*maze.topology);
  maze.start = {t.at(0, 0), t.wall(t.at(0, 0), 2)};
  maze.finish = {t.at(4, 7), t.wall(t.at(4, 7), 1)};
  maze.goals = {{t.at(2, 3), no_wall}};
  CHECK(gate_names(maze) == GateNames{"0,0w", "4,7s", {"2,3c"}});
}

TEST_CASE("names of what a maze does not have are refused and leave it alone") {
  const auto works = [](const AnyTopology& t, const GateName& name) {
    Maze maze = random_maze(t, 1);
    const Maze before = maze;
    const bool good = set_gates(maze, {name, name, {}});
    if (!good) CHECK((maze.start == before.start && maze.finish == before.finish));
    return good;
  };
  const Lattice t = Lattice::square(5, 8);
  CHECK(works(t, "0,0n"));
  CHECK(works(t, "2,2c"));
  CHECK_FALSE(works(t, "0,0e"));
  CHECK_FALSE(works(t, "5,0n"));
  CHECK_FALSE(works(t, "0,8s"));
  CHECK_FALSE(works(t, "r0"));
  CHECK_FALSE(works(ragged_square(), "0,0n"));
  CHECK(works(half_rings(), "r1"));
  CHECK(works(half_rings(), "c1"));
  CHECK_FALSE(works(half_rings(), "r2"));
  CHECK_FALSE(works(half_rings(), "c2"));
  CHECK_FALSE(works(half_rings(), "0,0n"));
}

TEST_CASE("the name of a gate of a thick maze is that of the frame's outer wall, dug or not") {
  for (const Lattice& field : {Lattice::square(9, 7), Lattice::square(3, 3)}) {
    Maze maze = random_cave(field, 0.6, 4);
    for (const Gate& start : rim_gates(*maze.topology)) {
      maze.start = start;
      maze.finish = {start.cell, no_wall};
      Maze dug = maze;
      open_frame(dug);
      const GateNames names = gate_names(maze).value();
      CHECK(gate_names(dug) == names);
      Maze again = maze;
      again.start = again.finish = {};
      REQUIRE(set_gates(again, names));
      CHECK((again.start == maze.start && again.finish == maze.finish));
      Maze again_dug = dug;
      again_dug.start = {};
      REQUIRE(set_gates(again_dug, names));
      CHECK(again_dug.start == dug.start);
    }
  }
  Maze maze = thick_maze_of({"####", "#..#", "####"});
  const Lattice& t = std::get<Lattice>(*maze.topology);
  maze.start = {t.at(1, 1), t.wall(t.at(1, 1), 3)};
  maze.finish = {t.at(2, 1), t.wall(t.at(2, 1), 0)};
  CHECK(gate_names(maze) == GateNames{"1,0n", "3,1e", {}});
  for (const char* none : {"0,0n", "0,0c", "1,1n", "1,0s", "1,0w", "3,0n"})
    CHECK_FALSE(set_gates(maze, {none, "3,1e", {}}));
}
