// A narrow cell is merged with a neighbor: the wall between them is removed. Each round merges pairs, each
// cell at most once, and draws these cells again, because the centers and so the widths have changed. Random
// tilings need one or two rounds, regular ones none.

#include "topology/merged_cells.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr int most_rounds = 10;
constexpr double tolerance = 1e-6;

struct Merger {
  Cell cell, into;
  Wall wall;
};

// The pieces that passages connect, and those that walls of any width connect.
struct OpenPieces {
  DisjointSets open, touching;
  std::vector<std::uint32_t> size;  ///< of each open piece, by its root
};

std::vector<double> areas_of(const PlanarGraph& g) {
  std::vector<double> areas;
  areas.reserve(g.cell_count());
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) areas.push_back(g.area(Cell{c}));
  return areas;
}

// Where there are several open pieces.
std::optional<OpenPieces> pieces_of(const PlanarGraph& g) {
  DisjointSets open(g.cell_limit());
  std::uint32_t pieces = g.cell_count();
  for (std::uint32_t w = 0; w < g.wall_limit() && pieces > 1; ++w)
    if (const auto [a, b] = g.ends(Wall{w}); g.passable(Wall{w}) && g.contains(a) && g.contains(b))
      pieces -= open.join(index(a), index(b));
  if (pieces <= 1) return {};
  OpenPieces p{open, std::move(open), std::vector<std::uint32_t>(g.cell_limit())};
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w)
    if (const auto [a, b] = g.ends(Wall{w}); !g.passable(Wall{w}) && g.contains(a) && g.contains(b))
      p.touching.join(index(a), index(b));
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) ++p.size[p.open.find(c)];
  return p;
}

bool can_merge(const PlanarGraph& g, Cell a, Cell b) {
  return !open_outline(g, a, b).empty() && !open_outline(g, b, a).empty();
}

// For each piece, except for the largest of those that touch, its longest wall to another piece.
std::vector<Merger> mergers(const PlanarGraph& g, const MostMerged& most) {
  std::optional<OpenPieces> pieces = pieces_of(g);
  if (!pieces) return {};
  DisjointSets& open = pieces->open;
  const bool limited = most.cell < HUGE_VAL || most.piece < HUGE_VAL;
  const std::vector<double> areas = limited ? areas_of(g) : std::vector<double>{};
  std::vector<double> area_of_piece(areas.size());
  for (std::uint32_t c = 0; c < areas.size(); ++c) area_of_piece[open.find(c)] += areas[c];
  std::vector<std::uint32_t> largest(g.cell_limit(), g.cell_count());
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
    const std::uint32_t own = open.find(c);
    std::uint32_t& best = largest[pieces->touching.find(c)];
    if (best == g.cell_count() || pieces->size[own] > pieces->size[best]) best = own;
  }
  std::map<std::uint32_t, Merger> longest;
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    const auto [a, b] = g.ends(Wall{w});
    if (g.passable(Wall{w}) || !g.contains(a) || !g.contains(b)) continue;
    if (open.find(index(a)) == open.find(index(b))) continue;
    if (limited && areas[index(a)] + areas[index(b)] > most.cell) continue;
    for (const auto& [cell, into] : {std::pair{a, b}, std::pair{b, a}}) {
      const std::uint32_t own = open.find(index(cell));
      if (own == largest[pieces->touching.find(index(cell))]) continue;
      if (limited && area_of_piece[own] > most.piece) continue;
      const auto best = longest.find(own);
      if ((best == longest.end() || edge_length(g.edge(Wall{w})) > edge_length(g.edge(best->second.wall))) &&
          can_merge(g, cell, into))
        longest.insert_or_assign(own, Merger{cell, into, Wall{w}});
    }
  }
  std::vector<Merger> out;
  for (const auto& [piece, merger] : longest) out.push_back(merger);
  return out;
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

// Cells that are gone after these mergers, and the outlines of those instead. Each cell is in at most one.
struct MergedCells {
  BitSet gone;
  std::vector<std::vector<Edge>> outlines;
};
MergedCells merged(const PlanarGraph& g, const std::vector<Merger>& wanted) {
  MergedCells out{BitSet(g.cell_count()), {}};
  for (const auto& [cell, into, wall] : wanted) {
    if (out.gone.test(index(cell)) || out.gone.test(index(into))) continue;
    std::vector<Edge> outline = open_outline(g, cell, into), rest = open_outline(g, into, cell);
    if (outline.empty() || rest.empty()) continue;
    out.gone.set(index(cell));
    out.gone.set(index(into));
    outline.insert(outline.end(), rest.begin(), rest.end());
    out.outlines.push_back(std::move(outline));
  }
  return out;
}

}  // namespace

std::vector<Edge> open_outline(const PlanarGraph& g, Cell c, Cell other) {
  std::vector<Edge> outline = g.outline(c);
  std::vector<bool> shared;
  g.for_each_side(c, [&](Cell, Wall w) {
    const auto [a, b] = g.ends(w);
    shared.push_back(a == other || b == other);
  });
  const std::size_t n = outline.size();
  std::size_t starts = 0, start = 0;
  for (std::size_t i = 0; i < n; ++i)
    if (shared[i] && !shared[(i + 1) % n]) {
      ++starts;
      start = (i + 1) % n;
    }
  if (starts != 1) return {};
  std::rotate(outline.begin(), outline.begin() + static_cast<std::ptrdiff_t>(start), outline.end());
  outline.resize(static_cast<std::size_t>(std::count(shared.begin(), shared.end(), false)));
  return outline;
}

std::vector<bool> small_cells(const PlanarGraph& g, double least) {
  const std::vector<double> areas = areas_of(g);
  std::vector<bool> out;
  out.reserve(areas.size());
  const double smallest = areas.empty() ? 0 : least * median(areas);
  for (const double area : areas) out.push_back(area < smallest);
  return out;
}

PlanarGraph without_slivers(PlanarGraph g, double least) {
  for (int round = 0; round < most_rounds; ++round) {
    const std::vector<Merger> wanted = slivers(g, least);
    if (wanted.empty()) break;
    const MergedCells cells = merged(g, wanted);
    g = g.redrawn(cells.gone, cells.outlines);
  }
  return g;
}

PlanarGraph without_narrow_cells(PlanarGraph g, double doorway, Centers centers, const MostMerged& most) {
  for (int round = 0; round < most_rounds; ++round) {
    const std::vector<Merger> wanted = mergers(g, most);
    if (wanted.empty()) break;
    const MergedCells cells = merged(g, wanted);
    g = g.redrawn(cells.gone, cells.outlines, doorway, tolerance, centers);
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
