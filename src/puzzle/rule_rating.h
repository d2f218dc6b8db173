#pragma once

#include "maze/maze.h"
#include "rules/rule_rows.h"
#include "solve/explain.h"

namespace mazefolio::puzzle {

/// How hard a maze with its gates is: by its walls, or on an open field by the states of its rule: where
/// steps can be taken back as a maze is, what leaves the answer being a tree; else by moves
/// (puzzle/state_effort.h). Cells are those of the states.
Explanation explain_by_rule(const Maze& maze, const ChosenRule& rule);

}  // namespace mazefolio::puzzle
