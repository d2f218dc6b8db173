#pragma once

#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "perfect_mazes.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"

namespace mazefolio::tests {

inline Options refinement(const std::string& rule, const std::string& braid) {
  Options out(refinements());
  out.set(refinements(), "rule", rule).value();
  out.set(refinements(), "braid", braid).value();
  return out;
}

/// With far gates, before its rule has a part in it.
inline Maze gated_maze(const std::string& grid, CellCount size, const std::string& seed,
                       const Options& refined = Options(refinements())) {
  Maze maze = perfect_maze(grid, size, "kruskal", seed, refined);
  std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  return maze;
}

/// A maze with loops and a message.
struct Led {
  Result<MarkedMaze> made;
  Maze maze;
  CellPath way;
  ChosenRule rule;
};

inline Led led(const std::string& message, const std::string& grid, CellCount size, const std::string& seed,
               const std::string& braid = "0.3") {
  const Options refined = refinement("word(tempt=1,word=" + message + ")", braid);
  ChosenRule rule = rule_of(refined);
  Maze maze = gated_maze(grid, size, seed, refined);
  CellPath way = solve_maze(maze);
  Result<MarkedMaze> made = rule.row->mark({maze, way, rule.options, seed, refined.real("braid")});
  if (made) {
    maze.open = made->open;
    maze.marks = std::make_shared<const Marks>(made->marks);
  }
  return {std::move(made), std::move(maze), std::move(way), std::move(rule)};
}

}  // namespace mazefolio::tests
