#pragma once

#include <string>

#include "puzzle/puzzle.h"
#include "solve/explain.h"
#include "solve/measures.h"

namespace mazefolio::publish {

/// A maze with its rating.
struct RatedMaze {
  Puzzle made;
  Explanation why;
  Measures measures;
};

/// Throws Canceled.
RatedMaze rated(Puzzle made);

/// "Level 5 of 10 (hard), score 8.169"; without the word if there is nothing to decide in the maze.
std::string level_text(const RatedMaze& rated);
/// "tricky for its size", or that there is nothing to decide.
std::string trickiness_text(const RatedMaze& rated);

/// For people, less than a screen: score and level, and the effort in both directions term by term.
std::string rate_text(const RatedMaze& rated);
/// The same as JSON for programs, with every wrong branch; places are centers of cells, in maze units.
std::string rate_json(const RatedMaze& rated);

}  // namespace mazefolio::publish
