#pragma once

#include "generate/recipe.h"
#include "support/sample_recipes.h"

namespace mazefolio::tests {

/// A recipe of this generator on squares, of a size that it can make; nothing for one that needs a picture.
inline std::optional<Recipe> grown_recipe(const GeneratorRow& row, CellCount size = {12, 9}) {
  if (row.pictures) return std::nullopt;
  if (is_digger(row)) size = {21, 17};
  if (row.fitting) {
    const CellCount fitted = row.fitting(size, Options(row.options));
    size = fitted.columns > 0 ? fitted : row.fitting({40, 40}, Options(row.options));
  }
  return recipe_for("square", size, row.name);
}

/// A maze with its growth.
struct Grown {
  Maze maze;
  Growth growth;
};
inline Grown grown(const Recipe& recipe, const std::string& seed = "growth") {
  Grown out;
  Result<Carved> made = make_maze(recipe, seed, nullptr, &out.growth);
  REQUIRE(made.ok());
  out.maze = std::move(made->maze);
  return out;
}

}  // namespace mazefolio::tests
