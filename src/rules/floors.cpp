// The plans are floors of one house, and stairs with the same letter belong together. Idea: each plan is a
// perfect maze; stairs between two floors stand at the same place of both plans, and are links (link_plan.h).
// The first of two floors joins them, each other one closes a loop that a wall opens. The way changes floors
// more often than it must, so that the plans are no mazes in a row. Cost: that of the plan.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/geometry/edges.h"
#include "base/option_rows.h"
#include "maze/gates.h"
#include "rules/link_plan.h"
#include "topology/plans.h"

namespace mazefolio::rules {
namespace {

constexpr double usual_least = 25, cells_a_stair = 9;  ///< cells of a floor
constexpr std::uint32_t least_side = 4, most_side = 40, most_stairs = 5;

std::uint32_t floors_of(const Options& options) {
  return static_cast<std::uint32_t>(options.integer("floors"));
}

std::uint32_t stairs_of(const Options& options) {
  return static_cast<std::uint32_t>(options.integer("stairs"));
}

/// With two stairs between floors one can hardly come back.
std::size_t least_changes(const Options& options) {
  return stairs_of(options) > 2 ? floors_of(options) + 1 : floors_of(options) - 1;
}

/// The gates of a plan on the outer side of the house.
std::vector<Gate> outer_gates(const Maze& maze, std::uint32_t floors, std::uint32_t plan) {
  const Lattice& t = *square_lattice(*maze.topology);
  const Rect box = bounds(*maze.topology);
  const CellCount size = size_of_plan(t, floors);
  std::vector<Gate> gates;
  for (std::uint32_t y = 0; y < size.rows; ++y)
    for (std::uint32_t x = 0; x < size.columns; ++x)
      for (int d = 0; d < t.degree(); ++d) {
        const Cell c = cell_in_plan(t, floors, plan, x, y);
        const Gate gate{c, t.wall(c, d)};
        const Point out = edge_middle(t.edge(gate.wall)) + outward(*maze.topology, gate) * 0.5;
        if (!holds(box, {out.x, out.y, out.x, out.y})) gates.push_back(gate);
      }
  return gates;
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const Maze& maze = request.maze;
  const Lattice* t = square_lattice(*maze.topology);
  const std::uint32_t floors = floors_of(request.options), stairs = stairs_of(request.options);
  if (!t) return Result<LaidPuzzle>::failure("floors are plans of squares", "leave 'grid' out");
  const CellCount size = size_of_plan(*t, floors);
  if (std::min(size.columns, size.rows) < least_side || std::max(size.columns, size.rows) > most_side)
    return Result<LaidPuzzle>::failure(
        fmt::format("a floor has {} to {} squares a side", least_side, most_side));
  LinkWish wish{std::size_t{floors - 1} * stairs, least_changes(request.options),        nullptr,
                outer_gates(maze, floors, 0),     outer_gates(maze, floors, floors - 1), 0};
  wish.draw = [&](std::size_t i, Rng& rng) -> std::optional<Link> {
    const auto below = static_cast<std::uint32_t>(i / stairs);
    const std::uint32_t x = rng.below(size.columns), y = rng.below(size.rows);
    return Link{cell_in_plan(*t, floors, below, x, y), cell_in_plan(*t, floors, below + 1, x, y)};
  };
  std::optional<LinkPlan> plan = plan_links(maze, wish, request.seed);
  if (!plan)
    return Result<LaidPuzzle>::failure(
        fmt::format("{} floors of {}x{} squares have no room for {} stairs between two of them", floors,
                    size.columns, size.rows, stairs),
        "write fewer stairs, or make the floors larger");
  return laid(std::move(*plan));
}

/// What links must be, stairs at the same place of two floors, and enough changes of floor.
Outcome check(const Maze& maze, const CellPath& way, const Options& options) {
  const Lattice& t = *square_lattice(*maze.topology);
  const std::uint32_t floors = floors_of(options);
  const CellCount size = size_of_plan(t, floors);
  for (const Link& link : maze.marks->links) {
    const std::uint32_t below = plan_of(t, floors, link.a);
    const std::uint32_t x = t.column(link.a) % (size.columns + 1), y = t.row(link.a) % (size.rows + 1);
    if (below + 1 >= floors || cell_in_plan(t, floors, below + 1, x, y) != link.b)
      return failure("stairs do not stand at the same place of two floors");
  }
  return check_links(maze, way, least_changes(options));
}

double least_cells(const Options& options) {
  return std::max(usual_least, cells_a_stair * static_cast<double>(options.integer("stairs")));
}

}  // namespace

RuleRow floors_row() {
  RuleRow row{{"floors",
               "plans of the floors of one house, with stairs between them",
               {integer_option("floors", "3", "plans; a size is that of one of them", 2, most_plans),
                integer_option("stairs", "4", "between two floors", 1, most_stairs)}}};
  row.on_maze = row.goal_first = true;
  row.most_side = most_side;
  row.floors = floors_of;
  row.work = 10;
  row.lay = lay;
  row.states = states_with_links;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
