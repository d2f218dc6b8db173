#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "maze/maze.h"
#include "solve/tree_walk.h"

namespace mazefolio::solve {

/// The ways between the rim cells of a tree alone, and the forks where these part: at most twice as many
/// nodes as there are rim cells, however large the maze.
class RimTree {
 public:
  /// `rim`: a bit a cell; `first` is one of them. Walks over the maze once.
  RimTree(const Lattice& t, const BitSet& open, const BitSet& rim, Cell first);

  /// Whether it has met just these rim cells, by growing id: not where the maze is in pieces.
  bool holds(std::span<const Cell> rim) const;

  /// Calls fn(Cell, steps) for each rim cell, in the order in which a walk from one of them meets them.
  void walk(Cell from, const std::function<void(Cell, std::uint32_t)>& fn) const;

 private:
  struct Way {
    int side = 0;  ///< of the cell of the node that it leaves
    std::uint32_t to = 0, steps = 0;
  };
  struct Node {
    Cell cell;
    std::uint32_t depth = 0;  ///< from the first cell
    bool on_rim = false;
    std::vector<Way> ways{};  ///< by growing side
  };
  /// A node whose way to the first cell is still open.
  struct Open {
    std::uint32_t node = 0;
    int back = 0;  ///< the side towards the first cell
    int onto = 0;  ///< the side of the node below it in the list, towards this one
  };
  class Builder;

  std::uint32_t node_of(Cell rim) const;

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> by_cell_;  ///< rim nodes by growing cell
};

}  // namespace mazefolio::solve
