#include "puzzle/size_guess.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "generate/generator.h"
#include "puzzle/given_size.h"
#include "puzzle/request.h"
#include "rules/rule_rows.h"
#include "topology/shapes.h"

namespace mazefolio::puzzle {
namespace {

constexpr double most_stretched = 0.03;  // what draw stretches
constexpr double not_filled = 1.5;       // levels
constexpr double wider_strokes = 1.75;   // by the least
constexpr double near_largest = 0.9;     // columns
constexpr double least_share = 0.7;      // of the columns of the largest size, for a walk over a shape

// Rows that give the field the room's proportions. Some grids grow by several rows at a time.
std::uint32_t rows_beside(const GridRow& grid, std::uint32_t columns, double aspect) {
  constexpr std::uint32_t many = 101;
  const double one = field_of(grid, {columns, 1}).height();
  const Rect tall = field_of(grid, {columns, many});
  const double more = (tall.height() - one) / (many - 1);
  return 1 + static_cast<std::uint32_t>(std::lround(std::max(0.0, (tall.width() * aspect - one) / more)));
}

// How far a maze would have to be stretched down to fill the room in both directions; 0: not at all.
double misfit(const GridRow& grid, CellCount size, const MazeRoom& room) {
  const Rect field = field_of(grid, size);
  return std::fabs(room.box.height * field.width() / (field.height() * room.box.width) - 1);
}

// Every number of columns that the room holds, with the rows that fill it best beside it.
std::vector<CellCount> sizes_in(const MazeRoom& room, const Recipe& recipe, std::uint32_t smallest) {
  const GridRow& grid = *recipe.grid.grid;
  const double aspect = room.box.height / room.box.width;
  const CellCount most = largest_size(grid, room.pitches());
  std::vector<CellCount> sizes;
  if (most.rows == 0) return sizes;
  for (std::uint32_t columns = 1; columns <= most.columns; ++columns) {
    const std::uint32_t near = std::clamp(rows_beside(grid, columns, aspect), 1u, most.rows);
    std::uint32_t rows = near;
    for (const std::uint32_t other : {near - 1, near + 1})
      if (other >= 1 && other <= most.rows &&
          misfit(grid, {columns, other}, room) < misfit(grid, {columns, rows}, room) - 1e-9)
        rows = other;
    CellCount size{columns, rows};
    if (recipe.generator->fitting) size = recipe.generator->fitting(size, recipe.options);
    if (std::min(size.columns, size.rows) >= smallest && (sizes.empty() || sizes.back() != size))
      sizes.push_back(size);
  }
  if (!sizes.empty() || most.columns == 0 || !recipe.generator->fitting) return sizes;
  // A maze of one size only, larger than the room: the error names that size.
  const CellCount one = recipe.generator->fitting({5'000, 5'000}, recipe.options);
  if (one.columns > 0 && one == recipe.generator->fitting({10'000, 10'000}, recipe.options))
    sizes.push_back(one);
  return sizes;
}

// The size with about this share of the columns of the largest.
CellCount with_share(const std::vector<CellCount>& sizes, double share) {
  const double columns = share * sizes.back().columns;
  return *std::min_element(sizes.begin(), sizes.end(), [&](const CellCount& a, const CellCount& b) {
    return std::fabs(a.columns - columns) < std::fabs(b.columns - columns);
  });
}

// Letters that are cut smoothly: how wide their strokes are in this size, where that is too narrow.
std::optional<topology::NarrowStrokes> narrow_in(GridChoice grid, CellCount size) {
  grid.size = size;
  return topology::narrow_strokes(grid);
}

// Without sizes at which the shape cannot be seen; the largest remains, so that its error is told.
std::vector<CellCount> that_show(std::vector<CellCount> sizes, const GridChoice& grid) {
  if (sizes.empty()) return sizes;
  const CellCount last = sizes.back();
  std::erase_if(sizes, [&](CellCount size) { return narrow_in(grid, size).has_value(); });
  if (sizes.empty()) sizes.push_back(last);
  return sizes;
}

// Letters whose strokes are hardly wider than two cells are corridors with teeth: where no level is asked
// for, those of more cells make a better maze.
std::vector<CellCount> with_wide_strokes(std::vector<CellCount> sizes, const GridChoice& grid) {
  if (sizes.empty() || grid.shape->source != topology::ShapeSource::lettering) return sizes;
  const double least = std::min(wider_strokes * sizes.front().columns, near_largest * sizes.back().columns);
  std::erase_if(sizes, [&](CellCount size) { return size.columns < least; });
  return sizes;
}

std::vector<CellCount> allowed_sizes(const EntryRequest& request, const MazeRoom& room,
                                     const Recipe& recipe) {
  const GridSize& own = request.entry->size;
  const GridChoice& grid = recipe.grid;
  const double aspect = own.is_given() ? double(own.rows) / own.columns : room.box.height / room.box.width;
  if (const CellCount size = own_size(grid.grid_options, aspect); size.columns > 0) return {size};
  if (own.is_given()) return {given_size(*request.entry)};
  if (const ChosenRule rule = rule_of(request.entry->refinement); rule.asks() && rule.row->sizes)
    return rule.row->sizes(rule.options, room.pitches());
  std::vector<CellCount> sizes =
      that_show(sizes_in(room, recipe, least_side(*request.entry)), grid_of(recipe));
  if (request.entry->difficulty.asked.empty()) sizes = with_wide_strokes(std::move(sizes), grid);
  if (own.share > 0 && !sizes.empty()) return {with_share(sizes, own.share)};
  // A single path without wrong turns is as good as it is long.
  if (recipe.generator->sets_gates && request.any_level && !sizes.empty()) {
    // A shape may have no walk in its largest size, and one in another that is nearly as large.
    const CellCount largest = sizes.back();
    const bool shaped = grid.shape->name != "rectangle";
    std::vector<CellCount> kept;
    for (const CellCount size : sizes)
      if (size == largest || (shaped && size.columns >= least_share * largest.columns)) kept.push_back(size);
    return kept;
  }
  return sizes;
}

double penalty_of(double misfit) { return misfit <= most_stretched ? 0 : not_filled + misfit * 10; }

}  // namespace

std::optional<topology::NarrowStrokes> narrow_strokes(const PuzzleSpec& entry, CellCount size) {
  return narrow_in(grid_of(recipe_of(entry)), size);
}

std::vector<SizeGuess> sizes_to_try(const EntryRequest& request, const MazeRoom& room,
                                    const LevelTable& levels) {
  const PuzzleSpec& entry = *request.entry;
  const Recipe recipe = recipe_of(entry);
  const Size pitches = room.pitches();
  const double coverage =
      recipe.grid.shape->make({0, 0, pitches.width, pitches.height}, recipe.grid.shape_options).coverage();
  const ChosenRule rule = rule_of(entry.refinement);
  const double least_cells = rule.asks() && rule.row->least_cells ? rule.row->least_cells(rule.options) : 0;
  const bool fills = recipe.grid.shape->name == "rectangle" && !(rule.asks() && rule.row->sizes);
  std::vector<SizeGuess> guesses;
  const bool largest_first = recipe.generator->sets_gates && request.any_level;
  for (const CellCount size : allowed_sizes(request, room, recipe)) {
    const double cells = static_cast<double>(size.columns) * size.rows * coverage;
    const auto by_rule = rule.has_own_way() ? levels.reach_by_rule(rule.row->name, cells) : std::nullopt;
    const LevelReach reach = by_rule ? *by_rule : levels.reach(entry.grid.name, entry.algorithm.name, cells);
    guesses.push_back({size, entry.goals.farthest ? reach.high : reach.corner,
                       fills ? penalty_of(misfit(*recipe.grid.grid, size, room)) : 0});
  }
  if (const std::uint32_t most_side = rule.asks() ? rule.row->most_side : 0;
      most_side > 0 && guesses.size() > 1)
    std::erase_if(guesses,
                  [&](const SizeGuess& g) { return std::max(g.size.columns, g.size.rows) > most_side; });
  // The largest size is tried anyway: its error says how much there is room for.
  const auto most = [&](const SizeGuess& guess) { return coverage * guess.size.columns * guess.size.rows; };
  if (guesses.size() > 1 && least_cells > 0) {
    const SizeGuess largest = *std::ranges::max_element(guesses, {}, most);
    std::erase_if(guesses, [&](const SizeGuess& guess) { return most(guess) < least_cells; });
    if (guesses.empty()) guesses.push_back(largest);
  }
  for (std::size_t i = 0; largest_first && i < guesses.size(); ++i)
    guesses[i].penalty += 1000.0 * static_cast<double>(guesses.size() - 1 - i);
  return guesses;
}

}  // namespace mazefolio::puzzle
