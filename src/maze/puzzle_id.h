#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maze/gate_names.h"

namespace mazefolio::maze {

/// The name of a row of a table and the options that differ from their defaults, in row order.
struct NamedRow {
  std::string name;
  std::vector<std::pair<std::string, std::string>> options;
  friend bool operator==(const NamedRow&, const NamedRow&) = default;
};

/// Everything that is needed to make a puzzle again, as text:
/// "hexagon:20x28/kruskal(height=x)#7f3a91c2@r0-r19", and with everything
/// "voronoi(relax=3)~heart:20x28/wilson+braid=0.5+dead_ends=merge#5@r0-c7-r19" (goals between the gates).
/// Names, options and seed are text here; whether they exist is checked elsewhere.
struct PuzzleId {
  NamedRow grid;
  NamedRow shape{"rectangle", {}};  ///< left out of the text where it is this
  std::uint32_t columns = 0, rows = 0;
  NamedRow algorithm;
  std::vector<std::pair<std::string, std::string>> refinements;  ///< that differ from their defaults
  std::string seed;
  std::optional<GateNames> gates;
  friend bool operator==(const PuzzleId&, const PuzzleId&) = default;
};

/// Letters, digits and -_. stand for themselves in option values and seed; other bytes are percent-encoded.
std::string to_text(const PuzzleId& id);

/// Parses the text form. Throws InputError.
PuzzleId parse_puzzle_id(std::string_view text);

}  // namespace mazefolio::maze
