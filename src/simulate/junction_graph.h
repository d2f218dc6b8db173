#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"
#include "simulate/straight_run.h"

namespace mazefolio::simulate {

/// A corridor as seen from the junction where it begins.
struct Corridor {
  std::uint32_t from = 0, to = 0;  ///< junctions
  std::uint32_t back = 0;          ///< the same corridor from its other end
  double length = 0;               ///< in pitches; in halls in widths of the hall with its wall
  Runs runs;
  std::uint32_t first_cell = 0, last_cell = 0;  ///< within JunctionGraph::cells, the far junction included
};

/// A maze as a graph whose edges are its corridors and whose nodes are the cells with one passage or more
/// than two, and the places where the reader stops.
struct JunctionGraph {
  std::vector<Cell> junctions;
  std::vector<std::uint32_t> first;  ///< junction -> its first corridor; one more at the end
  std::vector<Corridor> corridors;   ///< each twice, once from either end
  std::vector<Cell> cells;           ///< along all corridors
  std::vector<std::uint32_t> stops;  ///< junctions: the start, and where its way leads

  // The maze itself: cell -> its neighbors in next[begin[c], begin[c + 1]), and its center.
  std::vector<std::uint32_t> begin;
  std::vector<Cell> next;
  std::vector<Point> centers;
  std::vector<double> pitch;  ///< at each cell: a maze that is drawn thick, or magnified, is no harder
  double least_step = 0;      ///< the least distance of two points of a line, in pitches
  std::vector<double> aside;  ///< at each cell, how far a line of sight may pass its center
};

/// The length of the step from a cell to its neighbor, in pitches.
double step_length(const JunctionGraph& graph, Cell from, Cell to);

/// The graph of the cells that can be reached from the first stop. Throws InternalError where no path
/// connects it with the others. `width`: for each cell of a thick maze the width of the hall whose middle it
/// is; or empty.
JunctionGraph junction_graph(const Maze& maze, const std::vector<Cell>& stops,
                             const std::vector<std::uint8_t>& width = {});

double distance(Point a, Point b);
/// The angle between two directions in quarter turns; 0 where one of them is {0, 0}.
double quarter_turns(Point before, Point after);
/// The cosine of the angle between two directions; 0 where one of them is {0, 0}.
double cosine(Point a, Point b);

}  // namespace mazefolio::simulate
