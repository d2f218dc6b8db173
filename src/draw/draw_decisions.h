#pragma once

#include <string>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// A wrong way, as a picture shows it.
struct WrongWay {
  Cell at = no_cell;  ///< the cell of the answer where it leaves
  std::vector<Cell> cells;
  Ink tint;
  std::string note;  ///< written into its first cells, if there is room; may be empty
};

/// What is to be decided on the way, in its order.
struct Decisions {
  std::vector<CellPath> strokes;  ///< the answer
  std::vector<WrongWay> ways;
  Font font;  ///< of numbers and notes; its size is that of the notes where cells have room
};

/// The maze with its answer, its wrong ways tinted beneath the walls, a number at every decision (a dot where
/// corridors are too narrow to read one) and the notes.
std::vector<Item> draw_decisions(const Maze& maze, const Decisions& decisions, const MazeFit& fit,
                                 const MazeStyle& look, TextMeasurer& measurer);

}  // namespace mazefolio::draw
