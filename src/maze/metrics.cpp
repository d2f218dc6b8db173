#include "maze/metrics.h"

#include <array>
#include <bit>
#include <cmath>
#include <type_traits>

namespace mazefolio::maze {
namespace {

constexpr std::size_t most_doors = 32;  // of a cell whose straights are counted

template <PlanarTopology T, class Fn>
void for_each_passage(const T& t, const BitSet& open, Cell c, Fn fn) {
  t.for_each_neighbor(c, [&](Cell n, Wall w) {
    if (open.test(index(w))) fn(n);
  });
}

/// Where squares stand as whole cells, a passage is 1 long and directions tell what is straight.
bool is_even(const Lattice& t) { return t.degree() == 4 && !t.has_moved_corners(); }
constexpr std::uint32_t east_west = 0b0101, north_south = 0b1010;

Metrics measure_squares(const Lattice& t, const BitSet& open) {
  Metrics m;
  m.cells = t.cell_count();
  for_each_cell(t, [&](Cell c) {
    const std::uint32_t sides = t.open_sides(open, c);
    const int passages = std::popcount(sides);
    m.dead_ends += passages == 1;
    m.junctions += passages == 3;
    m.crossings += passages > 3;
    if (passages == 2) ++(sides == east_west || sides == north_south ? m.straights : m.turns);
  });
  return m;
}

double mean_run_of_squares(const Lattice& t, const BitSet& open) {
  const auto length = static_cast<std::int64_t>(open.count());
  std::int64_t straights = length;
  for_each_cell(t, [&](Cell c) {
    const std::uint32_t sides = t.open_sides(open, c);
    straights -= ((sides & east_west) == east_west) + ((sides & north_south) == north_south);
  });
  return static_cast<double>(length) / static_cast<double>(straights);
}

template <PlanarTopology T>
Metrics measure_on(const T& t, const BitSet& open) {
  if constexpr (std::is_same_v<T, Lattice>)
    if (is_even(t)) return measure_squares(t, open);
  Metrics m;
  m.cells = t.cell_count();
  for_each_cell(t, [&](Cell c) {
    int passages = 0;
    Cell last[2] = {};
    for_each_passage(t, open, c, [&](Cell n) { last[passages++ & 1] = n; });
    if (passages == 1) ++m.dead_ends;
    if (passages == 3) ++m.junctions;
    if (passages > 3) ++m.crossings;
    if (passages == 2)
      ++(straight_on(t.center(last[0]), t.center(c), t.center(last[1])) ? m.straights : m.turns);
  });
  return m;
}

// Two passages of a cell in one line join two steps into one straight, so the number of such pairs gives the
// number of straights.
template <PlanarTopology T>
double mean_run(const T& t, const BitSet& open) {
  if constexpr (std::is_same_v<T, Lattice>)
    if (is_even(t)) return mean_run_of_squares(t, open);
  double length = 0;
  std::int64_t straights = 0;
  for_each_cell(t, [&](Cell c) {
    const Point here = t.center(c);
    std::array<Point, most_doors> ways;
    std::size_t n = 0;
    for_each_passage(t, open, c, [&](Cell to) {
      const Point p = t.center(to);
      for (std::size_t i = 0; i < std::min(n, most_doors); ++i) straights -= straight_on(ways[i], here, p);
      if (n < most_doors) ways[n] = p;
      ++n;
      if (c < to) {
        ++straights;
        length += std::sqrt(dot(p - here, p - here));
      }
    });
  });
  return length / static_cast<double>(straights);
}

// The cells from a dead end to its junction; nothing where the corridor ends in another dead end.
template <PlanarTopology T>
std::optional<double> mean_dead_end(const T& t, const BitSet& open) {
  std::uint64_t cells = 0, dead_ends = 0;
  const auto passages = [&](Cell c) {
    int n = 0;
    for_each_passage(t, open, c, [&](Cell) { ++n; });
    return n;
  };
  for_each_cell(t, [&](Cell tip) {
    if (passages(tip) != 1) return;
    Cell before = no_cell, here = tip;
    std::uint64_t length = 0;
    do {
      Cell next = no_cell;
      for_each_passage(t, open, here, [&](Cell n) {
        if (n != before) next = n;
      });
      before = here;
      here = next;
      ++length;
    } while (passages(here) == 2);
    if (passages(here) == 1) return;
    cells += length;
    ++dead_ends;
  });
  if (dead_ends == 0) return std::nullopt;
  return static_cast<double>(cells) / static_cast<double>(dead_ends);
}

}  // namespace

bool straight_on(Point before, Point at, Point after) {
  const Point a = before - at, b = after - at;
  return dot(a, b) < 0 && std::fabs(cross(a, b)) < 1e-6;
}

Metrics measure(const Maze& maze) {
  return std::visit([&](const auto& t) { return measure_on(t, maze.open); }, *maze.topology);
}

Texture texture(const Maze& maze) {
  Texture out;
  if (passage_count(maze) == 0) return out;
  const Metrics m = measure(maze);
  out.dead_end_share = static_cast<double>(m.dead_ends) / m.cells;
  out.junction_share = static_cast<double>(m.junctions + m.crossings) / m.cells;
  std::visit(
      [&](const auto& t) {
        out.run = mean_run(t, maze.open);
        out.river = mean_dead_end(t, maze.open);
      },
      *maze.topology);
  return out;
}

}  // namespace mazefolio::maze
