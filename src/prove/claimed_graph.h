#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "prove/claims.h"

namespace mazefolio::prove {

constexpr double largest_pt = 20'000;  ///< of a manifest; PDF ends at 14400

/// Throws InputError: "book.json: error: 'puzzles[0].page' is 7, not from 1 to 3".
[[noreturn]] void refuse_claim(const std::string& file, const std::string& where, const std::string& what);

/// The graph of a maze as a manifest writes it (docs/proof.md).
struct PackedGraph {
  std::string file, where;  ///< for messages
  /// A field of squares that are all there.
  struct Squares {
    std::uint32_t columns = 0, rows = 0;
    Point corner, pitch;  ///< of the first square; from there to its opposite corner
    std::string open;     ///< a bit a wall, as base64
  };
  std::optional<Squares> squares;
  /// Of others, and the widths of all: rows of numbers as base64, by key, and what a number is of lengths.
  std::map<std::string, std::string> lists;
  double unit_pt = 0;
};

/// Its cells and borders; the borders by their kind. Throws InputError where it is none.
GraphClaim claimed_graph(const PackedGraph& packed);

}  // namespace mazefolio::prove
