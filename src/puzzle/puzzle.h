#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "maze/maze.h"
#include "maze/metrics.h"
#include "maze/puzzle_id.h"
#include "rules/rule_rows.h"
#include "solve/worth.h"
#include "topology/shape_fit.h"

namespace mazefolio::puzzle {

/// A maze with its gates that was proven. What its request did not want is left empty. Nothing here knows
/// paper.
struct Puzzle {
  std::optional<PuzzleId>
      id;  ///< with the gates, if a request named or varied them; none for a maze that was read
  Maze maze;
  ChosenRule rule{};        ///< by which it is solved
  CellPath solution;        ///< from start to finish through the goals
  std::uint32_t moves = 0;  ///< of the solution: steps, or what its rule calls one
  std::string told{};       ///< of the solution, in writing: its moves, its numbers
  CellPath pursuer{};       ///< the way of somebody else meanwhile; empty: there is nobody
  bool perfect = true;
  bool in_pieces = false;  ///< as its request allows: it has neither gates nor solution, and no proof
  bool pictures = false;   ///< its solution, filled in, is a picture
  ShapeFit fit{};
  BitSet borders{};  ///< the walls between regions, one bit a wall, where its request wants them heavier
  // Only of rated puzzles:
  std::vector<CellPath> strokes;  ///< the solution as the answer key draws it
  Metrics metrics;
  double score = 0;  ///< S: log2 of the effort, rounded to 1/1000
  std::string canonical_hash;
  std::optional<Worth> worth;  ///< where its request had a floor

  int attempt = 1;  ///< of its search, from 1, that made it

  double generate_s = 0, solve_s = 0;  ///< for statistics only
};

}  // namespace mazefolio::puzzle
