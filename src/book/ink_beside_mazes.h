#pragma once

#include <map>
#include <vector>

#include "book/book_puzzle.h"
#include "layout/page_ink.h"

namespace mazefolio::book {

struct Book;

/// The boxes of the mazes and answers on each page, from 1, with all their ink but their marks.
using MazeBoxes = std::map<int, std::vector<Rect>>;
MazeBoxes maze_boxes(const Book& book);      ///< on the pages of the book
MazeBoxes key_maze_boxes(const Book& book);  ///< on those of its separate key

/// What a page, from 1, has ink for. Boxes of art that lie in one of a maze are left out: that ink is claimed
/// by the maze, and a maze has a box for every wall.
PageInk ink_beside_mazes(const Frame& frame, TextMeasurer& measurer, int page, const MazeBoxes& mazes);

}  // namespace mazefolio::book
