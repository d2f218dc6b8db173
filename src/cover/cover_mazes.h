#pragma once
#include "cover/ns.h"

#include <string>

#include "maze/maze.h"
#include "spec/book_spec.h"

namespace mazefolio::cover {

// Mazes that covers show large. They are of the book's kinds, but none of the book: no answer is given away.

/// In the grid of the book's first maze, or of squares, filling a rectangle of these pitches.
Maze edge_to_edge_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// In the outline that the book's theme has, or that its mazes have, or a star.
Maze outlined_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// A round maze of rings.
Maze round_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// Like one of the book's entries, in turn.
Maze small_maze(const BookSpec& spec, Size pitches, std::size_t index);

}  // namespace mazefolio::cover
