#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "maze/thick.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A field from rows of characters: '.' is floor, '#' rock, ' ' outside.
inline Maze thick_maze_of(const std::vector<std::string_view>& lines) {
  std::size_t width = 0;
  for (const std::string_view line : lines) width = std::max(width, line.size());
  Mask mask{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(lines.size()),
            BitSet(width * lines.size())};
  for (std::size_t y = 0; y < lines.size(); ++y)
    for (std::size_t x = 0; x < lines[y].size(); ++x)
      if (lines[y][x] != ' ') mask.cells.set(y * width + x);
  const Lattice field = Lattice::square(mask);
  BitSet floor(field.cell_limit());
  for (std::uint32_t y = 0; y < lines.size(); ++y)
    for (std::uint32_t x = 0; x < lines[y].size(); ++x)
      if (lines[y][x] == '.') floor.set(index(field.at(x, y)));
  return thick_maze(field, floor);
}

/// A connected cave: cells beside it are dug at random, but three of ten never, until `share` of what may be
/// dug is floor. At least a third of that share is.
inline Maze random_cave(const Lattice& field, double share, std::uint64_t seed) {
  const BitSet inner = inner_cells(field);
  const auto wanted = static_cast<std::size_t>(share * static_cast<double>(inner.count()));
  std::size_t first = 0;
  while (!inner.test(first)) ++first;
  Rng rng(seed);
  for (;;) {
    BitSet floor(field.cell_limit()), met(field.cell_limit());
    std::vector<Cell> shore{Cell{static_cast<std::uint32_t>(first)}};
    met.set(first);
    std::size_t dug = 0;
    while (!shore.empty() && (dug == 0 || dug < wanted)) {
      std::swap(shore[rng.below(static_cast<std::uint32_t>(shore.size()))], shore.back());
      const Cell c = shore.back();
      shore.pop_back();
      if (dug > 0 && rng.below(10) < 3) continue;
      floor.set(index(c));
      ++dug;
      field.for_each_neighbor(c, [&](Cell n, Wall) {
        if (!inner.test(index(n)) || met.test(index(n))) return;
        met.set(index(n));
        shore.push_back(n);
      });
    }
    if (3 * dug >= wanted) return thick_maze(field, floor);
  }
}

/// Every cell, of floor or rock, becomes a square of `times` x `times`. Frames are closed, and gates are
/// places in the middle of their squares.
inline Maze magnified(Maze thick, std::uint32_t times) {
  close_frame(thick);
  const Lattice& t = std::get<Lattice>(*thick.topology);
  const Lattice field = Lattice::square(t.columns() * times, t.rows() * times);
  BitSet floor(field.cell_limit());
  for_each_cell(t, [&](Cell c) {
    for (std::uint32_t i = 0; i < times * times; ++i)
      floor.set(index(field.at(t.column(c) * times + i % times, t.row(c) * times + i / times)));
  });
  Maze out = thick_maze(field, floor);
  const auto moved = [&](const Gate& gate) {
    return Gate{field.at(t.column(gate.cell) * times + times / 2, t.row(gate.cell) * times + times / 2),
                no_wall};
  };
  out.start = moved(thick.start);
  out.finish = moved(thick.finish);
  return out;
}

}  // namespace mazefolio::tests
