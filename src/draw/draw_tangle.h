#pragma once

#include <optional>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// Whether a maze is drawn as strings.
bool has_strings(const Maze& maze);

/// The fit of a tangle that fills a box.
MazeFit fit_tangle(const Maze& maze, const Rect& box, const MazeStyle& style, TextMeasurer& measurer);

/// How wide its strings are: as walls, but no wider than leaves them apart.
double string_width(const MazeFit& fit, const MazeStyle& style);

/// Its strings, one above the other in turn, without the names at their ends. `asked`: the pen of the string
/// from the start to the finish, where it stands out.
std::vector<Item> draw_strings(const MazeFit& fit, const MazeStyle& style,
                               const std::optional<Stroke>& asked = std::nullopt);
/// The pictures at their ends.
std::vector<Item> draw_string_ends(const MazeFit& fit, const MazeStyle& style);

}  // namespace mazefolio::draw
