#pragma once

#include <string>

#include "generate/recipe.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A perfect maze without gates.
inline Maze carved(const std::string& grid, CellCount size, const std::string& algorithm,
                   const std::string& seed) {
  const GridRow& tiling = *find_row(grids(), grid);
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& row = *find_row(generators(), algorithm);
  const Recipe recipe{{&tiling, Options(tiling.options), &shape, Options(shape.options), size},
                      &row,
                      Options(row.options),
                      Options(refinements())};
  return make_maze(recipe, seed).value().maze;
}

}  // namespace mazefolio::tests
