// A fingerprint that does not change when the maze is turned, mirrored or moved, with any cells.
// Idea (Atallah 1985, congruity of figures): as seen from their middle, the walls on paper lie on rays. Each
// ray is the set of (distance, kind) of the walls on it; between two rays there is a gap. The rays in order
// form a ring; a mirror image reads it in the other direction, a turn from another ray. The smallest reading
// of both is the key. So every symmetry of a tiling counts, 2 of a brick wall and 192 of a wide ring, without
// a table of groups. Distances and gaps are replaced by their ranks, where values that differ by less than
// rounding can are equal: so no value lies near a border of rounding. Open walls lie on rays too, so that the
// ranks depend on the cells only. Cost: O(walls), about 0.15 microseconds each.

#include "maze/canonical_hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/geometry/edges.h"
#include "base/rng.h"
#include "maze/thick.h"

namespace mazefolio::maze {
namespace {

enum class Kind : std::uint64_t { rim = 1, closed, open, over, gate, mark };

/// A wall or gate on paper, or a wall that could be there.
struct Spot {
  Point place;
  Kind kind;
  std::uint64_t text = 0;  ///< of a mark
};

// In maze units, and for directions. Equal places differ by 1e-12 after a turn, distinct ones by far more.
constexpr double same = 1e-8;
// Nearer to the middle a direction is undefined.
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

// In two steps, because the sum of the remainders is small and therefore exact.
Point middle_of(const std::vector<Spot>& spots) {
  Point middle;
  for (int step = 0; step < 2; ++step) {
    Point sum;
    for (const Spot& spot : spots) sum = sum + (spot.place - middle);
    middle = middle + sum * (1 / static_cast<double>(spots.size()));
  }
  return middle;
}

struct Ordered {
  double value;
  std::uint64_t key;
  std::uint32_t index;
};

/// The values (none below 0) in order, except for those nearer than 2^-32, which count as equal. So a radix
/// sort of fixed-point numbers is enough, which is several times as fast as comparisons.
std::vector<Ordered> ordered(const std::vector<double>& values) {
  constexpr int bits = 9;
  std::vector<Ordered> order, scratch(values.size());
  order.reserve(values.size());
  std::uint64_t greatest = 0;
  for (const double v : values) {
    order.push_back({v, static_cast<std::uint64_t>(v * 0x1p32), static_cast<std::uint32_t>(order.size())});
    greatest = std::max(greatest, order.back().key);
  }
  for (int shift = 0; greatest >> shift; shift += bits) {
    const auto digit = [shift](const Ordered& o) { return o.key >> shift & ((1u << bits) - 1); };
    std::array<std::uint32_t, 1u << bits> next{};
    for (const Ordered& o : order) ++next[digit(o)];
    std::exclusive_scan(next.begin(), next.end(), next.begin(), 0u);
    for (const Ordered& o : order) scratch[next[digit(o)]++] = o;
    std::swap(order, scratch);
  }
  return order;
}

/// The rank of each value among the different values.
std::vector<std::uint64_t> ranks(const std::vector<double>& values) {
  std::vector<std::uint64_t> out(values.size());
  std::uint64_t rank = 0;
  const std::vector<Ordered> order = ordered(values);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && order[i].value - order[i - 1].value > same) ++rank;
    out[order[i].index] = rank;
  }
  return out;
}

/// A number from 1 to 5 that grows with the angle.
double turn_of(Point p) {
  const double along = p.x / (std::fabs(p.x) + std::fabs(p.y));
  return p.y < 0 ? 4 + along : 2 - along;
}

double distance(Point a, Point b) {
  const Point d = b - a;
  return std::sqrt(dot(d, d));
}

/// All walls in one direction, in no order.
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
    turns.push_back(lengths.back() < in_the_middle ? 0 : turn_of(p));
  }
  const std::vector<std::uint64_t> far = ranks(lengths);
  View view;
  for (const auto& [turn, key, i] : ordered(turns)) {
    const std::uint64_t content =
        mix64((far[i] << 4 | static_cast<std::uint64_t>(spots[i].kind)) ^ spots[i].text);
    if (turn == 0) {
      view.middle += content;
      continue;
    }
    const Point direction = (spots[i].place - middle) * (1 / lengths[i]);
    if (view.rays.empty() || distance(view.rays.back().direction, direction) > same)
      view.rays.push_back({direction, 0});
    view.rays.back().content += content;
  }
  // The first direction may have entries at both ends of the list.
  std::vector<Ray>& rays = view.rays;
  if (rays.size() > 1 && distance(rays.back().direction, rays.front().direction) <= same) {
    rays.front().content += rays.back().content;
    rays.pop_back();
  }
  return view;
}

using Ring = std::vector<std::uint64_t>;

/// Rays, each followed by the gap after it.
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

/// The smallest rotation, in linear time.
Ring least_rotation(Ring ring) {
  const std::size_t n = ring.size();
  const auto at = [&](std::size_t i) { return ring[i < n ? i : i - n]; };
  std::size_t a = 0, b = 1, equal = 0;
  while (a < n && b < n && equal < n) {
    const std::uint64_t x = at(a + equal), y = at(b + equal);
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

std::string digest(const View& view, std::string_view kind) {
  Ring ring = ring_of(view.rays);
  Ring mirrored(ring.rbegin(), ring.rend());
  const Ring key = std::min(least_rotation(std::move(ring)), least_rotation(std::move(mirrored)));
  std::uint64_t high = mix64(view.middle), low = mix64(high);
  for (const std::uint64_t part : key) {
    high = mix64(high ^ part);
    low = mix64(low + part);
  }
  return fmt::format("{}{:016x}{:016x}", kind, high, low);
}

/// Names count by the order in which they are needed.
std::uint64_t hash_of(const std::string& text, const Marks& marks) {
  const auto name = std::ranges::find(marks.names, text);
  if (name == marks.names.end()) return hash_text(text);
  return hash_text("name", static_cast<std::uint64_t>(name - marks.names.begin()));
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
  if (!maze.marks) return digest(view_of(spots, middle), canonical_hash_kind);
  for (const CellMark& mark : maze.marks->cells)
    spots.push_back({center(t, mark.cell), Kind::mark, hash_of(mark.text, *maze.marks)});
  for (const PassageMark& mark : maze.marks->passages) {
    const Point middle_of_wall = edge_middle(edge(t, mark.wall));
    const bool arrow = mark.to != no_cell;
    spots.push_back({arrow ? midpoint(middle_of_wall, center(t, mark.to)) : middle_of_wall, Kind::mark,
                     hash_of(mark.text, *maze.marks)});
  }
  if (maze.marks->target > 0)
    spots.push_back({middle, Kind::mark, hash_text(std::to_string(maze.marks->target))});
  return digest(view_of(spots, middle), marked_hash_kind);
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

}  // namespace mazefolio::maze
