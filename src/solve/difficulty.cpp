// Difficulty: the expected effort of a person who solves the maze, in corridor pitches.
// Idea: a blind search costs the same in every maze, so only what a person does better counts. People see
// along straight corridors, recognize short dead ends by eye, prefer the direction of the finish, need time
// for decisions and turns, and walk back at little cost (solve/effort.cpp, solve/rater_tree.cpp).

#include "solve/difficulty.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/math.h"
#include "solve/answer_tree.h"
#include "solve/explain.h"
#include "solve/narrow_halls.h"
#include "solve/paths.h"
#include "solve/rater_tree.h"

namespace mazefolio::solve {
namespace {

constexpr double backward_gain = 0.2;  // of what it saves to begin at the finish
// The levels of squares stay where they were when forward and backward were averaged.
constexpr double score_slope = 0.94, score_base = 0.4;

int milli(double score) { return static_cast<int>(std::lround(score * 1000)); }

Explanation explanation(Effort forward, Effort backward) {
  // The printed direction counts. A clever reader gains where the other one is easier.
  const double gain = std::max(0.0, forward.total - backward.total);
  const double effort = std::max(1.0, forward.total - backward_gain * gain);
  const double score = score_base + score_slope * exact_log2(effort);
  const Rating rating{forward.total, backward.total, milli(score) / 1000.0, forward.junctions};
  return {rating, std::move(forward), std::move(backward)};
}

}  // namespace

Explanation Rater::between(Cell from, Cell to) {
  return explanation(legs({placed(from), placed(to)}, {}), legs({placed(to), placed(from)}, {}));
}

Explanation Rater::between_gates(const Maze& maze) {
  if (maze.goals.empty()) return between(maze.start.cell, maze.finish.cell);
  const Maze there = place_.empty() ? maze : narrow_halls(maze).maze;
  // The goals in the order in which the answer passes them.
  std::vector<Cell> wanted = terminals(there), places{there.start.cell};
  for (const Cell c : solve_maze(there))
    if (const auto found = std::find(wanted.begin(), wanted.end(), c); found != wanted.end()) {
      wanted.erase(found);
      if (c != there.start.cell && c != there.finish.cell) places.push_back(c);
    }
  places.push_back(there.finish.cell);
  std::vector<CellPath> strokes = answer_strokes(there);
  Effort forward = legs(places, strokes);
  std::reverse(places.begin(), places.end());
  return explanation(std::move(forward), legs(places, std::move(strokes)));
}

Rater::FromHarder Rater::rate_from_harder(Cell a, Cell b) {
  Explanation there = between(a, b);
  if (there.backward.total <= there.forward.total) return {there.rating, false};
  return {explanation(std::move(there.backward), std::move(there.forward)).rating, true};
}

Rating Rater::rate(Cell from, Cell to) { return between(from, to).rating; }
Rating Rater::rate(const Maze& maze) { return between_gates(maze).rating; }

Explanation Rater::explain(const Maze& maze) {
  explaining_ = true;
  Explanation out = between_gates(maze);
  explaining_ = false;
  return out;
}

Explanation Rater::explain(Cell from, Cell to, bool both_ways) {
  explaining_ = true;
  Effort forward = legs({from, to}, {}), backward = both_ways ? legs({to, from}, {}) : forward;
  explaining_ = false;
  return explanation(std::move(forward), std::move(backward));
}

Rating rate(const Maze& maze) { return Rater(maze).rate(maze); }
Explanation explain(const Maze& maze) { return Rater(maze).explain(maze); }

double trickiness(double score, std::uint32_t cells) {
  return score - (0.934 * exact_log2(std::max(1u, cells)) - 0.55);
}

int level_of(double score) { return std::clamp((milli(score) - 4500 + 750 * 20) / 750 - 19, 1, 10); }

double level_floor(int level) { return 4.5 + 0.75 * (level - 1); }

double level_position(double score) { return std::clamp(1 + (milli(score) - 4500) / 750.0, 1.0, 10.99); }

}  // namespace mazefolio::solve
