#pragma once

#include <cstdint>
#include <optional>

#include "maze/maze.h"

namespace mazefolio::maze {

// A thick maze is a lattice of squares some of which are rock; all walls between the others are open. Its
// cells and the rock together are the field. The outermost cells of the field are the frame: rock, except at
// gates.

/// True where part of the topology is rock.
bool is_thick(const AnyTopology& t);

/// The cells that may be dug: those with all eight neighbors in the field. One bit for each id.
BitSet inner_cells(const Lattice& field);

/// The maze of the field whose cells are `floor`, one bit for each id; the others are rock.
Maze thick_maze(const Lattice& field, const BitSet& floor);

/// The number of loops of connected floor, which are the islands of rock in it. It is computed by the Euler
/// characteristic, so that an open block of four cells is no loop.
std::int64_t loop_count(const Lattice& floor);

/// Digs the gates: where the wall of a gate stands between floor and the frame, the cell of the frame becomes
/// floor and the gate moves out to the rim. Ids do not change. Changes no other maze, and nothing twice.
void open_frame(Maze& maze);
/// The reverse: the dug cells of the frame become rock, and the gates move back to the floor behind them.
void close_frame(Maze& maze);

/// The image of a maze of w x h squares on (2w + 1) x (2h + 1): cells, passages and gates are dug, walls and
/// corners are rock. The field is all that lies next to a cell, so holes stay holes.
Maze thick_of(const Maze& thin);
/// The cells of the image that a path through the maze passes, from rim to rim.
CellPath thick_of(const Maze& thin, const CellPath& path);
/// The maze of squares of which this is the image; its frame may be open at the gates. Nothing where there is
/// no such maze, or where rock is in the place of a cell.
std::optional<Maze> thin_of(const Maze& thick);

}  // namespace mazefolio::maze
