#pragma once

#include <string>
#include <vector>

#include "topology/topology.h"

namespace mazefolio::maze {

/// A letter, a number or a sum that is printed in a cell, as UTF-8.
struct CellMark {
  Cell cell = no_cell;
  std::string text;
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

/// What a rule prints in a maze, beside its walls: at most one mark a cell, by growing id.
struct Marks {
  std::vector<CellMark> cells;
  bool hops = false;       ///< a way jumps over cells
  bool hairlines = false;  ///< there are no walls inside, and fine lines set the cells off
  friend bool operator==(const Marks&, const Marks&) = default;
};

}  // namespace mazefolio::maze
