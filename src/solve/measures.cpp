#include "solve/measures.h"

#include <algorithm>
#include <utility>

#include "maze/thick.h"
#include "solve/narrow_halls.h"
#include "solve/paths.h"

namespace mazefolio::solve {
namespace {

using Step = std::pair<Cell, Cell>;

/// The steps of a path without their direction, each once.
std::vector<Step> steps_of(std::span<const Cell> way) {
  std::vector<Step> steps;
  for (std::size_t i = 1; i < way.size(); ++i) steps.push_back(std::minmax(way[i - 1], way[i]));
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

std::uint32_t bends(const AnyTopology& t, const std::vector<CellPath>& strokes) {
  std::uint32_t n = 0;
  for (const CellPath& s : strokes)
    for (std::size_t i = 2; i < s.size(); ++i)
      n += !straight_on(center(t, s[i - 2]), center(t, s[i - 1]), center(t, s[i]));
  return n;
}

std::size_t choices(const Maze& maze, std::span<const Cell> way) {
  const std::vector<Step> steps = steps_of(way);
  std::size_t n = 0;
  for (const Cell c : cells_of(way)) {
    if (c == way.back()) continue;
    bool choice = false;
    std::visit(
        [&](const auto& t) {
          t.for_each_neighbor(c, [&](Cell to, Wall w) {
            choice |= maze.open.test(index(w)) &&
                      !std::binary_search(steps.begin(), steps.end(), Step(std::minmax(c, to)));
          });
        },
        *maze.topology);
    n += choice;
  }
  return n;
}

/// The measures of a maze of corridors.
void measure_corridors(const Maze& maze, std::span<const Cell> way, Measures& out) {
  out.cells = cell_count(*maze.topology);
  out.texture = texture(maze);
  if (way.empty() || out.cells < 2) return;
  if (maze.goals.empty()) out.mcclendon = mcclendon(maze, way);
  out.solution_turns = way_turns(maze, way);
  out.solution_choices = static_cast<std::uint32_t>(choices(maze, way));
}

}  // namespace

std::uint32_t way_turns(const Maze& maze, std::span<const Cell> way) {
  return bends(*maze.topology, maze.goals.empty() ? std::vector<CellPath>(1, CellPath(way.begin(), way.end()))
                                                  : answer_strokes(maze));
}

std::vector<Cell> cells_of(std::span<const Cell> way) {
  std::vector<Cell> cells(way.begin(), way.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

Measures measures(const Maze& maze, std::span<const Cell> way) {
  Measures out;
  const std::uint32_t cells = cell_count(*maze.topology);
  if (is_thick(*maze.topology)) {
    const Maze narrowed = narrow_halls(maze).maze;
    measure_corridors(narrowed, way.empty() ? CellPath{} : solve_maze(narrowed), out);
  } else {
    measure_corridors(maze, way, out);
  }
  if (cells > 1 && !way.empty()) out.elitism = static_cast<double>(cells_of(way).size()) / cells;
  return out;
}

}  // namespace mazefolio::solve
