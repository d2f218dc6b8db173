#include "generate/recipe.h"

#include "maze/canonical_hash.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_recipes.h"

using namespace mazefolio::tests;

TEST_CASE("a plain recipe is what its generator makes") {
  const Recipe recipe = recipe_for("square", {8, 5}, "wilson");
  const Result<Carved> made = make_maze(recipe, "seed");
  REQUIRE(made.ok());
  CHECK(made->perfect);
  CHECK(made->fit.dropped == 0);
  const auto squares = std::make_shared<const AnyTopology>(Lattice::square(8, 5));
  CHECK(made->maze.open == carve_maze(*recipe.generator, squares, recipe.options, "seed").open);
}

TEST_CASE("the same recipe and seed give the same maze, and every refinement another") {
  const auto hash = [](std::initializer_list<std::pair<const char*, const char*>> refinement,
                       const char* seed = "1") {
    const Result<Carved> made = make_maze(recipe_for("square", {12, 10}, "kruskal", refinement), seed);
    REQUIRE(made.ok());
    check_maze(made->maze, made->perfect);
    return canonical_hash(made->maze);
  };
  std::vector<std::string> hashes{hash({})};
  for (const auto& refinement : {std::pair{"symmetry", "mirror"},
                                 {"weave", "0.2"},
                                 {"dead_ends", "merge"},
                                 {"braid", "0.5"},
                                 {"sparsify", "1"}}) {
    hashes.push_back(hash({refinement}));
    CHECK(hashes.back() == hash({refinement}));
    CHECK(hashes.back() != hash({refinement}, "2"));
  }
  for (std::size_t i = 0; i < hashes.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) CHECK(hashes[i] != hashes[k]);
}

TEST_CASE("every refinement works on every grid that can have it") {
  for (const GridRow& grid : grids())
    for (const auto& refinement : {std::pair{"dead_ends", "merge"},
                                   {"braid", "1"},
                                   {"sparsify", "2"},
                                   {"symmetry", "nearly-half-turn"}}) {
      INFO(grid.name << " " << refinement.first);
      const Result<Carved> made = make_maze(recipe_for(grid.name, {9, 8}, "backtracker", {refinement}), "1");
      if (std::string(refinement.first) != "symmetry") REQUIRE(made.ok());
      if (made.ok()) check_maze(made->maze, made->perfect);
    }
}

TEST_CASE("the errors of a grid and of a generator are passed on") {
  CHECK(message_of(make_maze(recipe_for("hexagon", {8, 5}, "eller"), "1")) ==
        "'eller' walks by rows and needs a full rectangle of squares");
  int faults = 0;
  for (const ShapeRow& shape : shapes()) {
    if (shape.source != ShapeSource::formula) continue;
    Recipe recipe = recipe_for("square", {4, 1}, "wilson");
    recipe.grid.shape = &shape;
    recipe.grid.shape_options = Options(shape.options);
    const std::string fault = message_of(make_grid(recipe.grid, "1"));
    CHECK(message_of(make_maze(recipe, "1")) == fault);
    faults += !fault.empty();
  }
  CHECK(faults > 0);
}

TEST_CASE("a shape is refused in whole cells that nobody would know it by") {
  const Recipe wide = in_shape(recipe_for("square", {9, 9}, "kruskal", {{"weave", "0.3"}}), "star");
  CHECK(message_of(make_maze(wide, "1")) == "in whole cells the shape 'star' keeps only 82 % of its form");
  Recipe asked = in_shape(recipe_for("square", {9, 9}, "kruskal"), "star");
  REQUIRE(asked.grid.shape_options.set(asked.grid.shape->options, "rim", "cells").ok());
  const Result<Carved> made = make_maze(asked, "1");
  REQUIRE(made.ok());
  CHECK(made->fit.likeness < 0.85);
}
