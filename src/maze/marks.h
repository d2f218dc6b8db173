#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "topology/topology.h"

namespace mazefolio::maze {

/// A letter, a number or a sum that is printed in a cell, as UTF-8.
struct CellMark {
  Cell cell = no_cell;
  std::string text;
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

/// What is printed in a passage: an arrow to one of its two cells, or a door with a letter.
struct PassageMark {
  Wall wall = no_wall;
  Cell to = no_cell;  ///< of an arrow
  std::string text;   ///< of a door, as UTF-8
  friend bool operator==(const PassageMark&, const PassageMark&) = default;
};

/// Two cells between which one may go without a passage.
struct Link {
  Cell a = no_cell, b = no_cell;
  friend bool operator==(const Link&, const Link&) = default;
};

/// The mark of a cell that nobody may enter: it is filled.
constexpr char block_mark[] = "\u25a0";

/// How the marks in cells look.
enum class MarkLook : std::uint8_t { plain, key, ring, disc, strings };

/// What a rule prints in a maze, beside its walls: at most one mark a cell or passage, by growing id.
struct Marks {
  std::vector<CellMark> cells;
  std::vector<PassageMark> passages{};
  std::vector<Link> links{};
  MarkLook look = MarkLook::plain;
  /// Texts that are only names, in the order in which the solution needs them: others would do as well.
  std::vector<std::string> names{};
  /// Those of a pattern, from that of the start on: others in their places would make the same puzzle.
  std::vector<std::string> symbols{};
  std::uint32_t target = 0;  ///< the sum of the numbers on the way; 0: they are not added up
  bool hops = false;         ///< a way jumps over cells
  bool directed = false;     ///< the way back may be another: the answer shows its direction
  bool underlined = false;   ///< a 6 has a line below it: boards may be read from any side
  bool shapes = false;       ///< those in cells are shapes (maze/mark_shapes.h)
  bool hairlines = false;    ///< there are no walls inside, and fine lines set the cells off
  friend bool operator==(const Marks&, const Marks&) = default;
};

/// Its signs stand for themselves: they are drawn where letters would be too small, too.
inline bool has_signs(const Marks& marks) {
  return marks.look != MarkLook::plain || marks.shapes || !marks.passages.empty();
}

}  // namespace mazefolio::maze
