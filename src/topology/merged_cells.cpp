#include "topology/merged_cells.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/mergers.h"

namespace mazefolio::topology {
namespace {

std::vector<double> areas_of(const PlanarGraph& g) {
  std::vector<double> areas;
  areas.reserve(g.cell_count());
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) areas.push_back(g.area(Cell{c}));
  return areas;
}

double median(std::vector<double> areas) {
  const auto middle = areas.begin() + static_cast<std::ptrdiff_t>(areas.size() / 2);
  std::nth_element(areas.begin(), middle, areas.end());
  return *middle;
}

// For each cell below this share of the median area, a wall to the neighbor that shares most of its outline.
std::vector<Merger> slivers(const PlanarGraph& g, double least) {
  const std::vector<double> areas = areas_of(g);
  if (areas.empty()) return {};
  const double smallest = least * median(areas);
  std::vector<Merger> out;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    if (areas[c] >= smallest) continue;
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
    if (best) out.push_back(*best);
  }
  std::sort(out.begin(), out.end(),
            [&](const Merger& a, const Merger& b) { return areas[index(a.cell)] < areas[index(b.cell)]; });
  return out;
}

}  // namespace

std::vector<bool> small_cells(const PlanarGraph& g, double least) {
  const std::vector<double> areas = areas_of(g);
  std::vector<bool> out;
  out.reserve(areas.size());
  const double smallest = areas.empty() ? 0 : least * median(areas);
  for (const double area : areas) out.push_back(area < smallest);
  return out;
}

PlanarGraph without_slivers(PlanarGraph g, double least) {
  for (int round = 0; round < most_merge_rounds; ++round) {
    const std::vector<Merger> wanted = slivers(g, least);
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
