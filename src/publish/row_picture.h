#pragma once

#include <string>

#include "generate/recipe.h"

namespace mazefolio::publish {

/// A small maze of this recipe as SVG, 120 points wide and high at most: what `list` shows a row by. Empty
/// when there is no such maze.
std::string row_picture(const Recipe& recipe);

/// What everybody knows: a full rectangle of squares.
Recipe plain_recipe(CellCount size);

/// The same by this generator, in a size that it can have; a sign stands for the user's picture.
Recipe generator_recipe(const GeneratorRow& row);

/// The same in this shape; a sign stands for the user's letters or picture.
Recipe shape_recipe(const ShapeRow& shape);

}  // namespace mazefolio::publish
