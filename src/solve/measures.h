#pragma once

#include <optional>
#include <span>
#include <vector>

#include "maze/mcclendon.h"
#include "maze/metrics.h"

namespace mazefolio::solve {

/// What the literature measures in mazes, beside the score. Halls of a thick maze count as the corridors that
/// narrow_halls leaves, but for elitism. Nothing where a measure has no sense.
struct Measures {
  std::uint32_t cells = 0;  ///< of corridors, those on which trickiness counts
  Texture texture;
  McClendon mcclendon;                            ///< without goals: they leave no single way
  std::optional<double> elitism;                  ///< cells of the way by all cells (Pullen); small: elitist
  std::optional<std::uint32_t> solution_turns;    ///< cells at which the way bends (Crowe et al. 2000)
  std::optional<std::uint32_t> solution_choices;  ///< cells of the way, but its end, with a passage that it
                                                  ///< does not take (Kadner et al. 2023)
};

/// The cells of a way, each once, by their ids: a walk between goals may come through one more than once.
std::vector<Cell> cells_of(std::span<const Cell> way);

/// `way` is solve_maze(maze). Cost: O(cells), the halls of thick mazes narrowed once more.
Measures measures(const Maze& maze, std::span<const Cell> way);

}  // namespace mazefolio::solve
