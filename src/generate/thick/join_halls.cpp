// Idea: all components grow through the rock at the same time. Where two meet, there is a path between them
// through the cells on both sides of the meeting. Kruskal over these paths gives the minimum spanning tree of
// the distances between components (Mehlhorn's construction). The number of dug cells is nearly minimal:
// cells that two paths share are dug once. Bias: none among paths of equal length. Cost: O(cells *
// log(cells)), 40 bytes a cell.

#include "generate/thick/join_halls.h"

#include <array>

#include "base/disjoint_sets.h"
#include "base/system/parallel.h"
#include "generate/thick/components.h"
#include "generate/thick/territories.h"

namespace mazefolio::generate {

Joined join_components(const Lattice& field, const BitSet& floor, const BitSet& inner, std::uint32_t smallest,
                       Rng& rng) {
  Joined out{floor, 0, 0};
  Components pieces = components_of(field, floor);
  if (pieces.sizes.empty()) return out;
  const std::uint32_t largest = pieces.largest();
  floor.for_each_set([&](std::size_t c) {
    std::uint32_t& piece = pieces.of[c];
    if (piece == largest || pieces.sizes[piece] >= smallest) return;
    piece = Components::none;
    out.floor.reset(c);
  });

  BitSet rock(inner.size());
  inner.for_each_set([&](std::size_t c) {
    if (!out.floor.test(c)) rock.set(c);
  });
  const std::array<std::uint32_t, 8> ring = ring_of(field);
  const std::array<std::uint32_t, 4> sides{ring[0], ring[2], ring[4], ring[6]};
  const Territories land = grow(std::move(pieces.of), rock, sides);
  throw_if_canceled();
  DisjointSets joined(static_cast<std::uint32_t>(pieces.sizes.size()));
  for (const Meeting& meeting : meetings(land, sides, rng)) {
    if (!joined.join(land.owner[meeting.a], land.owner[meeting.b])) continue;
    out.cost += meeting.cost;
    for (std::uint32_t c : {meeting.a, meeting.b})
      for (; land.distance[c] > 0; c = land.parent[c]) {
        out.carved += !out.floor.test(c);
        out.floor.set(c);
      }
  }
  out.floor = largest_component(field, out.floor);
  return out;
}

}  // namespace mazefolio::generate
