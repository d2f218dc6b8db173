#include "cli/maze_formats.h"

#include <fmt/format.h>

#include "base/geometry/length.h"
#include "base/text/suggest.h"
#include "cli/callbacks.h"
#include "maze/text.h"
#include "maze/thick.h"
#include "publish/maze_diagram.h"
#include "publish/maze_json.h"

namespace mazefolio::cli {
namespace {

constexpr Length least_cell = millimeters(0.5), largest_cell = millimeters(200);

template <PictureFormat format>
std::string picture(const Puzzle& made, const MazeLook& look) {
  if (look.show.empty()) return maze_picture(made, look.style, format);
  Notices notices = console_notices(false);
  return maze_diagram(made, diagram_named(look.show), look.style, format, notices);
}

std::string svg(const Puzzle& made, const MazeLook& look) {
  return look.cut ? cut_maze_svg(made.maze, *look.cut) : picture<PictureFormat::svg>(made, look);
}
std::string dxf(const Puzzle& made, const MazeLook& look) { return cut_maze_dxf(made.maze, *look.cut); }

// On squares, block walls are drawn as cells of their own.
std::string text(const Puzzle& made, const MazeLook& look) {
  const AnyTopology& t = *made.maze.topology;
  if (look.walls != "block" || !square_lattice(t) || is_thick(t))
    return to_text(made.maze, look.solution ? &made.solution : nullptr);
  const CellPath path = thick_of(made.maze, made.solution);
  return to_text(thick_of(made.maze), look.solution ? &path : nullptr);
}

std::string id(const Puzzle& made, const MazeLook&) {
  if (!made.id) throw InputError("this maze has no id: no recipe makes it");
  return to_text(*made.id) + "\n";
}

}  // namespace

std::span<const MazeFormat> maze_formats() {
  static const std::vector<MazeFormat> table{
      {"text", true, true, false, text},
      {"svg", true, true, true, svg},
      {"png", true, true, true, picture<PictureFormat::png>},
      {"pdf", true, true, true, picture<PictureFormat::pdf>},
      {"dxf", true, true, true, dxf},
      {"json", true, true, false, [](const Puzzle& made, const MazeLook&) { return maze_json(made); }},
      {"id", false, false, false, id},
      {"none", false, true, false, [](const Puzzle&, const MazeLook&) { return std::string(); }},
  };
  return table;
}

void set_cell(MazeLook& look, const MazeFormat& format, const std::string& cell, const std::string& units) {
  std::optional<Length> length;
  if (!cell.empty()) {
    length = parse_length(cell);
    if (!length || *length < least_cell || *length > largest_cell)
      throw InputError(
          fmt::format("--cell must be a length from 0.5mm to 200mm, such as 6mm, not '{}'", cell));
    if (!format.picture)
      throw InputError("--cell is the size of cells in a picture", "add --format svg, png, pdf or dxf");
  }
  if (!units.empty() && format.name != "svg" && format.name != "dxf")
    throw InputError("--units makes a file for plotters and lasers", "add --format svg or dxf");
  look.style.cell = length;
  if (format.name != "dxf" && units.empty()) return;
  look.cut.emplace();
  if (length) look.cut->cell = *length;
  if (units == "in") look.cut->unit = LengthUnit::in;
}

void check_look(const MazeLook& look, const MazeFormat& format) {
  if (look.cut && look.solution)
    throw InputError("a file for plotters and lasers has walls alone", "leave out --solution");
  if (look.show.empty()) return;
  diagram_named(look.show);
  if (look.solution)
    throw InputError("--show explains the maze without its solution", "leave out --solution");
  if (!format.picture || look.cut) throw InputError("--show draws a picture", "add --format svg, png or pdf");
}

}  // namespace mazefolio::cli
