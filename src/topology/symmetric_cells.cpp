// What chooses among equals, merges pairs in an order or fits arcs from one end does not do the same in both
// halves of a symmetric graph. So only one half is changed, and copied. Images are found by the middles of
// inner walls: those are cut alike in both halves, and lines of the rim may not be.

#include "topology/symmetric_cells.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr double one_height = 1e-3;  ///< pitches

double squared_gap(Point a, Point b) { return dot(a - b, a - b); }

/// The images of cells and of inner walls.
class Images {
 public:
  Images(const PlanarGraph& g, const Motion& motion) : g_(g), motion_(motion) {
    find_walls();
    std::vector<Cell> nearest(g.cell_count(), no_cell);
    for (std::uint32_t c = 0; c < g.cell_count(); ++c) nearest[c] = found_for(Cell{c});
    cells_ = nearest;
    for (std::uint32_t c = 0; c < g.cell_count(); ++c)
      if (nearest[c] != no_cell && nearest[index(nearest[c])] != Cell{c}) cells_[c] = no_cell;
  }

  Cell of(Cell c) const { return cells_[index(c)]; }
  Wall of(Wall w) const { return walls_[index(w)]; }
  bool is_pair(Cell c) const { return of(c) != no_cell && of(c) != c; }
  /// Of a pair, true of one cell: the upper, or the left one.
  bool comes_first(Cell c) const {
    const Point here = g_.center(c), there = g_.center(of(c));
    return std::fabs(here.y - there.y) > one_height ? here.y < there.y : here.x < there.x;
  }

 private:
  bool is_inner(Wall w) const { return g_.contains(g_.ends(w).first) && g_.contains(g_.ends(w).second); }

  void find_walls() {
    std::vector<std::pair<Point, std::uint32_t>> middles;
    for (std::uint32_t w = 0; w < g_.wall_limit(); ++w)
      if (is_inner(Wall{w})) middles.emplace_back(edge_middle(g_.edge(Wall{w})), w);
    const PointIndex at(middles);
    walls_.assign(g_.wall_limit(), no_wall);
    for (const auto& [middle, w] : middles)
      if (const auto image = at.at(motion_(middle))) walls_[w] = Wall{*image};
  }

  std::uint32_t inner_walls(Cell c) const {
    std::uint32_t count = 0;
    g_.for_each_side(c, [&](Cell, Wall w) { count += is_inner(w); });
    return count;
  }

  /// The cell that has the images of all inner walls of `c`, and no others.
  Cell found_for(Cell c) const {
    const Point wanted = motion_(g_.center(c));
    Cell found = no_cell;
    bool same = true;
    g_.for_each_side(c, [&](Cell, Wall w) {
      if (!is_inner(w)) return;
      if (of(w) == no_wall) {
        same = false;
        return;
      }
      const auto [a, b] = g_.ends(of(w));
      const bool first = squared_gap(g_.center(a), wanted) < squared_gap(g_.center(b), wanted);
      const Cell here = first ? a : b;
      same = same && (found == no_cell || found == here);
      found = here;
    });
    return same && found != no_cell && inner_walls(c) == inner_walls(found) ? found : no_cell;
  }

  const PlanarGraph& g_;
  const Motion& motion_;
  std::vector<Wall> walls_;
  std::vector<Cell> cells_;
};

}  // namespace

PlanarGraph with_half_changed(const PlanarGraph& g, const Motion& motion,
                              const std::function<PlanarGraph(PlanarGraph)>& change, double doorway,
                              Centers centers) {
  const Images images(g, motion);
  BitSet others(g.cell_count());
  std::vector<std::vector<Edge>> outlines;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    const bool pair = images.is_pair(Cell{c});
    if (pair && images.comes_first(Cell{c})) continue;
    others.set(c);
    if (!pair) outlines.push_back(g.outline(Cell{c}));
  }
  if (others.count() == g.cell_count()) return g;
  const PlanarGraph half = change(g.without(others));
  for (std::uint32_t c = 0; c < half.cell_count(); ++c) outlines.push_back(motion(half.outline(Cell{c})));
  return half.redrawn(BitSet(half.cell_count()), outlines, doorway, 1e-6, centers);
}

PlanarGraph with_even_centers(const PlanarGraph& g, const Motion& motion) {
  const Images images(g, motion);
  std::vector<Point> centers;
  for (std::uint32_t i = 0; i < g.cell_count(); ++i) {
    const Cell c{i}, image = images.of(c);
    if (image == c)
      centers.push_back(midpoint(g.center(c), motion(g.center(c))));
    else
      centers.push_back(image == no_cell || images.comes_first(c) ? g.center(c) : motion(g.center(image)));
  }
  const PlanarGraph even = g.with_centers(std::move(centers));
  BitSet as_wide(g.wall_limit());
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w)
    if (const Wall image = images.of(Wall{w}); image != no_wall && even.passable(image)) as_wide.set(w);
  return even.opened(as_wide);
}

PlanarGraph with_even_doors(const PlanarGraph& g, const Motion& motion) {
  const Images images(g, motion);
  BitSet uneven(g.wall_limit());
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w)
    if (const Wall image = images.of(Wall{w}); image != no_wall && !g.passable(image)) uneven.set(w);
  return g.barred(uneven);
}

}  // namespace mazefolio::topology
