#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

// How walls, rock and solutions are printed. Each idea is one enum and one table of its names; book specs,
// templates, the command line, drawing, manifests and the proof all use them.

/// Lines; filled blocks as thick as corridors are wide; or lines with round corners and ends. Of thick mazes:
/// the outlines of rock; solid rock, whose cells are the blocks; or the round walls of caves.
enum class WallStyle { line, block, rounded };

/// How rock is filled between the outlines of a thick maze.
enum class RockTexture { hatch, dots, gray, solid, none };

/// How a solution is drawn: a line or a dotted line over the maze, or gray cells below its walls.
enum class PathStyle { line, dots, fill };

/// The lines of the frame around a page.
enum class BorderLines { none, single, doubled, panel, steps, night };

struct WallStyleRow {
  std::string name, summary;
  WallStyle value;
};
struct RockTextureRow {
  std::string name, summary;
  RockTexture value;
};
struct PathStyleRow {
  std::string name;       ///< in templates and manifests
  std::string book_name;  ///< in book specs
  std::string summary;
  PathStyle value;
  bool in_templates;  ///< a template may choose it
};

struct BorderLinesRow {
  std::string name, summary;
  BorderLines value;
};

std::span<const WallStyleRow> wall_styles();
std::span<const RockTextureRow> rock_textures();
std::span<const PathStyleRow> path_styles();
std::span<const BorderLinesRow> border_lines();

/// The name of a path style in a manifest.
std::string_view name_of(PathStyle style);

/// "line (thin lines), block (...)": the names of a table with their summaries, for help texts.
template <class R>
std::string explained(std::span<const R> rows, std::string R::*name = &R::name) {
  std::string out;
  for (const R& row : rows) out += (out.empty() ? "" : ", ") + row.*name + " (" + row.summary + ")";
  return out;
}

}  // namespace mazefolio::base
