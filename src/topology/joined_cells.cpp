// A breadth-first search from all pieces at the same time finds the nearest piece of every free cell. Where
// the areas of two pieces meet, there is a shortest chain between the pieces. Kruskal over the chains joins
// all pieces with few new cells (Mehlhorn's approximation of the Steiner tree). O(n log n).

#include "topology/joined_cells.h"

#include <algorithm>
#include <tuple>

#include "base/disjoint_sets.h"

namespace mazefolio::topology {
namespace {

struct Realm {
  std::vector<std::uint32_t> order;  ///< cells as they were reached
  std::vector<std::uint32_t> distance, from;
};

struct Chain {
  std::uint32_t length;
  double height;  ///< negative distance from the top of the page: the lowest first
  std::uint32_t a, b;
};

template <class T>
Realm spread(const T& t, const BitSet& cells, const BitSet& allowed) {
  constexpr std::uint32_t far = ~std::uint32_t{0};
  Realm realm{
      {}, std::vector<std::uint32_t>(t.cell_limit(), far), std::vector<std::uint32_t>(t.cell_limit())};
  cells.for_each_set([&](std::size_t i) {
    realm.distance[i] = 0;
    realm.from[i] = static_cast<std::uint32_t>(i);
    realm.order.push_back(static_cast<std::uint32_t>(i));
  });
  for (std::size_t k = 0; k < realm.order.size(); ++k) {
    const std::uint32_t c = realm.order[k];
    t.for_each_neighbor(Cell{c}, [&](Cell n, Wall) {
      if (realm.distance[index(n)] != far || !allowed.test(index(n))) return;
      realm.distance[index(n)] = realm.distance[c] + 1;
      realm.from[index(n)] = c;
      realm.order.push_back(index(n));
    });
  }
  return realm;
}

template <class T>
BitSet joined_on(const T& t, const BitSet& cells, const BitSet& allowed) {
  const Realm realm = spread(t, cells, allowed);
  // Each cell belongs to the piece that reached it.
  DisjointSets pieces(t.cell_limit());
  std::vector<Chain> chains;
  for (const std::uint32_t c : realm.order) pieces.join(c, realm.from[c]);
  for (const std::uint32_t c : realm.order)
    t.for_each_neighbor(Cell{c}, [&](Cell n, Wall) {
      if (!(Cell{c} < n) || (realm.distance[index(n)] == ~std::uint32_t{0})) return;
      chains.push_back({realm.distance[c] + realm.distance[index(n)],
                        -std::max(t.center(Cell{c}).y, t.center(n).y), c, index(n)});
    });
  std::sort(chains.begin(), chains.end(), [](const Chain& x, const Chain& y) {
    return std::tie(x.length, x.height, x.a, x.b) < std::tie(y.length, y.height, y.a, y.b);
  });
  BitSet out = cells;
  for (const Chain& chain : chains) {
    if (!pieces.join(chain.a, chain.b)) continue;
    for (std::uint32_t c : {chain.a, chain.b})
      for (; !out.test(c); c = realm.from[c]) out.set(c);
  }
  return out;
}

}  // namespace

BitSet joined(const AnyTopology& t, const BitSet& cells, const BitSet& allowed) {
  return std::visit([&](const auto& g) { return joined_on(g, cells, allowed); }, t);
}

}  // namespace mazefolio::topology
