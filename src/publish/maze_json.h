#pragma once

#include <string>

#include "puzzle/make_single.h"

namespace mazefolio::publish {

/// Everything about a maze for programs: its recipe, figures, solution and, up to 200,000 cells, its graph.
/// Lengths are in maze units.
std::string maze_json(const SingleMaze& made);

}  // namespace mazefolio::publish
