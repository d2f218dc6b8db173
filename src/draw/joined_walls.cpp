// Idea: a wall is a piece with two ends. Ends with equal rounded coordinates are one vertex (found by
// sorting, so the order depends on nothing but the maze). At each vertex ends are paired, straightest pair
// first; following the pairs gives the lines. Cost: sorting the ends.
#include "draw/joined_walls.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "base/edges.h"

namespace mazefolio {
namespace {

struct Piece {
  Edge edge;
  bool rim = false;
};

/// One end of a piece: twice the piece, plus 1 for the end of its edge.
using End = std::uint32_t;
constexpr End none = ~End{0};

struct Joint {
  std::vector<End> mate;         ///< the end that a line goes on with
  std::vector<bool> round_here;  ///< by end: only these two walls meet here
};

/// One edge of a line, in walking order.
struct Step {
  Edge edge;
  double first_length = 0, last_length = 0;  ///< of the walls at both ends, before merging
  bool round_after = false;
};

std::vector<Piece> printed_walls(const Maze& maze) {
  std::vector<Piece> pieces;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          const bool rim = !t.contains(beyond);
          if ((rim || !maze.open.test(index(w))) && !is_gate(maze, w)) pieces.push_back({t.edge(w), rim});
        });
      },
      *maze.topology);
  return pieces;
}

std::uint64_t key_of(Point p) {
  // The odd shift keeps common coordinates away from the rounding boundary.
  const auto part = [](double v) { return static_cast<std::uint32_t>(std::llround(v * 1e5 + 0.137)); };
  return std::uint64_t{part(p.y)} << 32 | part(p.x);
}

Point unit(Point p) {
  const double length = std::sqrt(dot(p, p));
  return length > 0 ? p * (1 / length) : p;
}

/// Direction of an edge at its beginning.
Point heading(const Edge& e) {
  if (const auto* a = std::get_if<Arc>(&e)) {
    const double turn = a->end < a->begin ? -1 : 1;
    return Point{-std::sin(a->begin), std::cos(a->begin)} * turn;
  }
  return unit(edge_end(e) - edge_begin(e));
}

Point leaving(const std::vector<Piece>& pieces, End e) {
  const Edge& edge = pieces[e / 2].edge;
  return e % 2 ? heading(reversed(edge)) : heading(edge);
}

void join(Joint& joint, End a, End b, bool alone) {
  joint.mate[a] = b;
  joint.mate[b] = a;
  joint.round_here[a] = joint.round_here[b] = alone;
}

/// Two ends can go on as one line: both rim or both inner, and not the two ends of one wall.
bool alike(const std::vector<Piece>& pieces, End a, End b) {
  return pieces[a / 2].rim == pieces[b / 2].rim && a / 2 != b / 2;
}

void pair_ends(const std::vector<Piece>& pieces, std::span<const End> ends, Joint& joint) {
  if (ends.size() == 2 && alike(pieces, ends[0], ends[1])) return join(joint, ends[0], ends[1], true);
  if (ends.size() <= 2) return;
  struct Pair {
    double straightness;  ///< -1: straight on
    End a, b;
  };
  std::vector<Pair> pairs;
  pairs.reserve(ends.size() * (ends.size() - 1) / 2);
  for (std::size_t i = 0; i < ends.size(); ++i)
    for (std::size_t j = i + 1; j < ends.size(); ++j)
      if (alike(pieces, ends[i], ends[j]))
        pairs.push_back({dot(leaving(pieces, ends[i]), leaving(pieces, ends[j])), ends[i], ends[j]});
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Pair& a, const Pair& b) { return a.straightness < b.straightness - 1e-9; });
  for (const Pair& p : pairs)
    if (joint.mate[p.a] == none && joint.mate[p.b] == none) join(joint, p.a, p.b, false);
}

Joint joints_of(const std::vector<Piece>& pieces) {
  std::vector<std::pair<std::uint64_t, End>> keys;
  keys.reserve(pieces.size() * 2);
  for (std::uint32_t i = 0; i < pieces.size(); ++i) {
    keys.emplace_back(key_of(edge_begin(pieces[i].edge)), 2 * i);
    keys.emplace_back(key_of(edge_end(pieces[i].edge)), 2 * i + 1);
  }
  std::sort(keys.begin(), keys.end());
  Joint joint{std::vector<End>(keys.size(), none), std::vector<bool>(keys.size())};
  std::vector<End> ends;
  for (std::size_t i = 0; i < keys.size();) {
    ends.clear();
    for (const std::uint64_t key = keys[i].first; i < keys.size() && keys[i].first == key; ++i)
      ends.push_back(keys[i].second);
    pair_ends(pieces, ends, joint);
  }
  return joint;
}

