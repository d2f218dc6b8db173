// Idea: each corner of the rim moves to the nearest point of the lines, those of a gate straight out, so that
// it is as wide as a corridor. Corners near those of the lines move there, so that tips stay. A cell that is
// no longer one calls its corners back by halves, and a row that sticks out for that is left out. Cost: the
// corners of the rim by the chords near each, and a few rounds over the cells of the rim.
#include "topology/drawn_rim.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/geometry/edges.h"
#include "base/geometry/overlap.h"

namespace mazefolio::topology {
namespace {

constexpr double reach = 1.2, reach_of_tips = 1.6;               ///< pitches that a corner moves at most
constexpr double way_to_far_tip = 0.5, reach_of_far_tips = 3.5;  ///< pitches
constexpr double least_rock = 0.4;       ///< pitches from what does not move to the new rim
constexpr double least_cell_area = 0.3;  ///< square pitches, of a cell
constexpr double beside_tip = 0.25;      ///< pitches from a tip to the corner of its square beyond
constexpr double width_of_tip = 0.12;    ///< pitches between them

using WeightedPlace = std::pair<double, double>;
WeightedPlace place_of(Point p) { return {p.x, p.y}; }

/// Chords by the squares of one pitch that their boxes touch.
class Chords {
 public:
  explicit Chords(std::span<const Ring> rings) {
    for (const Ring& ring : rings)
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment chord{ring[i].at, ring[i + 1 < ring.size() ? i + 1 : 0].at};
        for_each_square(edge_bounds(chord), [&](Square at) { near_[at].push_back(chord); });
      }
  }
  /// The nearest point of a line; nothing where none is within reach.
  std::optional<Point> nearest(Point p) const {
    return nearest(p, [&](const Segment& chord) -> std::optional<Point> {
      const Point along = chord.to - chord.from;
      const double length2 = dot(along, along);
      return chord.from +
             along * (length2 > 0 ? std::clamp(dot(p - chord.from, along) / length2, 0.0, 1.0) : 0);
    });
  }
  /// The nearest point of a line in the directions `axis` and against it, which is a unit vector.
  std::optional<Point> nearest(Point p, Point axis) const {
    return nearest(p, [&](const Segment& chord) -> std::optional<Point> {
      const double a = cross(axis, chord.from - p), b = cross(axis, chord.to - p);
      if (a == b || (a > 0) == (b > 0)) return std::nullopt;
      const Point crossing = chord.from + (chord.to - chord.from) * (a / (a - b));
      return p + axis * dot(axis, crossing - p);
    });
  }

 private:
  using Square = std::pair<int, int>;
  template <class Candidate>
  std::optional<Point> nearest(Point p, Candidate candidate) const {
    std::optional<Point> best;
    double least = reach * reach;
    for_each_square({p.x - reach, p.y - reach, p.x + reach, p.y + reach}, [&](Square at) {
      const auto found = near_.find(at);
      if (found == near_.end()) return;
      for (const Segment& chord : found->second) {
        const std::optional<Point> to = candidate(chord);
        if (!to || dot(*to - p, *to - p) >= least) continue;
        least = dot(*to - p, *to - p);
        best = to;
      }
    });
    return best;
  }
  template <class Fn>
  static void for_each_square(const Rect& r, Fn fn) {
    const auto at = [](double v) { return static_cast<int>(std::floor(v)); };
    for (int y = at(r.y0); y <= at(r.y1); ++y)
      for (int x = at(r.x0); x <= at(r.x1); ++x) fn(Square{x, y});
  }
  std::map<Square, std::vector<Segment>> near_;
};

/// A corner of the rim, and how much of its way it goes.
struct Moving {
  Point target;
  double share = 1;
};

class Rim {
 public:
  Rim(const Lattice& squares, std::span<const Ring> rings) : squares_(squares), chords_(rings) {
    for_each_rim_side([&](Cell c, int d) {
      for (const Point p : ends_of(c, d))
        if (!corners_.contains(place_of(p)))
          if (const std::optional<Point> to = chords_.nearest(p)) corners_[place_of(p)] = {*to, 1};
    });
    for (const Ring& ring : rings)
      for (const RingPoint& p : ring)
        if (p.corner) move_nearest_to(p.at);
    call_back();
  }

