// Wilson's algorithm on the wired dual: the walls that stay closed form a spanning tree of the places where
// walls meet, where each connected set of walls that never open (the outer rim, the rim of a hole, walls too
// narrow for a passage) counts as one place. So loop-erased random walks go along the walls, from every place
// until they meet the tree; it begins with the place where most walls meet, the outer rim. Bias: none, every
// spanning tree is equally likely, as with wilson. Cost: 3 to 4.5 steps a cell on squares, half of wilson's,
// because the rim is a root that is met early. One byte a cell on a full rectangle of squares, about 40 bytes
// a wall elsewhere. Source: D. Wilson, STOC 1996; the duality of spanning trees of planar graphs.

#include "generate/rows.h"

#include <array>
#include <utility>
#include <vector>

#include "base/disjoint_sets.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {
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
void carve_rectangle(const Lattice& t, Rng& rng, auto& open) {
  constexpr std::uint8_t in_tree = 4;
  std::vector<std::uint8_t> state(t.cell_limit(), in_tree);  // or the direction of the last step from it
  for_each_cell(t, [&](Cell c) {
    const bool east = t.contains(t.beyond(c, 0)), south = t.contains(t.beyond(c, 1));
    if (east) open.set(index(t.wall(c, 0)));
    if (south) open.set(index(t.wall(c, 1)));
    if (east && south) state[index(c)] = 0;
  });
  begin_growth(open);
  if (t.cell_count() == 0) return;

  const Cell any = t.at(0, 0);
  const std::uint32_t stride = index(t.beyond(any, 1)) - index(any);
  const std::array<std::uint32_t, 4> step{1, stride, 0u - 1, 0u - stride};
  // The walls in each direction from a place; walls 2c and 2c + 1 are east and south of cell c.
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
}

/// The places and the walls between them that may open, as a graph in one array, so that a step needs one
/// line of the cache: for each place its degree, the last link taken from it, and for each of its links the
/// index of the place at the other end.
struct Places {
  static constexpr std::uint32_t in_tree = ~std::uint32_t{0};
  std::vector<std::uint32_t> words;
  std::vector<Wall> walls;  ///< for the entries that are links
  std::uint32_t& degree(std::uint32_t place) { return words[place]; }
  std::uint32_t& way_out(std::uint32_t place) { return words[place + 1]; }
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
      if (a != b) fn(a, b, w);  // else the wall is the only connection of two halves, and opens
    });
  };
  std::vector<std::uint32_t> degree(t.point_limit());
  for_each_link([&](std::uint32_t a, std::uint32_t b, Wall) {
    ++degree[a];
    ++degree[b];
  });
  std::vector<std::uint32_t> begin(t.point_limit());
  std::uint32_t size = 0;
  for (std::uint32_t i = 0; i < degree.size(); ++i) {
    begin[i] = size;
    if (degree[i] > 0) size += 2 + degree[i];
  }
  Places places{std::vector<std::uint32_t>(size), std::vector<Wall>(size)};
  for_each_link([&](std::uint32_t a, std::uint32_t b, Wall w) {
    for (const auto& [from, to] : {std::pair(begin[a], begin[b]), std::pair(begin[b], begin[a])}) {
      const std::uint32_t link = from + 2 + places.degree(from)++;
      places.words[link] = to;
      places.walls[link] = w;
    }
  });
  return places;
}

template <PlanarTopology T>
void carve(const T& t, Rng& rng, auto& open) {
  for_each_doorway(t, [&](Wall w, Cell, Cell) { open.set(index(w)); });
  begin_growth(open);
  Places places = places_of(t);
  const auto end = static_cast<std::uint32_t>(places.words.size());
  if (end == 0) return;
  std::uint32_t root = 0;
  for (std::uint32_t p = 0; p < end; p += 2 + places.degree(p))
    if (places.degree(p) > places.degree(root)) root = p;

  places.way_out(root) = Places::in_tree;
  Heartbeat beat;
  for (std::uint32_t start = 0; start < end; start += 2 + places.degree(start)) {
    std::uint32_t p = start;
    for (; places.way_out(p) != Places::in_tree; beat()) {
      const std::uint32_t link = p + 2 + rng.below(places.degree(p));
      places.way_out(p) = link;
      p = places.words[link];
    }
    for (p = start; places.way_out(p) != Places::in_tree;) {
      const std::uint32_t link = std::exchange(places.way_out(p), Places::in_tree);
      open.reset(index(places.walls[link]));
      p = places.words[link];
    }
  }
}

void carve_any(const AnyTopology& topology, const Options&, Rng& rng, OpenWalls& open) {
  open.written_by([&](auto& walls) {
    if (const Lattice* squares = square_lattice(topology); squares && squares->is_full())
      return carve_rectangle(*squares, rng, walls);
    std::visit([&](const auto& t) { carve(t, rng, walls); }, topology);
  });
}

}  // namespace

GeneratorRow dual_wilson_row() {
  GeneratorRow row = carving_row(
      "dual-wilson", "loop-erased walks along the walls: no bias at all, on squares the fastest such",
      carve_any);
  row.needs = Needs::planar_graph;
  row.uniform = true;
  return row;
}

}  // namespace mazefolio::generate
