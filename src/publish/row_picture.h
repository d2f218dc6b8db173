#pragma once

#include <string>

#include "generate/recipe.h"

namespace mazefolio::publish {

/// A small maze of this recipe as SVG, at most 120 points wide and high, which `list` shows for a row. Empty
/// if the recipe makes no maze.
std::string row_picture(const Recipe& recipe);

/// The most common maze: a full rectangle of squares.
Recipe plain_recipe(CellCount size);

/// The same by this generator, in a size that it can make; a letter replaces the user's picture.
Recipe generator_recipe(const GeneratorRow& row);

/// The same in this shape; letters replace the user's text or picture.
Recipe shape_recipe(const ShapeRow& shape);

}  // namespace mazefolio::publish
