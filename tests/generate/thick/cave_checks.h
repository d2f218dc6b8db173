#pragma once

#include "generate/statistics.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Blocks of 2 x 2 cells of a thick maze that are all of one kind, and those that are checkerboards.
struct Blocks {
  int rock = 0, floor = 0, checkerboards = 0;
};

inline Blocks blocks_of(const Lattice& t) {
  Blocks out;
  for (std::uint32_t y = 0; y + 1 < t.rows(); ++y)
    for (std::uint32_t x = 0; x + 1 < t.columns(); ++x) {
      const bool a = t.contains(t.at(x, y)), b = t.contains(t.at(x + 1, y)), c = t.contains(t.at(x, y + 1)),
                 d = t.contains(t.at(x + 1, y + 1));
      out.rock += !a && !b && !c && !d;
      out.floor += a && b && c && d;
      out.checkerboards += a == d && b == c && a != b;
    }
  return out;
}

/// The cave of a row, whole: in one piece, within its frame, a tree if the row promises one, and the same
/// once more. Returns its squares.
inline Lattice checked_cave(const GeneratorRow& row, const Lattice& field, const Options& options,
                            std::string_view seed) {
  const auto topology = std::make_shared<const AnyTopology>(field);
  REQUIRE(check_fit(row, *topology, options).ok());
  const Result<Maze> made = draft(row, topology, options, seed);
  REQUIRE(made.ok());
  check_maze(*made, row.perfect);
  const Lattice& squares = std::get<Lattice>(*made->topology);
  CHECK(squares.cell_count() > 0);
  CHECK(squares.without_rock().present() == field.present());
  const BitSet inner = inner_cells(field);
  for_each_cell(squares, [&](Cell c) { CHECK(inner.test(index(c))); });
  CHECK(draft(row, topology, options, seed)->open == made->open);
  return squares;
}

/// In percent of the cells.
inline double dead_end_percent(const Lattice& squares) {
  int dead_ends = 0;
  for_each_cell(squares, [&](Cell c) {
    int ways = 0;
    squares.for_each_neighbor(c, [&](Cell, Wall) { ++ways; });
    dead_ends += ways == 1;
  });
  return 100.0 * dead_ends / squares.cell_count();
}

}  // namespace mazefolio::tests
