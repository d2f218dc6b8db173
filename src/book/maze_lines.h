#pragma once

#include <string>

#include "book/book_puzzle.h"

namespace mazefolio::book {

/// A coordinate of a point of the manifest, in hundredths of a point.
double place(double pt);

/// The outline of a maze and its solution, as fields of a JSON object. The solution has the points where it
/// turns; those of goals, and all in mazes with a rule, stay where it goes straight on.
std::string maze_lines_json(const BookPuzzle& puzzle);

}  // namespace mazefolio::book
