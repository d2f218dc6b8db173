#pragma once

#include <optional>
#include <string>

#include "draw/fit_maze.h"
#include "puzzle/puzzle.h"

namespace mazefolio::publish {

enum class PictureFormat { svg, png, pdf };
constexpr double default_dpi = 144;  ///< dots an inch of PNG
/// By the end of a file's name; nothing for other ends.
std::optional<PictureFormat> format_of_file(const std::string& name);

/// What is drawn of a maze, as in MazeStyle.
struct PictureStyle {
  bool solution = false;
  WallStyle walls = WallStyle::line;
  std::optional<RockTexture> rock;
  PathStyle path = PathStyle::line;
  std::optional<MazeTone> tone = {};
  Options shape = {};  ///< with its picture, whose details are drawn
  double dpi = default_dpi;
  std::optional<Length> cell = {};  ///< its size; nothing: 20 points, or less where PDF has no room
};

/// A maze alone on a page of its own size, 20 points a cell; a large one of PDF fewer.
struct MazeAlone {
  Size size;
  MazeStyle maze_style;
  MazeFit fit;
};
MazeAlone maze_alone(const Maze& maze, const PictureStyle& style, PictureFormat format,
                     TextMeasurer& measurer);
/// The file's bytes. SVG with a title also names its parts.
std::string picture_of(Frame frame, PictureFormat format, const std::string& title = {},
                       double dpi = default_dpi);
/// A maze alone. SVG is called `title`; where that is empty, by the maze's id. The path of a maze that hides
/// a picture is filled, whatever the style says.
std::string maze_picture(const Puzzle& made, PictureStyle style, PictureFormat format,
                         std::string title = {});

}  // namespace mazefolio::publish
