#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "puzzle/entry_request.h"
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
  /// The error for that case, at the size that the entry asks for, or at the entry.
  Diagnostics refusal(const EntryRequest& request) const;

 private:
  const Taken* taken_;
  std::set<std::string> met_;
  int count_ = 0;
};

/// Makes puzzle i as something that is not taken.
using MakeAgain = std::function<Result<Puzzle>(std::size_t i, const Taken& taken)>;

/// No maze stands twice in a book, not even turned or mirrored: the later puzzle is made again, unless its
/// entry allows repeats. A single maze with a seed of its own stays as it is: others are made again, and
/// two such mazes that are equal are an error. Where `again` fails, it is not called once more for the same
/// recipe. In the order of the puzzles, so that threads do not matter.
std::vector<Result<Puzzle>> without_repeats(std::span<const EntryRequest> requests,
                                            std::vector<Result<Puzzle>> made, const MakeAgain& again);

}  // namespace mazefolio::puzzle
