// Where the cut meets an inner wall, the neighbor has a corner, too. Each round changes a cell at most once.

#include "topology/cut_slits.h"

#include <algorithm>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/rim_cell.h"

namespace mazefolio::topology {
namespace {

constexpr int most_slit_rounds = 4;
constexpr double widest_slit = 0.25;  ///< pitches
constexpr double widest_round = 0.1;  ///< pitches, from a corner to another place of it
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

bool is_crossed(const Segment& cut, std::span<const Edge> line) {
  return std::ranges::any_of(line, [&](const Edge& e) {
    const Point middle = edge_middle(e);
    return cross_each_other(cut, {edge_begin(e), middle}) || cross_each_other(cut, {middle, edge_end(e)});
  });
}

/// From the place of an inner wall that is nearest to the corner to the nearest place of the rim: where the
/// corner is round, that is another.
std::optional<Halves> cut_at(const RimCell& cell, std::size_t corner, double least) {
  const Along start, rim_end{cell.rim.size(), 0}, inner_end{cell.inner.size(), 0};
  const Along to = nearest_on(cell.inner, edge_begin(cell.rim[corner])).along;
  if (to == start || to == inner_end) return std::nullopt;
  Halves out;
  out.second = between(cell.inner, to, inner_end);
  const Point q = edge_begin(out.second.front());
  const Near from = nearest_on(cell.rim, q);
  if (from.squared > widest_slit * widest_slit || from.along == start || from.along == rim_end)
    return std::nullopt;
  out.first = between(cell.rim, from.along, rim_end);
  const Point p = edge_begin(out.first.front());
  const Point off = p - edge_begin(cell.rim[corner]);
  if (dot(off, off) > widest_round * widest_round || is_crossed({p, q}, cell.inner)) return std::nullopt;
  for (const Edge& e : between(cell.inner, start, to)) out.first.push_back(e);
  out.first.emplace_back(Segment{q, p});
  for (const Edge& e : between(cell.rim, start, from.along)) out.second.push_back(e);
  out.second.emplace_back(Segment{p, q});
  const double smaller = std::min(signed_area(out.first), signed_area(out.second));
  if (smaller < no_part || smaller > least) return std::nullopt;
  if (to.share > 0) {
    out.wall = to.edge;
    out.share = to.share;
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
