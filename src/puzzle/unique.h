#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <variant>

#include "base/diagnostic.h"
#include "puzzle/puzzle.h"

namespace mazefolio::puzzle {

/// The mazes that a book holds already: by canonical hash, with the number of the first puzzle that has it.
using Taken = std::map<std::string, int>;

/// How often one puzzle came upon mazes that its book holds already.
class Repeats {
 public:
  /// Null: nothing is a repeat.
  explicit Repeats(const Taken* taken) : taken_(taken) {}
  /// Whether the book holds this maze; counts it then.
  bool meet(const std::string& hash);
  int count() const { return count_; }
  /// So many that there will hardly be another maze: 100 for each different one, 1000 at most.
  bool too_many() const;
  /// What to tell then, at the size that the entry asks for, or at the entry.
  Diagnostic told(const PuzzleOrder& order) const;

 private:
  const Taken* taken_;
  std::set<std::string> met_;
  int count_ = 0;
};

using Making = std::variant<Puzzle, Diagnostic>;

/// No maze stands twice in a book, turned or mirrored neither: the later puzzle is made again, unless its
/// entry allows repeats. A single maze with a seed of its own is the maze it is: others give way to it, and
/// two that are equal are an error. `again` makes puzzle i as something that is not taken; where it fails, it
/// is not asked again for the same recipe. In order of the puzzles, so that threads do not matter.
void avoid_repeats(std::span<const PuzzleOrder> orders, std::span<Making> makings,
                   const std::function<Making(std::size_t i, const Taken& taken)>& again);

}  // namespace mazefolio::puzzle
