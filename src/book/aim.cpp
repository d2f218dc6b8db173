// Aiming at a level: the size decides most of it, the placement of the gates shifts it by up to two levels,
// and a new maze of the same size by a fraction. So sizes are tried from the best expected one outwards, and
// on each maze every placement is rated.

#include "book/aim.h"

#include <algorithm>
#include <cmath>

#include "base/stopwatch.h"
#include "generate/generator.h"
#include "maze/gates.h"
#include "solve/difficulty.h"
#include "solve/gates.h"
#include "solve/paths.h"
#include "topology/grids.h"

namespace mazefolio {
namespace {

std::vector<GatePair> placements(const PuzzleOrder& order, const Maze& maze, Rng& rng) {
  const AnyTopology& t = *maze.topology;
  const Goals& goals = order.spec->goals;
  if (!goals.from.empty()) {
    const std::optional<Gate> from = gate_at(t, goals.from), to = gate_at(t, goals.to);
    return {{from.value(), to.value()}};
  }
  std::vector<GatePair> pairs;
  if (goals.farthest || order.any_level())
    pairs = {farthest_rim_gates(maze)};
  else
    pairs = gate_candidates(maze, rng);
  // Readers tire of entering always at the same end.
  for (GatePair& pair : pairs)
    if (rng.below(2)) std::swap(pair.first, pair.second);
  return pairs;
}

}  // namespace

std::vector<CellCount> sizes_to_try(const PuzzleOrder& order, const MazeRoom& room,
                                    const LevelTable& levels) {
  if (!order.spec->size.is_auto()) return {{order.spec->size.columns, order.spec->size.rows}};

  constexpr std::uint32_t smallest = 4;  // fewer cells a side do not look like a maze
  const double aspect = room.box.height / room.box.width;
  struct Guess {
    double miss;
    CellCount size;
  };
  std::vector<Guess> guesses;
  for (std::uint32_t columns = 1; columns <= room.max_columns(); ++columns) {
    const auto rows =
        std::clamp(static_cast<std::uint32_t>(std::lround(columns * aspect)), 1u, room.max_rows());
    if (std::min(columns, rows) < std::min({smallest, room.max_columns(), room.max_rows()})) continue;
    const double side = std::sqrt(static_cast<double>(columns) * rows);
    const double mean = levels.mean_score(order.spec->algorithm.name, side, order.spec->goals.farthest);
    guesses.push_back({std::fabs(mean - order.wish), {columns, rows}});
  }
  std::stable_sort(guesses.begin(), guesses.end(),
                   [](const Guess& a, const Guess& b) { return a.miss < b.miss; });
  std::vector<CellCount> sizes;
  for (const Guess& guess : guesses) sizes.push_back(guess.size);
  return sizes;
}

Candidate attempt(const PuzzleOrder& order, CellCount size, const std::string& seed) {
  const PuzzleSpec& entry = *order.spec;
  const GridRow& grid = *find_row(grids(), entry.grid.name);
  const GeneratorRow& algorithm = *find_row(generators(), entry.algorithm.name);
  auto topology = std::make_shared<const AnyTopology>(grid.make(size.columns, size.rows, entry.grid.options));

  const Stopwatch generating;
  Candidate best{generate(algorithm, std::move(topology), entry.algorithm.options, seed), {}, 0, 0, 0};
  best.generate_s = generating.seconds();
  const Stopwatch solving;
  Rng rng = stream(seed, Purpose::placement);
  Rater rater(best.maze);
  double best_miss = HUGE_VAL;
  GatePair chosen;
  for (const GatePair& pair : placements(order, best.maze, rng)) {
    const double score = rater.score(pair.first.cell, pair.second.cell);
    if (const double miss = std::fabs(score - order.wish); miss < best_miss) {
      best_miss = miss;
      best.score = score;
      chosen = pair;
    }
  }
  best.maze.start = chosen.first;
  best.maze.finish = chosen.second;
  best.solution = solve(best.maze);
  best.solve_s = solving.seconds();
  return best;
}

}  // namespace mazefolio
