// The outline of such a cell is a stretch of the rim and a run of inner walls. Where two cells behind these
// walls meet, a cut leads to the nearest point of the rim. Each round divides some cells, of which no two
// have a neighbor in common.

#include "topology/divided_slivers.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/merged_cells.h"

namespace mazefolio::topology {
namespace {

constexpr int most_rounds = 4;
constexpr double longest_cut = 0.4;    ///< pitches
constexpr double shortest_rim = 1e-3;  ///< pitches, from a cut to the end of an edge
constexpr double lost_area = 1e-6;     ///< square pitches

/// A place on a line of edges: so many edges, and this share of the next.
struct Along {
  std::size_t edge = 0;
  double share = 0;
  friend auto operator<=>(const Along&, const Along&) = default;
};

struct Near {
  Along along;
  double squared = HUGE_VAL;
};

Near nearest_on(const std::vector<Edge>& line, Point p) {
  Near best;
  const auto look = [&](std::size_t i, double share) {
    const Point way = point_on(line[i], share) - p;
    if (dot(way, way) < best.squared) best = {{i, share}, dot(way, way)};
  };
  constexpr int samples = 16;
  for (std::size_t i = 0; i < line.size(); ++i)
    for (int k = 0; k <= samples; ++k) look(i, k / double(samples));
  double step = 1.0 / samples;
  for (int halved = 0; halved < 30; ++halved) {
    step /= 2;
    const Along middle = best.along;
    look(middle.edge, std::max(0.0, middle.share - step));
    look(middle.edge, std::min(1.0, middle.share + step));
  }
  const double length = edge_length(line[best.along.edge]);
  if (best.along.share * length < shortest_rim) best.along.share = 0;
  if ((1 - best.along.share) * length < shortest_rim) best.along = {best.along.edge + 1, 0};
  return best;
}

std::vector<Edge> between(const std::vector<Edge>& line, Along from, Along to) {
  std::vector<Edge> out;
  for (std::size_t i = from.edge; i <= to.edge && i < line.size(); ++i) {
    const double begin = i == from.edge ? from.share : 0, end = i == to.edge ? to.share : 1;
    if (begin < end) out.push_back(begin == 0 && end == 1 ? line[i] : part_of(line[i], begin, end));
  }
  return out;
}

/// A cell as its stretch of the rim, and the inner walls from the end of that on.
struct RimCell {
  std::vector<Edge> rim, inner;
  std::vector<Cell> beyond;  ///< each of the inner walls
};

std::optional<RimCell> rim_cell(const PlanarGraph& g, Cell c) {
  std::vector<Edge> outline = g.outline(c);
  std::vector<Cell> beyond;
  g.for_each_side(
      c, [&](Cell, Wall w) { beyond.push_back(g.ends(w).first == c ? g.ends(w).second : g.ends(w).first); });
  const std::size_t n = outline.size();
  std::size_t begins = 0, start = 0;
  for (std::size_t i = 0; i < n; ++i)
    if (!g.contains(beyond[i]) && g.contains(beyond[(i + n - 1) % n])) {
      ++begins;
      start = i;
    }
  if (begins != 1) return std::nullopt;
  const auto turn = static_cast<std::ptrdiff_t>(start);
  std::rotate(outline.begin(), outline.begin() + turn, outline.end());
  std::rotate(beyond.begin(), beyond.begin() + turn, beyond.end());
  RimCell out;
  for (std::size_t i = 0; i < n; ++i) {
    if (g.contains(beyond[i])) {
      out.inner.push_back(outline[i]);
      out.beyond.push_back(beyond[i]);
    } else {
      out.rim.push_back(outline[i]);
    }
  }
  return out;
}

/// A neighbor that takes a part of the cell: those of the inner walls from `first` to before `last`.
struct Host {
  Cell cell;
  std::size_t first, last;
};

/// The neighbors that are no slivers themselves, where nothing lies between them. The short walls at the ends
/// of the rim are those to neighbors beside, which take no part.
std::vector<Host> hosts_of(const RimCell& cell, const std::vector<bool>& is_sliver) {
  std::vector<Host> hosts;
  for (std::size_t i = 0; i < cell.beyond.size(); ++i) {
    const Cell n = cell.beyond[i];
    if (is_sliver[index(n)]) continue;
    if (!hosts.empty() && hosts.back().last != i) return {};
    if (!hosts.empty() && hosts.back().cell == n)
      ++hosts.back().last;
    else if (std::ranges::any_of(hosts, [&](const Host& h) { return h.cell == n; }))
      return {};
    else
      hosts.push_back({n, i, i + 1});
  }
  const auto is_beside = [&](const Host& h) {
    double length = 0;
    for (std::size_t i = h.first; i < h.last; ++i) length += edge_length(cell.inner[i]);
    return length < longest_cut;
  };
  if (!hosts.empty() && is_beside(hosts.front())) hosts.erase(hosts.begin());
  if (!hosts.empty() && is_beside(hosts.back())) hosts.pop_back();
  return hosts;
}

void append(std::vector<Edge>& line, std::vector<Edge> more) {
  line.insert(line.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// The outlines of the neighbors with their parts; nothing where the cell cannot be divided so.
std::optional<std::vector<std::vector<Edge>>> divided(const PlanarGraph& g, Cell c, const RimCell& cell,
                                                      const std::vector<Host>& hosts) {
  std::vector<Near> cuts;
  for (std::size_t j = 0; j + 1 < hosts.size(); ++j) {
    cuts.push_back(nearest_on(cell.rim, edge_begin(cell.inner[hosts[j + 1].first])));
    if (cuts.back().squared > longest_cut * longest_cut) return std::nullopt;
  }
  const Along rim_begin{}, rim_end{cell.rim.size(), 0};
  std::vector<std::vector<Edge>> out;
  double area = 0;
  for (std::size_t j = 0; j < hosts.size(); ++j) {
    const bool first = j == 0, last = j + 1 == hosts.size();
    const Along from = last ? rim_begin : cuts[j].along, to = first ? rim_end : cuts[j - 1].along;
    if (!(from < to)) return std::nullopt;
    const std::vector<Edge> rim = between(cell.rim, from, to);
    if (rim.empty()) return std::nullopt;
    const auto walls = [&](std::size_t begin, std::size_t end) {
      return std::vector<Edge>(cell.inner.begin() + static_cast<std::ptrdiff_t>(begin),
                               cell.inner.begin() + static_cast<std::ptrdiff_t>(end));
    };
    std::vector<Edge> rest;  // of the outline of the part, from the end of its walls with the host
    if (last)
      append(rest, walls(hosts[j].last, cell.inner.size()));
    else
      rest.emplace_back(Segment{edge_end(cell.inner[hosts[j].last - 1]), edge_begin(rim.front())});
    append(rest, rim);
    if (first)
      append(rest, walls(0, hosts[j].first));
    else
      rest.emplace_back(Segment{edge_end(rim.back()), edge_begin(cell.inner[hosts[j].first])});
    std::vector<Edge> outline = open_outline(g, hosts[j].cell, c);
    if (outline.empty()) return std::nullopt;
    const double before = signed_area(g.outline(hosts[j].cell));
    append(outline, std::move(rest));
    const double part = signed_area(outline) - before;
    if (!(part > 0)) return std::nullopt;
    area += part;
    out.push_back(std::move(outline));
  }
  if (std::fabs(area - signed_area(g.outline(c))) > lost_area) return std::nullopt;
  return out;
}

}  // namespace

PlanarGraph with_divided_slivers(PlanarGraph g, double least) {
  for (int round = 0; round < most_rounds; ++round) {
    const std::vector<bool> is_sliver = small_cells(g, least);
    BitSet gone(g.cell_count());
    std::vector<std::vector<Edge>> outlines;
    for (std::uint32_t i = 0; i < g.cell_count(); ++i) {
      if (!is_sliver[i]) continue;
      const std::optional<RimCell> cell = rim_cell(g, Cell{i});
      if (!cell) continue;
      const std::vector<Host> hosts = hosts_of(*cell, is_sliver);
      if (hosts.size() < 2 ||
          std::ranges::any_of(hosts, [&](const Host& h) { return gone.test(index(h.cell)); }))
        continue;
      auto parts = divided(g, Cell{i}, *cell, hosts);
      if (!parts) continue;
      gone.set(i);
      for (const Host& host : hosts) gone.set(index(host.cell));
      std::ranges::move(*parts, std::back_inserter(outlines));
    }
    if (outlines.empty()) break;
    g = g.redrawn(gone, outlines);
  }
  return g;
}

}  // namespace mazefolio::topology
