#pragma once

#include <memory>
#include <optional>
#include <string>

#include "maze/maze.h"
#include "spec/book_spec.h"
#include "topology/grids.h"
#include "topology/shapes.h"

namespace mazefolio::book {

/// A maze that is shown without being one of the book's.
struct ArtMaze {
  Maze maze;
  std::shared_ptr<const Details> details{};  ///< as of `needed_details`
};

/// A maze of the entry's grid, shape and generator, as large as can be in this many pitches; nothing where it
/// would be too small or cannot be made.
std::optional<ArtMaze> maze_like(const PuzzleSpec& entry, Size pitches, const std::string& seed);

/// A maze for the title page: of the grid, shape and generator of the book's first puzzle that can be made in
/// this many pitches; else a maze of squares.
ArtMaze title_maze(const BookSpec& spec, Size pitches);

/// A small maze of squares, made from the seed of the book, with gates at two named places.
Maze little_maze(const BookSpec& spec, CellCount size, const std::string& purpose, const char* from,
                 const char* to);

}  // namespace mazefolio::book
