#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::publish {

/// What a wall is: a passage, a wall between two cells, the rim, the edge of rock, or a gate in the rim.
/// Closed walls, rim and rock are drawn.
enum class WallKind : std::uint8_t { open, closed, rim, rock, gate };
const char* name_of(WallKind kind);

struct ListedWall {
  WallKind kind = WallKind::closed;
  std::vector<std::uint32_t> cells;  ///< on its sides, by their place in MazeGraph::cells
  Edge edge;                         ///< in maze units
};

/// A maze for those who know no ids.
struct MazeGraph {
  std::vector<Cell> cells;           ///< in the order of their ids
  std::vector<std::uint32_t> place;  ///< of a cell in `cells`, by its id
  std::vector<ListedWall> walls;     ///< each once; between two cells of rock there are none
};
MazeGraph graph_of(const Maze& maze);

}  // namespace mazefolio::publish
