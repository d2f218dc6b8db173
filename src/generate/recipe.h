#pragma once

#include <string>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "topology/grids.h"

namespace mazefolio::generate {

/// Everything that decides a maze except its gates. Every maze, in a book or alone, is made from a recipe.
struct Recipe {
  GridChoice grid;
  const GeneratorRow* generator = nullptr;
  Options options;     ///< of the generator's row
  Options refinement;  ///< of refinements()
};

/// A maze made from a recipe.
struct Carved {
  Maze maze;  ///< gates are not set
  bool perfect = true;
  ShapeFit fit{};
};

/// The grid of a recipe. Its cells are whole where the generator digs into squares, and in mazes that are
/// nearly symmetric, or in a shape without their symmetry.
GridChoice grid_of(const Recipe& recipe);

/// Grid, crossings, carving (of one half where the maze is to be symmetric), merged dead ends, braid,
/// sparsify, in this order. The same recipe and seed give the same maze. Fails with the message of the step
/// that cannot work here. A maze that weaves or is symmetric takes whole cells where those that an outline
/// cuts will not do. `known`: the grid of the recipe, where it was made before. `growth`: takes down how the
/// maze was carved, up to the last refinement; a symmetric maze has none.
Result<Carved> make_maze(const Recipe& recipe, std::string_view seed, const Result<Grid>* known = nullptr,
                         Growth* growth = nullptr);

}  // namespace mazefolio::generate
