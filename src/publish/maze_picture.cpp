#include "publish/maze_picture.h"

#include <algorithm>

#include "base/diagnostic.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/draw_tangle.h"
#include "draw/field_lines.h"
#include "generate/generator.h"
#include "pdf/press.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/shape_details.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "render/png.h"
#include "render/svg.h"
#include "solve/paths.h"

namespace mazefolio::publish {
namespace {

constexpr double widest_pitch_pt = 20, narrowest_pitch_pt = 3, margin_pt = 40;
constexpr double longest_page_pt = 14400;  // what readers of PDF take

double pitch_for(const Rect& cells, const PictureStyle& style, PictureFormat format) {
  const double wanted = style.cell ? style.cell->pt : widest_pitch_pt;
  if (format != PictureFormat::pdf) return wanted;
  const double pitch = (longest_page_pt - 2 * margin_pt) / std::max(cells.width(), cells.height());
  if (pitch < (style.cell ? wanted : narrowest_pitch_pt))
    throw InputError("the maze is too large for a page of PDF", "use --format svg");
  return std::min(pitch, wanted);
}

}  // namespace

std::optional<PictureFormat> format_of_file(const std::string& name) {
  if (name.ends_with(".svg")) return PictureFormat::svg;
  if (name.ends_with(".png")) return PictureFormat::png;
  if (name.ends_with(".pdf")) return PictureFormat::pdf;
  return std::nullopt;
}

MazeAlone maze_alone(const Maze& maze, const PictureStyle& style, PictureFormat format,
                     TextMeasurer& measurer) {
  MazeStyle maze_style;
  maze_style.wall = points(1.5);
  maze_style.walls = style.walls;
  maze_style.rock = style.rock;
  maze_style.path = style.path;
  maze_style.tone = style.tone;
  maze_style.label = {choose_font({"Lato", "DejaVu Sans"}).used, 10, false, false};
  const Rect cells = bounds(*maze.topology);
  const double pitch_pt = pitch_for(cells, style, format);
  const Size size{cells.width() * pitch_pt + 2 * margin_pt, cells.height() * pitch_pt + 2 * margin_pt};
  return {size, maze_style,
          fit_maze(maze, inset({0, 0, size.width, size.height}, 6), maze_style, {"Start", "Finish"}, measurer,
                   points(pitch_pt))};
}

std::string picture_of(Frame frame, PictureFormat format, const std::string& title, double dpi) {
  if (format == PictureFormat::svg) return title.empty() ? to_svg(frame) : to_svg(frame, title);
  if (format == PictureFormat::png) return to_png(frame, dpi);
  PdfWriter writer({"Maze", "", "", "en", "Mazefolio " MAZEFOLIO_VERSION, {}}, Edition::print);
  writer.add({std::move(frame), ""});
  return finish_pdf(writer.finish(), {Edition::print, "", false, true});
}

std::string maze_picture(const Puzzle& made, PictureStyle style, PictureFormat format, std::string title) {
  const Maze& maze = made.maze;
  if (made.id && find_row(generators(), made.id->algorithm.name)->pictures) style.path = PathStyle::fill;
  if (title.empty()) title = made.id ? to_text(*made.id) : "Maze";
  PangoMeasurer measurer;
  auto [size, maze_style, fit] = maze_alone(maze, style, format, measurer);
  if (made.borders.size() > 0) maze_style.borders = std::make_shared<const BitSet>(made.borders);
  if (made.id) maze_style.details = details_of(*made.id, style.shape);
  const auto lines = field_lines(maze);
  if (style.solution && maze_style.details && !maze_style.details->solid) maze_style.details = nullptr;
  if (lines) maze_style.details = lines;
  if (style.solution && maze.marks && !has_strings(maze)) maze_style.path_ink = below_marks;
  const std::vector<CellPath> strokes = style.solution ? strokes_of(made) : std::vector<CellPath>();
  maze_style.line_share = line_share_of(maze, strokes, maze_style.line_share);
  return picture_of(
      {size, style.solution ? draw_answer(maze, strokes, fit, maze_style) : draw_maze(maze, fit, maze_style)},
      format, title, style.dpi);
}

}  // namespace mazefolio::publish
