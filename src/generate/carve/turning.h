#pragma once

#include <utility>
#include <vector>

#include "base/disjoint_sets.h"
#include "generate/carve/carving.h"
#include "generate/growth.h"

namespace mazefolio::generate {

/// A side of a cell: the cell beyond it and its wall.
struct Side {
  Cell beyond;
  Wall wall;
};

/// The sides of `c` in order around it, beginning with the side by which it was entered, if any. Uses
/// `buffer`, so the result is valid until the next call.
template <Topology T>
const std::vector<Side>& sides_from(const T& t, Cell c, Wall entered, std::vector<Side>& buffer) {
  buffer.clear();
  t.for_each_side(c, [&](Cell n, Wall w) { buffer.push_back({n, w}); });
  const auto first = std::ranges::find(buffer, entered, &Side::wall);
  if (first != buffer.end()) std::rotate(buffer.begin(), first, buffer.end());
  return buffer;
}

/// All cells, in random order.
template <Topology T>
std::vector<Cell> shuffled_cells(const T& t, Rng& rng) {
  std::vector<Cell> cells;
  for_each_cell(t, [&](Cell c) { cells.push_back(c); });
  rng.shuffle(cells);
  return cells;
}

/// Opens walls that join two parts, in random order, until there is one part.
template <Topology T>
void merge_parts(const T& t, DisjointSets& parts, auto& open, Rng& rng) {
  std::vector<Wall> doors;
  for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
    if (parts.find(index(a)) != parts.find(index(b))) doors.push_back(w);
  });
  rng.shuffle(doors);
  for (const Wall w : doors) {
    const auto [a, b] = t.ends(w);
    if (!parts.join(index(a), index(b))) continue;
    open.set(index(w));
    mark_door(open, w);
  }
}

}  // namespace mazefolio::generate
