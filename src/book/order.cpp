#include "book/order.h"

#include <fmt/format.h>

#include <cmath>
#include <map>

#include "book/aim.h"
#include "solve/difficulty.h"
#include "spec/house.h"

namespace mazefolio {
namespace {

// What is left at its default is not told, so that a new option of the program changes no old book.
std::string described(const std::string& name, const Options& options, std::span<const OptionRow> rows) {
  std::string text = name;
  for (const auto& [option, value] : options.changed(rows)) text += fmt::format(",{}={}", option, value);
  return text + "/";
}

std::string goals_text(const Goals& goals) {
  if (goals.farthest) return "farthest";
  if (goals.visit.empty()) return fmt::format("{}>{}", goals.from, goals.to);
  std::string text = "visit";
  for (const std::string& place : goals.visit) text += ":" + place;
  return text;
}

std::string recipe_text(const PuzzleSpec& entry, int low, int high) {
  const Recipe recipe = recipe_of(entry, {entry.size.columns, entry.size.rows});
  const GridChoice& grid = recipe.grid;
  std::string text = described(grid.grid->name, grid.grid_options, grid.grid->options) +
                     described(recipe.generator->name, recipe.options, recipe.generator->options);
  if (grid.shape->name != "rectangle")
    text += described(grid.shape->name, grid.shape_options, grid.shape->options);
  if (!recipe.refinement.changed(refinements()).empty())
    text += described("", recipe.refinement, refinements());
  return fmt::format("{}{}x{}/{}-{}/{}", text, entry.size.columns, entry.size.rows, low, high,
                     goals_text(entry.goals));
}

// Step i of n between the two ends of a ramp, rounded to a level.
int ramp_step(const Difficulty& d, int i, int n) {
  if (n == 1) return d.low;
  return static_cast<int>(std::lround(d.low + static_cast<double>(d.high - d.low) * i / (n - 1)));
}

}  // namespace

std::vector<PuzzleOrder> puzzle_orders(const BookSpec& spec, const std::string& title_pattern) {
  std::vector<PuzzleOrder> orders;
  std::map<std::string, int> seen;
  for (std::size_t chapter = 0; chapter < spec.chapters.size(); ++chapter)
    for (const PuzzleSpec& entry : spec.chapters[chapter].puzzles)
      for (int i = 0; i < entry.count; ++i) {
        PuzzleOrder order;
        order.number = static_cast<int>(orders.size()) + 1;
        order.chapter = chapter;
        order.spec = &entry;
        order.title = fill(entry.title.value_or(title_pattern), {{"n", std::to_string(order.number)}});

        const Difficulty& d = entry.difficulty;
        const bool own_ends = find_row(generators(), entry.algorithm.name)->sets_gates;
        order.any_level = d.asked.empty() && (own_ends || !entry.size.is_auto());
        order.low = d.ramp ? ramp_step(d, i, entry.count) : d.low;
        order.high = d.ramp ? order.low : d.high;
        // Inside a band of several levels the puzzles of an entry rise gently.
        const double bottom = level_floor(order.low), top = level_floor(order.high + 1);
        order.wish = bottom + (top - bottom) * (order.low == order.high ? 0.5 : (i + 0.5) / entry.count);

        order.key = recipe_text(entry, order.low, order.high);
        order.key += fmt::format("#{}", seen[order.key]++);
        orders.push_back(std::move(order));
      }
  return orders;
}

}  // namespace mazefolio
