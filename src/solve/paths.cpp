#include "solve/paths.h"

#include <algorithm>
#include <set>
#include <utility>

#include "maze/round_walk.h"
#include "maze/thick.h"
#include "solve/answer_tree.h"
#include "solve/breadth_first.h"
#include "solve/middle_path.h"
#include "solve/tree_walk.h"

namespace mazefolio::solve {
namespace {

// The search runs from the goal, so that the walk forwards takes equal steps in the order of sides.
template <Topology T>
CellPath walk(const T& t, const BitSet& open, Cell from, Cell to) {
  std::uint32_t steps = 0;
  bool met = false;
  const WaveMap reached =
      breadth_first(t, open, to, [&](const std::vector<Cell>& wave, std::uint32_t distance) {
        for (const Cell c : wave) met |= c == from;
        steps = distance;
        return !met;
      });
  if (!met) return {};

  CellPath path{from};
  path.reserve(steps + 1);
  while (path.back() != to) {
    const Cell c = path.back();
    Cell step = no_cell;
    t.for_each_side(c, [&](Cell n, Wall w) {
      if (step == no_cell && open.test(index(w)) && reached.nearer(n, c)) step = n;
    });
    path.push_back(step);
  }
  return path;
}

/// Empty where it was not found: a maze in two pieces, one of them with a loop, has as many passages as a
/// tree.
CellPath way_in_tree(const Lattice& t, const BitSet& open, Cell from, Cell to) {
  TreeWalk walk(t, open, from);
  while (walk.cell() != to)
    if (!walk.next()) return {};
  CellPath way = walk.way();
  BitSet walked(t.cell_limit());
  for (const Cell c : way) {
    if (walked.test(index(c))) return {};
    walked.set(index(c));
  }
  return way;
}

/// Around a loop, from its place to its place; empty where the maze is more than a loop.
template <Topology T>
CellPath walk_round(const T& t, const BitSet& open, Cell from) {
  CellPath path{from};
  for (Cell before = no_cell; path.size() == 1 || path.back() != from;) {
    Cell next = no_cell;
    t.for_each_neighbor(path.back(), [&](Cell n, Wall w) {
      if (next == no_cell && open.test(index(w)) && n != before) next = n;
    });
    if (next == no_cell || path.size() > t.cell_count()) return {};
    before = path.back();
    path.push_back(next);
  }
  return path;
}

/// A tree of passages that joins all terminals.
Maze tree_of(const Maze& maze) {
  Maze tree = maze;
  tree.open = answer_tree(maze, terminals(maze));
  return tree;
}

template <Topology T, class Fn>
void for_each_step(const T& t, const BitSet& open, Cell c, Fn fn) {
  t.for_each_neighbor(c, [&](Cell n, Wall w) {
    if (open.test(index(w))) fn(n);
  });
}

// Depth first over the branches beside the path to the finish; then one step along that path.
template <Topology T>
CellPath walk_tree(const T& t, const BitSet& tree, const CellPath& spine) {
  CellPath walk;
  BitSet walked(t.cell_limit());
  for (const Cell c : spine) walked.set(index(c));
  std::vector<Cell> way;
  for (const Cell root : spine) {
    way.assign(1, root);
    walk.push_back(root);
    while (!way.empty()) {
      Cell next = no_cell;
      for_each_step(t, tree, way.back(), [&](Cell n) {
        if (next == no_cell && !walked.test(index(n))) next = n;
      });
      if (next != no_cell) {
        walked.set(index(next));
        way.push_back(next);
      } else {
        way.pop_back();
      }
      if (!way.empty()) walk.push_back(way.back());
    }
  }
  return walk;
}

CellPath walk_of(const Maze& tree) {
  const CellPath spine = shortest_path(tree, tree.start.cell, tree.finish.cell);
  return on_topology(*tree.topology, [&](const auto& t) { return walk_tree(t, tree.open, spine); });
}

// From a dead end; every branch begins and ends at a junction or a dead end.
template <Topology T>
std::vector<CellPath> draw_tree(const T& t, const BitSet& tree, Cell start) {
  const auto degree = [&](Cell c) {
    int n = 0;
    for_each_step(t, tree, c, [&](Cell) { ++n; });
    return n;
  };
  Cell tip = start;
  for (Cell before = no_cell; degree(tip) > 1;) {
    Cell next = no_cell;
    for_each_step(t, tree, tip, [&](Cell n) {
      if (next == no_cell && n != before) next = n;
    });
    before = std::exchange(tip, next);
  }
  std::vector<CellPath> strokes{{tip}};
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    bool ended = degree(tip) == 0;
    while (!ended) {
      CellPath& stroke = strokes[i];
      const Cell c = stroke.back(), before = stroke.size() > 1 ? stroke[stroke.size() - 2] : no_cell;
      std::vector<Cell> ahead;
      for_each_step(t, tree, c, [&](Cell n) {
        if (n != before) ahead.push_back(n);
      });
      ended = stroke.size() > 1 && ahead.size() != 1;
      if (!ended) stroke.push_back(ahead.front());
      if (ended)
        for (const Cell n : ahead) strokes.push_back({c, n});
    }
  }
  return strokes;
}

std::vector<CellPath> strokes_of(const Maze& tree) {
  return on_topology(*tree.topology, [&](const auto& t) { return draw_tree(t, tree.open, tree.start.cell); });
}

}  // namespace

