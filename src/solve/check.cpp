// The checks that a maze must pass before it is printed. They are simple on purpose: ids are tested before
// they are used, nothing is assumed about the maze, and no code is shared with generators or solvers. Cost:
// O(walls), one bit a cell.

#include "solve/check.h"

#include <fmt/format.h>

#include <vector>

#include "base/system/parallel.h"
#include "maze/round_walk.h"
#include "solve/sweep.h"

namespace mazefolio::solve {
namespace {

template <Topology T>
bool exists(const T& t, Cell c) {
  return index(c) < t.cell_limit() && t.contains(c);
}

template <Topology T>
bool fits(const T& t, Wall w) {
  if constexpr (requires { t.passable(w); }) return t.passable(w);
  return true;
}

template <Topology T>
Outcome check_lanes(const T& t, const BitSet& open) {
  Outcome sound = Done{};
  if constexpr (requires { t.crossings(); }) {
    for (const auto& crossing : t.crossings())
      for (const Cell lane : {crossing.over, crossing.under})
        t.for_each_side(lane, [&](Cell, Wall w) {
          if (sound && !open.test(index(w)))
            sound = failure(fmt::format("lane {} of a crossing is closed by wall {}", index(lane), index(w)));
        });
  }
  return sound;
}

template <Topology T>
Outcome check_open_walls(const T& t, const BitSet& open) {
  if (open.size() != t.wall_limit())
    return failure(fmt::format("the maze has {} wall bits, its grid {}", open.size(), t.wall_limit()));
  Outcome sound = Done{};
  open.for_each_set([&](std::size_t i) {
    const Wall w{static_cast<std::uint32_t>(i)};
    const auto [a, b] = t.ends(w);
    if (!sound) return;
    if (!(exists(t, a) && exists(t, b)))
      sound = failure(fmt::format("wall {} is open but leads out of the maze", i));
    else if (!fits(t, w))
      sound = failure(fmt::format("wall {} is open but too short for a passage", i));
  });
  return sound ? check_lanes(t, open) : sound;
}

bool rock(const auto& t, Cell c) {
  if constexpr (requires { t.is_rock(c); }) return t.is_rock(c);
  return false;
}

// The floor of a thick maze has no wall in it.
template <Topology T>
Outcome check_floor(const T& t, const BitSet& open) {
  Outcome sound = Done{};
  if constexpr (requires { t.has_rock(); }) {
    if (!t.has_rock()) return sound;
    for_each_doorway(t, [&](Wall w, Cell, Cell) {
      if (sound && !open.test(index(w))) sound = failure(fmt::format("wall {} divides the floor", index(w)));
    });
  }
  return sound;
}

// Squares of four cells of floor: loops around a point, which are no loops on paper.
template <Topology T>
std::uint32_t open_blocks(const T& t) {
  std::uint32_t blocks = 0;
  if constexpr (requires { t.has_rock(); }) {
    if (!t.has_rock()) return 0;
    for_each_cell(t, [&](Cell c) {
      const Cell east = t.beyond(c, 0);
      blocks += t.contains(east) && t.contains(t.beyond(c, 1)) && t.contains(t.beyond(east, 1));
    });
  }
  return blocks;
}

template <Topology T>
std::uint32_t flood(const T& t, const BitSet& open, const std::vector<Link>& links) {
  std::uint32_t first = 0;
  while (first < t.cell_limit() && !t.contains(Cell{first})) ++first;
  if (first == t.cell_limit()) return 0;

  BitSet wet(t.cell_limit());
  wet.set(first);
  std::vector<std::uint32_t> shore{first}, beyond;
  std::uint32_t count = 0, asked = 0;
  while (!shore.empty()) {
    count += static_cast<std::uint32_t>(shore.size());
    if (count - asked > 1'000'000) {
      throw_if_canceled();
      asked = count;
    }
    beyond.clear();
    for (const std::uint32_t c : shore)
      t.for_each_side(Cell{c}, [&](Cell n, Wall w) {  // open walls lie between cells
        if (!open.test(index(w)) || wet.test(index(n))) return;
        wet.set(index(n));
        beyond.push_back(index(n));
      });
    for (const Link& link : links)
      for (const auto& [from, to] : {std::pair(link.a, link.b), std::pair(link.b, link.a)})
        if (wet.test(index(from)) && !wet.test(index(to))) {
          wet.set(index(to));
          beyond.push_back(index(to));
        }
    shore.swap(beyond);
  }
  return count;
}

template <Topology T>
std::uint32_t reached_cells(const T& t, const BitSet& open, const std::vector<Link>& links) {
  if constexpr (requires { t.open_sides(open, Cell{}); })
    if (links.empty() && joins_all_cells(t, open)) return t.cell_count();
  return flood(t, open, links);
}

template <Topology T>
Verdict judge_walls(const T& t, const BitSet& open, const std::vector<Link>& links) {
  Verdict v;
  v.cells = t.cell_count();
  v.passages = static_cast<std::uint32_t>(open.count());
  v.sound = v.cells == 0 ? Outcome(failure("the maze has no cell")) : check_open_walls(t, open);
  if (v.sound) v.sound = check_floor(t, open);
  if (!v.sound) return v;
  v.reached = reached_cells(t, open, links);
  v.connected = v.reached == v.cells;
  v.perfect = v.connected && v.passages - open_blocks(t) == v.cells - 1;
  if (!v.connected) v.sound = failure(fmt::format("only {} of {} cells can be reached", v.reached, v.cells));
  return v;
}

template <Topology T>
bool has_wide_rim(const T& t) {
  bool wide = false;
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) { wide |= !exists(t, beyond) && fits(t, w); });
  return wide;
}

