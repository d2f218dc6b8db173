// A narrow cell is merged with a neighbor: the wall between them is removed. Each round merges pairs, each
// cell at most once, and draws these cells again, because the centers and so the widths have changed. Random
// tilings need a few rounds, regular ones none.
//
// Where few cells are cut off, the rounds are made in the part around them, and the whole is drawn again
// once. That comes to the same as long as the cells along the edge of the part stay in one piece, which is
// the largest: what is beyond them, and all ways through it, belong to that piece.

#include "topology/narrow_cells.h"

#include <optional>

#include "topology/mergers.h"
#include "topology/open_pieces.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t steps_around = 8;  // a round reaches one or two steps farther
constexpr double tolerance = 1e-6;

struct Limits {
  double doorway;
  Centers centers;
  MostMerged most;
};

// Some cells of a whole graph.
struct Part {
  PlanarGraph graph;
  std::vector<Cell> whole;    ///< what they are there; no_cell: they came since then
  std::vector<bool> at_edge;  ///< beside a cell of the whole that is not in the part
};

Cell other_end(const PlanarGraph& g, Cell c, Wall w) {
  const auto [a, b] = g.ends(w);
  return a == c ? b : a;
}

// The cells that are cut off, and those that a few steps over walls lead to from there.
BitSet cells_around(const PlanarGraph& g, const OpenPieces& pieces) {
  BitSet seen(g.cell_count());
  std::vector<Cell> cells;
  const auto reach = [&](Cell c) {
    if (!g.contains(c) || seen.test(index(c))) return;
    seen.set(index(c));
    cells.push_back(c);
  };
  for (std::uint32_t c = 0; c < g.cell_count(); ++c)
    if (!pieces.is_in_largest(Cell{c})) reach(Cell{c});
  std::size_t done = 0;
  for (std::uint32_t step = 0; step < steps_around; ++step)
    for (const std::size_t end = cells.size(); done < end; ++done) {
      const Cell here = cells[done];
      g.for_each_side(here, [&](Cell, Wall w) { reach(other_end(g, here, w)); });
    }
  return seen;
}

Part part_of(const PlanarGraph& g, const BitSet& cells) {
  Part part;
  cells.for_each_set([&](std::size_t i) { part.whole.push_back(Cell{static_cast<std::uint32_t>(i)}); });
  part.graph = g.part(part.whole);
  for (const Cell c : part.whole) {
    bool at_edge = false;
    g.for_each_side(c, [&](Cell, Wall w) {
      const Cell other = other_end(g, c, w);
      at_edge = at_edge || (g.contains(other) && !cells.test(index(other)));
    });
    part.at_edge.push_back(at_edge);
  }
  return part;
}

// Nothing where most cells would be in it. A cell along the edge that hangs together with the others only
// beyond the edge is left out.
std::optional<Part> part_around(const PlanarGraph& g, const OpenPieces& pieces) {
  BitSet cells = cells_around(g, pieces);
  for (std::uint32_t step = 0; step < steps_around && cells.count() < g.cell_count() / 2; ++step) {
    Part part = part_of(g, cells);
    const OpenPieces within(part.graph);
    bool changed = false;
    for (std::uint32_t c = 0; c < part.at_edge.size(); ++c) {
      if (!part.at_edge[c] || within.is_in_largest(Cell{c})) continue;
      cells.reset(index(part.whole[c]));
      changed = true;
    }
    if (!changed) return part;
  }
  return {};
}

// Whether the part shows what is cut off in the whole, and these changes leave its edge as it is.
bool is_like_whole(const Part& part, const OpenPieces& pieces, const BitSet& gone) {
  for (std::uint32_t c = 0; c < part.at_edge.size(); ++c)
    if (part.at_edge[c] && (!pieces.is_in_largest(Cell{c}) || gone.test(c))) return false;
  return true;
}

Part redrawn(const Part& part, const MergedCells& cells, const Limits& limits) {
  PlanarGraph::Redrawn now =
      part.graph.redraw(cells.gone, cells.outlines, limits.doorway, tolerance, limits.centers);
  Part out{std::move(now.graph), {}, {}};
  for (const Cell former : now.former) {
    out.whole.push_back(former == no_cell ? no_cell : part.whole[index(former)]);
    out.at_edge.push_back(former != no_cell && part.at_edge[index(former)]);
  }
  return out;
}

// What all rounds together change. Nothing where that cannot be told from the part.
std::optional<MergedCells> merged_around(const PlanarGraph& g, const Limits& limits) {
  const OpenPieces in_all(g);
  MergedCells change{BitSet(g.cell_count()), {}};
  if (in_all.count() <= 1) return change;
  std::optional<Part> part = part_around(g, in_all);
  if (!part) return {};
  for (const Cell c : part->whole) change.gone.set(index(c));
  for (int round = 0; round < most_merge_rounds; ++round) {
    const OpenPieces pieces(part->graph);
    const std::vector<Merger> wanted = narrow_mergers(part->graph, pieces, limits.most);
    const MergedCells cells = merged(part->graph, wanted);
    if (!is_like_whole(*part, pieces, cells.gone)) return {};
    if (wanted.empty()) break;
    part = redrawn(*part, cells, limits);
  }
  for (std::uint32_t c = 0; c < part->whole.size(); ++c) {
    if (part->whole[c] == no_cell)
      change.outlines.push_back(part->graph.outline(Cell{c}));
    else
      change.gone.reset(index(part->whole[c]));
  }
  return change;
}

}  // namespace

PlanarGraph without_narrow_cells(PlanarGraph g, double doorway, Centers centers, const MostMerged& most) {
  const Limits limits{doorway, centers, most};
  if (g.is_measured(doorway, centers))
    if (const std::optional<MergedCells> change = merged_around(g, limits))
      return change->outlines.empty()
                 ? std::move(g)
                 : g.redrawn(change->gone, change->outlines, doorway, tolerance, centers);
  for (int round = 0; round < most_merge_rounds; ++round) {
    const std::vector<Merger> wanted = narrow_mergers(g, OpenPieces(g), most);
    if (wanted.empty()) break;
    const MergedCells cells = merged(g, wanted);
    g = g.redrawn(cells.gone, cells.outlines, doorway, tolerance, centers);
  }
  return g;
}

}  // namespace mazefolio::topology
