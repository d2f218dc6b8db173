// The wrong branch to which each cell belongs.
// Idea: the same branches as in the score. In the tree of shortest paths to the goal (of equally near parents
// the one nearest on paper) a branch is the subtree of its first cell. A cell that narrowing removed from a
// hall belongs to the branch of the nearest remaining cell. Cost: O(cells).

#include "solve/branch_cells.h"

#include "maze/thick.h"
#include "solve/narrow_halls.h"
#include "solve/nearer.h"
#include "solve/paths.h"

namespace mazefolio::solve {
namespace {

constexpr std::uint32_t nobody = ~std::uint32_t{0};

/// Cell -> the number of its branch; `order` gets the cells, those near the goal first.
std::vector<std::uint32_t> owners(const Maze& maze, const Effort& effort, std::vector<Cell>& order) {
  const std::size_t cells = cell_limit(*maze.topology);
  std::vector<std::uint32_t> owner(cells, nobody), distance(cells, unreached);
  std::vector<Cell> parent(cells, no_cell);
  BitSet answer(cells);
  for (const CellPath& stroke : effort.strokes)
    for (const Cell c : stroke) answer.set(index(c));
  // Without goals the tree begins at the finish; with goals it begins at all cells of the answer.
  const auto root = [&](Cell c) {
    if (distance[index(c)] == 0) return;
    distance[index(c)] = 0;
    order.push_back(c);
  };
  if (maze.goals.empty()) {
    if (!effort.strokes.empty() && !effort.strokes[0].empty()) root(effort.strokes[0].back());
  } else {
    answer.for_each_set([&](std::size_t i) { root(Cell{static_cast<std::uint32_t>(i)}); });
  }
  if (order.empty()) return owner;
  const Point aim = center(*maze.topology, maze.goals.empty() ? order.front() : maze.start.cell);
  std::visit(
      [&](const auto& t) {
        for (std::size_t i = 0; i < order.size(); ++i) {
          const Cell c = order[i];
          t.for_each_neighbor(c, [&](Cell n, Wall w) {
            if (!maze.open.test(index(w))) return;
            if (distance[index(n)] == unreached) {
              distance[index(n)] = distance[index(c)] + 1;
              order.push_back(n);
            } else if (distance[index(n)] != distance[index(c)] + 1 ||
                       !nearer({c, t.center(c)}, {parent[index(n)], t.center(parent[index(n)])}, aim)) {
              return;
            }
            parent[index(n)] = c;
          });
        }
      },
      *maze.topology);
  for (std::uint32_t i = 0; i < effort.branches.size(); ++i) owner[index(effort.branches[i].first)] = i;
  for (const Cell c : order)
    if (!answer.test(index(c)) && owner[index(c)] == nobody && parent[index(c)] != no_cell)
      owner[index(c)] = owner[index(parent[index(c)])];
  return owner;
}

}  // namespace

std::vector<std::vector<Cell>> branch_cells(const Maze& maze, const Effort& effort) {
  std::vector<std::vector<Cell>> cells(effort.branches.size());
  std::vector<Cell> order;
  if (!is_thick(*maze.topology)) {
    const std::vector<std::uint32_t> owner = owners(maze, effort, order);
    for (const Cell c : order)
      if (owner[index(c)] != nobody) cells[owner[index(c)]].push_back(c);
    return cells;
  }
  const Narrowed narrowed = narrow_halls(maze);
  const std::vector<std::uint32_t> owner = owners(narrowed.maze, effort, order);
  for (const Cell c : order)
    if (owner[index(c)] != nobody) cells[owner[index(c)]].push_back(c);
  for (std::uint32_t i = 0; i < narrowed.place.size(); ++i) {
    const Cell nearest = narrowed.place[i];
    if (nearest == no_cell || nearest == Cell{i} || owner[index(nearest)] == nobody) continue;
    cells[owner[index(nearest)]].push_back(Cell{i});
  }
  return cells;
}

}  // namespace mazefolio::solve
