// Idea: a passage is open where the parts with the centers of two cells touch along their border. Where two
// cells share several borders, a contact belongs to the nearest one. Cost: linear in the contacts.
#include "prove/borders.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

/// Borders by the two places that they separate: of each place those to `outside` and to places before it.
class BorderIndex {
 public:
  BorderIndex(const GraphClaim& graph, const PlaceMap& places)
      : graph_(graph), first_(places.place_count() + 1), entries_(graph.borders.size()) {
    const auto both = [&](const Border& b) {
      const std::uint32_t one = places.place_of(b.a),
                          other = b.b == no_claimed_cell ? outside : places.place_of(b.b);
      return std::pair(std::max(one, other), std::min(one, other));
    };
    for (const Border& b : graph.borders) ++first_[both(b).first];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    for (auto i = static_cast<std::uint32_t>(graph.borders.size()); i-- > 0;) {
      const auto [place, beyond] = both(graph.borders[i]);
      entries_[--first_[place]] = {beyond, i};
    }
  }
  /// The nearest border between two places; the number of borders where there is none.
  std::uint32_t nearest(std::uint32_t a, std::uint32_t b, Point pt) const {
    const auto none = static_cast<std::uint32_t>(graph_.borders.size());
    const std::uint32_t place = std::max(a, b), beyond = std::min(a, b);
    std::uint32_t best = none;
    double least = HUGE_VAL;
    for (std::uint32_t i = first_[place]; i < first_[place + 1]; ++i) {
      if (entries_[i].beyond != beyond) continue;
      const std::uint32_t border = entries_[i].border;
      if (best == none) {  // mostly there is one, which need not be measured
        best = border;
        continue;
      }
      if (least == HUGE_VAL) least = distance_to(graph_, graph_.borders[best], pt);
      if (const double d = distance_to(graph_, graph_.borders[border], pt); d < least) {
        least = d;
        best = border;
      }
    }
    return best;
  }

 private:
  struct Entry {
    std::uint32_t beyond = 0, border = 0;
  };
  const GraphClaim& graph_;
  std::vector<std::uint32_t> first_;
  std::vector<Entry> entries_;
};

/// Paper beside the maze, or rock without ink; not the corner that a rounded wall leaves free.
std::vector<std::uint8_t> wide_outside(const GraphClaim& graph, const PlaceMap& places, Parts& parts) {
  const Window& w = places.window();
  std::vector<std::uint32_t> area(parts.runs().size());
  double all = 0;
  std::vector<std::uint8_t> wide(parts.runs().size());
  for (std::uint32_t i = 0; i < parts.runs().size(); ++i) {
    const Run& run = parts.runs()[i];
    if (run.place != outside) {
      all += (run.end - run.begin) * parts.rows_of(i);
      continue;
    }
    area[parts.of_run(i)] += static_cast<std::uint32_t>((run.end - run.begin) * parts.rows_of(i));
    if (run.begin == w.x0 || run.end == w.x1) wide[parts.of_run(i)] = 1;
  }
  const double cell = all / static_cast<double>(std::max<std::size_t>(1, graph.cells.size()));
  for (std::uint32_t i = 0; i < wide.size(); ++i) wide[i] = wide[i] || area[i] > 0.15 * cell;
  return wide;
}

/// The pixels around one, from near to far.
std::vector<Pixel> around(int reach) {
  std::vector<Pixel> offsets;
  for (int y = -reach; y <= reach; ++y)
    for (int x = -reach; x <= reach; ++x) offsets.push_back({x, y});
  const auto far = [](Pixel p) { return p.x * p.x + p.y * p.y; };
  std::stable_sort(offsets.begin(), offsets.end(), [&](Pixel p, Pixel q) { return far(p) < far(q); });
  return offsets;
}

/// The part with the center of a cell, or with the nearest pixel of these that has one.
std::uint32_t part_near(Point center, std::uint32_t place, const PlaceMap& places, Parts& parts,
                        const std::vector<Pixel>& offsets) {
  const int x = static_cast<int>(std::floor(center.x)), y = static_cast<int>(std::floor(center.y));
  for (const Pixel& off : offsets) {
    const std::uint32_t part = parts.at(x + off.x, y + off.y);
    if (part != no_part && places.at(x + off.x, y + off.y) == place) return part;
  }
  return no_part;
}

}  // namespace