CellPath shortest_path(const Maze& maze, Cell from, Cell to) {
  if (const Lattice* const tree = walkable_tree(maze))
    if (CellPath way = way_in_tree(*tree, maze.open, from, to); !way.empty()) return way;
  return on_topology(*maze.topology, [&](const auto& t) { return walk(t, maze.open, from, to); });
}

CellPath solve_maze(const Maze& maze) {
  if (is_round(maze))
    return on_topology(*maze.topology,
                       [&](const auto& t) { return walk_round(t, maze.open, maze.start.cell); });
  if (maze.goals.empty() && is_thick(*maze.topology) && !is_tree(maze))
    return middle_path(maze, maze.start.cell, maze.finish.cell);
  if (maze.goals.empty()) return shortest_path(maze, maze.start.cell, maze.finish.cell);
  return walk_of(tree_of(maze));
}

std::vector<CellPath> answer_strokes(const Maze& maze) {
  if (maze.goals.empty()) return {solve_maze(maze)};
  return strokes_of(tree_of(maze));
}

namespace {

bool is_linked(const Maze& maze, Cell a, Cell b) {
  return maze.marks && std::ranges::any_of(maze.marks->links, [&](const Link& link) {
           return (link.a == a && link.b == b) || (link.a == b && link.b == a);
         });
}

}  // namespace

std::vector<CellPath> without_repeats(const Maze& maze, const CellPath& walk) {
  std::set<std::pair<Cell, Cell>> passed;
  std::vector<CellPath> strokes;
  CellPath stroke;
  const auto end_stroke = [&] {
    if (stroke.size() > 1 || (strokes.empty() && !stroke.empty())) strokes.push_back(stroke);
  };
  for (const Cell c : walk) {
    const bool again = !stroke.empty() && !passed.insert(std::minmax(stroke.back(), c)).second;
    if (again || (!stroke.empty() && is_linked(maze, stroke.back(), c))) {
      end_stroke();
      stroke.clear();
    }
    stroke.push_back(c);
  }
  end_stroke();
  return strokes;
}

std::vector<std::uint32_t> distances(const Maze& maze, Cell from) {
  return on_topology(*maze.topology, [&](const auto& t) {
    std::vector<std::uint32_t> out(t.cell_limit(), unreached);
    breadth_first(t, maze.open, from, [&](const std::vector<Cell>& wave, std::uint32_t distance) {
      for (const Cell c : wave) out[index(c)] = distance;
      return true;
    });
    return out;
  });
}

}  // namespace mazefolio::solve
