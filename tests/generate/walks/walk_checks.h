#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "maze/maze.h"
#include "support/namespaces.h"
#include "topology/lattice.h"

namespace mazefolio::tests {

inline bool beside(const Lattice& t, Cell a, Cell b) {
  bool found = false;
  t.for_each_neighbor(a, [&](Cell n, Wall) { found = found || n == b; });
  return found;
}

/// Steps from cell to neighbor, over all cells, over none twice.
inline void check_walk(const Lattice& t, const CellPath& walk) {
  REQUIRE(walk.size() == t.cell_count());
  BitSet visited(t.cell_limit());
  bool steps = true;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    visited.set(index(walk[i]));
    steps = steps && (i == 0 || beside(t, walk[i - 1], walk[i]));
  }
  CHECK(visited == t.present());
  CHECK(steps);
}

/// The same text for a walk and its reverse.
inline std::string undirected(const CellPath& walk) {
  std::string there, back;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    there += static_cast<char>(index(walk[i]));
    back += static_cast<char>(index(walk[walk.size() - 1 - i]));
  }
  return std::min(there, back);
}

}  // namespace mazefolio::tests
