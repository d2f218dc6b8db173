// Kruskal over the pairs of pieces by how far they are apart. A bridge is a strip with parallel sides. Of all
// places where two pieces are about as near as anywhere, it stands where it is shortest, ends included, near
// the middle of these places. It goes on into both pieces until its whole width is inside.

#include "topology/joined_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <list>
#include <optional>
#include <tuple>
#include <utility>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "topology/ring_pieces.h"
#include "topology/shapes.h"
#include "topology/united.h"

namespace mazefolio::topology {
namespace {

constexpr double least_step = 0.2;       ///< pitches between the places of a line that are compared
constexpr double most_places = 160;      ///< of a piece
constexpr double also_near = 1.5;        ///< widths: farther places than the nearest that are tried
constexpr std::size_t most_tried = 48;   ///< of them
constexpr int turns = 6;                 ///< from one piece to the other, until both places are nearest
constexpr double from_the_middle = 0.2;  ///< cost of a pitch off the middle, in pitches of length
constexpr double lengthwise = 0.125;     ///< pitches: how finely strips are looked at
constexpr double behind_the_rim = 0.3;   ///< widths: so deep the end of a strip lies in a piece
constexpr double deepest = 4;            ///< widths from the rim at which that must be so
constexpr double beside = 0.3;           ///< pitches between a strip and a third piece
constexpr int lanes = 7;                 ///< across a strip
constexpr std::size_t chords_of_stretch = 16;
constexpr double least_hole = 1;  ///< square pitches: a smaller one beside a bridge is filled

/// Chords that follow each other, and the box around them.
struct Stretch {
  std::vector<Segment> chords{};
  Rect box{};
};

/// One piece: its lines, and places on them.
struct Piece {
  std::vector<Ring> rings{};
  std::vector<Stretch> stretches{};  ///< of the lines
  RingInside inside{{}};
  std::vector<Point> places{};
};

Piece piece_of(std::span<const Ring> rings, const RingPiece& from) {
  Piece out;
  out.rings.push_back(rings[from.outline]);
  for (const std::size_t hole : from.holes) out.rings.push_back(rings[hole]);
  out.inside = RingInside(out.rings);
  double length = 0;
  const auto for_each_chord = [&](auto use) {
    for (const Ring& ring : out.rings)
      for (std::size_t i = 0; i < ring.size(); ++i) use(Segment{ring[i].at, ring[(i + 1) % ring.size()].at});
  };
  for_each_chord([&](const Segment& s) {
    length += edge_length(s);
    if (out.stretches.empty() || out.stretches.back().chords.size() == chords_of_stretch)
      out.stretches.push_back({{}, edge_bounds(s)});
    out.stretches.back().chords.push_back(s);
    out.stretches.back().box = enclosing(out.stretches.back().box, edge_bounds(s));
  });
  const double step = std::max(least_step, length / most_places);
  double next = 0;  // from the begin of the chord
  for_each_chord([&](const Segment& s) {
    const double chord = edge_length(s);
    for (; next < chord; next += step) out.places.push_back(s.from + (s.to - s.from) * (next / chord));
    next -= chord;
  });
  return out;
}

double length_of(Point p) { return std::sqrt(dot(p, p)); }

Point nearest_on(const Piece& piece, Point p) {
  constexpr double rounding = 1 + 1e-9;
  Point best;
  double least = HUGE_VAL;
  for (const Stretch& stretch : piece.stretches) {
    if (squared_distance(stretch.box, p) > least * rounding) continue;
    for (const Segment& chord : stretch.chords) {
      const Point a = chord.from, along = chord.to - a;
      const double length2 = dot(along, along);
      const Point q = a + along * (length2 > 0 ? std::clamp(dot(p - a, along) / length2, 0.0, 1.0) : 0.0);
      if (const double d = dot(q - p, q - p); d < least) {
        least = d;
        best = q;
      }
    }
  }
  return best;
}

/// Places of two pieces that face each other.
struct Facing {
  Point from, to;
  double distance = 0;
};

std::vector<Facing> facing_places(const Piece& a, const Piece& b, double more) {
  std::vector<Facing> out;
  const auto add = [&](const Piece& of, const Piece& other, bool turned) {
    for (const Point p : of.places) {
      Facing best{p, p, HUGE_VAL};
      for (const Point q : other.places)
        if (const double d = dot(q - p, q - p); d < best.distance) best = {p, q, d};
      if (turned) std::swap(best.from, best.to);
      out.push_back(best);
    }
  };
  add(a, b, false);
  add(b, a, true);
  for (Facing& f : out) f.distance = std::sqrt(f.distance);
  std::stable_sort(out.begin(), out.end(),
                   [](const Facing& x, const Facing& y) { return x.distance < y.distance; });
  const double most = out.front().distance + more;
  std::erase_if(out, [&](const Facing& f) { return f.distance > most; });
  return out;
}

class Joiner {
 public:
  explicit Joiner(const Region& region) : region_(region), found_(pieces_of(region.rings)) {}