  MovedCorners moved() {
    MovedCorners out;
    for (const auto& [place, moving] : corners_)
      if (moving.share > 0) out.at.emplace_back(place, now({place.first, place.second}));
    out.no_gates = BitSet(squares_.wall_limit());
    for_each_rim_side([&](Cell c, int d) {
      const Wall w = squares_.wall(c, d);
      if (auto straight = gate_at(c, d))
        out.gates.emplace_back(w, *straight);
      else
        out.no_gates.set(index(w));
    });
    std::ranges::sort(out.gates, {}, [](const auto& gate) { return gate.first; });
    return out;
  }

  /// Cells that stick out of the lines: a row of its own on others, too little of which lies within.
  BitSet ears() const {
    BitSet out(squares_.cell_limit());
    for_each_rim_side([&](Cell first, int outward) {
      const int along = (outward + 1) % 4, inward = (outward + 2) % 4;
      if (squares_.contains(squares_.beyond(first, (outward + 3) % 4))) return;
      std::vector<Cell> row;
      bool called_back = false;
      for (Cell c = first; squares_.contains(c); c = squares_.beyond(c, along)) {
        if (squares_.contains(squares_.beyond(c, outward))) return;
        if (!squares_.contains(squares_.beyond(c, inward))) return;
        called_back =
            called_back || std::ranges::any_of(home_of(c), [&](Point p) { return is_called_back(p); });
        row.push_back(c);
      }
      if (called_back)
        for (const Cell c : row) out.set(index(c));
    });
    return out;
  }

 private:
  template <class Fn>
  void for_each_rim_side(Fn fn) const {
    for_each_cell(squares_, [&](Cell c) {
      for (int d = 0; d < 4; ++d)
        if (!squares_.contains(squares_.beyond(c, d))) fn(c, d);
    });
  }

  std::array<Point, 2> ends_of(Cell c, int d) const {
    const Edge e = squares_.edge(squares_.wall(c, d));
    return {edge_begin(e), edge_end(e)};
  }

  /// The corners of this side where a way goes straight out through the cell. Nothing where it would be
  /// narrowed, or where the cells beside it would be none.
  std::optional<GateCorners> gate_at(Cell c, int d) {
    const auto ends = ends_of(c, d);
    for (const Point p : ends_of(c, (d + 2) % 4))
      if (now(p) != p) return std::nullopt;
    GateCorners out;
    for (std::size_t i = 0; i < 2; ++i) {
      const std::optional<Point> to = chords_.nearest(ends[i], d % 2 ? Point{0, 1} : Point{1, 0});
      if (!to) return std::nullopt;
      out[i] = {place_of(ends[i]), *to};
    }
    gate_ = out;
    bool fits = is_cell(home_of(c));
    for (int side = 0; side < 4 && fits; ++side)
      for (const Cell beside :
           {squares_.beyond(c, side), squares_.beyond(squares_.beyond(c, side), (side + 1) % 4)})
        fits = fits && (!squares_.contains(beside) || is_cell(home_of(beside)));
    gate_.reset();
    return fits ? std::optional(out) : std::nullopt;
  }

  Point now(Point home) const {
    if (gate_)
      for (const auto& [place, at] : *gate_)
        if (place == place_of(home)) return at;
    const auto found = corners_.find(place_of(home));
    return found == corners_.end() ? home : home + (found->second.target - home) * found->second.share;
  }

  /// Towards a tip that is too far away, which is that of a narrow notch or spike, a corner goes along its
  /// middle. Of a tip between two corners of a side the other one follows along the line, so that it is not
  /// blunt.
  void move_nearest_to(Point tip) {
    std::optional<Point> best;
    double least = reach_of_far_tips * reach_of_far_tips;
    for (const auto& [place, moving] : corners_) {
      const Point home{place.first, place.second};
      if (dot(home - tip, home - tip) >= least) continue;
      least = dot(home - tip, home - tip);
      best = home;
    }
    if (!best) return;
    const bool is_far = least >= reach_of_tips * reach_of_tips;
    const Point target = is_far ? *best + (tip - *best) * (way_to_far_tip / std::sqrt(least)) : tip;
    corners_[place_of(*best)] = {target, 1};
    if (is_far) return;
    tips_.insert(place_of(*best));
    for_each_rim_side([&](Cell c, int d) {
      const auto [from, to] = ends_of(c, d);
      if (from != *best && to != *best) return;
      const Point other = from == *best ? to : from, along = other - *best;
      if (dot(tip - *best, along) < beside_tip || tips_.contains(place_of(other))) return;
      const auto found = corners_.find(place_of(other));
      if (found == corners_.end()) return;
      const Point line = found->second.target - tip;
      if (const double length = std::sqrt(dot(line, line)); length > width_of_tip)
        found->second.target = tip + line * (width_of_tip / length);
    });
  }

