#pragma once

#include <algorithm>
#include <concepts>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::rules {

/// A neighbor of a cell, and the wall before it, open or not.
struct Door {
  Cell to;
  Wall wall;
};

/// The neighbors of each cell, by cell id.
std::vector<std::vector<Door>> doors_of(const AnyTopology& topology);

/// Cells whose walls are opened one by one.
template <class D>
concept WalledCells = requires(const D& d, Cell c, Wall w) {
  { d.doors(c) } -> std::same_as<const std::vector<Door>&>;
  { d.is_open(w) } -> std::same_as<bool>;
};

template <WalledCells D>
bool is_dead_end(const D& cells, Cell c) {
  return std::ranges::count_if(cells.doors(c), [&](const Door& d) { return cells.is_open(d.wall); }) == 1;
}

/// Whether four cells or fewer would be a ring, without a wall in their middle, if that between two of them
/// were opened.
template <WalledCells D>
bool bares_post(const D& cells, Cell a, Cell b) {
  const auto joined = [&](Cell c, const auto& fn) {
    return std::ranges::any_of(cells.doors(c),
                               [&](const Door& d) { return cells.is_open(d.wall) && d.to != a && fn(d.to); });
  };
  return std::ranges::any_of(cells.doors(a), [&](const Door& d) {
    if (!cells.is_open(d.wall)) return false;
    const auto is_side = [&](Cell c) { return c == d.to; };
    return joined(b, [&](Cell c) { return is_side(c) || joined(c, is_side); });
  });
}

/// Opens dead ends in random order, as far as `open(cell, door)` says that it did: one towards another dead
/// end before others, as in every braided maze (generate/refine). At most `wanted` walls.
template <WalledCells D, class Open>
void open_dead_ends(const D& cells, std::vector<Cell> ends, std::size_t wanted, Rng& rng, Open open) {
  std::erase_if(ends, [&](Cell c) { return !is_dead_end(cells, c); });
  rng.shuffle(ends);
  for (const Cell end : ends) {
    if (wanted == 0) return;
    if (!is_dead_end(cells, end)) continue;
    std::vector<Door> doors = cells.doors(end);
    rng.shuffle(doors);
    std::stable_partition(doors.begin(), doors.end(),
                          [&](const Door& door) { return is_dead_end(cells, door.to); });
    wanted -= std::ranges::any_of(doors, [&](const Door& door) {
      return !cells.is_open(door.wall) && !bares_post(cells, end, door.to) && open(end, door);
    });
  }
}

/// A maze whose walls are opened.
struct OpenedMaze {
  explicit OpenedMaze(const Maze& maze) : doors_of_cell(doors_of(*maze.topology)), open(maze.open) {}
  const std::vector<Door>& doors(Cell c) const { return doors_of_cell[index(c)]; }
  bool is_open(Wall w) const { return open.test(index(w)); }

  std::vector<std::vector<Door>> doors_of_cell;
  BitSet open;
};

/// The walls of a maze after all its dead ends were opened, but for those where no post would be left.
BitSet without_dead_ends(const Maze& maze, Rng& rng);

}  // namespace mazefolio::rules
