#include "generate/refine/symmetry.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <tuple>

#include "base/geometry/edges.h"
#include "generate/recipe.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_recipes.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// Walls that are open while their image, found anew by comparing all middles, is not.
std::uint32_t asymmetries(const Maze& maze, bool turn) {
  return std::visit(
      [&](const auto& t) {
        std::vector<std::pair<Wall, Point>> walls;
        Rect box{1e9, 1e9, -1e9, -1e9};
        for_each_doorway(t, [&](Wall w, Cell, Cell) {
          const Point p = edge_middle(t.edge(w));
          walls.push_back({w, p});
          box = enclosing(box, {p.x, p.y, p.x, p.y});
        });
        std::uint32_t count = 0;
        for (const auto& [w, p] : walls) {
          if (!maze.open.test(index(w))) continue;
          const Point image{box.x0 + box.x1 - p.x, turn ? box.y0 + box.y1 - p.y : p.y};
          bool open = false;
          for (const auto& [v, q] : walls)
            open |= std::fabs(q.x - image.x) + std::fabs(q.y - image.y) < 1e-5 && maze.open.test(index(v));
          count += !open;
        }
        return count;
      },
      *maze.topology);
}

Result<Carved> make(const char* grid, CellCount size, const char* symmetry, const char* generator = "wilson",
                    const char* seed = "1") {
  return make_maze(recipe_for(grid, size, generator, {{"symmetry", symmetry}}), seed);
}

}  // namespace

TEST_CASE("a mirrored maze is perfect and its own mirror image, wall by wall") {
  for (const CellCount size : {CellCount{6, 5}, {2, 1}, {2, 7}, {12, 9}})
    for (const char* seed : {"1", "2", "3"}) {
      const Result<Carved> made = make("square", size, "mirror", "backtracker", seed);
      REQUIRE(made.ok());
      CHECK(made->perfect);
      check_maze(made->maze);
      CHECK(asymmetries(made->maze, false) == 0);
    }
}

TEST_CASE("half turns need a cell or a wall in the middle") {
  for (const CellCount size : {CellCount{6, 5}, {5, 6}, {5, 5}, {1, 4}, {7, 1}, {1, 1}, {9, 12}}) {
    const Result<Carved> made = make("square", size, "half-turn");
    INFO(size.columns << "x" << size.rows);
    REQUIRE(made.ok());
    check_maze(made->maze);
    CHECK(asymmetries(made->maze, true) == 0);
  }
  CHECK_THAT(message_of(make("square", {6, 4}, "half-turn")),
             Contains("perfect maze cannot be unchanged upside down"));
}

TEST_CASE("an odd number of columns has no mirror image, but nearly") {
  const std::string fault = message_of(make("square", {5, 8}, "mirror"));
  CHECK_THAT(fault,
             Contains("a perfect maze cannot be a mirror image of itself on an odd number of columns"));
  CHECK_THAT(fault, Contains("nearly-mirror"));
  const Result<Carved> made = make("square", {15, 18}, "nearly-mirror");
  REQUIRE(made.ok());
  check_maze(made->maze);
  CHECK(asymmetries(made->maze, false) > 0);
  CHECK(asymmetries(made->maze, false) < 18);
}

TEST_CASE("nearly symmetric mazes differ by a link where both sides are even") {
  const Result<Carved> made = make("square", {8, 10}, "nearly-half-turn");
  REQUIRE(made.ok());
  check_maze(made->maze);
  CHECK(asymmetries(made->maze, true) <= 1);
}

TEST_CASE("other grids are symmetric where their cells are") {
  for (const char* grid : {"hexagon", "triangle"})
    for (const CellCount size : {CellCount{6, 6}, {7, 6}, {6, 7}, {7, 7}})
      for (const char* symmetry : {"mirror", "half-turn"}) {
        const Result<Carved> made = make(grid, size, symmetry);
        if (!made) continue;
        INFO(grid << " " << symmetry << " " << size.columns << "x" << size.rows);
        check_maze(made->maze);
        CHECK(asymmetries(made->maze, std::string(symmetry) == "half-turn") == 0);
      }
  CHECK(make("hexagon", {6, 6}, "half-turn").ok());
  CHECK_THAT(message_of(make("hexagon", {6, 6}, "mirror")), Contains("not a mirror image"));
  CHECK_THAT(message_of(make("voronoi", {9, 9}, "mirror")), Contains("not a mirror image"));
  CHECK_THAT(message_of(make("voronoi", {9, 9}, "nearly-mirror")), Contains("not even nearly"));
}

