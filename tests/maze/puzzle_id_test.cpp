#include "maze/puzzle_id.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio;
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

TEST_CASE("an id tells grid, size, algorithm, options, seed and gates") {
  PuzzleId id{"square", 20, 28, "backtracker", {}, "7f3a91c2", {}};
  CHECK(to_text(id) == "square:20x28/backtracker#7f3a91c2");
  id.algorithm = "growing-tree";
  id.options = {{"newest", "0.5"}, {"random", "0.5"}};
  id.gates = {{0, 0, 'n'}, {19, 27, 's'}};
  CHECK(to_text(id) == "square:20x28/growing-tree(newest=0.5,random=0.5)#7f3a91c2@0,0n-19,27s");
  CHECK(parse_puzzle_id(to_text(id)) == id);
}

TEST_CASE("any seed and option value comes back from its id") {
  for (const std::string seed : {"a", "-_.", "with space", "a#b@c:d/e(f)%",
                                 "Stra\xc3\x9f"
                                 "e",
                                 "%41", ")", "1@0,0n-1,1s"}) {
    const PuzzleId id{
        "square", 5, 8, "kruskal", {{"weights", "x + y, (2)=" + seed}}, seed, {{{4, 7, 'c'}, {0, 1, 'e'}}}};
    INFO(to_text(id));
    CHECK(parse_puzzle_id(to_text(id)) == id);
    const std::string text = to_text(id);
    CHECK(std::count(text.begin(), text.end(), '#') == 1);
    CHECK(std::count(text.begin(), text.end(), '@') == 1);
    CHECK(text.find(' ') == std::string::npos);
  }
}

TEST_CASE("a broken id says what is wrong with it") {
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
}

TEST_CASE("gates become names and names gates") {
  const Lattice t = ragged_square();
  Maze maze = random_maze(t, 1);
  std::vector<Gate> gates;
  for_each_cell(t, [&](Cell c) {
    gates.push_back({c, no_wall});
    t.for_each_side(c, [&](Cell n, Wall w) {
      if (!t.contains(n)) gates.push_back({c, w});
    });
  });
  for (const Gate& gate : gates) {
    maze.finish = gate;
    const auto back = gates_from_names(t, gate_names(maze).value());
    REQUIRE(back.has_value());
    CHECK(back->first == maze.start);
    CHECK(back->second == gate);
  }
  maze.finish = {};
  CHECK_FALSE(gate_names(maze).has_value());
  CHECK_FALSE(gate_names(random_maze(half_rings(), 1)).has_value());
}

TEST_CASE("names of no rim wall of a cell are refused") {
  const Lattice t = Lattice::square(5, 8);
  const auto works = [&](GateName name) { return gates_from_names(t, {name, {4, 7, 's'}}).has_value(); };
  CHECK(works({0, 0, 'n'}));
  CHECK(works({2, 2, 'c'}));
  CHECK_FALSE(works({0, 0, 'e'}));
  CHECK_FALSE(works({5, 0, 'n'}));
  CHECK_FALSE(works({0, 8, 's'}));
  CHECK_FALSE(gates_from_names(ragged_square(), {{0, 0, 'n'}, {2, 0, 'n'}}).has_value());
  CHECK_FALSE(gates_from_names(half_rings(), {{0, 0, 'n'}, {0, 0, 's'}}).has_value());
}
