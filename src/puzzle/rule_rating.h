#pragma once

#include "maze/maze.h"
#include "rules/rule_rows.h"
#include "solve/explain.h"

namespace mazefolio::puzzle {

/// How hard a maze with its gates is: by its walls, or on an open field by the states of its rule. There what
/// leaves the answer is a tree, each state joined to the one from which it is met first; cells are those of
/// the states.
Explanation explain_by_rule(const Maze& maze, const ChosenRule& rule);

}  // namespace mazefolio::puzzle
