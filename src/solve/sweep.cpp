// A union-find of a few rows in place of a flood, which comes to cells all over a large field. Every join of
// two pieces makes them one fewer: all cells are joined where the joins are one fewer than the cells. What is
// joined among the last row is told to the next ones by joining each of its cells with the first of its
// piece.

#include "solve/sweep.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/system/parallel.h"

namespace mazefolio::solve {

bool joins_all_cells(const Lattice& t, const BitSet& open) {
  constexpr std::uint32_t word = 64, least_at_once = 1 << 14;
  const std::uint32_t row = t.ids_of_a_row();  // the cells of a wall are no farther apart
  const std::uint32_t at_once = std::max(least_at_once, 4 * row) / word * word, count = at_once + row;
  const std::size_t walls_a_cell = t.wall_limit() / t.cell_limit(),
                    words_at_once = at_once / word * walls_a_cell;
  const std::vector<std::uint64_t>& words = open.words();
  std::uint32_t joins = 0, base = 0;
  DisjointSets sets(count);  // of the cells from `base` on
  std::vector<std::uint32_t> first(count);
  for (std::size_t begin = 0; begin < words.size(); begin += words_at_once, base += at_once) {
    throw_if_canceled();
    for (std::size_t i = begin; i < std::min(words.size(), begin + words_at_once); ++i)
      for (std::uint64_t bits = words[i]; bits; bits &= bits - 1) {
        const auto wall =
            static_cast<std::uint32_t>(i * word) + static_cast<std::uint32_t>(std::countr_zero(bits));
        const auto [a, b] = t.ends(Wall{wall});
        joins += sets.join(index(a) - base, index(b) - base);
      }
    DisjointSets next(count);
    std::fill(first.begin(), first.end(), row);
    for (std::uint32_t i = 0; i < row; ++i) {
      std::uint32_t& of_piece = first[sets.find(at_once + i)];
      if (of_piece == row) of_piece = i;
      next.join(of_piece, i);
    }
    sets = std::move(next);
  }
  return joins + 1 == t.cell_count();
}

}  // namespace mazefolio::solve
