#pragma once

#include <vector>

#include "base/rng.h"
#include "rules/rule_rows.h"

namespace mazefolio::rules {

/// Walls, and links beside them.
class LinkedMaze {
 public:
  LinkedMaze(const Maze& maze, const std::vector<Link>& links)
      : maze_(maze), twin_(cell_limit(*maze.topology), no_cell) {
    for (const Link& link : links) {
      twin_[index(link.a)] = link.b;
      twin_[index(link.b)] = link.a;
    }
  }

  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(twin_.size()); }
  State start() const { return index(maze_.start.cell); }
  bool is_goal(State s) const { return Cell{s} == maze_.finish.cell; }
  Cell place(State s) const { return Cell{s}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    std::visit(
        [&](const auto& t) {
          t.for_each_neighbor(Cell{s}, [&](Cell n, Wall w) {
            if (maze_.open.test(index(w))) fn(index(n));
          });
        },
        *maze_.topology);
    if (twin_[s] != no_cell) fn(index(twin_[s]));
  }

  /// The cells from one to another, without a loop the only ones; empty: there is no way.
  std::vector<std::uint32_t> way(std::uint32_t from, std::uint32_t to) const;
  /// The cell before each one on the way from another; all bits set: it is not reached.
  std::vector<std::uint32_t> searched(std::uint32_t from) const;
  bool is_link(std::uint32_t a, std::uint32_t b) const { return twin_[a] == Cell{b}; }

 private:
  const Maze& maze_;
  std::vector<Cell> twin_;  ///< by cell
};

/// The open wall between two cells.
Wall passage_between(const Maze& maze, std::uint32_t a, std::uint32_t b);

/// Adds a link to a maze of walls and links without a loop. Where it closes one, a random passage of that
/// loop is walled up; false: the loop has none.
bool add_link(Maze& maze, std::vector<Link>& links, const Link& link, Rng& rng);

/// The links that a way uses, in its order.
std::vector<Link> used_links(const CellPath& way, const std::vector<Link>& links);

/// The marks of links that are in the order of their cells: letters, and those of the way as names.
Marks marks_of_links(const std::vector<Link>& links, const CellPath& way);

/// Each letter stands at both ends of a link, everything is reached, there is one way, and it uses so many
/// links.
Outcome check_links(const Maze& maze, const CellPath& way, std::size_t least_used);

/// The states of a maze with links.
Result<StateGraph> states_with_links(const Maze& maze, const Options& options);

}  // namespace mazefolio::rules
