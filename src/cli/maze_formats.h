#pragma once

#include <optional>
#include <span>
#include <string>

#include "publish/cut_maze.h"
#include "publish/maze_picture.h"

namespace mazefolio::cli {

/// How a maze is shown.
struct MazeLook {
  PictureStyle style;
  std::string walls = "line", show;
  bool solution = false;
  std::optional<CutStyle> cut;  ///< for machines
};

/// What `mazefolio maze --format` writes: a row of a table.
struct MazeFormat {
  std::string name;
  bool draws;    ///< so the number of cells is limited
  bool solves;   ///< needs the solution, which is proven
  bool picture;  ///< one file holds one of them
  std::string (*render)(const Puzzle&, const MazeLook&);
};
std::span<const MazeFormat> maze_formats();

/// What --cell and --units say of this format. Throws InputError.
void set_cell(MazeLook& look, const MazeFormat& format, const std::string& cell, const std::string& units);

/// Throws InputError where a diagram or a cut cannot be in this format.
void check_look(const MazeLook& look, const MazeFormat& format);

}  // namespace mazefolio::cli
