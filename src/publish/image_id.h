#pragma once

#include <optional>

#include "maze/maze.h"
#include "maze/puzzle_id.h"

namespace mazefolio::publish {

struct Notices;

/// The id that makes `thick` again, the thick image of the maze of the id `thin`: that of the algorithm
/// 'thick', whose carver made the thin one. Nothing where 'thick' does not make this maze, as where the thin
/// one has refinements. The maze is made once more, with its pictures loaded.
std::optional<PuzzleId> id_of_image(const PuzzleId& thin, const Maze& thick, Notices& notices);

}  // namespace mazefolio::publish
