// Breadth-first search over open walls, the core of paths and of far gates.
// Idea: wave after wave. A cell remembers only the number of its wave modulo 3: neighboring cells lie at
// most one wave apart, so that is enough to walk back. Cost: O(cells) time, two bits a cell and two waves of
// cell ids.
#pragma once

#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/system/parallel.h"
#include "topology/topology.h"

namespace mazefolio::solve {

/// Cell -> its distance modulo 3, or nothing yet. Two bits a cell.
class WaveMap {
 public:
  explicit WaveMap(std::uint32_t cells) : words_(cells / 32 + 1) {}
  static std::uint64_t mark_of(std::uint32_t distance) { return distance % 3 + 1; }
  bool fresh(Cell c) const { return mark(c) == 0; }
  void set(Cell c, std::uint64_t mark) { words_[index(c) >> 5] |= mark << shift(c); }
  /// `n` lies one step nearer to the origin than its neighbor `c`, which was reached.
  bool nearer(Cell n, Cell c) const { return mark(n) != 0 && mark(c) == mark(n) % 3 + 1; }

 private:
  static unsigned shift(Cell c) { return (index(c) & 31) * 2; }
  std::uint64_t mark(Cell c) const { return words_[index(c) >> 5] >> shift(c) & 3; }
  std::vector<std::uint64_t> words_;
};

/// Reaches every cell joined to `from`, nearest first; visit(cells at this distance, distance) after each
/// wave returns false to stop. `from` must be contained and only walls between contained cells be open.
template <Topology T, class Visit>
WaveMap breadth_first(const T& t, const BitSet& open, Cell from, Visit visit) {
  WaveMap reached(t.cell_limit());
  std::vector<Cell> wave{from}, next;
  reached.set(from, WaveMap::mark_of(0));
  std::size_t until_asking = 0;
  for (std::uint32_t distance = 0; !wave.empty() && visit(wave, distance); wave.swap(next)) {
    if (until_asking < wave.size()) {
      throw_if_canceled();
      until_asking = std::size_t{1} << 18;
    } else {
      until_asking -= wave.size();
    }
    const std::uint64_t mark = WaveMap::mark_of(++distance);
    next.clear();
    for (const Cell c : wave)
      t.for_each_side(c, [&](Cell n, Wall w) {
        if (open.test(index(w)) && reached.fresh(n)) {
          reached.set(n, mark);
          next.push_back(n);
        }
      });
  }
  return reached;
}

}  // namespace mazefolio::solve
