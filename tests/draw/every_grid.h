#pragma once

#include <memory>
#include <string>
#include <vector>

#include "generate/generator.h"
#include "maze/gates.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"
#include "topology/grids.h"

namespace mazefolio::tests {

/// A maze on each tiling of the program, in two outlines; gates on opposite sides.
struct GridMaze {
  std::string name;
  Maze maze;
};

inline std::vector<GridMaze> every_grid() {
  std::vector<GridMaze> out;
  for (const GridRow& grid : grids())
    for (const char* shape : {"rectangle", "star"}) {
      const ShapeRow& row = *find_row(shapes(), shape);
      const std::uint32_t side = row.name == "star" ? 20 : 9;
      const Result<Grid> made =
          make_grid({&grid, Options(grid.options), &row, Options(row.options), {side, side + 2}}, "draw");
      if (!made) continue;
      const GeneratorRow& generator = *find_row(generators(), "backtracker");
      GridMaze& g =
          out.emplace_back(GridMaze{grid.name + " " + shape, carve_maze(generator, made->topology,
                                                                        Options(generator.options), "draw")});
      const std::vector<Gate> gates = rim_gates(*made->topology);
      g.maze.start = gates[0];
      g.maze.finish = gates[gates.size() / 2];
    }
  return out;
}

/// Squares, some of which become crossings, with all passages open.
inline Maze woven(int columns, int rows, const std::vector<std::pair<int, int>>& places) {
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(
      crossed_squares(columns, rows, places, std::vector<bool>(places.size(), true)));
  maze.open = BitSet(wall_limit(*maze.topology));
  const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
  for_each_doorway(t, [&](Wall w, Cell, Cell) { maze.open.set(index(w)); });
  return maze;
}

}  // namespace mazefolio::tests
