#pragma once

#include <optional>
#include <string>

#include "draw/maze_look.h"
#include "maze/maze.h"

namespace mazefolio {

/// PNG has 144 dots an inch.
enum class PictureFormat { svg, png, pdf };

/// What is drawn of a maze, as in MazeLook.
struct PictureStyle {
  bool solution = false;
  WallStyle walls = WallStyle::line;
  std::optional<RockTexture> rock;
  AnswerPath path = AnswerPath::line;
};

/// One maze alone on a page of its own size, 20 points a cell; a large one of PDF fewer.
std::string maze_picture(const Maze& maze, const PictureStyle& style, PictureFormat format);

}  // namespace mazefolio
