#pragma once

#include <string>

#include "mazefolio/maze.h"

namespace mazefolio {

enum class PictureFormat { svg, png, pdf };
enum class WallStyle { line, block, rounded };
/// How the rock of thick mazes is filled; usual: solid with block walls, else hatched.
enum class RockFill { usual, hatch, dots, gray, solid, none };

struct PictureOptions {
  PictureFormat format = PictureFormat::svg;
  WallStyle walls = WallStyle::line;
  RockFill rock = RockFill::usual;
  bool solution = false;
  std::string title{};  ///< of SVG; empty: the maze's id
};

/// The bytes of a picture, 20 points a cell; PNG has 144 dots an inch. Parts of SVG carry ids and classes:
/// walls, rim, rock, bridges, start, finish, goals, solution. Throws Error when a maze is too large for a
/// page of PDF.
MAZEFOLIO_API std::string draw_picture(const Maze& maze, const PictureOptions& options = {});

}  // namespace mazefolio
