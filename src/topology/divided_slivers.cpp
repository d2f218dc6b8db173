// The outline of such a cell is a stretch of the rim and a run of inner walls. Where two cells behind these
// walls meet, or an arm ends, a cut leads to the nearest point of the rim. Each round divides some cells, of
// which no two have a neighbor in common.

#include "topology/divided_slivers.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/merged_cells.h"
#include "topology/mergers.h"
#include "topology/rim_cell.h"

namespace mazefolio::topology {
namespace {

constexpr int most_rounds = 4;
constexpr double longest_cut = 0.4;  ///< pitches
constexpr double lost_area = 1e-6;   ///< square pitches

/// A cell that takes a part: a neighbor, that behind the inner walls from `first` to before `last`; or the
/// cell itself, which keeps these.
struct Host {
  Cell cell;
  std::size_t first, last;
};

/// The neighbors behind these inner walls that are no slivers themselves, where nothing lies between them.
/// Those beside, whose walls at the ends of the rim go across, take no part.
std::vector<Host> hosts_of(const RimCell& cell, std::size_t first, std::size_t last,
                           const std::vector<bool>& is_sliver) {
  std::vector<Host> hosts;
  for (std::size_t i = first; i < last; ++i) {
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
  const auto is_beside = [&](const Host& h, Point deep) {
    double length = 0;
    for (std::size_t i = h.first; i < h.last; ++i) length += edge_length(cell.inner[i]);
    return 4 * nearest_on(cell.rim, deep).squared > length * length;
  };
  if (!hosts.empty() && is_beside(hosts.front(), edge_end(cell.inner[hosts.front().last - 1])))
    hosts.erase(hosts.begin());
  if (!hosts.empty() && is_beside(hosts.back(), edge_begin(cell.inner[hosts.back().first]))) hosts.pop_back();
  return hosts;
}

/// Of a cell that is thin everywhere, the neighbors behind it; of a cell with thin arms, those behind the
/// arms, and the cell itself between them.
std::vector<Host> hosts_of(Cell c, const RimCell& cell, const std::vector<bool>& is_sliver) {
  const std::size_t n = cell.inner.size();
  const auto is_thin = [&](std::size_t corner) {
    return nearest_on(cell.rim, edge_begin(cell.inner[corner])).squared <= longest_cut * longest_cut;
  };
  std::size_t first = 1, last = n - 1;  // the corners between the arms
  while (first < n && is_thin(first)) ++first;
  if (is_sliver[index(c)] || first == n) return hosts_of(cell, 0, n, is_sliver);
  while (is_thin(last)) --last;
  std::vector<Host> hosts = hosts_of(cell, 0, first - 1, is_sliver),
                    behind = hosts_of(cell, last + 1, n, is_sliver);
  if (hosts.empty() && behind.empty()) return {};
  hosts.push_back({c, hosts.empty() ? 0 : hosts.back().last, behind.empty() ? n : behind.front().first});
  for (const Host& h : behind) {
    if (std::ranges::any_of(hosts, [&](const Host& other) { return other.cell == h.cell; })) return {};
    hosts.push_back(h);
  }
  return hosts;
}

void append(std::vector<Edge>& line, std::span<const Edge> more) {
  line.insert(line.end(), more.begin(), more.end());
}

/// Divides one cell.
class Divider {
 public:
  Divider(const PlanarGraph& g, Cell c, const RimCell& cell, std::span<const Host> hosts)
      : g_(g), c_(c), cell_(cell), hosts_(hosts) {}

  /// The outlines of the hosts with their parts; nothing where the cell cannot be divided so.
  std::optional<std::vector<std::vector<Edge>>> outlines() {
    if (!find_rims()) return std::nullopt;
    std::vector<std::vector<Edge>> out;
    double area = 0;
    for (std::size_t j = 0; j < hosts_.size(); ++j) {
      const bool is_own = hosts_[j].cell == c_;
      out.push_back(with_part(j, is_own));
      if (out.back().empty()) return std::nullopt;
      const double part = signed_area(out.back()) - (is_own ? 0 : g_.area(hosts_[j].cell));
      if (!(part > 0)) return std::nullopt;
      area += part;
    }
    std::vector<Edge> whole = cell_.inner;  // the arcs of its rim are cut, too, so that areas are alike
    for (std::size_t j = rims_.size(); j-- > 0;) append(whole, rims_[j]);
    if (std::fabs(area - signed_area(whole)) > lost_area) return std::nullopt;
    return out;
  }

 private:
  std::span<const Edge> walls(std::size_t first, std::size_t last) const {
    return std::span(cell_.inner).subspan(first, last - first);
  }

  /// The stretch of the rim of each part. The hosts follow each other against the rim.
  bool find_rims() {
    Along to{cell_.rim.size(), 0};
    for (std::size_t j = 0; j < hosts_.size(); ++j) {
      Near cut{{}, 0};
      if (j + 1 < hosts_.size()) cut = nearest_on(cell_.rim, edge_begin(cell_.inner[hosts_[j + 1].first]));
      if (cut.squared > longest_cut * longest_cut || !(cut.along < to)) return false;
      rims_.push_back(between(cell_.rim, cut.along, to));
      if (rims_.back().empty()) return false;
      to = cut.along;
    }
    return true;
  }

  /// The outline of a host with its part, from the beginning of its inner walls on.
  std::vector<Edge> with_part(std::size_t j, bool is_own) const {
    const Host& host = hosts_[j];
    std::size_t first = host.first, last = host.last;  // all walls to the host, which may go on behind an arm
    std::vector<Edge> out;
    if (is_own) {
      append(out, walls(first, last));
    } else {
      while (first > 0 && cell_.beyond[first - 1] == host.cell) --first;
      while (last < cell_.inner.size() && cell_.beyond[last] == host.cell) ++last;
      out = open_outline(g_, host.cell, c_);
      if (out.empty()) return {};
      append(out, reversed(walls(host.last, last)));
    }
    if (j + 1 == hosts_.size())
      append(out, walls(host.last, cell_.inner.size()));
    else
      out.emplace_back(Segment{edge_end(cell_.inner[host.last - 1]), edge_begin(rims_[j].front())});
    append(out, rims_[j]);
    if (j == 0)
      append(out, walls(0, host.first));
    else
      out.emplace_back(Segment{edge_end(rims_[j].back()), edge_begin(cell_.inner[host.first])});
    append(out, reversed(walls(first, host.first)));
    return out;
  }

  const PlanarGraph& g_;
  Cell c_;
  const RimCell& cell_;
  std::span<const Host> hosts_;
  std::vector<std::vector<Edge>> rims_;
};

}  // namespace

PlanarGraph with_divided_slivers(PlanarGraph g, double least, const NearLines* lines, const Motion* fold) {
  for (int round = 0; round < most_rounds; ++round) {
    const std::vector<bool> is_sliver = slivers(g, least, lines);
    const BitSet whole = fold ? beside_fold(g, *fold) : BitSet(g.cell_count());
    BitSet gone(g.cell_count());
    std::vector<std::vector<Edge>> outlines;
    for (std::uint32_t i = 0; i < g.cell_count(); ++i) {
      if (gone.test(i) || whole.test(i)) continue;
      const std::optional<RimCell> cell = rim_cell(g, Cell{i}, lines);
      if (!cell) continue;
      const std::vector<Host> hosts = hosts_of(Cell{i}, *cell, is_sliver);
      if (hosts.size() < 2 ||
          std::ranges::any_of(hosts, [&](const Host& h) { return gone.test(index(h.cell)); }))
        continue;
      auto parts = Divider(g, Cell{i}, *cell, hosts).outlines();
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