std::vector<std::uint8_t> lanes_under(const GraphClaim& graph) {
  std::vector<std::uint8_t> under(graph.cells.size());
  for (const auto& lanes : graph.crossings) under[lanes.second] = 1;
  return under;
}

double distance_to(const GraphClaim& graph, const Border& border, Point p) {
  double least = HUGE_VAL;
  for (std::uint32_t i = 1; i < border.count; ++i)
    least = std::min(least, squared_distance({graph.corner(border, i - 1), graph.corner(border, i)}, p));
  return std::sqrt(least);
}

GraphReading read_graph(const GraphClaim& graph, const PlaceMap& places, Parts& parts, double scale,
                        int reach, double tip) {
  const auto at_end = [&](const Border& wall, Point pt) {
    for (const std::uint32_t corner : {0U, wall.count - 1})
      if (const Point off = (graph.corner(wall, corner) - pt) * scale; dot(off, off) < tip * tip) return true;
    return false;
  };
  GraphReading out;
  out.borders.resize(graph.borders.size());
  const std::vector<std::uint8_t> under = lanes_under(graph);
  std::vector<std::uint32_t> main_of(places.place_count(), no_part);
  const std::vector<Pixel> offsets = around(reach);
  for (std::uint32_t cell = 0; cell < graph.cells.size(); ++cell) {
    const std::uint32_t place = places.place_of(cell);
    out.main.push_back(under[cell] ? no_part
                                   : part_near(graph.cells[cell] * scale, place, places, parts, offsets));
    if (!under[cell]) main_of[place] = out.main.back();
  }
  const BorderIndex index(graph, places);
  const std::vector<std::uint8_t> wide = wide_outside(graph, places, parts);
  for (const Contact& c : parts.contacts()) {
    throw_if_canceled();
    std::uint32_t a = parts.runs()[c.a].place, b = parts.runs()[c.b].place;
    std::uint32_t part_a = parts.of_run(c.a), part_b = parts.of_run(c.b);
    const Point at{c.x + c.length / 2.0, c.y + 0.5};
    const std::uint32_t border = index.nearest(a, b, at * (1 / scale));
    out.border_of.push_back(border);
    if (border == graph.borders.size())
      continue;  // the cells only touch at a corner, without a wall between them
    const Border& claim = graph.borders[border];
    BorderReading& reading = out.borders[border];
    if (places.place_of(claim.a) != a) {
      std::swap(a, b);
      std::swap(part_a, part_b);
    }
    const bool first = part_a == main_of[a], second = b == outside || part_b == main_of[b];
    const bool below_a = under[claim.a], below_b = claim.b != no_claimed_cell && under[claim.b];
    if (b == outside && claim.kind == BorderKind::rim && !wide[part_b]) continue;
    if ((below_a && first && second) || (below_b && first && second)) reading.wrong_lane = true;
    if (first == below_a || second == below_b) continue;
    if (claim.kind == BorderKind::wall && at_end(claim, at * (1 / scale))) continue;
    if (reading.contact == 0) reading.at = at;
    reading.contact += c.length;
  }
  return out;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> lanes_below(const GraphClaim& graph,
                                                                 const PlaceMap& places, Parts& parts,
                                                                 const GraphReading& reading) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> joined;
  if (graph.crossings.empty()) return joined;
  // Every mouth of a lane is joined with the first one found.
  std::vector<std::uint32_t> main_of(places.place_count(), no_part), mouth_of(places.place_count(), no_part);
  for (const auto& lanes : graph.crossings) main_of[places.place_of(lanes.first)] = reading.main[lanes.first];
  for (const Contact& c : parts.contacts())
    for (const std::uint32_t run : {c.a, c.b}) {
      const std::uint32_t place = parts.runs()[run].place, part = parts.of_run(run);
      if (!places.crossed(place) || part == main_of[place]) continue;
      if (mouth_of[place] == no_part) mouth_of[place] = part;
      joined.emplace_back(mouth_of[place], part);
    }
  return joined;
}

}  // namespace mazefolio::prove