/// Makes `a` and `b` one edge when `b` goes straight on (or on along the same circle).
bool merge(Edge& a, const Edge& b) {
  const auto *sa = std::get_if<Segment>(&a), *sb = std::get_if<Segment>(&b);
  if (sa && sb) {
    const Point u = sa->to - sa->from, v = sb->to - sb->from;
    if (dot(u, v) <= 0 || std::fabs(cross(u, v)) > 1e-9 * dot(u, v)) return false;
    a = Segment{sa->from, sb->to};
    return true;
  }
  const auto *ca = std::get_if<Arc>(&a), *cb = std::get_if<Arc>(&b);
  if (!ca || !cb) return false;
  const Point shift = ca->center - cb->center;
  if (dot(shift, shift) > 1e-12 || std::fabs(ca->radius - cb->radius) > 1e-6) return false;
  if ((ca->end - ca->begin) * (cb->end - cb->begin) <= 0) return false;
  a = Arc{ca->center, ca->radius, ca->begin, ca->end + (cb->end - cb->begin)};
  return true;
}

void append(std::vector<Step>& steps, const Step& step) {
  if (!steps.empty() && merge(steps.back().edge, step.edge)) {
    steps.back().last_length = step.last_length;
    steps.back().round_after = step.round_after;
    return;
  }
  steps.push_back(step);
}

/// The line that leaves along `from`; marks its pieces as done. Closed when it comes back.
std::pair<std::vector<Step>, bool> follow(const std::vector<Piece>& pieces, const Joint& joint, End from,
                                          std::vector<bool>& done) {
  std::vector<Step> steps;
  for (End e = from; e != none && !done[e / 2]; e = joint.mate[e ^ 1]) {
    done[e / 2] = true;
    const Edge& edge = pieces[e / 2].edge;
    const double length = edge_length(edge);
    append(steps, {e % 2 ? reversed(edge) : edge, length, length, joint.round_here[e ^ 1]});
  }
  const bool closed = joint.mate[from] != none;
  if (closed && steps.size() > 1 && merge(steps.back().edge, steps.front().edge)) {
    steps.back().last_length = steps.front().last_length;
    steps.back().round_after = steps.front().round_after;
    steps.erase(steps.begin());
  }
  return {std::move(steps), closed};
}

struct Corner {
  double trim = 0;    ///< how much of both lines the curve takes
  double handle = 0;  ///< length of the curve's handles
};

Corner corner_between(const Step& a, const Step& b, double radius) {
  if (radius <= 0 || !a.round_after) return {};
  if (!std::holds_alternative<Segment>(a.edge) || !std::holds_alternative<Segment>(b.edge)) return {};
  const Point u = heading(a.edge), v = heading(b.edge);
  const double turn = std::atan2(std::fabs(cross(u, v)), dot(u, v));
  if (turn < 1e-3 || turn > 3.1) return {};
  const double trim = std::min({radius * std::tan(turn / 2), a.last_length / 2, b.first_length / 2});
  return {trim, trim / std::tan(turn / 2) * std::tan(turn / 4) * 4 / 3};
}

void emit(const std::vector<Step>& steps, bool closed, double radius, Path& out) {
  const std::size_t n = steps.size();
  std::vector<Corner> corners(n);  // behind each step
  for (std::size_t i = 0; i < n; ++i)
    if (i + 1 < n || (closed && n > 1)) corners[i] = corner_between(steps[i], steps[(i + 1) % n], radius);

  out.move_to(edge_begin(steps[0].edge) + heading(steps[0].edge) * (closed ? corners[n - 1].trim : 0));
  for (std::size_t i = 0; i < n; ++i) {
    const Edge& edge = steps[i].edge;
    const Corner& corner = corners[i];
    const bool last = closed && i + 1 == n;
    if (corner.trim == 0) {
      if (std::holds_alternative<Segment>(edge) && last) continue;  // the closing line is this one
      out.add(edge);
      continue;
    }
    const Point tip = edge_end(edge), u = heading(edge), v = heading(steps[(i + 1) % n].edge);
    const Point from = tip - u * corner.trim, to = tip + v * corner.trim;
    out.line_to(from);
    out.curve_to(from + u * corner.handle, to - v * corner.handle, to);
  }
  if (closed) out.close();
}

}  // namespace

WallPaths joined_walls(const Maze& maze, double radius) {
  const std::vector<Piece> pieces = printed_walls(maze);
  const Joint joint = joints_of(pieces);
  std::vector<bool> done(pieces.size());
  WallPaths out;
  const auto draw = [&](End from) {
    const auto [steps, closed] = follow(pieces, joint, from, done);
    emit(steps, closed, radius, pieces[from / 2].rim ? out.rim : out.inner);
  };
  for (End e = 0; e < joint.mate.size(); ++e)
    if (joint.mate[e] == none && !done[e / 2]) draw(e);
  for (End e = 0; e < joint.mate.size(); e += 2)  // what is left are rings
    if (!done[e / 2]) draw(e);
  return out;
}

}  // namespace mazefolio
