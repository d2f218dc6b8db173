#pragma once

#include <optional>
#include <string>

#include "draw/fit_maze.h"
#include "maze/maze.h"

namespace mazefolio::publish {

/// PNG has 144 dots an inch.
enum class PictureFormat { svg, png, pdf };
/// By the end of a file's name; nothing for other ends.
std::optional<PictureFormat> format_of_file(const std::string& name);

/// What is drawn of a maze, as in MazeStyle.
struct PictureStyle {
  bool solution = false;
  WallStyle walls = WallStyle::line;
  std::optional<RockTexture> rock;
  PathStyle path = PathStyle::line;
};

/// A maze alone on a page of its own size, 20 points a cell; a large one of PDF fewer.
struct MazeAlone {
  Size size;
  MazeStyle look;
  MazeFit fit;
};
MazeAlone maze_alone(const Maze& maze, const PictureStyle& style, PictureFormat format,
                     TextMeasurer& measurer);
/// The file's bytes.
std::string picture_of(Frame frame, PictureFormat format);
std::string maze_picture(const Maze& maze, const PictureStyle& style, PictureFormat format);

}  // namespace mazefolio::publish
