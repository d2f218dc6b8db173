#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Places and the ways between them as plain arrays: from place p one steps to next[first[p]] up to
/// next[first[p + 1]], without it.
struct Passages {
  std::vector<std::uint32_t> first, next;
  std::vector<Point> centers;  ///< by place, in pitches
};

/// The open walls of a maze; places are the ids of cells.
Passages passages_of(const Maze& maze);

/// Calls fn(place) for each step from a place.
template <class Fn>
void for_each_step(const Passages& p, std::uint32_t from, Fn fn) {
  for (std::uint32_t i = p.first[from]; i < p.first[from + 1]; ++i) fn(p.next[i]);
}

/// The steps from a place to each other one; no_way where one cannot go.
constexpr std::uint32_t no_way = ~std::uint32_t{0};
std::vector<std::uint32_t> steps_from(const Passages& p, std::uint32_t from);

}  // namespace mazefolio::maze
