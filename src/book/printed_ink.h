#pragma once

#include "book/book_puzzle.h"

namespace mazefolio::book {

/// The ink of a maze where it was placed, in its slot of a page.
PrintedInk printed_ink(const Maze& maze, const PlacedMaze& placed, const Rect& slot);

/// The same of an answer, with the heads of its line.
PrintedInk answer_ink(const BookPuzzle& puzzle, const Rect& slot);

/// The pictures of a maze that are printed. `entry` names them.
std::vector<PrintedArt> printed_art(const MazeFit& fit, const PuzzleSpec& entry);

/// The same ink where a whole part of the page is turned.
PrintedInk turned(PrintedInk ink, const Transform& turn);

}  // namespace mazefolio::book
