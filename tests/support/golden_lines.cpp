#include "support/golden_lines.h"
#include "support/square_field.h"

#include <stdexcept>
#include <utility>
#include <vector>

#include "base/sha256.h"
#include "generate/recipe.h"
#include "maze/text.h"
#include "support/namespaces.h"
#include "support/results.h"

namespace mazefolio::tests {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// One character an inner wall, by cells in the order of their ids.
std::string wall_bits(const Maze& maze) {
  std::string bits;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (t.contains(beyond)) bits += maze.open.test(index(w)) ? '1' : '0';
        });
      },
      *maze.topology);
  return bits;
}

std::string line(const std::string& what, CellCount size, const std::string& seed, const std::string& made) {
  return what + " " + std::to_string(size.columns) + "x" + std::to_string(size.rows) + " " + seed + " " +
         sha256(made) + "\n";
}

std::string carvers_on_squares() {
  std::string text;
  for (const GeneratorRow& row : carvers())
    for (const CellCount size : {CellCount{5, 8}, {30, 20}, {65, 64}})
      for (const std::string seed : {"7f3a91c2", "book"}) {
        const auto field = std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
        text += line(row.name, size, seed, wall_bits(carve_maze(row, field, Options(row.options), seed)));
      }
  return text;
}

std::string drafts() {
  std::string text;
  for (const GeneratorRow& row : generators().subspan(carvers().size())) {
    if (row.pictures) continue;  // needs a picture of the user's
    const Options options(row.options);
    for (const CellCount most : {CellCount{29, 28}, {41, 52}}) {
      const CellCount size = row.fitting ? row.fitting(most, options) : most;
      const Result<Maze> made = draft(row, square_field(size), options, "book");
      if (!made) throw std::logic_error(row.name + ": " + message_of(made));
      text += line(row.name, size, "book", to_text(*made));
    }
  }
  return text;
}

std::string carvers_on_other_tilings() {
  std::string text;
  constexpr CellCount size{17, 12};
  const ShapeRow& rectangle = *find_row(shapes(), "rectangle");
  for (const GridRow& tiling : grids()) {
    if (tiling.name == "square") continue;
    const Result<Grid> grid =
        make_grid({&tiling, Options(tiling.options), &rectangle, Options(rectangle.options), size}, "book");
    if (!grid) throw std::logic_error(tiling.name + ": " + message_of(grid));
    for (const GeneratorRow& row : carvers()) {
      const Options options(row.options);
      if (!check_fit(row, *grid->topology, options)) continue;
      text += line(row.name + " " + tiling.name, size, "book",
                   wall_bits(carve_maze(row, grid->topology, options, "book")));
    }
  }
  return text;
}

void set(Options& options, std::span<const OptionRow> rows, const Settings& settings) {
  for (const auto& [name, value] : settings) options.set(rows, name, value).value();
}

std::string recipes() {
  struct Case {
    std::string grid, shape, generator;
    Settings options, refinement;
  };
  const std::vector<Case> cases{
      {"square", "rectangle", "kruskal", {{"height", "sin(x / 2) * 5 + euclid"}}, {}},
      {"hexagon", "heart", "prim", {{"height", "noise(x / 4, y / 4)"}, {"regions", "sites 6"}}, {}},
      {"square", "rectangle", "wilson", {}, {{"weave", "0.3"}}},
      {"square", "circle", "backtracker", {}, {{"braid", "0.5"}}},
      {"triangle", "star", "wilson", {}, {{"dead_ends", "merge"}}},
      {"voronoi", "circle", "kruskal", {}, {{"braid", "1"}, {"sparsify", "1"}}},
      {"polar", "rectangle", "growing-tree", {}, {{"sparsify", "2"}}},
      {"square", "rectangle", "wilson", {}, {{"symmetry", "nearly-mirror"}}},
      {"square", "crescent", "hunt-and-kill", {}, {}},
  };
  std::string text;
  constexpr CellCount size{24, 25};
  for (const Case& c : cases) {
    Recipe recipe{{find_row(grids(), c.grid), {}, find_row(shapes(), c.shape), {}, size},
                  find_row(generators(), c.generator),
                  {},
                  Options(refinements())};
    recipe.grid.grid_options = Options(recipe.grid.grid->options);
    recipe.grid.shape_options = Options(recipe.grid.shape->options);
    recipe.options = Options(recipe.generator->options);
    set(recipe.options, recipe.generator->options, c.options);
    set(recipe.refinement, refinements(), c.refinement);
    const Result<Carved> made = make_maze(recipe, "book");
    std::string name = c.generator + " " + c.grid + " " + c.shape;
    for (const Settings* settings : {&c.options, &c.refinement})
      for (const auto& [option, value] : *settings) name += " " + option + "=" + value;
    if (!made) throw std::logic_error(name + ": " + message_of(made));
    text += line(name, size, "book", wall_bits(made->maze));
  }
  return text;
}

}  // namespace

std::string golden_lines() {
  return carvers_on_squares() + drafts() + carvers_on_other_tilings() + recipes();
}

}  // namespace mazefolio::tests
