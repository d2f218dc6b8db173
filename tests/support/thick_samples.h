#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "maze/thick.h"

namespace mazefolio {

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

/// A connected cave: cells beside it are dug at random until about `share` of what may be dug is floor.
inline Maze random_cave(const Lattice& field, double share, std::uint64_t seed) {
  const BitSet inner = inner_cells(field);
  BitSet floor(field.cell_limit());
  std::vector<Cell> shore;
  inner.for_each_set([&](std::size_t i) {
    if (shore.empty()) shore.push_back(Cell{static_cast<std::uint32_t>(i)});
  });
  const auto wanted = static_cast<std::size_t>(share * static_cast<double>(inner.count()));
  Rng rng(seed);
  for (std::size_t dug = 0; !shore.empty() && (dug == 0 || dug < wanted);) {
    std::swap(shore[rng.below(static_cast<std::uint32_t>(shore.size()))], shore.back());
    const Cell c = shore.back();
    shore.pop_back();
    if (floor.test(index(c))) continue;
    floor.set(index(c));
    ++dug;
    field.for_each_neighbor(c, [&](Cell n, Wall) {
      if (inner.test(index(n)) && !floor.test(index(n))) shore.push_back(n);
    });
  }
  return thick_maze(field, floor);
}

}  // namespace mazefolio
