// The cells of a connected mask lie in blocks that are connected, so those between two groups of half-filled
// blocks can be added.

#include <algorithm>
#include <vector>

#include "generate/walks/walk_search.h"

namespace mazefolio::generate {
namespace {

struct Blocks {
  std::uint32_t columns, rows;
  std::vector<int> filled;  ///< cells of the lattice in each block, 0 to 4

  template <class Fn>
  void for_each_beside(std::uint32_t b, Fn fn) const {
    if (b % columns > 0) fn(b - 1);
    if (b % columns + 1 < columns) fn(b + 1);
    if (b >= columns) fn(b - columns);
    if (b + columns < columns * rows) fn(b + columns);
  }
};

Blocks blocks_of(const Lattice& t, std::uint32_t left, std::uint32_t top) {
  Blocks out{(t.columns() - std::min(left, t.columns())) / 2, (t.rows() - std::min(top, t.rows())) / 2, {}};
  out.filled.assign(std::size_t{out.columns} * out.rows, 0);
  for_each_cell(t, [&](Cell c) {
    if (t.column(c) < left || t.row(c) < top) return;
    const std::uint32_t x = (t.column(c) - left) / 2, y = (t.row(c) - top) / 2;
    if (x < out.columns && y < out.rows) ++out.filled[std::size_t{y} * out.columns + x];
  });
  return out;
}

/// The blocks that a flood from `first` meets while it goes over those that `may` allows, with the block that
/// each was met from.
template <class May>
std::vector<std::uint32_t> flooded(const Blocks& blocks, const std::vector<std::uint32_t>& first,
                                   std::vector<std::uint32_t>& from, May may) {
  std::vector<std::uint32_t> met = first;
  for (const std::uint32_t b : first) from[b] = b;
  for (std::size_t i = 0; i < met.size(); ++i)
    blocks.for_each_beside(met[i], [&](std::uint32_t n) {
      if (from[n] != ~0u || !may(n)) return;
      from[n] = met[i];
      met.push_back(n);
    });
  return met;
}

Mask connected(const Blocks& blocks) {
  const auto count = static_cast<std::uint32_t>(blocks.filled.size());
  Mask out{blocks.columns, blocks.rows, BitSet(count)};
  const auto is_half = [&](std::uint32_t b) { return blocks.filled[b] >= 2; };
  std::vector<std::uint32_t> from(count, ~0u), largest;
  for (std::uint32_t b = 0; b < count; ++b)
    if (is_half(b) && from[b] == ~0u)
      if (auto met = flooded(blocks, {b}, from, is_half); met.size() > largest.size())
        largest = std::move(met);
  while (true) {
    for (const std::uint32_t b : largest) out.cells.set(b);
    // The nearest block of another group, over blocks with a cell at least.
    from.assign(count, ~0u);
    const auto met = flooded(blocks, largest, from, [&](std::uint32_t b) { return blocks.filled[b] > 0; });
    std::uint32_t next = ~0u;
    for (std::size_t i = largest.size(); i < met.size() && next == ~0u; ++i)
      if (is_half(met[i])) next = met[i];
    if (next == ~0u) return out;
    std::vector<std::uint32_t> again(count, ~0u);
    for (std::uint32_t b = next; !out.cells.test(b); b = from[b]) {
      out.cells.set(b);
      largest.push_back(b);
    }
    for (const std::uint32_t b : largest) again[b] = b;
    for (const std::uint32_t b : flooded(blocks, {next}, again, is_half))
      if (!out.cells.test(b)) {
        out.cells.set(b);
        largest.push_back(b);
      }
  }
}

}  // namespace

HalfSize half_size(const Lattice& t) {
  HalfSize best{{0, 0, {}}, 0, 0, -1};
  for (const std::uint32_t top : {0u, 1u})
    for (const std::uint32_t left : {0u, 1u}) {
      if (t.degree() == 6 && top == 1) continue;  // the steps of blocks of hexagons begin in even rows
      const Blocks blocks = blocks_of(t, left, top);
      if (blocks.filled.empty()) continue;
      Mask mask = connected(blocks);
      std::size_t common = 0;
      mask.cells.for_each_set([&](std::size_t b) { common += static_cast<std::size_t>(blocks.filled[b]); });
      const std::size_t either = 4 * mask.cells.count() + t.cell_count() - common;
      const double likeness = static_cast<double>(common) / static_cast<double>(either);
      if (likeness > best.likeness + 1e-9) best = {std::move(mask), left, top, likeness};
    }
  return best;
}

}  // namespace mazefolio::generate
