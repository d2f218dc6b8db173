#pragma once

#include <span>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio {

/// The way along cell centres, in maze units, one point a cell.
std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path);

/// One stroke from gate to gate. Draw it over draw_maze with the same answer_look.
std::vector<Item> draw_solution(const Maze& maze, std::span<const Cell> path, const MazeFit& fit,
                                const MazeLook& look);

}  // namespace mazefolio
