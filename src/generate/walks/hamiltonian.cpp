// The cells of a rectangle between which a Hamiltonian path exists, by the theorem of A. Itai, C.
// Papadimitriou and J. L. Szwarcfiter, "Hamilton paths in grid graphs", SIAM Journal on Computing 11 (1982):
// the colors of a chessboard decide, except in rectangles one, two or three cells wide, where a few more
// pairs are impossible.

#include "generate/walks/hamiltonian.h"

#include <algorithm>
#include <utility>

namespace mazefolio::generate {
namespace {

enum class Obstacle { none, same_cell, same_color, not_as_corners, one_wide, two_wide, three_wide };

bool is_odd(GridCell c) { return (c.x + c.y) % 2 != 0; }

// Three rows and an even number of columns. An end that has not the color of the upper left corner cuts off
// more cells of one color than the rest of the walk can visit.
bool cuts_three_rows(GridCell a, GridCell b) {
  if (!is_odd(a)) std::swap(a, b);
  return a.y == 1 ? a.x < b.x : a.x + 1 < b.x;
}

Obstacle obstacle(CellCount size, GridCell a, GridCell b) {
  if (size.columns < size.rows) {
    std::swap(size.columns, size.rows);
    std::swap(a.x, a.y);
    std::swap(b.x, b.y);
  }
  const auto [columns, rows] = size;
  if (a == b) return columns == 1 ? Obstacle::none : Obstacle::same_cell;
  const bool even = columns % 2 == 0 || rows % 2 == 0;
  if (rows == 1)
    return std::min(a.x, b.x) == 0 && std::max(a.x, b.x) == columns - 1 ? Obstacle::none : Obstacle::one_wide;
  if (even && is_odd(a) == is_odd(b)) return Obstacle::same_color;
  if (!even && (is_odd(a) || is_odd(b))) return Obstacle::not_as_corners;
  if (rows == 2 && a.x == b.x && a.x > 0 && a.x < columns - 1) return Obstacle::two_wide;
  const auto mirrored = [columns = columns](GridCell c) { return GridCell{columns - 1 - c.x, c.y}; };
  // The number of columns is even, so the mirror image has the other colors.
  if (rows == 3 && even && (cuts_three_rows(a, b) || cuts_three_rows(mirrored(a), mirrored(b))))
    return Obstacle::three_wide;
  return Obstacle::none;
}

}  // namespace

bool has_walk(CellCount size, GridCell start, GridCell finish) {
  return obstacle(size, start, finish) == Obstacle::none;
}

Outcome check_walk(CellCount size, GridCell start, GridCell finish) {
  switch (obstacle(size, start, finish)) {
    case Obstacle::none:
      return Done{};
    case Obstacle::same_cell:
      return failure("start and finish are the same cell, and the walk must visit all others");
    case Obstacle::same_color:
      return failure(
          "start and finish have the same color of a chessboard, and a walk through an even number of "
          "cells ends on the other one: move one of them by one cell, or make the maze one column or row "
          "larger");
    case Obstacle::not_as_corners:
      return failure(
          "on a chessboard with an odd number of cells a walk starts and ends on the color of the "
          "corners: move start or finish by one cell, or make the maze one column or row larger");
    case Obstacle::one_wide:
      return failure("a maze one cell wide is walked from end to end: let start and finish be its ends");
    case Obstacle::two_wide:
      return failure(
          "start and finish lie side by side across a maze two cells wide and leave half of it "
          "unreached: move them to its ends, or apart");
    case Obstacle::three_wide:
      return failure(
          "in a maze three cells wide start and finish cut off cells here: move them to its ends, or make "
          "it four cells wide");
  }
  return Done{};
}

Outcome check_round(CellCount size) {
  if (size.columns < 2 || size.rows < 2) return failure("a round walk needs at least 2x2 cells");
  if (size.columns % 2 != 0 && size.rows % 2 != 0)
    return failure(
        "a round walk visits as many white cells of a chessboard as black ones, and an odd number of "
        "columns times an odd number of rows has one more: make one of them even");
  return Done{};
}

}  // namespace mazefolio::generate
