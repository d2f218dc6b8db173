#include "puzzle/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "puzzle/difficulty_search.h"
#include "solve/difficulty.h"
#include "spec/house_files.h"

namespace mazefolio::puzzle {
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

/// The levels of one puzzle of an entry, and how far up in that band its score shall lie, 0 to 1.
struct Step {
  int low, high;
  double height;
};

// The puzzles of an entry rise: through the levels of a ramp, and within their band. A band of one level is
// used from a quarter to three quarters, so that its borders are not in the way.
Step step_of(const Difficulty& d, int i, int n) {
  const double within = (i + 0.5) / n;
  if (!d.ramp) return {d.low, d.high, d.low == d.high ? 0.25 + 0.5 * within : within};
  const double along = n == 1 ? d.low : d.low + static_cast<double>(d.high - d.low) * i / (n - 1);
  const int level = static_cast<int>(std::lround(along));
  return {level, level, 0.25 + 0.5 * (along - level + 0.5)};
}

std::string title_of(const PuzzleSpec& entry, const std::string& pattern, int number) {
  return fill(entry.title.value_or(pattern), {{"n", std::to_string(number)}});
}

// The puzzles from `begin` on that are sorted among themselves.
std::size_t run_end(const BookSpec& spec, const std::vector<PuzzleOrder>& orders, std::size_t begin) {
  const PuzzleOrder& first = orders[begin];
  const bool whole_chapter = spec.chapters[first.chapter].rising;
  std::size_t end = begin + 1;
  while (end < orders.size() &&
         (whole_chapter ? orders[end].chapter == first.chapter : orders[end].spec == first.spec))
    ++end;
  return end;
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
        order.title = title_of(entry, title_pattern, order.number);

        const Difficulty& d = entry.difficulty;
        const bool own_ends = find_row(generators(), entry.algorithm.name)->sets_gates;
        order.any_level = d.asked.empty() && (own_ends || !entry.size.is_auto());
        const Step step = step_of(d, i, entry.count);
        order.low = step.low;
        order.high = step.high;
        const double bottom = level_floor(order.low), top = level_floor(order.high + 1);
        order.wish = bottom + (top - bottom) * step.height;

        order.key = recipe_text(entry, order.low, order.high);
        order.key += fmt::format("#{}", seen[order.key]++);
        orders.push_back(std::move(order));
      }
  return orders;
}

void put_in_rising_order(const BookSpec& spec, const std::string& title_pattern,
                         std::vector<PuzzleOrder>& orders, std::vector<Puzzle>& puzzles) {
  std::vector<std::size_t> places(puzzles.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  for (std::size_t begin = 0; begin < orders.size(); begin = run_end(spec, orders, begin))
    std::stable_sort(places.begin() + static_cast<std::ptrdiff_t>(begin),
                     places.begin() + static_cast<std::ptrdiff_t>(run_end(spec, orders, begin)),
                     [&](std::size_t a, std::size_t b) { return puzzles[a].score < puzzles[b].score; });
  std::vector<PuzzleOrder> old_orders = std::move(orders);
  std::vector<Puzzle> old_puzzles = std::move(puzzles);
  orders.clear();
  puzzles.clear();
  for (const std::size_t place : places) {
    PuzzleOrder& order = orders.emplace_back(std::move(old_orders[place]));
    Puzzle& puzzle = puzzles.emplace_back(std::move(old_puzzles[place]));
    puzzle.number = order.number = static_cast<int>(orders.size());
    puzzle.title = order.title = title_of(*order.spec, title_pattern, order.number);
  }
}

}  // namespace mazefolio::puzzle
