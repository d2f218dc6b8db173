#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maze/maze.h"
#include "maze/puzzle_id.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// One maze without a book.
struct SingleOrder {
  PuzzleSpec puzzle;  ///< rows with their options, size, goals
  std::string seed;
  std::optional<GateNames> gates;  ///< instead of the goals
};

/// What an id asks for. Throws InputError for names and values that do not exist.
SingleOrder order_of(const PuzzleId& id);

/// A maze with everything known about it.
struct SingleMaze {
  std::optional<PuzzleId> id;  ///< with the gates, where they were asked for; none of a maze that was read
  Maze maze;
  CellPath path;              ///< empty when nobody asked
  std::uint32_t dropped = 0;  ///< cells of the shape that could not be kept
  double generate_s = 0, solve_s = 0;
};

/// Makes, solves and proves it. Throws InputError, InternalError, Canceled.
SingleMaze make_single(const SingleOrder& order, bool must_solve);

/// The maze of a text (maze/text.h), with these goals instead of its own gates where there are any, solved
/// and proven. Gates that neither names are set on the rim. Throws InputError with places in `file`.
SingleMaze read_single(std::string_view text, const std::string& file, const Goals& goals, bool must_solve);

}  // namespace mazefolio::puzzle
