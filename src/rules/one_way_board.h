#pragma once

#include <vector>

#include "maze/maze.h"
#include "rules/state_graph.h"

namespace mazefolio::rules {

/// A maze whose passages may have arrows, for boards that are changed and judged a thousand times. A state is
/// a cell.
class OneWayBoard {
 public:
  enum class Ways : std::uint8_t { both, forth, back };
  /// An open wall: forth is from `a` to `b`.
  struct Passage {
    Wall wall;
    State a, b;
    Ways ways = Ways::both;
  };

  /// Its open walls, in id order, each open both ways.
  explicit OneWayBoard(const Maze& maze);

  void set_ends(Cell start, Cell finish) {
    from_ = index(start);
    to_ = index(finish);
  }
  const std::vector<Passage>& passages() const { return passages_; }
  void set(std::size_t passage, Ways ways) { passages_[passage].ways = ways; }
  /// The place of the passage in a wall; that of none: passages().size().
  std::size_t passage_in(Wall wall) const;

  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(first_.size()) - 1; }
  State start() const { return from_; }
  bool is_goal(State s) const { return s == to_; }
  Cell place(State s) const { return Cell{s}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    for_each(s, Ways::forth, fn);
  }

  /// The same moves, backwards from the finish.
  struct Backwards {
    const OneWayBoard& board;
    std::uint32_t state_limit() const { return board.state_limit(); }
    State start() const { return board.to_; }
    bool is_goal(State) const { return false; }
    Cell place(State s) const { return board.place(s); }
    template <class Fn>
    void for_each_move(State s, Fn fn) const {
      board.for_each(s, Ways::back, fn);
    }
  };

 private:
  /// Beyond a passage, which leads there from its `a` or not.
  struct Step {
    State to;
    std::uint32_t passage;
    bool forth;
  };
  template <class Fn>
  void for_each(State s, Ways along, Fn fn) const {
    for (std::uint32_t i = first_[s]; i < first_[s + 1]; ++i) {
      const Ways ways = passages_[steps_[i].passage].ways;
      if (ways == Ways::both || (ways == along) == steps_[i].forth) fn(steps_[i].to);
    }
  }

  std::vector<Passage> passages_;
  std::vector<std::uint32_t> first_;  ///< by cell
  std::vector<Step> steps_;
  State from_ = 0, to_ = 0;
};

}  // namespace mazefolio::rules
