// Weaving: some cells become two lanes that cross, one over the other.
// Idea: a square becomes a crossing only where its neighbors are plain cells, where a cell at one of its
// corners (which stays plain) connects its lanes, and where opening both lanes closes no ring with earlier
// lanes (union-find). Then the open lanes can always be completed to a maze: lanes first, then the carved
// passages, then any others. Cost: O(cells log cells) for the graph.

#include "generate/refine/weave.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"

namespace mazefolio::generate {
namespace {

PlanarGraph graph_of(const Lattice& t) {
  std::vector<std::vector<Edge>> outlines;
  for_each_cell(t, [&](Cell c) { outlines.push_back(t.outline(c)); });
  return PlanarGraph::build(outlines);
}

/// A whole square of the grid: its sides are 1 long and upright or level.
bool is_square(const PlanarGraph& g, Cell c) {
  constexpr double hair = 1e-6;
  const std::vector<Edge> outline = g.outline(c);
  return outline.size() == 4 && std::all_of(outline.begin(), outline.end(), [](const Edge& e) {
           const Point way = edge_end(e) - edge_begin(e);
           return std::holds_alternative<Segment>(e) &&
                  std::fabs(std::fabs(way.x) + std::fabs(way.y) - 1) < hair &&
                  std::min(std::fabs(way.x), std::fabs(way.y)) < hair;
         });
}

/// A lane leads straight on: the cells beside its square are squares, too.
bool may_cross(const PlanarGraph& g, Cell c) {
  bool squares = is_square(g, c);
  g.for_each_neighbor(c, [&](Cell n, Wall) { squares = squares && is_square(g, n); });
  return squares;
}

class Crossings {
 public:
  explicit Crossings(const PlanarGraph& g)
      : g_(g), lanes_(g.cell_limit()), crossed_(g.cell_limit()), plain_(g.cell_limit()) {}

  /// Makes this cell a crossing where possible; returns whether it is.
  bool add(Cell c) {
    if (plain_.test(index(c))) return false;
    std::array<Cell, 4> around{};
    std::size_t count = 0;
    bool free = true;
    g_.for_each_side(c, [&](Cell n, Wall) {
      free &= count < 4 && g_.contains(n) && !crossed_.test(index(n));
      if (count < 4) around[count] = n;
      ++count;
    });
    if (!free || count != 4) return false;
    const Cell corner = plain_corner(c, around);
    if (corner == no_cell || closes_ring(around)) return false;
    lanes_.join(index(around[0]), index(around[2]));
    lanes_.join(index(around[1]), index(around[3]));
    crossed_.set(index(c));
    plain_.set(index(corner));
    for (const Cell n : around) plain_.set(index(n));
    return true;
  }

 private:
  // A cell at a corner of `c`, beside two consecutive neighbors of it.
  Cell plain_corner(Cell c, const std::array<Cell, 4>& around) const {
    Cell corner = no_cell;
    for (std::size_t i = 0; i < 4; ++i)
      g_.for_each_neighbor(around[i], [&](Cell a, Wall) {
        if (corner != no_cell || a == c || crossed_.test(index(a))) return;
        g_.for_each_neighbor(around[(i + 1) % 4], [&](Cell b, Wall) {
          if (a == b) corner = a;
        });
      });
    return corner;
  }

  bool closes_ring(const std::array<Cell, 4>& around) {
    std::array<std::uint32_t, 4> set{};
    for (std::size_t i = 0; i < 4; ++i) set[i] = lanes_.find(index(around[i]));
    const bool both = (set[0] == set[1] && set[2] == set[3]) || (set[0] == set[3] && set[1] == set[2]);
    return set[0] == set[2] || set[1] == set[3] || both;
  }

  const PlanarGraph& g_;
  DisjointSets lanes_;      ///< cells that are joined by open lanes
  BitSet crossed_, plain_;  ///< crossings; cells that must never be one
};

template <class Fn>
void for_each_lane_wall(const PlanarGraph& g, Fn fn) {
  for (const PlanarGraph::Crossing& crossing : g.crossings())
    for (const Cell lane : {crossing.over, crossing.under})
      g.for_each_side(lane, [&](Cell, Wall w) { fn(w); });
}

}  // namespace

Result<std::shared_ptr<const AnyTopology>> weave(const AnyTopology& topology, double share, Rng& rng) {
  const Lattice* squares = square_lattice(topology);
  const auto* cut = std::get_if<PlanarGraph>(&topology);
  const PlanarGraph g = squares ? graph_of(*squares) : cut ? *cut : PlanarGraph();
  std::vector<Cell> cells, chosen;
  for_each_cell(g, [&](Cell c) {
    if (squares || may_cross(g, c)) cells.push_back(c);
  });
  if (!squares && cells.empty())
    return failure("weave needs squares: other cells have no two lanes that cross");
  const auto wanted = static_cast<std::size_t>(std::floor(share * g.cell_count() + 0.5));
  rng.shuffle(cells);
  Crossings crossings(g);
  for (const Cell c : cells)
    if (chosen.size() < wanted && crossings.add(c)) chosen.push_back(c);
  std::vector<bool> over_first;
  for (std::size_t i = 0; i < chosen.size(); ++i) over_first.push_back(rng.below(2) == 0);
  return std::make_shared<const AnyTopology>(g.with_crossings(chosen, over_first));
}

void open_lanes(Maze& maze, bool perfect, Rng& rng) {
  const PlanarGraph& g = std::get<PlanarGraph>(*maze.topology);
  if (!perfect) {
    for_each_lane_wall(g, [&](Wall w) { maze.open.set(index(w)); });
    return;
  }
  const BitSet carved = std::move(maze.open);
  maze.open = BitSet(g.wall_limit());
  DisjointSets sets(g.cell_limit());
  const auto open = [&](Wall w) {
    const auto [a, b] = g.ends(w);
    if (sets.join(index(a), index(b))) maze.open.set(index(w));
  };
  for_each_lane_wall(g, open);
  std::vector<Wall> kept, others;
  for_each_doorway(g, [&](Wall w, Cell, Cell) { (carved.test(index(w)) ? kept : others).push_back(w); });
  rng.shuffle(kept);
  rng.shuffle(others);
  for (const Wall w : kept) open(w);
  for (const Wall w : others) open(w);
}

}  // namespace mazefolio::generate
