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

/// The panels of a page, and the cells of the maze that they show.
struct PanelPlan {
  PanelGrid grid;
  std::size_t steps = 0;
  double width = 0, height = 0;  ///< the room of a panel, without its label
  std::uint32_t columns = 14, dug_columns = 29;

  double short_side() const { return std::min(width, height); }
};

StepLabels labels_of(const Words& words) {
  const ExplainWords& e = words.explain;
  return {e.passages, e.walls, e.cells, e.generation, e.moves, e.finished};
}

PanelPlan plan_of(const Rect& box, std::size_t columns, std::size_t rows, double label_pt) {
  PanelPlan plan;
  plan.grid = {box, columns, label_pt, label_pt * 1.6};
  plan.steps = columns * rows;
  const double across = static_cast<double>(columns), down = static_cast<double>(rows);
  plan.width = (box.width() - (across - 1) * plan.grid.gap) / across;
  plan.height = (box.height() - (down - 1) * plan.grid.gap) / down - label_pt * 1.7;
  return plan;
}

/// Six steps, or four where six would be small; no column is narrower than the labels.
PanelPlan best_plan(const Rect& box, const Setting& setting, double label_pt, const StepLabels& labels) {
  constexpr double easily_seen = 90;  // points
  const Font font = setting.look.label.at(label_pt);
  double widest = 0;
  for (const std::string& label :
       {labels.passages, labels.walls, labels.cells, labels.generation, labels.moves})
    widest = std::max(widest, setting.measurer->width("6. " + with_number(label, 300), font));
  PanelPlan best = plan_of(box, 2, 2, label_pt);
  for (const auto& [columns, rows] : {std::pair{std::size_t{3}, std::size_t{2}}, {2, 3}}) {
    const PanelPlan plan = plan_of(box, columns, rows, label_pt);
    if (plan.width < widest || plan.short_side() < std::min(easily_seen, best.short_side())) continue;
    if (best.steps < plan.steps || plan.short_side() > best.short_side()) best = plan;
  }
  return best;
}

/// Cells are never so small that the walls fill them.
void choose_cells(PanelPlan& plan, Length wall) {
  const auto across = [&](double pitch, double least, double most) {
    return static_cast<std::uint32_t>(std::clamp(std::floor(plan.width / pitch), least, most));
  };
  plan.columns = across(std::max(8.0, 6 * wall.pt), 7, 14);
  plan.dug_columns = across(4, 19, 29) | 1U;
}

/// A maze that fills its panel.
Recipe recipe_of_explanation(const PageSpec& of, const PanelPlan& plan) {
  const GridRow& grid = grids().front();
  const ShapeRow& shape = shapes().front();
  const GeneratorRow& generator = *find_row(generators(), of.generator.name);
  const std::uint32_t columns = is_digger(generator) || generator.pictures ? plan.dug_columns : plan.columns;
  const double proportion = std::clamp(plan.height / plan.width, 0.4, 1.6);
  CellCount size{columns, static_cast<std::uint32_t>(std::floor(columns * proportion))};
  if (generator.fitting) {
    // What has one size only is drawn smaller.
    const CellCount fitted = generator.fitting(size, of.generator.options);
    size = fitted.columns > 0 ? fitted : generator.fitting({200, 200}, of.generator.options);
  }
  return {{&grid, Options(grid.options), &shape, Options(shape.options), size},
          &generator,
          of.generator.options,
          Options(refinements())};
}

Result<Diagram> diagram_of(const PageSpec& of, const BookSpec& spec, const HouseData& house,
                           const PanelPlan& plan) {
  auto history = std::make_shared<History>();
  const Recipe recipe = recipe_of_explanation(of, plan);
  history->generator = recipe.generator;
  const std::string seed = fmt::format("{}\nexplain {}", of.seed.value_or(spec.seed), recipe.generator->name);
  Result<Carved> made = make_maze(recipe, seed, nullptr, &history->growth);
  if (!made) return made.found();
  history->maze = std::move(made->maze);
  return growth_diagram(std::move(history), plan.steps, labels_of(house.words));
}

std::string generators_with_growth() {
  std::vector<std::string> names;
  for (const GeneratorRow& row : generators())
    if (tells_growth(row.records)) names.push_back(row.name);
  return one_of(names);
}

}  // namespace

Diagnostics check_explanations(const BookSpec& spec, const HouseData& house) {
  const PanelPlan any_plan = plan_of({0, 0, 300, 300}, 3, 2, 9);
  Diagnostics found;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PageSpec& of : chapter.pages) {
      if (of.type != PageType::explanation) continue;
      const Choice& algorithm = of.generator;
      if (!tells_growth(find_row(generators(), algorithm.name)->records)) {
        found.error(
            algorithm.place,
            fmt::format("'explain' shows how a maze grows, and a maze of '{}' is made whole", algorithm.name),
            generators_with_growth());
        continue;
      }
      if (const Result<Diagram> diagram = diagram_of(of, spec, house, any_plan); !diagram)
        found.error(algorithm.place, diagram.message());
      if (!house.words.explain.how.contains(algorithm.name))
        found.warning(
            algorithm.place,
            fmt::format("the words of the language '{}' do not explain '{}': its paragraph is in English",
                        house.words.language, algorithm.name));
    }
  return found;
}

ExplanationContent explanation_text(const PageSpec& of, const HouseData& house) {
  const std::string& name = of.generator.name;
  ExplanationContent content{house.words.explain.title, name, {}};
  std::ranges::replace(content.name, '-', ' ');
  if (!content.name.empty() && content.name[0] >= 'a' && content.name[0] <= 'z')
    content.name[0] = static_cast<char>(content.name[0] - 'a' + 'A');
  for (const ExplainWords* words : {&house.words.explain, &house.english})
    if (const auto text = words->how.find(name); text != words->how.end() && content.text.empty())
      content.text = text->second;
  return content;
}

std::vector<Item> draw_explanation(const PageSpec& of, const BookSpec& spec, const HouseData& house,
                                   const Setting& setting, const Rect& box) {
  const double label = std::max(type_sizes(setting).label, setting.text_floor.pt);
  PanelPlan plan = best_plan(box, setting, label, labels_of(house.words));
  const Length wall = house.audience.wall * 0.6;
  choose_cells(plan, wall);
  const Diagram diagram = diagram_of(of, spec, house, plan).value();
  const MazeStyle style = puzzle_style(setting.look, wall, points(label));
  return draw_panels(diagram, plan.grid, style, setting.look.label.at(label), *setting.measurer,
                     setting.right_to_left);
}

std::string explanation_marker(std::size_t chapter, std::size_t n) {
  return fmt::format("explanation-{}-{}", chapter + 1, n + 1);
}

}  // namespace mazefolio::book
