#pragma once

#include <string>

#include "puzzle/make_single.h"

namespace mazefolio::publish {

/// What a file calls its format, and the version of docs/maze-format.md that it keeps to. A key that is added
/// leaves the version as it is; one that goes or changes its meaning raises it.
constexpr const char* maze_format_name = "mazefolio-maze";
constexpr int maze_format_version = 1;

/// Everything about a maze for programs: its recipe, figures, solution and, up to 200,000 cells, its graph
/// with the outlines of cells and walls. Lengths are in maze units.
std::string maze_json(const SingleMaze& made);

/// The JSON Schema of that.
std::string maze_schema();

}  // namespace mazefolio::publish