  std::vector<Region> forms(std::size_t most) {
    if (found_.size() < 2 || found_.size() > most_joined) return {region_};
    for (const RingPiece& piece : found_) pieces_.push_back(piece_of(region_.rings, piece));
    std::vector<Region> out;
    Region refused;
    for (const double width : bridge_widths) {
      if (out.size() == most) break;
      width_ = width;
      Region next = with_bridges();
      if (next.apart.empty())
        out.push_back(std::move(next));
      else
        refused = std::move(next);  // the reason for the narrowest bridges holds
    }
    if (out.empty()) out.push_back(std::move(refused));
    return out;
  }

 private:
  using Strip = std::vector<Point>;  ///< four corners

  Region with_bridges() const {
    std::vector<Strip> strips;
    DisjointSets sets(static_cast<std::uint32_t>(pieces_.size()));
    for (const auto& [distance, a, b] : pairs()) {
      if (sets.find(a) == sets.find(b)) continue;
      std::optional<Strip> strip = strip_between(a, b);
      if (!strip) continue;
      strips.push_back(std::move(*strip));
      sets.join(a, b);
    }
    if (strips.size() + 1 < pieces_.size())
      return apart("there is no room for bridges as wide as a corridor");
    const Region all{region_.field, nullptr, united(region_.rings, found_, strips, least_hole)};
    const double share = 1 - region_.area() / all.area();
    if (share > most_bridges)
      return apart(
          fmt::format("bridges as wide as a corridor would be {:.0f} % of its area, not {:.0f} at most",
                      std::ceil(100 * share), 100 * most_bridges));
    Region out = ring_region(region_.field, all.rings, region_.letters, region_.beside);
    out.bridges = share;
    return out;
  }

  Region apart(std::string why) const {
    Region out = region_;
    out.apart = std::move(why);
    return out;
  }

  std::vector<std::tuple<double, std::uint32_t, std::uint32_t>> pairs() const {
    std::vector<std::tuple<double, std::uint32_t, std::uint32_t>> out;
    for (std::uint32_t a = 0; a < pieces_.size(); ++a)
      for (std::uint32_t b = a + 1; b < pieces_.size(); ++b) {
        double least = HUGE_VAL;
        for (const Point p : pieces_[a].places)
          for (const Point q : pieces_[b].places) least = std::min(least, dot(q - p, q - p));
        out.emplace_back(least, a, b);
      }
    std::sort(out.begin(), out.end());
    return out;
  }

  std::optional<Strip> strip_between(std::uint32_t a, std::uint32_t b) const {
    std::vector<Facing> all = facing_places(pieces_[a], pieces_[b], also_near * width_);
    Point middle;
    double near = 0;
    for (const Facing& f : all)
      if (f.distance <= all.front().distance + least_step) {
        middle = middle + midpoint(f.from, f.to);
        ++near;
      }
    middle = middle * (1 / near);
    const auto off = [&](const Facing& f) {
      return from_the_middle * length_of(midpoint(f.from, f.to) - middle);
    };
    std::stable_sort(all.begin(), all.end(), [&](const Facing& x, const Facing& y) {
      return x.distance + off(x) < y.distance + off(y);
    });
    std::optional<Strip> best;
    double least = HUGE_VAL;
    const std::size_t step = (all.size() + most_tried - 1) / most_tried;
    for (std::size_t i = 0; i < all.size(); i += step) {
      Facing f = all[i];
      for (int turn = 0; turn < turns; ++turn) {
        f.to = nearest_on(pieces_[b], f.from);
        f.from = nearest_on(pieces_[a], f.to);
      }
      if (length_of(f.to - f.from) + off(f) >= least) continue;
      double length = 0;
      std::optional<Strip> strip = strip_at(f, a, b, length);
      if (!strip || length + off(f) >= least) continue;
      least = length + off(f);
      best = std::move(strip);
    }
    return best;
  }

