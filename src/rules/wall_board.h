#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"
#include "rules/state_graph.h"

namespace mazefolio::rules {

/// Sides of a square, clockwise as those of a Lattice.
enum Side : std::uint8_t { east, south, west, north };
constexpr int opposite(int side) { return side ^ 2; }

/// The walls of a full rectangle of squares as a table, for boards that are changed and judged a thousand
/// times. Squares are numbered row by row.
class WallBoard {
 public:
  explicit WallBoard(const Maze& maze);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  State size() const { return static_cast<State>(open_.size()); }
  State square(Cell c) const;
  Cell cell(State s) const;
  /// Of a gate: the side of its square where it stands; -1: it is a place within.
  int side(const Gate& gate) const;
  Wall wall(State s, int side) const { return lattice_->wall(cell(s), side); }

  /// One bit a side, set where its wall is open.
  unsigned open_sides(State s) const { return open_[s]; }
  bool is_open(State s, int side) const { return open_[s] >> side & 1; }
  State beyond(State s, int side) const { return s + beyond_[static_cast<std::size_t>(side)]; }
  /// Whether two squares are at least a third of the longer side apart, in a straight line.
  bool are_far(State a, State b) const;
  /// Calls fn(square) for each square that is one step away.
  template <class Fn>
  void for_each_step(State s, Fn fn) const {
    for (int side = 0; side < 4; ++side)
      if (is_open(s, side)) fn(beyond(s, side));
  }

  /// A wall between two squares, by one of them.
  struct Inner {
    State square;
    int side;
  };
  const std::vector<Inner>& inner_walls() const { return inner_; }
  void toggle(Inner wall);
  std::size_t closed_walls() const { return closed_; }

  /// A random spanning tree, of which all dead ends are opened where no post is left without a wall.
  void braid(Rng& rng);
  /// Opens more walls at random, down to a share of those that are closed, where no post is left without one.
  void open_to(double share, Rng& rng);
  /// Opens all, and closes some at random, so that no square is cut off.
  void scatter(std::size_t walls, Rng& rng);

  /// Which changes are allowed.
  struct Limits {
    bool bare_posts = false;                        ///< no wall may stand at a post
    std::size_t least = 0, most = ~std::size_t{0};  ///< closed walls
  };
  /// Opens or closes one wall at random; false: that is not allowed, or would cut off a square.
  bool change(const Limits& limits, Rng& rng);
  void undo() { toggle(changed_); }

  /// Its walls as those of a Maze.
  BitSet open() const;

 private:
  bool bares_post(Inner wall);
  bool cuts(Inner wall);

  std::shared_ptr<const AnyTopology> topology_;
  const Lattice* lattice_;
  int columns_, rows_;
  std::array<State, 4> beyond_;
  std::vector<std::uint8_t> open_;  ///< by square
  std::vector<Inner> inner_;
  std::size_t closed_ = 0;
  Inner changed_{};
  std::vector<State> met_;             ///< of the search of cuts()
  std::vector<std::uint32_t> met_in_;  ///< by square: the number of that search
  std::uint32_t searches_ = 0;
};

/// Steps through open walls, with no other rule.
struct PlainSteps {
  const WallBoard& walls;
  State from, to;

  std::uint32_t state_limit() const { return walls.size(); }
  State start() const { return from; }
  bool is_goal(State s) const { return s == to; }
  Cell place(State s) const { return walls.cell(s); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    walls.for_each_step(s, fn);
  }
};

/// The last change of a board: one of its places was moved, or a wall was changed.
class LastChange {
 public:
  /// Moves a place, unless `fits()` is false then.
  template <class Fn>
  bool move(State& place, State to, Fn fits) {
    place_ = &place;
    before_ = place;
    place = to;
    if (fits()) return true;
    place = before_;
    return false;
  }
  bool change_wall(WallBoard& walls, const WallBoard::Limits& limits, Rng& rng) {
    place_ = nullptr;
    return walls.change(limits, rng);
  }
  void undo(WallBoard& walls) {
    if (place_)
      *place_ = before_;
    else
      walls.undo();
  }

 private:
  State* place_ = nullptr;  ///< null: it was a wall
  State before_ = 0;
};

}  // namespace mazefolio::rules
