// A union-find of a few rows in place of a flood, which comes to cells all over a large field. Every join of
// two pieces makes them one fewer: all cells are joined where the joins are one fewer than the cells. What is
// joined among the last row is told to the next ones by joining each of its cells with the first of its piece.

#include "solve/sweep.h"

#include <algorithm>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/system/parallel.h"

namespace mazefolio::solve {

bool joins_all_cells(const Lattice& t, const BitSet& open) {
  // No neighbor has an id that is farther away.
  const std::uint32_t row = t.ids_of_a_row(), rows_at_once = std::max(1u, 4096 / row);
  const std::uint32_t ahead = rows_at_once * row;
  std::uint32_t joins = 0;
  DisjointSets before(row + ahead);
  std::vector<std::uint32_t> first(row + ahead);
  // Of a cell with this id, the place in `before` is the id - base + row.
  for (std::uint32_t base = 0; base < t.cell_limit(); base += ahead) {
    throw_if_canceled();
    const std::uint32_t end = std::min(t.cell_limit(), base + ahead);
    for (std::uint32_t c = base; c < end; ++c) {
      if (!t.contains(Cell{c})) continue;
      t.for_each_side(Cell{c}, [&](Cell n, Wall w) {
        if (index(n) < c && open.test(index(w)) && before.join(c - base + row, index(n) - base + row)) ++joins;
      });
    }
    DisjointSets now(row + ahead);
    std::fill(first.begin(), first.end(), row);
    for (std::uint32_t i = 0; i < row; ++i) {
      std::uint32_t& of_piece = first[before.find(ahead + i)];
      if (of_piece == row) of_piece = i;
      now.join(of_piece, i);
    }
    before = std::move(now);
  }
  return joins + 1 == t.cell_count();
}

}  // namespace mazefolio::solve
