#pragma once

#include <cstdint>
#include <optional>

#include "maze/maze.h"

namespace mazefolio::maze {

// Thick mazes: squares some of which are rock, with all walls between the others open. The field is their
// cells and the rock together; its outermost cells are the frame, which stays rock but at the gates.

/// Part of this is rock.
bool is_thick(const AnyTopology& t);

/// Cells of the field that have all eight neighbors in it: what may be dug. One bit an id.
BitSet inner_cells(const Lattice& field);

/// The maze of the field whose cells are `floor` (one bit an id) and whose other cells are rock.
Maze thick_maze(const Lattice& field, const BitSet& floor);

/// Genuine loops of connected floor: islands of rock in it. By the Euler characteristic, so that an open
/// block of four cells is none.
std::int64_t loop_count(const Lattice& floor);

/// Digs the gates: where a gate's wall stands between floor and the frame, the cell of the frame becomes
/// floor and the gate moves out to the rim. Once; ids stay what they were. Other mazes are left alone.
void open_frame(Maze& maze);
/// Back: the gates' cells of the frame are rock again, and the gates stand in the walls of the floor behind.
void close_frame(Maze& maze);

/// The image of a maze of w x h squares on (2w + 1) x (2h + 1): cells and passages are dug, walls and corners
/// are rock. Gates are dug too. The field is what lies next to a cell, so holes stay holes.
Maze thick_of(const Maze& thin);
/// The cells of the image that a way through the maze passes, from rim to rim.
CellPath thick_of(const Maze& thin, const CellPath& way);
/// Back, where such a maze of squares exists; its frame may be open at the gates. Where a cell would be and
/// is rock, there is none.
std::optional<Maze> thin_of(const Maze& thick);

}  // namespace mazefolio::maze
