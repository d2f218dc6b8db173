#include "topology/mergers.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

// Of a sliver along an arc it is not always known which way around it goes: areas are those by chords.
void turn_to(std::vector<Edge>& line, Point end) {
  const Point from_last = edge_end(line.back()) - end, from_first = edge_begin(line.front()) - end;
  if (dot(from_first, from_first) < dot(from_last, from_last)) line = reversed(line);
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

bool can_merge(const PlanarGraph& g, Cell a, Cell b) {
  return !open_outline(g, a, b).empty() && !open_outline(g, b, a).empty();
}

MergedCells merged(const PlanarGraph& g, const std::vector<Merger>& wanted) {
  MergedCells out{BitSet(g.cell_count()), {}};
  for (const auto& [cell, into, wall] : wanted) {
    if (out.gone.test(index(cell)) || out.gone.test(index(into))) continue;
    std::vector<Edge> outline = open_outline(g, cell, into), rest = open_outline(g, into, cell);
    if (outline.empty() || rest.empty()) continue;
    out.gone.set(index(cell));
    out.gone.set(index(into));
    turn_to(outline, edge_begin(rest.front()));
    outline.insert(outline.end(), rest.begin(), rest.end());
    out.outlines.push_back(std::move(outline));
  }
  return out;
}

std::vector<Merger> narrow_mergers(const PlanarGraph& g, const OpenPieces& pieces, const MostMerged& most) {
  if (pieces.count() <= 1) return {};
  const bool limited = most.cell < HUGE_VAL || most.piece < HUGE_VAL;
  std::vector<double> areas, area_of_piece(pieces.count());
  for (std::uint32_t c = 0; limited && c < g.cell_count(); ++c) {
    areas.push_back(g.area(Cell{c}));
    area_of_piece[pieces.of[c]] += areas[c];
  }
  std::map<std::uint32_t, Merger> longest;
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    const auto [a, b] = g.ends(Wall{w});
    if (g.passable(Wall{w}) || !g.contains(a) || !g.contains(b)) continue;
    if (pieces.of[index(a)] == pieces.of[index(b)]) continue;
    if (limited && areas[index(a)] + areas[index(b)] > most.cell) continue;
    for (const auto& [cell, into] : {std::pair{a, b}, std::pair{b, a}}) {
      const std::uint32_t own = pieces.of[index(cell)];
      if (pieces.largest.test(own) || (limited && area_of_piece[own] > most.piece)) continue;
      const auto best = longest.find(own);
      if ((best == longest.end() || edge_length(g.edge(Wall{w})) > edge_length(g.edge(best->second.wall))) &&
          can_merge(g, cell, into))
        longest.insert_or_assign(own, Merger{cell, into, Wall{w}});
    }
  }
  std::vector<Merger> out;
  out.reserve(longest.size());
  for (const auto& [piece, merger] : longest) out.push_back(merger);
  return out;
}

}  // namespace mazefolio::topology
