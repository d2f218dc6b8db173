#include "publish/maze_diagram.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/diagnostic.h"
#include "base/text/suggest.h"
#include "diagram/arrange.h"
#include "publish/load_pictures.h"
#include "puzzle/request.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"

namespace mazefolio::publish {
namespace {

// The same recipe and seed, with its growth; the gates stay those of the maze that was made.
std::shared_ptr<const History> history_of(const Puzzle& made, Notices& notices) {
  auto history = std::make_shared<History>();
  history->maze = made.maze;
  if (!made.id) return history;
  PuzzleRequest request = request_of(*made.id).value();
  load_pictures(request.puzzle, notices);
  const Recipe recipe = recipe_of(request.puzzle);
  history->generator = recipe.generator;
  const Result<Carved> again = make_maze(recipe, request.seed, nullptr, &history->growth);
  if (!again) throw InputError(again.found());
  return history;
}

}  // namespace

const DiagramRow& diagram_named(const std::string& name) {
  if (const DiagramRow* row = find_row(diagrams(), name)) return *row;
  throw InputError(fmt::format("unknown picture '{}'", name), suggestion(name, names_of(diagrams())));
}

std::string maze_diagram(const Puzzle& made, const DiagramRow& row, const PictureStyle& style,
                         PictureFormat format, Notices& notices) {
  const Result<Diagram> diagram = make_diagram(row, history_of(made, notices));
  if (!diagram) throw InputError(fmt::format("--show {}: {}", row.name, diagram.message()));
  PangoMeasurer measurer;
  const MazeAlone alone = maze_alone(made.maze, style, format, measurer);
  const bool single = diagram->panels.size() == 1;
  // Several panels on a sheet are smaller than one.
  const double width = single ? alone.size.width : std::clamp(alone.size.width * 0.62, 150.0, 330.0) * 3;
  Frame frame = arranged(*diagram, width, alone.maze_style, measurer);
  return picture_of(std::move(frame), format, made.id ? to_text(*made.id) + ": " + row.name : row.name,
                    style.dpi);
}

}  // namespace mazefolio::publish
