#include "book/order.h"

#include <fmt/format.h>

#include <cmath>
#include <map>

#include "solve/difficulty.h"
#include "spec/house.h"

namespace mazefolio {
namespace {

std::string recipe(const PuzzleSpec& entry, int low, int high) {
  std::string options;
  for (const Choice* choice : {&entry.grid, &entry.algorithm}) {
    options += choice->name;
    for (const auto& [name, value] : choice->options.all()) options += fmt::format(",{}={}", name, value);
    options += "/";
  }
  const std::string goals =
      entry.goals.farthest ? "farthest" : fmt::format("{}>{}", entry.goals.from, entry.goals.to);
  return fmt::format("{}{}x{}/{}-{}/{}", options, entry.size.columns, entry.size.rows, low, high, goals);
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
        order.low = d.ramp ? ramp_step(d, i, entry.count) : d.low;
        order.high = d.ramp ? order.low : d.high;
        // Inside a band of several levels the puzzles of an entry rise gently.
        const double bottom = level_floor(order.low), top = level_floor(order.high + 1);
        order.wish = bottom + (top - bottom) * (order.low == order.high ? 0.5 : (i + 0.5) / entry.count);

        order.key = recipe(entry, order.low, order.high);
        order.key += fmt::format("#{}", seen[order.key]++);
        orders.push_back(std::move(order));
      }
  return orders;
}

}  // namespace mazefolio
