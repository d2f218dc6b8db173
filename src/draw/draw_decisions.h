#pragma once

#include <string>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// A wrong branch, as the picture shows it.
struct TintedBranch {
  Cell at = no_cell;  ///< the cell of the answer where it leaves
  std::vector<Cell> cells;
  Ink tint;
  std::string note;  ///< written into one of its first cells if it fits; may be empty
};

/// The decisions along the answer, in order.
struct Decisions {
  std::vector<CellPath> strokes;  ///< the answer
  std::vector<TintedBranch> branches;
  std::vector<Cell> in_sight;  ///< cells that are seen at a glance
  Ink sight;                   ///< of the dot in each
  Font font;  ///< of numbers and notes; its size is that of the notes where cells are large enough
};

/// The maze with its answer. Wrong branches are tinted below the walls, and what is in sight is dotted. Every
/// decision has a number, or a dot where corridors are too narrow for a number. Notes are added.
std::vector<Item> draw_decisions(const Maze& maze, const Decisions& decisions, const MazeFit& fit,
                                 const MazeStyle& style, TextMeasurer& measurer);

}  // namespace mazefolio::draw
