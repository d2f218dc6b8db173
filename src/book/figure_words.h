#pragma once

#include <string>

#include "book/book.h"

namespace mazefolio::book {

/// What a maze says to those who do not see it: "Maze 12, hard, 30 by 30 squares; start top left, finish
/// bottom right". The puzzle is placed on its page.
std::string maze_figure(const Book& book, const BookPuzzle& puzzle);
/// The same of its answer.
std::string answer_figure(const Book& book, const BookPuzzle& puzzle);

}  // namespace mazefolio::book
