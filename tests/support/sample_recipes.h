#pragma once

#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>
#include <utility>

#include "generate/recipe.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A recipe on a rectangle, with the options of refinements() that are given.
inline Recipe recipe_for(const std::string& grid, CellCount size, const std::string& generator,
                         std::initializer_list<std::pair<const char*, const char*>> refinement = {}) {
  Recipe recipe;
  recipe.grid.grid = find_row(grids(), grid);
  REQUIRE(recipe.grid.grid);
  recipe.grid.grid_options = Options(recipe.grid.grid->options);
  recipe.grid.shape = find_row(shapes(), "rectangle");
  recipe.grid.shape_options = Options(recipe.grid.shape->options);
  recipe.grid.size = size;
  recipe.generator = find_row(generators(), generator);
  REQUIRE(recipe.generator);
  recipe.options = Options(recipe.generator->options);
  recipe.refinement = Options(refinements());
  for (const auto& [name, value] : refinement)
    REQUIRE(recipe.refinement.set(refinements(), name, value).ok());
  return recipe;
}

/// The same recipe in a shape with its default options.
inline Recipe in_shape(Recipe recipe, const std::string& shape) {
  recipe.grid.shape = find_row(shapes(), shape);
  REQUIRE(recipe.grid.shape);
  recipe.grid.shape_options = Options(recipe.grid.shape->options);
  return recipe;
}

}  // namespace mazefolio::tests