TEST_CASE("polygons are mirrored as well as lattices") {
  Recipe recipe = recipe_for("square", {12, 10}, "kruskal", {{"symmetry", "mirror"}});
  recipe.grid.shape = find_row(shapes(), "heart");
  recipe.grid.shape_options = Options(recipe.grid.shape->options);
  const Result<Carved> heart = make_maze(recipe, "1");
  REQUIRE(heart.ok());
  check_maze(heart->maze);
  CHECK(asymmetries(heart->maze, false) == 0);
  int made = 0;
  for (const GridRow& grid : grids()) {
    if (grid.lattice) continue;
    for (const char* symmetry : {"mirror", "half-turn"}) {
      INFO(grid.name << " " << symmetry);
      const Result<Carved> carved = make(grid.name.c_str(), {9, 8}, symmetry);
      if (!carved) continue;
      ++made;
      check_maze(carved->maze);
      CHECK(asymmetries(carved->maze, std::string(symmetry) == "half-turn") == 0);
    }
  }
  CHECK(made > 0);
}

TEST_CASE("a symmetric maze has the smooth outline of a shape with that symmetry") {
  const std::tuple<const char*, const char*, const char*, CellCount> mazes[] = {
      {"square", "heart", "mirror", {12, 12}},         {"square", "egg", "mirror", {20, 22}},
      {"square", "hexagon", "mirror", {20, 22}},       {"square", "circle", "half-turn", {13, 13}},
      {"hexagon", "hexagon", "half-turn", {12, 12}},   {"hexagon", "diamond", "half-turn", {20, 22}},
      {"square", "circle", "nearly-mirror", {31, 31}}, {"brick", "ring", "nearly-half-turn", {31, 31}},
      {"triangle", "heart", "nearly-mirror", {25, 24}}};
  for (const auto& [grid, shape, symmetry, size] : mazes) {
    INFO(grid << " " << shape);
    const std::string motion = symmetry;
    const Recipe recipe = recipe_for(grid, size, "wilson", {{"symmetry", symmetry}});
    const Result<Carved> made = make_maze(in_shape(recipe, shape), "1");
    REQUIRE(made.ok());
    CHECK(made->perfect);
    check_maze(made->maze);
    const bool turn = motion.find("half-turn") != std::string::npos;
    const std::uint32_t few = motion.find("nearly") == 0 ? cell_count(*made->maze.topology) / 10 : 0;
    CHECK(asymmetries(made->maze, turn) <= few);
    CHECK(made->fit.likeness > 0.985);
  }
}

TEST_CASE("a symmetric maze has whole cells in a shape without that symmetry") {
  const Recipe recipe = recipe_for("square", {13, 13}, "wilson", {{"symmetry", "half-turn"}});
  for (const auto& [shape, whole] : {std::pair{"heart", true}, {"circle", false}})
    CHECK(grid_of(in_shape(recipe, shape)).whole_cells == whole);
}

TEST_CASE("row walkers carve the half where it is a rectangle") {
  const Result<Carved> mirrored = make("square", {8, 6}, "mirror", "sidewinder");
  REQUIRE(mirrored.ok());
  check_maze(mirrored->maze);
  CHECK(asymmetries(mirrored->maze, false) == 0);
  CHECK(make("square", {8, 5}, "half-turn", "sidewinder").ok());
  CHECK_THAT(message_of(make("square", {7, 5}, "half-turn", "sidewinder")), Contains("full rectangle"));
  CHECK(make("square", {7, 6}, "half-turn", "sidewinder").ok());
}

TEST_CASE("merging and braiding keep a symmetric maze symmetric") {
  for (const auto& refinement : {std::pair{"dead_ends", "merge"}, {"braid", "1"}, {"sparsify", "3"}}) {
    const Result<Carved> made =
        make_maze(recipe_for("square", {12, 9}, "kruskal", {{"symmetry", "mirror"}, refinement}), "5");
    INFO(refinement.first);
    REQUIRE(made.ok());
    check_maze(made->maze, made->perfect);
    CHECK(made->perfect == (std::string(refinement.first) != "braid"));
    CHECK(asymmetries(made->maze, false) == 0);
  }
}
