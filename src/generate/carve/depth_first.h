#pragma once

#include <deque>

#include "generate/carve/carving.h"
#include "generate/growth.h"

namespace mazefolio::generate {

/// The walk of the recursive backtracker. The recursion is an explicit stack that holds only cells that had
/// more than one choice: after its last choice a cell is not needed again.
template <Topology T>
class DepthFirst {
 public:
  DepthFirst(const T& t, Rng& rng) : t_(t), choice_(rng) {}

  /// Opens a tree from `at` over all cells that can be reached through unvisited cells for which `may_enter`
  /// is true, and marks them as visited. Absent cells must be marked before.
  template <class MayEnter>
  void run(Cell at, BitSet& visited, auto& open, MayEnter may_enter) {
    visited.set(index(at));
    while (true) {
      beat_();
      const Pick step = pick_side(
          t_, at, [&](Cell n) { return !visited.test(index(n)) && may_enter(n); },
          [&](std::uint32_t n) { return choice_.below(n); });
      if (step.choices == 0) {
        if (forks_.empty()) return;
        at = forks_.back();
        forks_.pop_back();
        continue;
      }
      if (step.choices > 1) forks_.push_back(at);
      open.set(index(step.wall));
      visited.set(index(step.cell));
      at = step.cell;
    }
  }

 private:
  const T& t_;
  QuickChoice choice_;
  Heartbeat beat_;
  std::deque<Cell> forks_;  ///< grows without a copy
};

}  // namespace mazefolio::generate
