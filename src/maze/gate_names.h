#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// A gate as an id names it. On squares: the cell's column and row from 0 and the side of the rim wall: n, e,
/// s, w, or c for a place without wall ("3,0n"). Of a thick maze it is the cell of the frame and its outer
/// wall, the same before the frame is dug there and after. On other grids: "r12", the twelfth of rim_gates,
/// or "c345", the cell of that number without a wall.
using GateName = std::string;

/// Start and finish, and between them the further goals.
struct GateNames {
  GateName start, finish;
  std::vector<GateName> goals;
  friend bool operator==(const GateNames&, const GateNames&) = default;
};

/// The gate name of a square lattice, read; `side` is one of e, s, w, n, c.
struct SquareName {
  std::uint32_t column = 0, row = 0;
  char side = 'c';
};
/// Throws InputError where it is no such name.
SquareName parse_square_name(std::string_view name);

/// Begins like the names of grids that are no squares.
bool is_numbered(std::string_view name);
/// Of a numbered name; throws InputError where it has none.
std::uint32_t number_of(std::string_view name);

/// The gates of a maze; nothing where one is not set.
std::optional<GateNames> gate_names(const Maze& maze);

/// Sets the gates that the names say. Returns false, and leaves the maze alone, when it cannot have one of
/// them.
bool set_gates(Maze& maze, const GateNames& names);

}  // namespace mazefolio::maze