  using Corners = std::array<Point, 4>;
  Corners home_of(Cell c) const {
    Corners out;
    const std::vector<Edge> outline = squares_.outline(c);
    for (std::size_t i = 0; i < 4; ++i) out[i] = edge_begin(outline[i]);
    return out;
  }

  bool is_called_back(Point home) const {
    const auto found = corners_.find(place_of(home));
    return found != corners_.end() && found->second.share < 1;
  }

  bool is_cell(const Corners& home) const {
    Corners at;
    for (std::size_t i = 0; i < 4; ++i) at[i] = now(home[i]);
    const auto side = [&](std::size_t i) { return Segment{at[i % 4], at[(i + 1) % 4]}; };
    if (std::fabs(signed_area(std::span<const Point>(at))) < least_cell_area) return false;
    if ((signed_area(std::span<const Point>(at)) > 0) != (signed_area(std::span<const Point>(home)) > 0))
      return false;
    if (cross_each_other(side(0), side(2)) || cross_each_other(side(1), side(3))) return false;
    for (std::size_t i = 0; i < 4; ++i)
      if (at[i] == home[i])
        for (const std::size_t opposite : {i + 1, i + 2})
          if (squared_distance(side(opposite), at[i]) < least_rock * least_rock) return false;
    return true;
  }

  void call_back() {
    std::vector<Corners> cells;
    for_each_cell(squares_, [&](Cell c) {
      const Corners home = home_of(c);
      if (std::ranges::any_of(home, [&](Point p) { return corners_.contains(place_of(p)); }))
        cells.push_back(home);
    });
    for (bool changed = true; changed;) {
      changed = false;
      for (const Corners& home : cells) {
        if (is_cell(home)) continue;
        for (const Point p : home)
          if (const auto found = corners_.find(place_of(p)); found != corners_.end()) {
            double& share = found->second.share;
            changed = changed || share > 0;
            share = share > 0.2 ? share / 2 : 0;
          }
      }
    }
  }

  const Lattice& squares_;
  Chords chords_;
  std::map<WeightedPlace, Moving> corners_;
  std::set<WeightedPlace> tips_;       ///< of those, the ones that stand on tips
  std::optional<GateCorners> gate_{};  ///< that is tried
};

std::vector<Segment> lines_around(const AnyTopology& t) {
  std::vector<Segment> out;
  std::visit(
      [&](const auto& g) {
        for_each_cell(g, [&](Cell c) {
          g.for_each_side(c, [&](Cell beyond, Wall w) {
            if (g.contains(beyond)) return;
            const Edge e = g.edge(w);
            out.push_back({edge_begin(e), edge_middle(e)});
            out.push_back({edge_middle(e), edge_end(e)});
          });
        });
      },
      t);
  return out;
}

std::vector<Segment> lines_around(const std::vector<Ring>& rings) {
  std::vector<Segment> out;
  for (const Ring& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i)
      out.push_back({ring[i].at, ring[i + 1 < ring.size() ? i + 1 : 0].at});
  return out;
}

}  // namespace

Lattice with_rim_on(const Lattice& squares, std::span<const Ring> rings) {
  const auto drawn = [](const Lattice& t, Rim rim) {
    return t.with_corners(std::make_shared<const MovedCorners>(rim.moved()));
  };
  const Rim rim(squares, rings);
  const BitSet ears = rim.ears();
  Lattice all = drawn(squares, rim);
  if (ears.count() == 0) return all;
  const Lattice rest = squares.without(ears);
  Lattice without = drawn(rest, Rim(rest, rings));
  const auto likeness = [&](const Lattice& t) { return likeness_to({rings.begin(), rings.end()}, t); };
  return likeness(without) > likeness(all) ? without : all;
}

double likeness_to(const std::vector<Ring>& rings, const AnyTopology& cells) {
  constexpr double step = 0.125;  // pitches
  return overlap_of(lines_around(cells), lines_around(rings), step).likeness();
}

}  // namespace mazefolio::topology
