// A change of what a rule makes for a seed changes every book with such a puzzle: it must not happen
// unnoticed. After a change that is meant, run this test with MAZEFOLIO_RENEW=1.

#include <catch2/catch.hpp>

#include "base/sha256.h"
#include "perfect_mazes.h"
#include "support/golden.h"

using namespace mazefolio::tests;

namespace {

/// Its ends, its passages and its marks.
std::string as_text(const Maze& maze) {
  std::string text;
  const auto add = [&](std::uint32_t id) { text += std::to_string(id) + " "; };
  for (const Gate& gate : {maze.start, maze.finish}) {
    add(index(gate.cell));
    add(index(gate.wall));
  }
  maze.open.for_each_set([&](std::size_t wall) { add(static_cast<std::uint32_t>(wall)); });
  for (const CellMark& mark : maze.marks->cells) {
    add(index(mark.cell));
    text += mark.text + " ";
  }
  for (const PassageMark& mark : maze.marks->passages) {
    add(index(mark.wall));
    add(index(mark.to));
  }
  return text;
}

}  // namespace

TEST_CASE("every rule lays the same puzzles as ever, on a field or into a maze") {
  std::string lines;
  const auto board = [](const RuleRow& row, std::uint32_t side) {
    return row.on_maze ? perfect_maze("square", {side, side}, "kruskal", "1") : field(side, side);
  };
  for (const RuleRow& row : rule_rows())
    if (row.lay && !row.floors)
      for (const std::uint32_t side : {6u, 8u})
        for (const std::string seed : {"1", "2"})
          lines += row.name + " " + std::to_string(side) + " " + seed + " " +
                   sha256(as_text(laid(board(row, side), rule_with(row.name, {}), seed))) + "\n";
  check_golden(MAZEFOLIO_SOURCE_DIR "/tests/rules/goldens.txt", lines);
}
