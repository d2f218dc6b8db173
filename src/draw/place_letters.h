#pragma once

#include <vector>

#include "draw/maze_style.h"
#include "draw/page_transform.h"
#include "layout/text_measurer.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// A letter in a cell, on the page.
struct PlacedLetter {
  TextRun run;
  Rect box;  ///< around its ink
};

/// The least size of marks with so many characters, by the distance from cell to cell.
double least_mark_share(int characters);

/// The letters and numbers of a maze, if it has any, each in the middle of its cell or door: all in one size,
/// as large as their cells allow. The style is inked. Those of keys and doors are left out where they would
/// be smaller than type.
std::vector<PlacedLetter> place_letters(const Maze& maze, const PageTransform& to_page,
                                        const MazeStyle& style, TextMeasurer& measurer);

}  // namespace mazefolio::draw
