// A walk enters and leaves a part that hangs on the rest by one cell only where it begins or ends in it. So
// two such parts may be ends of blocks (of the tree of biconnected parts), and no cell may join three.
// Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972).

#include "generate/walks/walk_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace mazefolio::generate {
namespace {

Outcome impossible(std::string why) { return failure(fmt::format("{}: {}", why, what_would_do())); }

struct Hanging {
  std::uint32_t ends = 0;    ///< parts that hang on the rest by one cell, and on which none hangs
  Cell end_at = no_cell;     ///< the cell by which the first of them hangs
  std::uint32_t pieces = 1;  ///< the most into which the rest falls without one cell
  Cell joins = no_cell;      ///< that cell
};

Hanging hanging_parts(const Lattice& t) {
  struct Frame {
    Cell cell;
    int side = 0;
    std::uint32_t ends_before = 0, pieces = 0;
  };
  constexpr std::uint32_t unmet = 0;
  std::vector<std::uint32_t> met(t.cell_limit(), unmet), low(t.cell_limit(), 0);
  std::uint32_t clock = 0;
  Hanging out;
  Cell first = no_cell;
  for_each_cell(t, [&](Cell c) {
    if (first == no_cell) first = c;
  });
  std::vector<Frame> stack;
  const auto enter = [&](Cell c) {
    met[index(c)] = low[index(c)] = ++clock;
    stack.push_back({c, 0, out.ends, 0});
  };
  enter(first);
  while (!stack.empty()) {
    Frame& top = stack.back();
    if (top.side < t.degree()) {
      const Cell n = t.beyond(top.cell, top.side++);
      if (!t.contains(n)) continue;
      if (met[index(n)] == unmet)
        enter(n);
      else
        low[index(top.cell)] = std::min(low[index(top.cell)], met[index(n)]);
      continue;
    }
    const Frame done = top;
    stack.pop_back();
    const bool is_first = stack.empty();
    const std::uint32_t pieces = done.pieces + !is_first;
    if (pieces > out.pieces) {
      out.pieces = pieces;
      out.joins = done.cell;
    }
    if (is_first) break;
    Frame& parent = stack.back();
    low[index(parent.cell)] = std::min(low[index(parent.cell)], low[index(done.cell)]);
    if (low[index(done.cell)] < met[index(parent.cell)]) continue;
    ++parent.pieces;
    const bool whole = parent.cell == first && stack.size() == 1 && clock == t.cell_count() &&
                       parent.pieces == 1;  // may be the part that all others hang on
    if (out.ends == done.ends_before && !whole) {
      if (out.ends++ == 0) out.end_at = parent.cell;
    }
  }
  return out;
}

std::string named(const Lattice& t, Cell c) { return fmt::format("{},{}", t.column(c), t.row(c)); }

}  // namespace

const char* what_would_do() {
  return "use method=doubled, which follows any shape, let some cells be left out (leave=0.1), or use "
         "another "
         "size";
}

bool are_beside(const Lattice& t, Cell a, Cell b) {
  bool found = false;
  t.for_each_neighbor(a, [&](Cell n, Wall) { found |= n == b; });
  return found;
}

Outcome check_walkable(const Lattice& t, bool round) {
  const std::uint32_t cells = t.cell_count();
  if (round && cells < (has_colors(t) ? 4u : 3u))
    return failure("a round walk needs more cells: make the maze larger");
  if (cells < 2) return Done{};
  std::uint32_t dead_ends = 0, dark = 0;
  Cell dead_end = no_cell;
  for_each_cell(t, [&](Cell c) {
    int sides = 0;
    t.for_each_neighbor(c, [&](Cell, Wall) { ++sides; });
    if (sides < 2 && dead_ends++ == 0) dead_end = c;
    dark += is_dark(t, c);
  });
  const std::uint32_t ends = round ? 0 : 2;
  if (dead_ends > ends)
    return impossible(fmt::format("{} {} with one neighbor, as that at {}, and {}", dead_ends,
                                  dead_ends == 1 ? "cell is a dead end" : "cells are dead ends",
                                  named(t, dead_end),
                                  round ? "a round walk ends nowhere" : "a walk ends in two"));
  if (const std::uint32_t light = cells - dark;
      has_colors(t) && std::max(dark, light) - std::min(dark, light) > (round ? 0u : 1u))
    return impossible(
        fmt::format("on a chessboard {} cells of the shape are of one color and {} of the other, and a walk, "
                    "which changes color with every step, has {}",
                    std::max(dark, light), std::min(dark, light),
                    round ? "as many of both" : "at most one more of one color"));
  const Hanging parts = hanging_parts(t);
  if (parts.pieces > (round ? 1u : 2u))
    return impossible(
        fmt::format("without the cell at {} the shape falls into {} pieces, and a walk passes it "
                    "once",
                    named(t, parts.joins), parts.pieces));
  if (parts.ends > 2)
    return impossible(
        fmt::format("{} parts of the shape hang on the rest by one cell, as that at {}, and a "
                    "walk can end in two",
                    parts.ends, named(t, parts.end_at)));
  return Done{};
}

}  // namespace mazefolio::generate