template <Topology T>
Outcome check_gate(const T& t, const Gate& gate, std::string_view name) {
  if (!exists(t, gate.cell)) return failure(fmt::format("the {} lies outside the maze", name));
  if (gate.wall == no_wall) return Done{};
  bool on_rim = false, into_rock = false;
  t.for_each_side(gate.cell, [&](Cell, Wall w) {
    const auto [a, b] = t.ends(w);
    on_rim |= w == gate.wall && !(exists(t, a) && exists(t, b));
    into_rock |= w == gate.wall && (rock(t, a) || rock(t, b));
  });
  if (!on_rim) return failure(fmt::format("the {} is not in a rim wall of its cell", name));
  if (into_rock) return failure(fmt::format("the {} opens into rock", name));
  if (!fits(t, gate.wall) && has_wide_rim(t))
    return failure(fmt::format("the {} is too narrow a gate", name));
  return Done{};
}

// Start, goals and finish must be in different cells; a maze of one cell may have start and finish in
// different walls, and a single loop has one place.
Outcome check_places(const Maze& maze, std::uint32_t cells) {
  if (is_round(maze) && cells > 2) {
    if (maze.open.count() == cells) return Done{};
    return failure("start and finish are the same place, and the maze is no loop");
  }
  std::vector<Gate> places{maze.start};
  places.insert(places.end(), maze.goals.begin(), maze.goals.end());
  places.push_back(maze.finish);
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Gate &a = places[j], &b = places[i];
      if (a.cell != b.cell || (cells == 1 && maze.goals.empty() && a.wall != b.wall)) continue;
      if (maze.goals.empty()) return failure("start and finish are the same place");
      return failure(fmt::format("the places {} and {} of the path are the same cell", j, i));
    }
  return Done{};
}

template <Topology T>
Verdict judge(const T& t, const Maze& maze) {
  Verdict v = judge_walls(t, maze.open, maze.marks ? maze.marks->links : std::vector<Link>{});
  if (v.sound) v.sound = check_gate(t, maze.start, "start");
  if (v.sound) v.sound = check_gate(t, maze.finish, "finish");
  for (const Gate& goal : maze.goals)
    if (v.sound) v.sound = check_gate(t, goal, "goal");
  if (v.sound) v.sound = check_places(maze, v.cells);
  v.gates_on_rim = v.sound && maze.start.wall != no_wall && maze.finish.wall != no_wall;
  return v;
}

template <Topology T>
Outcome check_path_on(const T& t, const Maze& maze, const CellPath& path) {
  if (path.empty()) return failure("the solution is empty");
  if (path.front() != maze.start.cell) return failure("the solution does not begin at the start");
  if (path.back() != maze.finish.cell) return failure("the solution does not end at the finish");
  BitSet walked(t.cell_limit());
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (!exists(t, path[i])) return failure(fmt::format("step {} of the solution lies outside the maze", i));
    const bool closes = is_round(maze) && i + 1 == path.size() && i > 2;
    if (maze.goals.empty() && walked.test(index(path[i])) && !closes)
      return failure(fmt::format("step {} of the solution enters a cell again", i));
    walked.set(index(path[i]));
    bool joined = i == 0;
    t.for_each_neighbor(path[i], [&](Cell n, Wall w) {
      joined |= i > 0 && n == path[i - 1] && index(w) < maze.open.size() && maze.open.test(index(w));
    });
    if (!joined) return failure(fmt::format("step {} of the solution goes through a wall", i));
  }
  if (is_round(maze) && path.size() != t.cell_count() + 1)
    return failure("the solution does not lead around the loop");
  for (const Gate& goal : maze.goals)
    if (!walked.test(index(goal.cell)))
      return failure(fmt::format("the solution does not visit the goal in cell {}", index(goal.cell)));
  return Done{};
}

}  // namespace

Verdict check_walls(const Maze& maze) {
  return on_topology(*maze.topology, [&](const auto& t) {
    return judge_walls(t, maze.open, maze.marks ? maze.marks->links : std::vector<Link>{});
  });
}

Verdict check(const Maze& maze) {
  return on_topology(*maze.topology, [&](const auto& t) { return judge(t, maze); });
}

Outcome check_path(const Maze& maze, const CellPath& path) {
  return on_topology(*maze.topology, [&](const auto& t) { return check_path_on(t, maze, path); });
}

Outcome check_printable(const Maze& maze, const CellPath* answer, bool must_be_perfect) {
  const Verdict verdict = check(maze);
  if (!verdict.sound) return verdict.sound;
  if (must_be_perfect && !verdict.perfect) return failure("it has a loop");
  return answer ? check_path(maze, *answer) : Done{};
}

}  // namespace mazefolio::solve
