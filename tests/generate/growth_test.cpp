// What generators tell of their growth: it leads to the maze, and listening changes nothing.
#include "generate/growth.h"

#include "maze/text.h"
#include "support/grown_mazes.h"

using namespace mazefolio::tests;

namespace {

template <class Check>
void for_each_grown(Check check) {
  for (const GeneratorRow& row : generators())
    if (const std::optional<Recipe> recipe = grown_recipe(row)) {
      INFO(row.name);
      check(row, *recipe, grown(*recipe));
    }
}

std::uint32_t count_parts(const Maze& maze, const BitSet& open) {
  return cell_count(*maze.topology) - static_cast<std::uint32_t>(open.count());
}

}  // namespace

TEST_CASE("a maze is the same whether its growth is told or not") {
  for_each_grown([](const GeneratorRow&, const Recipe& recipe, const Grown& told) {
    const Maze alone = make_maze(recipe, "growth")->maze;
    CHECK(to_text(told.maze) == to_text(alone));
    CHECK(told.maze.open == alone.open);
  });
}

TEST_CASE("the lasting changes lead to the maze, and change each wall once") {
  for_each_grown([](const GeneratorRow& row, const Recipe&, const Grown& told) {
    if (!row.carve) return;
    BitSet state = told.growth.first;
    for (const Growth::Change& change : lasting_changes(told.growth)) {
      CHECK(state.test(index(change.wall)) != change.open);
      change.open ? state.set(index(change.wall)) : state.reset(index(change.wall));
    }
    CHECK(state == told.maze.open);
  });
}

TEST_CASE("digs lead to the floor") {
  for_each_grown([](const GeneratorRow& row, const Recipe&, const Grown& told) {
    if (!row.draft || !row.records.order) return;
    BitSet floor = told.growth.first_floor;
    for (const Growth::Dig& dig : told.growth.digs)
      dig.floor ? floor.set(index(dig.cell)) : floor.reset(index(dig.cell));
    const Lattice& maze = std::get<Lattice>(*told.maze.topology);
    for_each_cell(maze.without_rock(), [&](Cell c) { CHECK(floor.test(index(c)) == maze.contains(c)); });
  });
}

TEST_CASE("each row tells what it says it tells, and no more") {
  for_each_grown([](const GeneratorRow& row, const Recipe&, const Grown& told) {
    const Growth& g = told.growth;
    CHECK(row.records.states == (row.name == "cavern"));
    if (row.records.walk || row.records.states) return;
    CHECK(row.records.order == (!lasting_changes(g).empty() || !g.digs.empty()));
    CHECK(row.records.parts == (!g.doors.empty() || g.coloring.colors > 0));
    CHECK(row.records.coloring == (g.coloring.colors > 0));
    CHECK(row.records.generations == (g.generations.size() > 1));
    CHECK(row.records.regions == !g.regions.empty());
  });
}

TEST_CASE("a cavern and a walk are changed by moves, the last of which lead to the maze") {
  const auto check = [](const Recipe& recipe, auto state_of) {
    const Grown told = grown(recipe);
    const std::vector<Growth::State>& states = told.growth.states;
    REQUIRE(states.size() > 5);
    CHECK(states.front().moves == 0);
    for (std::size_t i = 1; i < states.size(); ++i) CHECK(states[i].moves > states[i - 1].moves);
    for (const Growth::State& state : states) CHECK(state.state.count() == states.front().state.count());
    CHECK(states.front().state != states.back().state);
    CHECK(state_of(told.maze).count() == states.back().state.count());
    CHECK(to_text(told.maze) == to_text(make_maze(recipe, "growth")->maze));
  };
  const auto floor = [](const Maze& maze) {
    BitSet cells(cell_limit(*maze.topology));
    for_each_cell(std::get<Lattice>(*maze.topology), [&](Cell c) { cells.set(index(c)); });
    return cells;
  };
  const auto open = [](const Maze& maze) { return maze.open; };
  for (const char* style : {"winding", "uniform"}) {
    Recipe cavern = recipe_for("square", {21, 17}, "cavern");
    REQUIRE(cavern.options.set(cavern.generator->options, "style", style).ok());
    check(cavern, floor);
  }
  check(recipe_for("square", {12, 10}, "unicursal"), open);
  check(recipe_for("hexagon", {12, 10}, "unicursal"), open);
  Recipe loop = recipe_for("square", {12, 10}, "unicursal");
  REQUIRE(loop.options.set(loop.generator->options, "method", "loop").ok());
  REQUIRE(loop.options.set(loop.generator->options, "open", "no").ok());
  check(loop, open);
}

TEST_CASE("a doubled walk tells the tree around which it goes, line by line") {
  Recipe recipe = recipe_for("square", {12, 10}, "unicursal");
  REQUIRE(recipe.options.set(recipe.generator->options, "method", "doubled").ok());
  for (const char* carver : {"backtracker", "recursive-division"}) {
    REQUIRE(recipe.options.set(recipe.generator->options, "carver", carver).ok());
    const Grown told = grown(recipe);
    CHECK(told.growth.states.empty());
    CHECK(told.growth.tree.size() == 29);  // of 6 x 5 blocks
    for (const auto& [from, to] : told.growth.tree)
      CHECK(std::abs(from.x - to.x) + std::abs(from.y - to.y) == 2);
    CHECK(to_text(told.maze) == to_text(make_maze(recipe, "growth")->maze));
  }
}

TEST_CASE("a tree grows in one piece, kruskal in many that join") {
  const auto largest_pieces = [](const char* name) {
    const Grown told = grown(recipe_for("square", {12, 12}, name));
    BitSet open(told.growth.first);
    std::uint32_t most = 0;
    for (const Growth::Change& change : lasting_changes(told.growth)) {
      open.set(index(change.wall));
      BitSet touched(cell_limit(*told.maze.topology));
      open.for_each_set([&](std::size_t w) {
        const auto [a, b] = std::get<Lattice>(*told.maze.topology).ends(Wall{static_cast<std::uint32_t>(w)});
        touched.set(index(a));
        touched.set(index(b));
      });
      // Pieces with a passage: those of the forest without its lone cells.
      const auto lone = cell_count(*told.maze.topology) - static_cast<std::uint32_t>(touched.count());
      most = std::max(most, count_parts(told.maze, open) - lone);
    }
    return most;
  };
  for (const char* name : {"backtracker", "growing-tree", "prim", "prim-simplified", "prim-modified",
                           "hunt-and-kill", "aldous-broder", "prim-and-kill"}) {
    INFO(name);
    CHECK(largest_pieces(name) == 1);
  }
  CHECK(largest_pieces("kruskal") > 10);
}

TEST_CASE("kruskal and prim tell the heights and regions that they are asked for") {
  for (const char* name : {"kruskal", "prim"}) {
    Recipe recipe = recipe_for("square", {10, 8}, name);
    CHECK(grown(recipe).growth.heights.empty());
    REQUIRE(recipe.options.set(recipe.generator->options, "height", "x").ok());
    REQUIRE(recipe.options.set(recipe.generator->options, "regions", "2x1").ok());
    const Grown told = grown(recipe);
    const Lattice& t = std::get<Lattice>(*told.maze.topology);
    REQUIRE(told.growth.heights.size() == t.cell_limit());
    CHECK(told.growth.heights[index(t.at(0, 3))] < told.growth.heights[index(t.at(9, 3))]);
    CHECK(told.growth.regions[index(t.at(0, 3))] == 0);
    CHECK(told.growth.regions[index(t.at(9, 3))] == 1);
  }
}
