#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// The name of a gate in a puzzle id. On squares: column and row of the cell, from 0, and the side of its rim
/// wall: n, e, s, w, or c for a place without a wall ("3,0n"). In a thick maze the cell is that of the frame,
/// dug or not. On other grids: "r12", number 12 of rim_gates counted from 0, or "c345", the cell with that
/// number, without a wall.
using GateName = std::string;

/// The names of start, finish and further goals.
struct GateNames {
  GateName start, finish;
  std::vector<GateName> goals;
  friend bool operator==(const GateNames&, const GateNames&) = default;
};

/// The parts of a gate name on squares; `side` is one of e, s, w, n, c.
struct SquareName {
  std::uint32_t column = 0, row = 0;
  char side = 'c';
};
/// Throws InputError where the text is no such name.
SquareName parse_square_name(std::string_view name);

/// True where the name has the form that is used on other grids than squares.
bool is_numbered(std::string_view name);
/// The number in such a name. Throws InputError where there is none.
std::uint32_t number_of(std::string_view name);

/// The names of the gates of a maze. Nothing where a gate is not set.
std::optional<GateNames> gate_names(const Maze& maze);

/// Sets the gates with these names. Returns false, and does not change the maze, where it cannot have one of
/// them.
bool set_gates(Maze& maze, const GateNames& names);

}  // namespace mazefolio::maze