  /// The strip along the line from one place to the other; nothing where a piece is narrower, or another
  /// piece is in the way.
  std::optional<Strip> strip_at(const Facing& f, std::uint32_t a, std::uint32_t b, double& length) const {
    const Point way = f.to - f.from;
    const double distance = length_of(way);
    if (distance < 1e-6) return std::nullopt;
    const Point along = way * (1 / distance), across{-along.y, along.x};
    const auto before = depth_in(pieces_[a], f.from, along * -1, across);
    const auto behind = depth_in(pieces_[b], f.to, along, across);
    if (!before || !behind) return std::nullopt;
    length = distance + *before + *behind;
    const Point from = f.from - along * *before;
    for (std::uint32_t k = 0; k < pieces_.size(); ++k) {
      if (k == a || k == b) continue;
      for (double t = 0; t <= length; t += lengthwise)
        if (is_met(pieces_[k], from + along * t, across * (1 + 2 * beside / width_))) return std::nullopt;
    }
    const Point half = across * (width_ / 2), to = f.to + along * *behind;
    return Strip{from - half, from + half, to + half, to - half};
  }

  Point lane(Point p, Point across, int k) const { return p + across * ((k / (lanes - 1.0) - 0.5) * width_); }
  bool is_met(const Piece& piece, Point p, Point across) const {
    for (int k = 0; k < lanes; ++k)
      if (piece.inside(lane(p, across, k))) return true;
    return false;
  }
  bool is_all_inside(const Piece& piece, Point p, Point across) const {
    for (int k = 0; k < lanes; ++k)
      if (!piece.inside(lane(p, across, k))) return false;
    return true;
  }

  /// How far behind the rim a strip ends, so that its whole width is well inside there.
  std::optional<double> depth_in(const Piece& piece, Point rim, Point inward, Point across) const {
    const double behind = behind_the_rim * width_;
    for (double t = 0; t <= deepest * width_; t += lengthwise) {
      const auto is_inside = [&](double more) {
        return is_all_inside(piece, rim + inward * (t + more), across);
      };
      if (is_inside(0) && is_inside(behind / 2) && is_inside(behind)) return t + behind;
    }
    return std::nullopt;
  }

  const Region& region_;
  std::vector<RingPiece> found_;
  std::vector<Piece> pieces_;
  double width_ = 0;  ///< of bridges, in pitches
};

/// Of regions without letters.
bool is_same(const Region& a, const Region& b) {
  const auto same_ring = [](const Ring& r, const Ring& s) {
    return std::ranges::equal(
        r, s, [](const RingPoint& p, const RingPoint& q) { return p.at == q.at && p.corner == q.corner; });
  };
  return a.field == b.field && std::ranges::equal(a.rings, b.rings, same_ring) &&
         std::ranges::equal(a.beside, b.beside, same_ring);
}

/// Regions that this thread joined lately: a search asks for the same ones again and again.
class Lately {
 public:
  const Region& of(const Region& region) {
    const auto at =
        std::ranges::find_if(joined_, [&](const auto& known) { return is_same(known.first, region); });
    if (at != joined_.end()) {
      joined_.splice(joined_.begin(), joined_, at);
    } else {
      joined_.emplace_front(region, Joiner(region).forms(1).front());
      if (joined_.size() > most) joined_.pop_back();
    }
    return joined_.front().second;
  }

 private:
  static constexpr std::size_t most = 8;
  std::list<std::pair<Region, Region>> joined_;
};

}  // namespace

std::vector<Region> joined_forms(const Region& region) {
  return Joiner(region).forms(std::size(bridge_widths));
}

Region with_joined_pieces(const Region& region) {
  thread_local Lately lately;
  return lately.of(region);
}

}  // namespace mazefolio::topology
