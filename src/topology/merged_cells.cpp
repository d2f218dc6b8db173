#include "topology/merged_cells.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/mergers.h"

namespace mazefolio::topology {
namespace {

/// For each sliver, a wall to the neighbor that shares most of its outline.
std::vector<Merger> sliver_mergers(const PlanarGraph& g, double least, const NearLines* lines) {
  const std::vector<bool> is_sliver = slivers(g, least, lines);
  std::vector<std::pair<double, Merger>> out;  // by area
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    if (!is_sliver[c]) continue;
    std::map<std::uint32_t, double> shared;
    std::optional<Merger> best;
    g.for_each_side(Cell{c}, [&](Cell, Wall w) {
      const auto [a, b] = g.ends(w);
      const Cell other = a == Cell{c} ? b : a;
      if (!g.contains(other)) return;
      const double length = shared[index(other)] += edge_length(g.edge(w));
      if ((!best || length > shared[index(best->into)]) && can_merge(g, Cell{c}, other))
        best = {Cell{c}, other, w};
    });
    if (best) out.emplace_back(g.area(Cell{c}), *best);
  }
  std::ranges::stable_sort(out, {}, [](const auto& sized) { return sized.first; });
  std::vector<Merger> mergers;
  mergers.reserve(out.size());
  for (const auto& [area, merger] : out) mergers.push_back(merger);
  return mergers;
}

}  // namespace

std::vector<bool> slivers(const PlanarGraph& g, double least, const NearLines* lines) {
  std::vector<bool> out(g.cell_count());
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    if (g.contains(g.ends(Wall{w}).second)) continue;
    const Cell c = g.ends(Wall{w}).first;
    if (!out[index(c)] && is_on_rim(g, Wall{w}, lines)) out[index(c)] = g.area(c) < least;
  }
  return out;
}

PlanarGraph without_slivers(PlanarGraph g, double least, const NearLines* lines) {
  for (int round = 0; round < most_merge_rounds; ++round) {
    const std::vector<Merger> wanted = sliver_mergers(g, least, lines);
    if (wanted.empty()) break;
    const MergedCells cells = merged(g, wanted);
    g = g.redrawn(cells.gone, cells.outlines);
  }
  return g;
}

PlanarGraph with_single_doors(const PlanarGraph& g) {
  struct Door {
    Cell beyond;
    Wall wall;
    double length;
  };
  BitSet others(g.wall_limit());
  std::vector<Door> doors;  // of a cell to those before it, each the longest so far
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    doors.clear();
    g.for_each_neighbor(Cell{c}, [&](Cell beyond, Wall w) {
      if (index(beyond) >= c) return;
      const Door door{beyond, w, edge_length(g.edge(w))};
      const auto known = std::ranges::find(doors, beyond, &Door::beyond);
      if (known == doors.end()) return doors.push_back(door);
      const bool better =
          door.length > known->length || (door.length == known->length && index(w) < index(known->wall));
      others.set(index(better ? known->wall : w));
      if (better) *known = door;
    });
  }
  return others.count() == 0 ? g : g.barred(others);
}

}  // namespace mazefolio::topology
