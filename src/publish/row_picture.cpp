#include "publish/row_picture.h"

#include <memory>

#include "draw/draw_maze.h"
#include "maze/thick.h"
#include "render/fonts.h"
#include "render/lettering.h"
#include "render/pango_measurer.h"
#include "render/svg.h"
#include "solve/gate_placement.h"
#include "topology/letters.h"

namespace mazefolio::publish {
namespace {

Picture sign_pixels(const std::string& sign) {
  return lettering(sign, choose_font({"DejaVu Sans"}).used, true);
}
std::shared_ptr<const Picture> sign_picture(const std::string& sign) {
  return std::make_shared<const Picture>(sign_pixels(sign));
}
std::shared_ptr<const Picture> letters_picture(const std::string& letters) {
  return std::make_shared<const Picture>(joined_letters(sign_pixels(letters)));
}

}  // namespace

std::string row_picture(const Recipe& recipe) {
  const Result<Carved> made = make_maze(recipe, "1");
  if (!made) return {};
  Carved carved = *made;
  if (!recipe.generator->sets_gates) {
    std::tie(carved.maze.start, carved.maze.finish) = farthest_rim_gates(carved.maze);
    open_frame(carved.maze);
  }
  MazeStyle style;
  style.wall = points(1);
  PangoMeasurer measurer;
  const Rect page{0, 0, 120, 120};
  const MazeFit fit = fit_maze(carved.maze, inset(page, 2), style, {}, measurer);
  return to_svg({page.size(), draw_maze(carved.maze, fit, style)});
}

Recipe plain_recipe(CellCount size) {
  const GridRow& grid = grids().front();
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& generator = *find_row(generators(), "wilson");
  return {{&grid, Options(grid.options), &shape, Options(shape.options), size},
          &generator,
          Options(generator.options),
          Options(refinements())};
}

Recipe generator_recipe(const GeneratorRow& row) {
  Options options(row.options);
  if (row.pictures) options.attach(sign_picture("&"));
  constexpr CellCount usual{16, 16}, roomy{26, 26};
  CellCount size = row.pictures ? roomy : usual;
  if (row.fitting) {
    const CellCount fitted = row.fitting(size, options);
    size = fitted.columns > 0 ? fitted : row.fitting(roomy, options);
  }
  Recipe recipe = plain_recipe(size);
  recipe.generator = &row;
  recipe.options = std::move(options);
  return recipe;
}

Recipe shape_recipe(const ShapeRow& shape) {
  Recipe recipe = plain_recipe({24, 24});
  recipe.grid.shape = &shape;
  recipe.grid.shape_options = Options(shape.options);
  static constexpr const char* signs[] = {"", "&", "\u2605", "AB", "+"};  // by ShapeSource
  if (const std::string sign = signs[static_cast<int>(shape.source)]; !sign.empty())
    recipe.grid.shape_options.attach(shape.source == ShapeSource::lettering ? letters_picture(sign)
                                                                            : sign_picture(sign));
  return recipe;
}

}  // namespace mazefolio::publish
