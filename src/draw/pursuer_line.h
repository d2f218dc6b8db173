#pragma once

#include <span>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// The way of somebody else through a maze of squares, dashed, and beside the middle of its corridors, so
/// that the line of the solution stays free. It begins beside the mark in its first cell.
PlacedSign pursuer_line(const Maze& maze, std::span<const Cell> way, const MazeFit& fit,
                        const MazeStyle& style);

}  // namespace mazefolio::draw
