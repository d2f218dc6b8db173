#pragma once

#include <algorithm>
#include <cstdint>

#include "solve/difficulty.h"

namespace mazefolio::solve {

// What the parts of a rater share. The constants were fitted to simulated readers (tests/bench/level_judge).
constexpr double look_ahead = 3;   // pitches that are seen at a glance
constexpr double near_run = 2;     // pitches of a straight run that are walked
constexpr double skim = 0.4;       // cost of each further pitch, for the hand
constexpr double far_seen = 0.25;  // the same for the eye
constexpr double close = 1e-9;     // lengths that differ by less are equal
constexpr double one_line = 0.94;  // cosine: directions that make one line
constexpr std::uint32_t off_path = ~std::uint32_t{0};

/// The cosine of the angle between two directions; 0 where one of them is {0, 0}.
double cosine_of(Point a, Point b);

/// A cell in the tree of shortest paths to the goal. Lengths are in pitches. Nodes stand in the order in
/// which the search met their cells, so that a sweep over them reads memory from one end to the other.
struct Rater::Node {
  std::uint32_t parent = 0;  ///< index of a node
  std::uint32_t path_index = off_path;
  std::uint32_t depth = 0;      ///< steps to the goal
  std::uint32_t decisions = 0;  ///< junctions behind it, including itself
  std::uint32_t long_twigs = 0;
  std::int32_t loose =
      0;  ///< passages that are none of the tree's and lead away from it and what is behind it
  Point center{};
  double step = 0;     ///< length of the step to the parent
  double run = 0;      ///< of the straight run that ends here, as it is seen
  double line = 0;     ///< of what goes on straight behind it
  double cost = 0;     ///< of the step from the parent: less than its length far in a run
  double glimpse = 0;  ///< of it for the eye
  double height = 0;   ///< of the twigs behind it
  double walk = 0;     ///< cost behind it of what must be walked and cannot be seen
};

/// What legs have shown of a cell.
struct Rater::Memory {
  double known = 0;  ///< of `walk` of its node, what earlier legs have shown
  double tried = 0;  ///< probability that this leg has been here
};

/// A cell of the way, and where its reader comes from and looks to.
struct Rater::Fork {
  Cell before = no_cell, at, after, near, far;  ///< `near`, `far`: what is seen of the right way
  bool onward = false;                          ///< the way goes straight on
  double line = 0;                              ///< of the way that is straight ahead
  Point goal;
};

/// The additional data of a wrong branch in a maze with loops.
struct Rater::Branch {
  std::uint32_t root = 0;  ///< node -> first node of its branch
  std::uint32_t exits = 0;
  double detours = 0;  ///< sum of the detours of the paths through them
};

/// A step of a straight run: what is near its begin, and what is seen along.
struct RunStep {
  double near = 0, far = 0;
  double walked() const { return near + skim * far; }
  double seen() const { return near + far_seen * far; }
};
inline RunStep run_step(double run, double step) {
  const double near = std::clamp(near_run - (run - step), 0.0, step);
  return {near, step - near};
}

}  // namespace mazefolio::solve
