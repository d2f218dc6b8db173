#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/result.h"
#include "maze/gate_names.h"
#include "maze/maze.h"
#include "solve/worth.h"
#include "spec/book_spec.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// Where the gates of one maze shall stand.
struct GateRequest {
  const Goals& goals;
  const std::optional<GateNames>& fixed;  ///< instead of the goals
  std::optional<double> target;           ///< as in PuzzleRequest
  std::string seed;                       ///< of the maze
  CellCount size{};                       ///< as errors call it; nothing for a maze that was read
  std::optional<WorthFloor> floor{};      ///< as in PuzzleRequest
  bool far_apart = false;                 ///< as in PuzzleRequest
  std::span<const Rect> ends{};  ///< as in ShapeFit: the start is in the first, the finish in the other
};

/// A maze with its gates; in the frame of a thick maze they are dug.
struct GatedMaze {
  Maze maze;
  bool asked = false;            ///< by name, or for a target: the gates are part of its id
  std::optional<double> score;   ///< where there is a target
  std::optional<Worth> worth{};  ///< where there is a floor
};

/// Sets start, finish and goals of a connected maze. An error, at the place of the goals, says which gate it
/// cannot have, or which two are one cell.
Result<GatedMaze> place_gates(Maze maze, const GateRequest& request);

/// A maze that may have gates already: those that are missing are set in the rim, as far from the others as
/// can be.
Maze with_missing_gates(Maze maze);

/// The same with these goals instead of its own gates, where there are any.
Result<Maze> with_gates(Maze maze, const Goals& goals);

}  // namespace mazefolio::puzzle
