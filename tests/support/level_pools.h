#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "maze/maze.h"
#include "simulate/personality.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A maze with its gates that a level is held against readers on.
struct LevelJob {
  std::string pool;
  std::uint32_t side = 0;  ///< cells across; a thick maze has about as many corridors
  std::function<std::optional<Maze>()> make;
};

struct LevelSample {
  std::string pool;
  std::uint32_t side = 0;
  double score = 0;
  double rated_forward = 0, rated_backward = 0;  ///< log2 of the estimated effort
  std::vector<double> forward, backward;         ///< log2 of the effort; one for each panel of readers
};

/// Several readers, whose efforts are averaged as their logarithms are.
using Panel = std::vector<Personality>;

/// The readers of the repository that are people, and as many others: each trait of theirs is multiplied by a
/// factor from 0.7 to 1.4, by lot.
std::vector<Panel> panels(const std::string& seeds);

/// Pools of fresh mazes: perfect ones of all sizes; 20x20 with gates as the program sets them and as authors
/// do; and for offsets the kinds on five sizes each. `pools`: only those whose names begin so.
std::vector<LevelJob> level_jobs(const std::string& seeds, int mazes, const std::string& pools = "");

/// Thin mazes and, behind each, the same drawn thick.
std::vector<LevelJob> twin_jobs(const std::string& seeds, int mazes);

/// On all cores, in the order of the jobs; jobs without a maze are left out.
std::vector<LevelSample> read_levels(const std::vector<LevelJob>& jobs, const std::vector<Panel>& panels,
                                     int runs);

}  // namespace mazefolio::tests
