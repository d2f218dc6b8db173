// A fingerprint that turning, mirroring or moving the maze does not change, whatever its cells are.
// Idea (Atallah 1985, congruity of figures): seen from their middle, the walls on paper stand on rays. Each
// ray is the set of (distance, kind) of what stands on it; between two rays lies a gap. The rays in turn are
// a ring, read the other way round by a mirror and from another ray after a turn: the least reading of both
// rings is the key. So every symmetry that a tiling has counts, two of a brick wall and 192 of a wide ring,
// without a table of groups. Distances and gaps are replaced by their ranks among each other, where values
// that differ by less than rounding can are one: no value lies near a border of a grid. Open walls stand on
// rays too, so the ranks depend on the cells only. Cost: O(walls * log walls) for sorting.

#include "maze/canonical_hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/edges.h"
#include "base/rng.h"
#include "maze/thick.h"

namespace mazefolio {
namespace {

enum class Kind : std::uint64_t { rim = 1, closed, open, over, gate };

/// Something that stands on the paper, or could.
struct Spot {
  Point place;
  Kind kind;
};

// Maze units, and directions. Places differ by 1e-12 after a turn, distinct ones by far more.
constexpr double same = 1e-8;
// Nearer to the middle a direction means nothing.
constexpr double in_the_middle = 1e-4;

std::vector<Spot> spots_of(const PlanarTopology auto& t, const BitSet& open) {
  std::vector<Spot> spots;
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    const Kind kind = !t.contains(beyond) ? Kind::rim : open.test(index(w)) ? Kind::open : Kind::closed;
    spots.push_back({edge_middle(t.edge(w)), kind});
  });
  if constexpr (requires { t.crossings(); })
    for (const auto& crossing : t.crossings())
      t.for_each_side(crossing.over, [&](Cell, Wall w) {
        spots.push_back({edge_middle(t.edge(w)), Kind::over});
      });
  return spots;
}

// In two steps, as the sum of what is left is small and so exact.
Point middle_of(const std::vector<Spot>& spots) {
  Point middle;
  for (int step = 0; step < 2; ++step) {
    Point sum;
    for (const Spot& spot : spots) sum = sum + (spot.place - middle);
    middle = middle + sum * (1 / static_cast<double>(spots.size()));
  }
  return middle;
}

using Sorted = std::vector<std::pair<double, std::uint32_t>>;

Sorted sorted(const std::vector<double>& values) {
  Sorted order;
  order.reserve(values.size());
  for (const double v : values) order.emplace_back(v, static_cast<std::uint32_t>(order.size()));
  std::sort(order.begin(), order.end());
  return order;
}

/// The how-manieth different value each is.
std::vector<std::uint64_t> ranks(const std::vector<double>& values) {
  std::vector<std::uint64_t> out(values.size());
  std::uint64_t rank = 0;
  const Sorted order = sorted(values);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && order[i].first - order[i - 1].first > same) ++rank;
    out[order[i].second] = rank;
  }
  return out;
}

/// Grows with the angle, from 0 to 4.
double turn_of(Point p) {
  const double along = p.x / (std::fabs(p.x) + std::fabs(p.y));
  return p.y < 0 ? 3 + along : 1 - along;
}

double distance(Point a, Point b) {
  const Point d = b - a;
  return std::sqrt(dot(d, d));
}

/// Everything in one direction: order does not count.
struct Ray {
  Point direction;  ///< of length 1
  std::uint64_t content = 0;
};

struct View {
  std::uint64_t middle = 0;
  std::vector<Ray> rays;
};

View view_of(const std::vector<Spot>& spots, Point middle) {
  std::vector<double> lengths, turns;
  for (const Spot& spot : spots) {
    const Point p = spot.place - middle;
    lengths.push_back(distance({}, p));
    turns.push_back(lengths.back() < in_the_middle ? -1 : turn_of(p));
  }
  const std::vector<std::uint64_t> far = ranks(lengths);
  View view;
  for (const auto& [turn, i] : sorted(turns)) {
    const std::uint64_t content = mix64(far[i] << 4 | static_cast<std::uint64_t>(spots[i].kind));
    if (turn < 0) {
      view.middle += content;
      continue;
    }
    const Point direction = (spots[i].place - middle) * (1 / lengths[i]);
    if (view.rays.empty() || distance(view.rays.back().direction, direction) > same)
      view.rays.push_back({direction, 0});
    view.rays.back().content += content;
  }
  // The first direction may stand on both sides of the beginning.
  std::vector<Ray>& rays = view.rays;
  if (rays.size() > 1 && distance(rays.back().direction, rays.front().direction) <= same) {
    rays.front().content += rays.back().content;
    rays.pop_back();
  }
  return view;
}

using Ring = std::vector<std::uint64_t>;

/// Rays and the gaps behind them by turns.
Ring ring_of(const std::vector<Ray>& rays) {
  std::vector<double> gaps;
  for (std::size_t i = 0; i < rays.size(); ++i)
    gaps.push_back(distance(rays[i].direction, rays[(i + 1) % rays.size()].direction));
  const std::vector<std::uint64_t> wide = ranks(gaps);
  Ring ring;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    ring.push_back(rays[i].content);
    ring.push_back(mix64(wide[i] << 4));
  }
  return ring;
}

/// The rotation that comes first in order; linear.
Ring least_rotation(Ring ring) {
  const std::size_t n = ring.size();
  std::size_t a = 0, b = 1, equal = 0;
  while (a < n && b < n && equal < n) {
    const std::uint64_t x = ring[(a + equal) % n], y = ring[(b + equal) % n];
    if (x == y) {
      ++equal;
      continue;
    }
    (x < y ? b : a) += equal + 1;
    if (a == b) ++b;
    equal = 0;
  }
  std::rotate(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(std::min(a, b)), ring.end());
  return ring;
}

std::string digest(const View& view) {
  Ring ring = ring_of(view.rays);
  Ring mirrored(ring.rbegin(), ring.rend());
  const Ring key = std::min(least_rotation(std::move(ring)), least_rotation(std::move(mirrored)));
  std::uint64_t high = mix64(view.middle), low = mix64(high);
  for (const std::uint64_t part : key) {
    high = mix64(high ^ part);
    low = mix64(low + part);
  }
  return fmt::format("{}{:016x}{:016x}", canonical_hash_kind, high, low);
}

std::string plain_hash(const Maze& maze, bool gates) {
  const AnyTopology& t = *maze.topology;
  std::vector<Spot> spots = std::visit([&](const auto& g) { return spots_of(g, maze.open); }, t);
  const Point middle = middle_of(spots);
  if (gates)
    for (const Gate& gate : {maze.start, maze.finish})
      if (gate.cell != no_cell)
        spots.push_back(
            {gate.wall == no_wall ? center(t, gate.cell) : edge_middle(edge(t, gate.wall)), Kind::gate});
  return digest(view_of(spots, middle));
}

std::string hash(const Maze& maze, bool gates) {
  if (!is_thick(*maze.topology)) return plain_hash(maze, gates);
  Maze closed = maze;
  close_frame(closed);
  return plain_hash(closed, gates);
}

}  // namespace

std::string canonical_hash(const Maze& maze) { return hash(maze, false); }
std::string canonical_hash_with_gates(const Maze& maze) { return hash(maze, true); }

}  // namespace mazefolio
