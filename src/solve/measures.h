#pragma once

#include <optional>
#include <span>
#include <vector>

#include "maze/mcclendon.h"
#include "maze/metrics.h"

namespace mazefolio::solve {

/// Measures of mazes from the literature, beside the score. Except for elitism, the halls of a thick maze
/// count as the corridors that narrow_halls leaves. Nothing where a measure does not exist.
struct Measures {
  std::uint32_t cells = 0;  ///< of the corridors; trickiness is computed from them
  Texture texture;
  McClendon mcclendon;            ///< only without goals: with them there is no single path
  std::optional<double> elitism;  ///< cells of the solution / all cells (Pullen); small: elitist
  std::optional<std::uint32_t> solution_turns;    ///< cells at which the solution bends (Crowe et al. 2000)
  std::optional<std::uint32_t> solution_choices;  ///< cells of the solution, without its last, that have a
                                                  ///< passage beside it (Kadner et al. 2023)
};

/// The cells of a path by id, each once: a path between goals may use a cell more than once.
std::vector<Cell> cells_of(std::span<const Cell> path);

/// The cells at which a solution bends, past goals those of its strokes. `solution` is solve_maze(maze).
std::uint32_t way_turns(const Maze& maze, std::span<const Cell> way);

/// `solution` is solve_maze(maze). Cost: O(cells); the halls of thick mazes are narrowed again.
Measures measures(const Maze& maze, std::span<const Cell> solution);

}  // namespace mazefolio::solve
