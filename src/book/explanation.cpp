#include "book/explanation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/text/suggest.h"
#include "diagram/arrange.h"
#include "diagram/moments.h"

namespace mazefolio::book {
namespace {

constexpr std::uint32_t plain_columns = 14, dug_columns = 29;
constexpr std::size_t steps_shown = 6;

/// The panels in their box; their number is that of the steps.
PanelGrid grid_in(const Rect& box, double label_pt) {
  return {box, box.width() < box.height() ? std::size_t{2} : 3, label_pt, label_pt * 1.6};
}

/// The height of a panel that fills its part of the box, by its width.
double proportion_in(const PanelGrid& grid) {
  const double rows = std::ceil(static_cast<double>(steps_shown) / static_cast<double>(grid.columns));
  const double columns = static_cast<double>(grid.columns);
  const double width = (grid.area.width() - (columns - 1) * grid.gap) / columns;
  const double height = (grid.area.height() - (rows - 1) * grid.gap) / rows - grid.label_pt * 1.7;
  return std::clamp(height / width, 0.4, 1.6);
}

/// A maze as wide as others of its kind, and as high as the proportion says.
Recipe recipe_of_explanation(const ExplainSpec& of, double proportion) {
  const GridRow& grid = grids().front();
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& generator = *find_row(generators(), of.maze.algorithm.name);
  const std::uint32_t columns = is_digger(generator) ? dug_columns : plain_columns;
  CellCount size{columns, static_cast<std::uint32_t>(std::floor(columns * proportion))};
  if (generator.fitting) size = generator.fitting(size, of.maze.algorithm.options);
  return {{&grid, Options(grid.options), &shape, Options(shape.options), size},
          &generator,
          of.maze.algorithm.options,
          Options(refinements())};
}

StepLabels labels_of(const Words& words) {
  const ExplainWords& e = words.explain;
  return {e.passages, e.walls, e.cells, e.generation, e.finished};
}

Result<Diagram> diagram_of(const ExplainSpec& of, const BookSpec& spec, const HouseData& house,
                           double proportion) {
  auto history = std::make_shared<History>();
  const Recipe recipe = recipe_of_explanation(of, proportion);
  history->generator = recipe.generator;
  const std::string seed =
      fmt::format("{}\nexplain {}", of.maze.seed.value_or(spec.seed), recipe.generator->name);
  Result<Carved> made = make_maze(recipe, seed, nullptr, &history->growth);
  if (!made) return made.found();
  history->maze = std::move(made->maze);
  return growth_diagram(std::move(history), steps_shown, labels_of(house.words));
}

bool has_growth(const GeneratorRow& row) { return row.records.order || row.records.generations; }

std::string generators_with_growth() {
  std::vector<std::string> names;
  for (const GeneratorRow& row : generators())
    if (has_growth(row)) names.push_back(row.name);
  return one_of(names);
}

}  // namespace

Diagnostics check_explanations(const BookSpec& spec, const HouseData& house) {
  Diagnostics found;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const ExplainSpec& of : chapter.explanations) {
      const Choice& algorithm = of.maze.algorithm;
      if (!has_growth(*find_row(generators(), algorithm.name))) {
        found.error(
            algorithm.place,
            fmt::format("'explain' shows how a maze grows, and a maze of '{}' is made whole", algorithm.name),
            generators_with_growth());
        continue;
      }
      if (const Result<Diagram> diagram = diagram_of(of, spec, house, 1); !diagram)
        found.error(algorithm.place, diagram.message());
      if (!house.words.explain.how.contains(algorithm.name))
        found.warning(
            algorithm.place,
            fmt::format("the words of the language '{}' do not explain '{}': its paragraph is in English",
                        house.words.language, algorithm.name));
    }
  return found;
}

ExplanationContent explanation_text(const ExplainSpec& of, const HouseData& house) {
  const std::string& name = of.maze.algorithm.name;
  ExplanationContent content{house.words.explain.title, name, {}};
  std::ranges::replace(content.name, '-', ' ');
  if (!content.name.empty() && content.name[0] >= 'a' && content.name[0] <= 'z')
    content.name[0] = static_cast<char>(content.name[0] - 'a' + 'A');
  for (const ExplainWords* words : {&house.words.explain, &house.english})
    if (const auto text = words->how.find(name); text != words->how.end() && content.text.empty())
      content.text = text->second;
  return content;
}

std::vector<Item> draw_explanation(const ExplainSpec& of, const BookSpec& spec, const HouseData& house,
                                   const Setting& setting, const Rect& box) {
  const double label = std::max(type_sizes(setting).label, setting.text_floor.pt);
  const PanelGrid grid = grid_in(box, label);
  const Diagram diagram = diagram_of(of, spec, house, proportion_in(grid)).value();
  const MazeStyle style = puzzle_style(setting.look, house.audience.wall * 0.75, points(label));
  return draw_panels(diagram, grid, style, setting.look.label.at(label), *setting.measurer,
                     setting.right_to_left);
}

std::string explanation_marker(std::size_t chapter, std::size_t n) {
  return fmt::format("explanation-{}-{}", chapter + 1, n + 1);
}

}  // namespace mazefolio::book
