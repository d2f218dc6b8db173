#include "puzzle/region_borders.h"

#include <fmt/format.h>

#include "puzzle/refusals.h"

namespace mazefolio::puzzle {
namespace {

bool has_regions(const Choice& algorithm, const GeneratorRow& row) {
  return row.records.regions ||
         (row.records.weights && !row.of_thin && !algorithm.options.text("regions").empty());
}

}  // namespace

Outcome check_borders(const PuzzleSpec& entry) {
  if (!entry.borders) return Done{};
  const Place& place = entry.borders_place;
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  if (is_digger(row))
    return refused(
        place, fmt::format("'borders' makes walls heavier, and a maze of '{}' has rock for walls", row.name),
        "leave it out");
  if (!has_regions(entry.algorithm, row))
    return refused(place, "'borders' makes the walls between regions heavier, and this maze has no regions",
                   "write algorithm: {name: kruskal, weights: {regions: 2x2}}, or leave it out");
  for (const char* refinement : {"symmetry", "weave", "sparsify"}) {
    const OptionRow& option = *find_row(std::span(refinements()), refinement);
    if (entry.refinement.text(refinement) != option.fallback)
      return refused(
          place, fmt::format("'borders' needs the cells of the regions, and '{}' changes them", refinement),
          fmt::format("leave out 'borders' or '{}'", refinement));
  }
  if (entry.walls == WallStyle::block || !entry.tone.name.empty())
    return refused(place,
                   fmt::format("'borders' makes walls heavier, and {} decides how thick they are",
                               entry.tone.name.empty() ? "'walls: block'" : "'tone'"),
                   "leave out one of the two");
  return Done{};
}

BitSet region_borders(const PuzzleRequest& request, const Maze& maze) {
  Growth growth;
  BitSet borders(maze.open.size());
  if (!make_maze(recipe_of(request.puzzle), request.seed, nullptr, &growth)) return borders;
  if (growth.regions.size() != cell_limit(*maze.topology)) return borders;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell a, Cell b) {
          if (t.contains(a) && t.contains(b) && growth.regions[index(a)] != growth.regions[index(b)])
            borders.set(index(w));
        });
      },
      *maze.topology);
  return borders;
}

}  // namespace mazefolio::puzzle
