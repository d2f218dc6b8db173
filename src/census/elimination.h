#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "census/cell_graph.h"

namespace mazefolio::census {

/// In which order the cells of a graph are taken out of it, and between which cells there is something when
/// one goes. Cells have their ranks in this order as numbers.
struct Elimination {
  std::vector<std::uint32_t> first;  ///< cells + 1 indices into the lists below
  std::vector<std::uint32_t> later;  ///< the neighbors of a cell when it goes, rising; all of them go later
  std::vector<std::uint32_t> walls;  ///< to each of them, in the graph itself
  std::uint64_t steps = 0;           ///< pairs of neighbors, over all cells

  std::uint32_t cells() const { return static_cast<std::uint32_t>(first.size()) - 1; }
};

/// The cell with the fewest neighbors goes first. Nothing where that takes more steps than `most`.
std::optional<Elimination> eliminate(const CellGraph& graph, std::uint64_t most);

/// The spanning trees of the graph, as a product with a factor for each cell but the last. A cell that goes
/// leaves its neighbors joined to each other: between two of them the product of their walls to it is added,
/// divided by the sum of all its walls, and this sum is the factor (a star becomes a mesh). `Field` has
/// element, sum, product, inverse; take(factor) returns false to stop.
template <class Field, class Take>
bool star_mesh(const Elimination& e, const Field& field, Take take) {
  using Element = decltype(field.element(0));
  std::vector<Element> walls;
  walls.reserve(e.walls.size());
  for (const std::uint32_t n : e.walls) walls.push_back(field.element(n));
  for (std::uint32_t cell = 0; cell + 1 < e.cells(); ++cell) {
    const std::uint32_t begin = e.first[cell], end = e.first[cell + 1];
    Element factor = field.element(0);
    for (std::uint32_t i = begin; i < end; ++i) factor = field.sum(factor, walls[i]);
    if (!take(factor)) return false;
    if (end - begin < 2) continue;
    const Element share = field.inverse(factor);
    for (std::uint32_t i = begin; i + 1 < end; ++i) {
      const Element part = field.product(walls[i], share);
      std::uint32_t at = e.first[e.later[i]];
      for (std::uint32_t j = i + 1; j < end; ++j, ++at) {
        while (e.later[at] != e.later[j]) ++at;
        walls[at] = field.sum(walls[at], field.product(part, walls[j]));
      }
    }
  }
  return true;
}

}  // namespace mazefolio::census
