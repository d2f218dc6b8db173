#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/statistics.h"
#include "generate/recipe.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A generator with options, and refinements.
struct Way {
  using Settings = std::vector<std::pair<std::string, std::string>>;
  std::string generator;
  Settings options{}, refinement{};
};
const std::vector<Way>& ways_on_any_grid();
std::vector<Way> ways_on_squares();
std::vector<Way> ways_of_automata();
Recipe recipe_of(const std::string& grid, const Way& way, std::uint32_t side);

/// What the pools of mazes are made of, on which the score is held against simulated readers.
struct PoolPlan {
  std::string seeds = "A";           ///< another text, other mazes
  std::vector<std::uint32_t> sides;  ///< cells across; thick mazes take about as many passages
  int mazes = 4;                     ///< of each recipe and size; each with three placements
  int runs = 60;                     ///< of each personality
};

/// One maze of a pool, with one placement.
struct PoolOrder {
  std::string kind;  ///< perfect, braided, weave, cavern, automaton, coloring
  std::string grid;
  std::string way;         ///< generator and options
  std::uint32_t side = 0;  ///< as the plan says
  Recipe recipe;
  std::string seed;
  int placement = 0;  ///< opposite corners, the farthest gates, two cells by chance
};

/// What it measures.
struct PoolSample {
  std::string kind, grid, way;
  std::uint32_t side = 0;
  int placement = 0;
  bool made = false;  ///< some recipes do not work at every size
  double score = 0, cells = 0, length = 0, dead_ends = 0;
  double mcclendon = 0;            ///< where the maze is perfect and its way has a bend; else NaN
  std::array<double, 4> effort{};  ///< of each personality, from start to finish
};

/// All kinds; `kinds` empty, or those that are named.
std::vector<PoolOrder> pool_orders(const PoolPlan& plan, const std::vector<std::string>& kinds = {});
PoolSample sampled(const PoolOrder& order, int runs);
/// On all cores; in the order of the orders, without those that could not be made.
std::vector<PoolSample> sampled(const std::vector<PoolOrder>& orders, int runs);

}  // namespace mazefolio::tests
