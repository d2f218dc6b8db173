#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "base/result.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "rules/state_search.h"

namespace mazefolio::rules {

// Boards whose shortest way is to have many moves. Idea: a random board is changed, one mark or wall at a
// time. A change is kept where it does not make the board worse: the shortest way should have as many moves
// as are wished, and there should be only one that short. Changes that make it neither better nor worse are
// kept, too: they lead out of dead ends. Cost: one breadth-first search a change, some hundred changes a
// board.

/// How good a board is.
struct Value {
  double value = 0;
  bool done = false;  ///< nothing is left to wish
};

/// The value of a board after a search for its shortest way. `penalty`: for what is wrong with it beside the
/// way; done is only what has none.
Value value_of(const StateSearch& search, int wish, double penalty);

template <class B>
concept ClimbedBoard = requires(B& board, Rng& rng) {
  { board.value() } -> std::same_as<Value>;
  { board.change(rng) } -> std::same_as<bool>;  // one thing; false: this change is not allowed
  board.undo();                                 // the last change
};

/// Boards that are drawn before a wish is given up, and changes of each.
constexpr int most_attempts = 40, most_changes = 4000;

/// Makes a random board better until nothing is left to wish; false: it is given up.
template <ClimbedBoard B>
bool climb(B& board, Rng& rng) {
  Value value = board.value();
  for (int i = 0; i < most_changes && !value.done; ++i) {
    if (!board.change(rng)) continue;
    const Value changed = board.value();
    if (changed.value >= value.value)
      value = changed;
    else
      board.undo();
  }
  return value.done;
}

/// What boards of a rule consist of, and the squares that a side may have.
struct BoardSize {
  std::string_view what;  ///< "jumps"
  std::uint32_t least = 0, most = 0;
};

/// Fails where a maze is no such board.
Outcome check_board(const Maze& maze, const BoardSize& size);

/// The mean of the two sides.
double side_of(const Maze& maze);

/// A number of moves that is wished.
struct Wish {
  int moves = 0;
  int least = 0, most = 0;  ///< that a board of this size may have
  std::string_view option;  ///< where it is written
};

/// Fails where so many moves, as "jumps", are too many or too few for the board.
Outcome check_wish(const Maze& maze, const Wish& wish, std::string_view moves);

/// Why no board was found.
Diagnostics no_board(const Wish& wish, std::string_view moves);

/// Fails where two ways by the states are shortest.
Outcome check_only_shortest(const StateGraph& graph);

/// Fails where a way by the walls alone has no more moves than the shortest way by the states.
Outcome check_rule_matters(const Maze& maze, const StateGraph& graph);

}  // namespace mazefolio::rules
