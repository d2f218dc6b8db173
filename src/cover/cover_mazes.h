#pragma once

#include <string>

#include "book/title_maze.h"
#include "spec/book_spec.h"

namespace mazefolio::cover {

// Mazes that covers show large. They are of the book's kinds, but none of the book: no answer is given away.

/// In the grid of the book's first maze that fills a rectangle of these pitches, or of squares.
ArtMaze edge_to_edge_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// The same maze with start and finish in cells far apart, both in this part of it: shares of its width and
/// its height.
ArtMaze led_through(ArtMaze shown, const Rect& part);
/// In the outline that the book's theme has, or that its mazes have, or a star.
ArtMaze outlined_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// A round maze of rings.
ArtMaze round_maze(const BookSpec& spec, Size pitches, const std::string& seed);
/// Like one of the book's entries, in turn.
ArtMaze small_maze(const BookSpec& spec, Size pitches, std::size_t index);

}  // namespace mazefolio::cover
