#pragma once

#include <optional>
#include <string>

#include "generate/recipe.h"
#include "puzzle/maker.h"

namespace mazefolio::puzzle {

/// What an order asks for, as rows of the tables. The spec has been read, so every name exists.
Recipe recipe_of(const PuzzleSpec& entry, CellCount size);

/// The id of the maze that the recipe and the seed make; gates are not set.
PuzzleId id_of(const Recipe& recipe, const std::string& seed);

/// A size to try and the score that mazes of this size have on average.
struct SizeGuess {
  CellCount size;
  double score = 0;
};
/// The sizes that an order allows: its own, or all inside the room that are shaped like it.
std::vector<SizeGuess> sizes_to_try(const PuzzleOrder& order, const MazeRoom& room, const LevelTable& levels);

/// One attempt: the maze of `seed` with the placement of its gates whose score is nearest to the wish.
struct Candidate {
  Maze maze;
  CellPath solution;
  double score = 0;
  bool perfect = true;
  std::uint32_t dropped = 0;
  std::optional<Diagnostic> fault;     ///< then there is no maze
  double generate_s = 0, solve_s = 0;  ///< for figures only
};
Candidate attempt(const PuzzleOrder& order, CellCount size, const std::string& seed);

}  // namespace mazefolio::puzzle
