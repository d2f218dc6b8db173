#pragma once

#include "base/result.h"
#include "puzzle/request.h"

namespace mazefolio::puzzle {

/// Fails, where the entry says so, if its mazes cannot have the rule that it asks for.
Outcome check_rule(const PuzzleSpec& entry);

/// Sets the gates and marks, and walls if the rule has some of its own, of a puzzle that is solved by states.
/// Fails where it is too small.
Outcome lay_puzzle(Maze& maze, const PuzzleRequest& request);

/// Gives a maze with its gates the marks of its rule, if it has one. Fails where this maze cannot have them.
Outcome mark(Maze& maze, const PuzzleRequest& request);

}  // namespace mazefolio::puzzle
