#pragma once

#include <string>

#include "puzzle/puzzle.h"

namespace mazefolio::publish {

/// Everything about a maze for programs: its recipe, figures, solution and, up to 200,000 cells, its graph.
/// Lengths are in maze units.
std::string maze_json(const Puzzle& made);

}  // namespace mazefolio::publish
