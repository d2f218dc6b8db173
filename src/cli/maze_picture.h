#pragma once

#include <optional>
#include <string>

#include "draw/maze_look.h"
#include "maze/maze.h"

namespace mazefolio {

/// PNG has 144 dots an inch.
enum class PictureFormat { svg, png, pdf };

/// One maze alone on a page of its own size, 20 points a cell; a large one of PDF fewer. Rock looks as it
/// does in MazeLook.
std::string maze_picture(const Maze& maze, bool with_solution, WallStyle walls,
                         std::optional<RockTexture> rock, PictureFormat format);

}  // namespace mazefolio
