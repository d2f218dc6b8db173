#pragma once

#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// Dense ids of one topology. Some ids below cell_limit() are absent: the frame, the rock, the outside.
enum class Cell : std::uint32_t {};
enum class Wall : std::uint32_t {};
constexpr std::uint32_t index(Cell c) { return static_cast<std::uint32_t>(c); }
constexpr std::uint32_t index(Wall w) { return static_cast<std::uint32_t>(w); }
constexpr Cell no_cell{~std::uint32_t{0}};
constexpr Wall no_wall{~std::uint32_t{0}};

/// What every algorithm may use. The hot half:
///   cell_limit, wall_limit     all ids are below these: the lengths of arrays by id
///   contains(c)                c is a cell of the maze (for any id below cell_limit)
///   cell_count                 how many cells are contained
///   for_each_side(c, f)        f(Cell beyond, Wall) for each side of a contained cell; `beyond` is absent
///                              where no passage may be opened: on the rim, and where a wall is too short
///   for_each_neighbor(c, f)    the same, for contained `beyond` only
///   ends(w)                    the two cells of a wall, whether or not a passage fits; on the rim one is
///   absent
/// The order of sides is fixed, so results are too.
template <class T>
concept Topology = requires(const T& t, Cell c, Wall w, void (*f)(Cell, Wall)) {
  { t.cell_limit() } -> std::convertible_to<std::uint32_t>;
  { t.wall_limit() } -> std::convertible_to<std::uint32_t>;
  { t.cell_count() } -> std::convertible_to<std::uint32_t>;
  { t.contains(c) } -> std::convertible_to<bool>;
  t.for_each_side(c, f);
  t.for_each_neighbor(c, f);
  { t.ends(w) } -> std::same_as<std::pair<Cell, Cell>>;
};

/// The slow half, for gates and drawing: where cells and walls lie in the plane. The unit is one pitch (the
/// mean distance of neighboring centers). y grows downwards, outlines are clockwise on the page, and bounds()
/// encloses all of them.
template <class T>
concept PlanarTopology = Topology<T> && requires(const T& t, Cell c, Wall w) {
  { t.center(c) } -> std::same_as<Point>;
  { t.outline(c) } -> std::same_as<std::vector<Edge>>;
  { t.edge(w) } -> std::same_as<Edge>;
  { t.bounds() } -> std::same_as<Rect>;
};

/// Calls fn(Cell) for every cell, in id order.
template <Topology T, class Fn>
void for_each_cell(const T& t, Fn fn) {
  for (std::uint32_t i = 0; i < t.cell_limit(); ++i)
    if (t.contains(Cell{i})) fn(Cell{i});
}

/// Calls fn(Wall, Cell inside, Cell beyond) once for every wall that touches a cell; `beyond` is absent on
/// the rim. These are the walls on paper, whether or not a passage fits.
template <Topology T, class Fn>
void for_each_wall(const T& t, Fn fn) {
  for_each_cell(t, [&](Cell c) {
    t.for_each_side(c, [&](Cell, Wall w) {
      const auto [a, b] = t.ends(w);
      const Cell beyond = a == c ? b : a;
      if (!t.contains(beyond) || c < beyond) fn(w, c, beyond);
    });
  });
}

/// Calls fn(Wall, Cell, Cell) once for every wall that may become a passage: the edges of the logical graph.
template <Topology T, class Fn>
void for_each_doorway(const T& t, Fn fn) {
  for_each_cell(t, [&](Cell c) {
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (c < n) fn(w, c, n);
    });
  });
}

}  // namespace mazefolio::topology
