#include "topology/open_pieces.h"

#include "base/disjoint_sets.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_piece = ~std::uint32_t{0};

BitSet largest_of_touching(const PlanarGraph& g, const OpenPieces& pieces) {
  DisjointSets touching(pieces.count());
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    if (g.passable(Wall{w})) continue;
    if (const auto [a, b] = g.ends(Wall{w}); g.contains(a) && g.contains(b))
      touching.join(pieces.of[index(a)], pieces.of[index(b)]);
  }
  std::vector<std::uint32_t> largest(pieces.count(), no_piece);
  for (std::uint32_t p = 0; p < pieces.count(); ++p) {
    std::uint32_t& best = largest[touching.find(p)];
    if (best == no_piece || pieces.sizes[p] > pieces.sizes[best]) best = p;
  }
  BitSet out(pieces.count());
  for (const std::uint32_t p : largest)
    if (p != no_piece) out.set(p);
  return out;
}

}  // namespace

OpenPieces::OpenPieces(const PlanarGraph& g) : of(g.cell_count(), no_piece) {
  std::vector<Cell> ahead;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    if (of[c] != no_piece) continue;
    const std::uint32_t piece = count();
    std::uint32_t size = 0;
    of[c] = piece;
    ahead.push_back(Cell{c});
    while (!ahead.empty()) {
      const Cell here = ahead.back();
      ahead.pop_back();
      ++size;
      g.for_each_neighbor(here, [&](Cell n, Wall) {
        if (of[index(n)] != no_piece) return;
        of[index(n)] = piece;
        ahead.push_back(n);
      });
    }
    sizes.push_back(size);
  }
  largest = largest_of_touching(g, *this);
}

}  // namespace mazefolio::topology
