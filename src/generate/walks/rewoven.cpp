// Idea: the walk is a set of steps with two at every cell but its ends and the free cells. Alternating chains
// (steps that are added and taken away in turn) from these lead to a set with two at nearly every cell, if
// there is one: a walk and rings. Two rings with parallel steps side by side become one when both are turned.
// Cost: O(cells) for each free cell. Bias: unknown; backbites mix the walk afterwards.

#include <algorithm>
#include <vector>

#include "base/disjoint_sets.h"
#include "generate/carve/carving.h"
#include "generate/walks/walk_search.h"

namespace mazefolio::generate {
namespace {

class Steps {
 public:
  Steps(const Lattice& t, const CellPath& walk) : t_(t), on_(t.cell_limit(), 0) {
    for_each_cell(t, [&](Cell c) { cells_.push_back(c); });
    for (std::size_t i = 1; i < walk.size(); ++i)
      for (int d = 0; d < 4; ++d)
        if (t.beyond(walk[i - 1], d) == walk[i]) turn(walk[i - 1], d);
  }

  void complete(Rng& rng) {
    rng.shuffle(cells_);
    Heartbeat beat;
    for (const Cell c : cells_)
      while (count(c) < 2) {
        for (int i = 0; i < 4096; ++i) beat();
        if (!augment(c)) break;
      }
  }

  std::uint32_t missing() const {
    std::uint32_t out = 0;
    for (const Cell c : cells_) out += static_cast<std::uint32_t>(2 - count(c));
    return out;
  }

  /// Joins rings where two of their steps are side by side.
  void join(Rng& rng) {
    DisjointSets sets(t_.cell_limit());
    for (const Cell c : cells_)
      for (int d = 0; d < 4; ++d)
        if (has(c, d)) sets.join(index(c), index(t_.beyond(c, d)));
    rng.shuffle(cells_);
    for (bool changed = true; changed;) {
      changed = false;
      for (const Cell c : cells_)
        for (const int d : {0, 1}) {
          const int e = 1 - d;  // the step in direction d, and the one beside it in direction e
          const Cell beside = t_.beyond(c, e), ahead = t_.beyond(c, d);
          if (!has(c, d) || !t_.contains(beside) || !has(beside, d)) continue;
          if (has(c, e) || has(ahead, e) || sets.find(index(c)) == sets.find(index(beside))) continue;
          turn(c, d);
          turn(beside, d);
          turn(c, e);
          turn(ahead, e);
          changed = sets.join(index(c), index(beside)) || changed;
        }
    }
  }

  /// The longest walk or ring, as a walk.
  CellPath longest() const {
    CellPath best;
    BitSet met(t_.cell_limit());
    // Walks are followed from their ends first, so that what is left are rings.
    for (const bool ends : {true, false})
      for (const Cell c : cells_) {
        if (met.test(index(c)) || (ends && count(c) > 1)) continue;
        CellPath walk;
        for (Cell at = c; at != no_cell;) {
          met.set(index(at));
          walk.push_back(at);
          Cell next = no_cell;
          for (int d = 0; d < 4; ++d)
            if (has(at, d) && !met.test(index(t_.beyond(at, d)))) next = t_.beyond(at, d);
          at = next;
        }
        if (walk.size() > best.size()) best = std::move(walk);
      }
    return best;
  }

 private:
  bool has(Cell c, int d) const { return on_[index(c)] >> d & 1; }
  int count(Cell c) const {
    int n = 0;
    for (int d = 0; d < 4; ++d) n += has(c, d);
    return n;
  }
  void turn(Cell c, int d) {
    on_[index(c)] ^= static_cast<std::uint8_t>(1 << d);
    on_[index(t_.beyond(c, d))] ^= static_cast<std::uint8_t>(1 << (d + 2) % 4);
  }

  // A chain from c to a cell of the other color that has fewer than two steps, by waves; gives both one more.
  bool augment(Cell c) {
    std::vector<std::uint8_t> from(on_.size(), none);  // of cells of both colors: the direction back
    std::vector<Cell> wave{c};
    from[index(c)] = start;
    for (std::size_t i = 0; i < wave.size(); ++i)
      for (int d = 0; d < 4; ++d) {
        const Cell n = t_.beyond(wave[i], d);
        if (!t_.contains(n) || has(wave[i], d) || from[index(n)] != none) continue;
        from[index(n)] = static_cast<std::uint8_t>((d + 2) % 4);
        if (count(n) < 2) {
          for (Cell at = n; from[index(at)] != start;) {
            const int back = from[index(at)];
            const Cell before = t_.beyond(at, back);
            turn(at, back);
            at = before;
          }
          return true;
        }
        for (int e = 0; e < 4; ++e) {
          if (!has(n, e) || from[index(t_.beyond(n, e))] != none) continue;
          from[index(t_.beyond(n, e))] = static_cast<std::uint8_t>((e + 2) % 4);
          wave.push_back(t_.beyond(n, e));
        }
      }
    return false;
  }

  static constexpr std::uint8_t none = 255, start = 254;
  const Lattice& t_;
  std::vector<std::uint8_t> on_;  ///< by cell id, bit d: a step in direction d
  std::vector<Cell> cells_;
};

}  // namespace

std::uint32_t missing_steps(const Lattice& t, const CellPath& walk, Rng& rng) {
  Steps steps(t, walk);
  steps.complete(rng);
  return steps.missing();
}

CellPath rewoven(const Lattice& t, const CellPath& walk, Rng& rng) {
  Steps steps(t, walk);
  steps.complete(rng);
  steps.join(rng);
  CellPath longest = steps.longest();
  return longest.size() > walk.size() ? longest : walk;
}

}  // namespace mazefolio::generate
