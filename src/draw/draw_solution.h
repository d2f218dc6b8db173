#pragma once

#include <span>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio {

/// The way in maze units. On lattices one point a cell; elsewhere also the middle of every wall it passes,
/// and chords where a corridor bends, so that no line between two points leaves the corridor.
std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path);

/// One stroke a branch (answer_strokes); those that begin or end at a gate reach out through it. Draw it over
/// draw_maze with the same answer_look.
std::vector<Item> draw_solution(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                const MazeLook& look);

}  // namespace mazefolio
