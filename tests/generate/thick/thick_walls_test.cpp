#include <catch2/catch.hpp>

#include "generate/recipe.h"
#include "generate/thick/cave_checks.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_recipes.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& thick() { return *find_row(generators(), "thick"); }

Recipe recipe_of(CellCount size, const std::string& carver, const std::string& shape = "rectangle") {
  Recipe recipe = recipe_for("square", size, "thick");
  recipe.grid.shape = find_row(shapes(), shape);
  recipe.grid.shape_options = Options(recipe.grid.shape->options);
  recipe.options.set(thick().options, "carver", carver).value();
  return recipe;
}

Result<Maze> drafted(std::uint32_t columns, std::uint32_t rows, const std::string& carver,
                     std::string_view seed, const std::string& shape = "rectangle") {
  const Result<Carved> made = make_maze(recipe_of({columns, rows}, carver, shape), seed);
  if (!made) return made.found();
  return made->maze;
}

}  // namespace

TEST_CASE("a maze of thick walls is perfect and the image of a maze of squares, by every generator") {
  for (const GeneratorRow& carver : carvers())
    for (const auto& [w, h] : {std::pair{11u, 17u}, {3u, 3u}, {3u, 9u}, {17u, 11u}}) {
      INFO(carver.name << " " << w << "x" << h);
      const Result<Maze> made = drafted(w, h, carver.name, "1");
      REQUIRE(made.ok());
      check_maze(*made);
      const Lattice& t = std::get<Lattice>(*made->topology);
      CHECK((t.columns() == w && t.rows() == h));
      const std::optional<Maze> thin = thin_of(*made);
      REQUIRE(thin.has_value());
      CHECK(cell_count(*thin->topology) == (w / 2) * (h / 2));
    }
}

TEST_CASE("thick walls come from the carver asked for, and from the seed") {
  const Maze one = drafted(21, 21, "wilson", "1").value();
  CHECK(one.open == drafted(21, 21, "wilson", "1")->open);
  CHECK(one.open != drafted(21, 21, "wilson", "2")->open);
  CHECK(one.open != drafted(21, 21, "backtracker", "1")->open);
  CHECK_FALSE(Options(thick().options).set(thick().options, "carver", "thick").ok());
}

TEST_CASE("sizes of thick walls are odd") {
  const Options options(thick().options);
  CHECK(thick().fitting({20, 20}, options) == CellCount{19, 19});
  CHECK(thick().fitting({3, 10}, options) == CellCount{3, 9});
  CHECK(thick().fitting({2, 10}, options) == CellCount{0, 0});
  CHECK(drafted(5, 9, "wilson", "1").ok());
  CHECK(message_of(drafted(5, 8, "wilson", "1")) ==
        "thick walls need an odd number of columns and rows, 3 at least, not 5x8");
  CHECK_FALSE(drafted(1, 5, "wilson", "1").ok());
}

TEST_CASE(
    "thick walls stand in any shape, around all cells of a thin maze that have rock around them there") {
  for (const char* shape : {"circle", "heart", "star", "ring", "crescent"}) {
    INFO(shape);
    const Maze maze = drafted(41, 43, "kruskal(height=x)", "7", shape).value();
    check_maze(maze);
    const std::optional<Maze> thin = thin_of(maze);
    REQUIRE(thin.has_value());
    const BitSet inner = inner_cells(std::get<Lattice>(*maze.topology).without_rock());
    const Lattice& t = std::get<Lattice>(*maze.topology);
    std::size_t standing = 0;
    for (std::uint32_t y = 1; y < t.rows(); y += 2)
      for (std::uint32_t x = 1; x < t.columns(); x += 2) standing += inner.test(index(t.at(x, y)));
    CHECK(cell_count(*thin->topology) <= standing);
    CHECK(10 * cell_count(*thin->topology) >= 9 * standing);
    const GeneratorRow& kruskal = *find_row(generators(), "kruskal");
    Options weights(kruskal.options);
    weights.set(kruskal.options, "height", "x").value();
    CHECK(thin->open == carve_maze(kruskal, thin->topology, weights, "7").open);
  }
}

TEST_CASE("a carver that cannot work in a shape is refused with those that can") {
  const Result<Maze> rows = drafted(31, 31, "sidewinder(run=uniform)", "1", "heart");
  CHECK(message_of(rows) == "'sidewinder' walks by rows and needs a full rectangle of squares");
  CHECK_THAT(rows.error().hint, Catch::StartsWith("these carvers would do: backtracker, "));
  CHECK_THAT(rows.error().hint, !Catch::Contains("sidewinder"));
  CHECK(message_of(drafted(31, 31, "kruskal(penalty=3)", "1")) ==
        "the carver 'kruskal': 'penalty' needs 'regions'");
}

TEST_CASE("thick walls leave no block of four equal cells, and no checkerboard") {
  for (const GeneratorRow& carver : carvers()) {
    INFO(carver.name);
    const Maze maze = drafted(23, 15, carver.name, "1").value();
    const Blocks blocks = blocks_of(std::get<Lattice>(*maze.topology));
    CHECK(blocks.rock + blocks.floor + blocks.checkerboards == 0);
  }
}
