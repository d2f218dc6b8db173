// Breadth-first search over open walls, for paths and for gates far apart.
// Idea: one wave after another. A cell stores only the number of its wave modulo 3: neighboring cells are at
// most one wave apart, so this is enough to walk back. Cost: O(cells) time, two bits for each cell and two
// waves of cell ids.
#pragma once

#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/system/parallel.h"
#include "topology/topology.h"

namespace mazefolio::solve {

/// Cell -> its distance modulo 3, or not reached yet. Two bits for each cell.
class WaveMap {
 public:
  explicit WaveMap(std::uint32_t cells) : words_(cells / 32 + 1) {}
  static std::uint64_t mark_of(std::uint32_t distance) { return distance % 3 + 1; }
  bool fresh(Cell c) const { return mark(c) == 0; }
  void set(Cell c, std::uint64_t mark) { words_[index(c) >> 5] |= mark << shift(c); }
  /// True where `n` is one step nearer to the origin than its neighbor `c`, which was reached.
  bool nearer(Cell n, Cell c) const { return mark(n) != 0 && mark(c) == mark(n) % 3 + 1; }

 private:
  static unsigned shift(Cell c) { return (index(c) & 31) * 2; }
  std::uint64_t mark(Cell c) const { return words_[index(c) >> 5] >> shift(c) & 3; }
  std::vector<std::uint64_t> words_;
};

/// Reaches every cell connected to `from`, the nearest first. Calls visit(cells at this distance, distance)
/// before each wave; false stops the search. `from` must be contained, and open walls must lie between
/// contained cells.
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
