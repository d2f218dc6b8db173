#pragma once

#include <string>

#include "puzzle/puzzle.h"
#include "solve/explain.h"
#include "solve/measures.h"

namespace mazefolio::publish {

/// A maze and what is told of it.
struct RatedMaze {
  Puzzle made;
  Explanation why;
  Measures measures;
};

/// "Level 5 of 10 (hard), score 8.169"; without the word where nothing has to be decided.
std::string level_text(const RatedMaze& rated);
/// "tricky for its size"; of a maze where nothing has to be decided, that.
std::string trickiness_text(const RatedMaze& rated);

/// Score and level, and both directions term by term, for people: less than a screen.
std::string rate_text(const RatedMaze& rated);
/// The same and every wrong way for programs; places are centers of cells, in maze units.
std::string rate_json(const RatedMaze& rated);

}  // namespace mazefolio::publish
