#pragma once

#include <string>

#include "boards.h"
#include "generate/recipe.h"

namespace mazefolio::tests {

/// A perfect maze without gates.
inline Maze perfect_maze(const std::string& grid, CellCount size, const std::string& algorithm,
                         const std::string& seed, const Options& refined = Options(refinements())) {
  const GridRow& tiling = *find_row(grids(), grid);
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& row = *find_row(generators(), algorithm);
  return make_maze({{&tiling, Options(tiling.options), &shape, Options(shape.options), size},
                    &row,
                    Options(row.options),
                    refined},
                   seed)
      .value()
      .maze;
}

}  // namespace mazefolio::tests
