#pragma once

#include <string>
#include <vector>

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

/// Rates a maze. Throws Canceled.
RatedMaze rate_maze(Puzzle made);

/// A part of an effort: its name, its steps, and what takes them.
struct EffortTerm {
  std::string name;
  double steps = 0;
  std::string what;
  std::vector<std::string> worst{};  ///< of wrong ways: the most costly, in words
};
/// The parts of an effort that are not 0, which add up to it. Ways to further goals share what is known by
/// then; the last part says how, and has no steps.
std::vector<EffortTerm> effort_terms(const RatedMaze& rated, const Effort& effort);

/// How hard the other end is; empty where the way has one direction.
std::string directions_text(const RatedMaze& rated);

/// "Level 5 of 10 (hard), score 8.169"; without the word if there is nothing to decide in the maze.
std::string level_text(const RatedMaze& rated);
/// "tricky for its size", or that there is nothing to decide.
std::string trickiness_text(const RatedMaze& rated);

/// For people, less than a screen: score and level, and the effort in both directions term by term.
std::string rate_text(const RatedMaze& rated);
/// The same as JSON for programs, with every wrong branch; places are centers of cells, in maze units.
std::string rate_json(const RatedMaze& rated);

}  // namespace mazefolio::publish
