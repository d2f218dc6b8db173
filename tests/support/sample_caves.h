#pragma once

#include <string_view>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/rng.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"

namespace mazefolio::tests {

/// The largest connected part of some cells.
inline BitSet largest_part(const Lattice& field, const BitSet& cells) {
  DisjointSets sets(field.cell_limit());
  std::vector<std::uint32_t> sizes(field.cell_limit());
  const auto in = [&](Cell c) { return field.contains(c) && cells.test(index(c)); };
  for_each_doorway(field, [&](Wall, Cell a, Cell b) {
    if (in(a) && in(b)) sets.join(index(a), index(b));
  });
  std::uint32_t best = 0;
  cells.for_each_set([&](std::size_t i) {
    const auto root = sets.find(static_cast<std::uint32_t>(i));
    if (++sizes[root] > sizes[best]) best = root;
  });
  BitSet out(field.cell_limit());
  cells.for_each_set([&](std::size_t i) {
    if (sets.find(static_cast<std::uint32_t>(i)) == best) out.set(i);
  });
  return out;
}

/// Gates at the upper left and the lower right, dug through the frame.
inline Maze with_gates(Maze maze) {
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  open_frame(maze);
  return maze;
}

/// A cave with halls, islands and corners that touch: noise, smoothed `rounds` times.
inline Maze hall_cave(std::uint32_t columns, std::uint32_t rows, std::uint64_t seed, int rounds = 3) {
  const Lattice field = Lattice::square(columns, rows);
  const BitSet inner = inner_cells(field);
  Rng rng(seed);
  BitSet floor(field.cell_limit());
  inner.for_each_set([&](std::size_t i) {
    if (rng.below(100) < 58) floor.set(i);
  });
  for (int round = 0; round < rounds; ++round) {
    BitSet next(field.cell_limit());
    inner.for_each_set([&](std::size_t i) {
      const Cell c{static_cast<std::uint32_t>(i)};
      int around = 0;
      for (int d = 0; d < 4; ++d) {
        const Cell side = field.beyond(c, d);
        around += floor.test(index(side)) + floor.test(index(field.beyond(side, (d + 1) % 4)));
      }
      if (around >= 5 || (around == 4 && floor.test(i))) next.set(i);
    });
    floor = next;
  }
  return with_gates(thick_maze(field, largest_part(field, floor)));
}

/// A tree of corridors one cell wide between walls one cell thick.
inline Maze corridor_cave(std::uint32_t columns, std::uint32_t rows, std::uint64_t seed) {
  const Maze thin = random_maze(Lattice::square(columns, rows), seed);
  const Lattice &t = lattice_of(thin), field = Lattice::square(2 * columns + 1, 2 * rows + 1);
  BitSet floor(field.cell_limit());
  for_each_cell(t, [&](Cell c) {
    const Cell dug = field.at(2 * t.column(c) + 1, 2 * t.row(c) + 1);
    floor.set(index(dug));
    for (int d = 0; d < 2; ++d)
      if (thin.open.test(index(t.wall(c, d)))) floor.set(index(field.beyond(dug, d)));
  });
  return with_gates(thick_maze(field, floor));
}

/// Rows of '.' floor and '#' rock; without gates.
inline Maze cave_of(const std::vector<std::string_view>& rows) {
  const Lattice field =
      Lattice::square(static_cast<std::uint32_t>(rows[0].size()), static_cast<std::uint32_t>(rows.size()));
  BitSet floor(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    if (rows[field.row(c)][field.column(c)] == '.') floor.set(index(c));
  });
  return thick_maze(field, floor);
}

}  // namespace mazefolio::tests
