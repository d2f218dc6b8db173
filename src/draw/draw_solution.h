#pragma once

#include <span>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// The most of a corridor that the line of an answer takes (MazeStyle::line_share): less where it crosses
/// itself in bows, passes a corridor twice, or has heads.
double line_share_of(const Maze& maze, std::span<const CellPath> strokes, double usual);

/// The solution path in maze units. On lattices it has one point for each cell; in thick mazes without goals
/// only the points where it turns (straight_path), unless it is filled. On other grids it also has the middle
/// of every wall that it passes, and chords where a corridor bends, so that no line between two points leaves
/// the corridor.
std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path,
                                   PathStyle style = PathStyle::line);

/// The maze with its solution, as strokes of answer_strokes: drawn over the walls, or filled below them.
std::vector<Item> draw_answer(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                              const MazeStyle& style);

/// The ink of a line below marks.
constexpr Ink below_marks = gray(0.65);

/// Lets the marks of a maze be read where the line of its answer passes: on a field it is a pale band.
void use_line_behind_marks(MazeStyle& style, const Marks& marks);

/// The ink of walls beside a solution that is filled.
constexpr double beside_filled_way = 0.85;

/// The pen that draws the solution; a filled one only uses its ink.
Stroke answer_pen(const MazeFit& fit, const MazeStyle& style);

/// The closed outlines of these cells (one bit per id), with the lanes above at crossings; rounded where
/// walls are.
Path area_with_lanes(const Maze& maze, const BitSet& cells, double radius);

/// The solution alone, above the walls: one stroke for each branch. Strokes that begin or end at a gate reach
/// out through it, and are pale below bridges. Empty where the solution is filled.
std::vector<Item> draw_solution(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                const MazeStyle& style);

}  // namespace mazefolio::draw
