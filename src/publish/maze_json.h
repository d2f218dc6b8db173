#pragma once

#include <string>

#include "puzzle/puzzle.h"

namespace mazefolio::publish {

/// The name of the format, and the version of docs/maze-format.md that the program writes. A new key leaves
/// the version as it is; a key that goes or changes its meaning raises it.
constexpr const char* maze_format_name = "mazefolio-maze";
constexpr int maze_format_version = 1;

/// Everything about a maze for programs: its recipe, figures, solution and, up to 200,000 cells, its graph
/// with the outlines of cells and walls. Lengths are in maze units.
std::string maze_json(const Puzzle& made);

/// The JSON Schema of that.
std::string maze_schema();

}  // namespace mazefolio::publish
