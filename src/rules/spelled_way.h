#pragma once

#include <cstdint>
#include <vector>

#include "rules/maze_doors.h"
#include "rules/message.h"
#include "rules/state_graph.h"
#include "rules/word_hits.h"

namespace mazefolio::rules {

/// Fails where a message has so many letters that a maze of so many cells has too many states.
Outcome check_spelled_states(std::uint32_t cells, const Message& message);

/// What one may do who reads a message along his way: he never enters a cell with a letter other than the
/// next one, and is done at the finish with all letters read. A state is a cell and how many are read.
Result<StateGraph> spelled_states(const Maze& maze, const CellLetters& letters, const Message& message);

/// A way that spells a message, in a maze whose walls are opened one by one while no other way does. Keeps,
/// of each state off the way, from where on the way it is reached and where it leads back (is_only_way), so
/// that a wall costs no more than the states for which that changes.
class SpelledWay {
 public:
  SpelledWay(const Maze& maze, const CellPath& way, const CellLetters& letters, const Message& message);

  /// No other way spells it.
  bool is_only() const { return only_; }
  /// Opens a wall between two cells, unless another way would spell it then.
  bool open(Wall wall, Cell a, Cell b);
  const BitSet& walls() const { return open_; }
  bool is_open(Wall wall) const { return open_.test(index(wall)); }

  /// All neighbors of a cell, behind walls, too.
  const std::vector<Door>& doors(Cell c) const { return doors_[index(c)]; }

 private:
  static constexpr std::int32_t none = -1;
  static constexpr std::int32_t never = INT32_MAX;
  /// What a state had before a wall was opened.
  struct Change {
    State state;
    std::int32_t least, greatest;
  };

  State state(Cell c, State read) const { return index(c) * held_ + read; }
  template <class Fn>
  void enter(Cell c, State read, Fn fn) const;
  template <class Fn>
  void for_each_next(State s, Fn fn) const;
  template <class Fn>
  void for_each_before(State s, Fn fn) const;
  bool lower(State s, std::int32_t least);
  bool raise(State s, std::int32_t greatest);
  bool link(State from, State to);

  std::vector<std::vector<Door>> doors_;      ///< by cell
  BitSet open_;                               ///< walls
  State held_;                                ///< states of a cell
  std::vector<std::uint32_t> letter_, next_;  ///< by cell, by letters read: what letter, as a number; 0: none
  State goal_;
  std::vector<std::int32_t> at_;                ///< by state: its place on the way, or none
  std::vector<std::int32_t> least_, greatest_;  ///< by state: places on the way, see is_only_way
  std::vector<Change> changes_;
  bool only_ = false;
};

}  // namespace mazefolio::rules
