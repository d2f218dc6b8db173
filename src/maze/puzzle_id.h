#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// A gate as an id names it: the cell's column and row from 0, and the side of the rim wall: n, e, s, w, or c
/// for a gate without wall.
struct GateName {
  std::uint32_t column = 0, row = 0;
  char side = 'c';
  friend bool operator==(const GateName&, const GateName&) = default;
};
struct GateNames {
  GateName start, finish;
  friend bool operator==(const GateNames&, const GateNames&) = default;
};

/// Makes a puzzle again: "square:20x28/growing-tree(newest=0.5,random=0.5)#7f3a91c2@0,0n-19,27s". Names,
/// options and seed are text here; whether they exist is for the tables to say.
struct PuzzleId {
  std::string grid;
  std::uint32_t columns = 0, rows = 0;
  std::string algorithm;
  /// Those that differ from the default, in row order.
  std::vector<std::pair<std::string, std::string>> options;
  std::string seed;
  std::optional<GateNames> gates;
  friend bool operator==(const PuzzleId&, const PuzzleId&) = default;
};

/// Letters, digits and -_. stand for themselves in option values and seed; other bytes are percent-encoded.
std::string to_text(const PuzzleId& id);

/// Throws InputError that says what is wrong and where an example helps.
PuzzleId parse_puzzle_id(std::string_view text);

/// The gates of a maze on squares; nothing on other topologies or where a gate is not set.
std::optional<GateNames> gate_names(const Maze& maze);

/// The way back. Nothing when the topology has no such cell, or no rim wall on that side of it.
std::optional<std::pair<Gate, Gate>> gates_from_names(const AnyTopology& topology, const GateNames& names);

}  // namespace mazefolio
