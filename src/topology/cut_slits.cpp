// The cut leads from the corner of the rim to the nearest point of the inner walls, which becomes a corner of
// the neighbor, too. Each round changes a cell at most once.

#include "topology/cut_slits.h"

#include <cmath>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/rim_cell.h"

namespace mazefolio::topology {
namespace {

constexpr int most_slit_rounds = 4;
constexpr double widest_slit = 0.25;  ///< pitches
constexpr double inward_turn = 0.25;  ///< sine
constexpr double no_part = 5e-3;      ///< square pitches: no more than the ink of walls covers

bool points_inward(const Edge& before, const Edge& behind) {
  return cross(direction_on(before, 1), direction_on(behind, 0)) < -inward_turn;
}

/// Two outlines instead of one, and the wall that has a corner where the cut meets it.
struct Halves {
  std::vector<Edge> first, second;
  std::optional<std::size_t> wall;
  double share = 0;
};

std::optional<Halves> cut_at(const RimCell& cell, std::size_t corner, double least) {
  const Point p = edge_begin(cell.rim[corner]);
  const Near near = nearest_on(cell.inner, p);
  const Along start, end{cell.inner.size(), 0};
  if (near.squared > widest_slit * widest_slit || near.along == start || near.along == end)
    return std::nullopt;
  const Along rim_end{cell.rim.size(), 0}, at_corner{corner, 0};
  Halves out;
  out.first = between(cell.rim, at_corner, rim_end);
  for (const Edge& e : between(cell.inner, start, near.along)) out.first.push_back(e);
  out.second = between(cell.inner, near.along, end);
  const Point q = edge_begin(out.second.front());
  out.first.emplace_back(Segment{q, p});
  for (const Edge& e : between(cell.rim, start, at_corner)) out.second.push_back(e);
  out.second.emplace_back(Segment{p, q});
  const double a = signed_area(out.first), b = signed_area(out.second);
  std::vector<Edge> whole = cell.rim;
  whole.insert(whole.end(), cell.inner.begin(), cell.inner.end());
  if (!(std::min(a, b) > no_part && std::min(a, b) < least) ||
      std::fabs(a + b - signed_area(whole)) > lost_area)
    return std::nullopt;
  if (near.along.share > 0) {
    out.wall = near.along.edge;
    out.share = near.along.share;
  }
  return out;
}

std::optional<Halves> first_cut(const RimCell& cell, double least) {
  for (std::size_t k = 1; k < cell.rim.size(); ++k)
    if (points_inward(cell.rim[k - 1], cell.rim[k]))
      if (std::optional<Halves> halves = cut_at(cell, k, least)) return halves;
  return std::nullopt;
}

/// The outline of a cell with a corner on one of its walls, at this share of it as the cell beyond sees it.
std::vector<Edge> with_corner(const PlanarGraph& g, Cell c, Wall wall, double share) {
  std::vector<Edge> out;
  g.for_each_side(c, [&](Cell, Wall w) {
    const Edge e = g.edge_seen_from(c, w);
    if (w != wall) return out.push_back(e);
    out.push_back(part_of(e, 0, 1 - share));
    out.push_back(part_of(e, 1 - share, 1));
  });
  return out;
}

}  // namespace

PlanarGraph with_cut_slits(PlanarGraph g, double least, const NearLines* lines, const Motion* fold) {
  for (int round = 0; round < most_slit_rounds; ++round) {
    const BitSet whole = fold ? beside_fold(g, *fold) : BitSet(g.cell_count());
    BitSet gone(g.cell_count());
    std::vector<std::vector<Edge>> outlines;
    for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
      if (gone.test(c) || whole.test(c)) continue;
      const std::optional<RimCell> cell = rim_cell(g, Cell{c}, lines);
      if (!cell || cell->inner.empty()) continue;
      std::optional<Halves> halves = first_cut(*cell, least);
      if (!halves) continue;
      if (halves->wall) {
        const Cell beyond = cell->beyond[*halves->wall];
        if (gone.test(index(beyond)) || whole.test(index(beyond))) continue;
        gone.set(index(beyond));
        outlines.push_back(with_corner(g, beyond, cell->walls[*halves->wall], halves->share));
      }
      gone.set(c);
      outlines.push_back(std::move(halves->first));
      outlines.push_back(std::move(halves->second));
    }
    if (outlines.empty()) break;
    g = g.redrawn(gone, outlines);
  }
  return g;
}

}  // namespace mazefolio::topology
