#pragma once

#include "base/geometry/geometry.h"
#include "base/geometry/length.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// The paper a maze's outline may use: points across and down, the narrowest corridor, and the smallest pitch
/// that leaves it everywhere on the entry's grid.
struct MazeRoom {
  Size box;
  Length corridor, pitch;
  bool for_answer = false;  ///< the answer at the foot of the page needs the corridor; else the audience does

  /// The box, in pitches.
  Size pitches() const { return {box.width / pitch.pt, box.height / pitch.pt}; }
};

/// The most columns and the most rows of cells that a box holds; the box is given in pitches.
CellCount largest_size(const GridRow& grid, Size pitches);

/// Whether a field of this size fits into the room.
bool fits(const GridRow& grid, CellCount size, const MazeRoom& room);

}  // namespace mazefolio::puzzle
