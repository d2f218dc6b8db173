#pragma once

#include <span>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// The way in maze units. On lattices one point a cell, of thick mazes without goals only where it turns
/// (straight_way), unless it is filled; elsewhere also the middle of every wall it passes, and chords where a
/// corridor bends, so that no line between two points leaves the corridor.
std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path,
                                   AnswerPath style = AnswerPath::line);

/// The maze with its way, of strokes that answer_strokes gave: drawn over its walls, or filled beneath them.
std::vector<Item> draw_answer(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                              const MazeStyle& look);

/// The pen that draws the way; of a filled one only its ink is used.
Stroke answer_pen(const MazeFit& fit, const MazeStyle& look);

/// The closed outlines of these cells, one bit an id, with the lanes above at crossings; round where walls
/// are.
Path area_with_lanes(const Maze& maze, const BitSet& cells, double radius);

/// The way alone, above the walls: one stroke a branch; those that begin or end at a gate reach out through
/// it. Nothing where it is filled.
std::vector<Item> draw_solution(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                const MazeStyle& look);

}  // namespace mazefolio::draw
