// Idea: a wall is a piece with two ends. Ends with equal rounded coordinates are one vertex (found by
// sorting, or on squares by counting, so that the order only depends on the maze). At each vertex ends are
// paired, the straightest pair first; following the pairs gives the lines. Cost: sorting the ends.
#include "draw/joined_walls.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <span>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "draw/crossing.h"
#include "draw/edge_line.h"
#include "draw/printed_walls.h"
#include "topology/grids.h"
#include "topology/shapes.h"

namespace mazefolio::draw {
namespace {

using Piece = PrintedWall;

constexpr double fillet_share = 0.85;   ///< of the radius of corners: two of them stand at each stem of a tee
constexpr double beside_letter = 0.08;  ///< units: a wall so near its outline is of the letter
constexpr double sharpest_fillet = 0.4, flattest_fillet = 2.7;  ///< angles between walls

/// One end of a piece: twice the piece, plus 1 for the end of its edge.
using WallEnd = std::uint32_t;
constexpr WallEnd none = ~WallEnd{0};

struct Joint {
  std::vector<WallEnd> mate;     ///< the end at which the line continues
  std::vector<bool> round_here;  ///< by end: only these two walls, and no rail, meet here
};

Point place_of(const std::vector<Piece>& pieces, WallEnd e) {
  const Edge& edge = pieces[e / 2].edge;
  return e % 2 ? edge_end(edge) : edge_begin(edge);
}

Point leaving(const std::vector<Piece>& pieces, WallEnd e) {
  const Edge& edge = pieces[e / 2].edge;
  return e % 2 ? heading(reversed(edge)) : heading(edge);
}

void join(Joint& joint, WallEnd a, WallEnd b, bool alone) {
  joint.mate[a] = b;
  joint.mate[b] = a;
  joint.round_here[a] = joint.round_here[b] = alone;
}

/// Whether two ends can continue as one line: both rim or both inner, and not the two ends of one wall.
bool alike(const std::vector<Piece>& pieces, WallEnd a, WallEnd b) {
  return pieces[a / 2].rim == pieces[b / 2].rim && a / 2 != b / 2;
}

/// Four walls around two cells of rock that touch only at this corner. Each line keeps to its cell of floor,
/// so that round corners close the rock here and never open it.
bool pair_outlines(const std::vector<Piece>& pieces, std::span<const WallEnd> ends, Joint& joint) {
  if (ends.size() != 4) return false;
  for (const WallEnd e : ends)
    if (!pieces[e / 2].outlines) return false;
  for (const WallEnd in : ends)
    for (const WallEnd out : ends) {
      if (in % 2 == 0 || out % 2 == 1) continue;
      // The floor is on the left of an arriving line.
      if (cross(leaving(pieces, in), leaving(pieces, out)) > 0.5) join(joint, in, out, true);
    }
  return true;
}

struct Pair {
  double straightness;  ///< -1: straight on
  WallEnd a, b;
};

/// The straightest first, equal ones in their order. There are few.
void sort_pairs(std::vector<Pair>& pairs) {
  for (std::size_t i = 1; i < pairs.size(); ++i)
    for (std::size_t j = i; j > 0 && pairs[j].straightness < pairs[j - 1].straightness - 1e-9; --j)
      std::swap(pairs[j], pairs[j - 1]);
}

/// `kept`: something else ends at this corner. `pairs` is room to work in.
void pair_ends(const std::vector<Piece>& pieces, std::span<const WallEnd> ends, bool kept, Joint& joint,
               std::vector<Pair>& pairs) {
  if (ends.size() == 2 && alike(pieces, ends[0], ends[1]))
    return join(joint, ends[0], ends[1], !kept || pieces[ends[0] / 2].rim);
  if (ends.size() <= 2 || pair_outlines(pieces, ends, joint)) return;
  pairs.clear();
  for (std::size_t i = 0; i < ends.size(); ++i)
    for (std::size_t j = i + 1; j < ends.size(); ++j)
      if (alike(pieces, ends[i], ends[j]))
        pairs.push_back({dot(leaving(pieces, ends[i]), leaving(pieces, ends[j])), ends[i], ends[j]});
  sort_pairs(pairs);
  for (const Pair& p : pairs)
    if (joint.mate[p.a] == none && joint.mate[p.b] == none) join(joint, p.a, p.b, false);
}

/// Sorted corners where rails of bridges end.
std::vector<std::uint64_t> ends_of_rails(const AnyTopology& topology) {
  std::vector<std::uint64_t> out;
  for (const Crossing& crossing : crossings_of(topology))
    for (const Path& rail : crossing.rails)
      for (const Point p : {rail.points.front(), rail.points.back()}) out.push_back(corner_key(p));
  std::sort(out.begin(), out.end());
  return out;
}

/// Fills the corners between walls that meet here as a tee or a crossing, or as inner wall and rim, as round
/// as the corners beside other walls.
void add_fillets(const std::vector<Piece>& pieces, std::span<const WallEnd> ends, double radius,
                 HalfWalls half, Path& fillets) {
  if (ends.size() < 2 || (ends.size() == 2 && alike(pieces, ends[0], ends[1]))) return;
  struct Arm {
    Point along;
    double angle, length, half;
  };
  std::vector<Arm> arms;
  for (const WallEnd e : ends) {
    const Piece& piece = pieces[e / 2];
    if (piece.outlines) return;
    const Point along = leaving(pieces, e);
    arms.push_back(
        {along, std::atan2(along.y, along.x), edge_length(piece.edge), piece.rim ? half.rim : half.inner});
  }
  std::sort(arms.begin(), arms.end(), [](const Arm& a, const Arm& b) { return a.angle < b.angle; });
  const Point at = place_of(pieces, ends[0]);
  for (std::size_t i = 0; i < arms.size(); ++i) {
    const Arm &a = arms[i], &b = arms[(i + 1) % arms.size()];
    double between = b.angle - a.angle;
    if (between <= 0) between += 2 * std::numbers::pi;
    if (between < sharpest_fillet || between > flattest_fillet) continue;
    // Where the sides of the walls meet, and how far from there the arc begins.
    const Point corner = at + (a.along * b.half + b.along * a.half) * (1 / std::sin(between));
    const double inner = radius - std::max(a.half, b.half),
                 reach =
                     std::min({inner / std::tan(between / 2), a.length / 2 - a.half, b.length / 2 - b.half});
    if (reach <= 0) continue;
    const double handle =
        reach * (1 - 4.0 / 3 * std::tan((std::numbers::pi - between) / 4) * std::tan(between / 2));
    fillets.move_to(at);
    fillets.line_to(corner + a.along * reach);
    fillets.curve_to(corner + a.along * handle, corner + b.along * handle, corner + b.along * reach);
    fillets.close();
  }
}

/// The ends of walls: corner after corner, row by row, those of one corner in their order.
struct EndsByCorner {
  std::vector<WallEnd> ends;
  std::vector<std::uint32_t> first;  ///< of each corner in `ends`, and their number
};

EndsByCorner sorted_ends(const std::vector<Piece>& pieces) {
  std::vector<std::pair<std::uint64_t, WallEnd>> keys;
  keys.reserve(pieces.size() * 2);
  for (WallEnd e = 0; e < 2 * pieces.size(); ++e) keys.emplace_back(corner_key(place_of(pieces, e)), e);
  std::sort(keys.begin(), keys.end());
  EndsByCorner out;
  out.ends.reserve(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (i == 0 || keys[i].first != keys[i - 1].first) out.first.push_back(static_cast<std::uint32_t>(i));
    out.ends.push_back(keys[i].second);
  }
  out.first.push_back(static_cast<std::uint32_t>(keys.size()));
  return out;
}

/// The same where all corners are those of whole squares: they are counted instead.
EndsByCorner counted_ends(const Lattice& squares, const std::vector<Piece>& pieces) {
  const std::size_t width = squares.columns() + std::size_t{1};
  const auto corner = [&](WallEnd e) {
    const Point p = place_of(pieces, e);
    return static_cast<std::size_t>(p.y) * width + static_cast<std::size_t>(p.x);
  };
  EndsByCorner out;
  out.first.assign(width * (squares.rows() + std::size_t{1}) + 1, 0);
  out.ends.resize(2 * pieces.size());
  for (WallEnd e = 0; e < out.ends.size(); ++e) ++out.first[corner(e)];
  std::partial_sum(out.first.begin(), out.first.end(), out.first.begin());
  for (auto e = static_cast<WallEnd>(out.ends.size()); e-- > 0;) out.ends[--out.first[corner(e)]] = e;
  return out;
}

EndsByCorner ends_by_corner(const AnyTopology& topology, const std::vector<Piece>& pieces) {
  const Lattice* squares = square_lattice(topology);
  return squares && !squares->has_moved_corners() ? counted_ends(*squares, pieces) : sorted_ends(pieces);
}

Joint joints_of(const AnyTopology& topology, const std::vector<Piece>& pieces, double radius, HalfWalls half,
                Path& fillets) {
  const EndsByCorner corners = ends_by_corner(topology, pieces);
  const std::vector<std::uint64_t> kept = ends_of_rails(topology);
  Joint joint{std::vector<WallEnd>(corners.ends.size(), none), std::vector<bool>(corners.ends.size())};
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i + 1 < corners.first.size(); ++i) {
    const std::span ends =
        std::span(corners.ends).subspan(corners.first[i], corners.first[i + 1] - corners.first[i]);
    if (ends.empty()) continue;
    const bool is_kept =
        !kept.empty() && std::binary_search(kept.begin(), kept.end(), corner_key(place_of(pieces, ends[0])));
    pair_ends(pieces, ends, is_kept, joint, pairs);
    if (radius > 0 && !is_kept) add_fillets(pieces, ends, radius * fillet_share, half, fillets);
  }
  return joint;
}

/// The line that starts with `from`; marks its pieces as done.
EdgeLine follow(const std::vector<Piece>& pieces, const Joint& joint, WallEnd from, std::vector<bool>& done) {
  EdgeLine line;
  for (WallEnd e = from; e != none && !done[e / 2]; e = joint.mate[e ^ 1]) {
    done[e / 2] = true;
    const Edge& edge = pieces[e / 2].edge;
    line.append(e % 2 ? reversed(edge) : edge, joint.round_here[e ^ 1]);
  }
  if (joint.mate[from] != none) line.close();
  return line;
}

/// Whether all walls are vertical or horizontal, so that their corners are square.
bool right_angled(const std::vector<Piece>& pieces) {
  return std::all_of(pieces.begin(), pieces.end(), [](const Piece& piece) {
    const auto* s = std::get_if<Segment>(&piece.edge);
    return s && (std::fabs(s->from.x - s->to.x) < 1e-9 || std::fabs(s->from.y - s->to.y) < 1e-9);
  });
}

bool lies_along(const Ring& ring, Point p) {
  Point before = ring.back().at;
  for (const RingPoint& corner : ring) {
    if (squared_distance(Segment{before, corner.at}, p) < beside_letter * beside_letter) return true;
    before = corner.at;
  }
  return false;
}

/// The rim off all letters is that of bridges: where it is as thin as inner walls, letters stand out.
void thin_rails(std::vector<Piece>& pieces, std::span<const Ring> letters) {
  if (letters.empty()) return;
  std::vector<Rect> near;
  for (const Ring& letter : letters)
    near.push_back(inset(topology::box_of(std::span(&letter, 1)), -beside_letter));
  for (Piece& piece : pieces) {
    const Point middle = point_on(piece.edge, 0.5);
    bool of_letter = false;
    for (std::size_t i = 0; i < letters.size() && !of_letter; ++i)
      of_letter = holds(near[i], middle) && lies_along(letters[i], middle);
    piece.rim &= of_letter;
  }
}

}  // namespace

WallPaths joined_walls(const Maze& maze, double radius, double rim_setback, HalfWalls half,
                       std::span<const Ring> letters) {
  std::vector<PrintedWall> pieces = printed_walls(maze);
  thin_rails(pieces, letters);
  WallPaths out;
  const Joint joint = joints_of(*maze.topology, pieces, radius, half, out.fillets);
  std::vector<bool> done(pieces.size());
  out.right_angled = right_angled(pieces);
  const auto draw = [&](WallEnd from) {
    throw_if_canceled();
    const EdgeLine line = follow(pieces, joint, from, done);
    if (pieces[from / 2].rim)
      line.trace(radius, out.rim, rim_setback);
    else
      line.trace(radius, out.inner);
  };
  for (WallEnd e = 0; e < joint.mate.size(); ++e)
    if (joint.mate[e] == none && !done[e / 2]) draw(e);
  for (WallEnd e = 0; e < joint.mate.size(); e += 2)  // the rest are rings
    if (!done[e / 2]) draw(e);
  return out;
}

}  // namespace mazefolio::draw
