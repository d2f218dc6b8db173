#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// What two strings do in a square: they cross, or each turns by a quarter. A rising tile joins its left side
/// to the one above, a falling one to the one below.
enum class Tile : std::uint8_t { crossing, rising, falling };
enum class TileSide : std::uint8_t { left, right, above, below };

/// Strings in a field of tiles. They come in at the left of each row and go out at the right. Above and below
/// the field half circles join its first two columns, the next two, and so on. On the page it may run down:
/// then columns are rows there, and what is left here is above.
struct Tangle {
  std::uint32_t length = 0, strings = 0;  ///< columns, an even number, and rows
  bool down = false;
  std::vector<Tile> tiles{};  ///< row by row

  Tile& at(std::uint32_t x, std::uint32_t y) { return tiles[y * length + x]; }
  Tile at(std::uint32_t x, std::uint32_t y) const { return tiles[y * length + x]; }
};

/// A tile that a string goes through.
struct TilePass {
  std::uint32_t x = 0, y = 0;
  TileSide in = TileSide::left, out = TileSide::right;
};

struct TangleString {
  std::uint32_t to = 0;       ///< the row in which it ends
  bool leads_across = false;  ///< it ends at the right; else it comes back to the left
  std::vector<TilePass> passes{};
};

/// The field of a tangle on a maze of squares: strings run along its longer side, and down where both are
/// equal. Nothing where the maze is no full rectangle, or has an odd number of squares along its strings.
std::optional<Tangle> empty_tangle(const AnyTopology& t);
/// Where a tile of it lies.
Cell tile_cell(const AnyTopology& t, const Tangle& tangle, std::uint32_t x, std::uint32_t y);

/// The marks of tiles, and what they stand for. Nothing for another text.
const char* tile_mark(Tile tile);
std::optional<Tile> tile_of(std::string_view mark);

/// The tangle that the marks of a maze make; nothing where they make none.
std::optional<Tangle> tangle_of(const Maze& maze);

/// The string that comes in at the left of a row.
TangleString string_of(const Tangle& tangle, std::uint32_t row);
/// All of them, by the row of their left ends.
std::vector<TangleString> strings_of(const Tangle& tangle);

/// Every string leads from a left end to a right one, and there are no closed loops.
bool all_lead_across(const Tangle& tangle, const std::vector<TangleString>& strings);

}  // namespace mazefolio::maze
