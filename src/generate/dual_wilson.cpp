// Wilson's algorithm on the wired dual: the walls that stay closed form a spanning tree of the places where
// walls meet, once everything that is closed anyway (the rim, a hole's rim, walls too narrow for a passage)
// is drawn together into one place each. So loop-erased random walks go along the walls, from every place
// until they meet the tree; it begins with the place that most walls meet, the outer rim. Bias: none, every
// spanning tree is equally likely, as with wilson. Cost: 3 to 4.5 steps a cell on squares, half of wilson's,
// because the rim is a root that is met early. One byte a cell on a full rectangle of squares, about 40 bytes
// a wall elsewhere. Source: D. Wilson, STOC 1996; the duality of spanning trees of planar graphs.

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "base/disjoint_sets.h"
#include "generate/algorithms.h"
#include "generate/carving.h"

namespace mazefolio {
namespace {

/// Random directions of four, 32 from each word.
class Directions {
 public:
  explicit Directions(Rng& rng) : rng_(rng) {}
  std::uint32_t next() {
    if (left_ == 0) {
      bits_ = rng_.next();
      left_ = 32;
    }
    const auto d = static_cast<std::uint32_t>(bits_ & 3);
    bits_ >>= 2;
    --left_;
    return d;
  }

 private:
  Rng& rng_;
  std::uint64_t bits_ = 0;
  int left_ = 0;
};

// A place is the south-east corner of a cell and has its id.
BitSet carve_rectangle(const Lattice& t, Rng& rng) {
  BitSet open(t.wall_limit());
  constexpr std::uint8_t in_tree = 4;
  std::vector<std::uint8_t> state(t.cell_limit(), in_tree);  // else the direction of the last step out
  for_each_cell(t, [&](Cell c) {
    const bool east = t.contains(t.beyond(c, 0)), south = t.contains(t.beyond(c, 1));
    if (east) open.set(index(t.wall(c, 0)));
    if (south) open.set(index(t.wall(c, 1)));
    if (east && south) state[index(c)] = 0;
  });
  if (t.cell_count() == 0) return open;

  const Cell any = t.at(0, 0);
  const std::uint32_t stride = index(t.beyond(any, 1)) - index(any);
  const std::array<std::uint32_t, 4> step{1, stride, 0u - 1, 0u - stride};
  // From a place's own walls (index 2c: east of the cell, 2c + 1: south of it) to the wall in each direction.
  const std::array<std::uint32_t, 4> wall{3, 2 * stride, 1, 0};
  Directions directions(rng);
  Heartbeat beat;
  for (std::uint32_t start = 0; start < state.size(); ++start) {
    if (state[start] == in_tree) continue;
    std::uint32_t p = start;
    for (; state[p] != in_tree; beat()) {
      const std::uint32_t d = directions.next();
      state[p] = static_cast<std::uint8_t>(d);
      p += step[d];
    }
    for (p = start; state[p] != in_tree;) {
      const std::uint8_t d = std::exchange(state[p], in_tree);
      open.reset(2 * p + wall[d]);
      p += step[d];
    }
  }
  return open;
}

/// The walls that may open, as a graph: place i has the links first[i] to first[i + 1].
struct Places {
  struct Link {
    std::uint32_t to;
    Wall wall;
  };
  std::vector<std::uint32_t> first;
  std::vector<Link> links;
  std::uint32_t degree(std::uint32_t place) const { return first[place + 1] - first[place]; }
};

template <PlanarTopology T>
Places places_of(const T& t) {
  DisjointSets drawn_together(t.point_limit());
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    const auto [a, b] = t.points(w);
    if (!t.contains(beyond) || !t.passable(w)) drawn_together.join(a, b);
  });
  const auto for_each_link = [&](auto fn) {
    for_each_doorway(t, [&](Wall w, Cell, Cell) {
      const auto [p, q] = t.points(w);
      const std::uint32_t a = drawn_together.find(p), b = drawn_together.find(q);
      if (a != b) fn(a, b, w);  // else it is the only way between two halves, and opens
    });
  };
  Places places;
  places.first.assign(t.point_limit() + 2, 0);
  for_each_link([&](std::uint32_t a, std::uint32_t b, Wall) {
    ++places.first[a + 2];
    ++places.first[b + 2];
  });
  std::partial_sum(places.first.begin(), places.first.end(), places.first.begin());
  places.links.resize(places.first.back());
  for_each_link([&](std::uint32_t a, std::uint32_t b, Wall w) {
    places.links[places.first[a + 1]++] = {b, w};
    places.links[places.first[b + 1]++] = {a, w};
  });
  places.first.pop_back();
  return places;
}

template <PlanarTopology T>
BitSet carve(const T& t, Rng& rng) {
  BitSet open(t.wall_limit());
  for_each_doorway(t, [&](Wall w, Cell, Cell) { open.set(index(w)); });
  const Places places = places_of(t);
  const auto count = static_cast<std::uint32_t>(places.first.size() - 1);
  std::uint32_t root = 0;
  for (std::uint32_t i = 0; i < count; ++i)
    if (places.degree(i) > places.degree(root)) root = i;

  BitSet in_tree(count);
  if (count > 0) in_tree.set(root);
  std::vector<Places::Link> way_out(count);
  Heartbeat beat;
  for (std::uint32_t start = 0; start < count; ++start) {
    if (places.degree(start) == 0) continue;
    for (std::uint32_t p = start; !in_tree.test(p); beat()) {
      way_out[p] = places.links[places.first[p] + rng.below(places.degree(p))];
      p = way_out[p].to;
    }
    for (std::uint32_t p = start; !in_tree.test(p); p = way_out[p].to) {
      in_tree.set(p);
      open.reset(index(way_out[p].wall));
    }
  }
  return open;
}

}  // namespace

BitSet carve_dual_wilson(const AnyTopology& topology, const Options&, Rng& rng) {
  if (const Lattice* squares = square_lattice(topology); squares && squares->is_full())
    return carve_rectangle(*squares, rng);
  return std::visit([&](const auto& t) { return carve(t, rng); }, topology);
}

}  // namespace mazefolio
