#pragma once

#include <optional>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// Ground, rock, walls, bridges, arrows, words and pictures, in points on the page. `asked`: the pen of the
/// string that answers, in a maze of strings.
std::vector<Item> draw_maze(const Maze& maze, const MazeFit& fit, const MazeStyle& style,
                            const std::optional<Stroke>& asked = std::nullopt);

/// The width of a bridge's rails, where a unit of the maze is `scale` points. The style is inked.
double rail_width(const MazeStyle& style, double scale);

}  // namespace mazefolio::draw
