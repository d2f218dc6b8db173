#pragma once

#include <span>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// How far to the right of the middle a way goes where it comes back through a passage, by the distance from
/// cell to cell.
constexpr double aside = 0.15;

/// Whether a way passes a passage twice.
bool passes_twice(const Maze& maze, std::span<const Cell> path);

/// The points of a way over squares, by its cells, in maze units: their centers; and the right hand side of
/// cells and passages between them where it comes back through a passage.
std::vector<std::vector<Point>> points_of_walk(const Maze& maze, std::span<const Cell> path);

/// A head on the line of an answer that shows its direction, on the page.
struct Arrowhead {
  Path path;
  Rect box;  ///< holds all of its ink, and none of the walls
};

/// The heads on the answer of a maze whose way has a direction (Marks::directed); none where corridors are
/// too narrow for them.
std::vector<Arrowhead> arrowheads(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                  const MazeStyle& style);

}  // namespace mazefolio::draw
