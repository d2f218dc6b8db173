// At a letter one may jump to its twin. Idea: links between far cells of a perfect maze (link_plan.h). Cost:
// that of the plan.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/option_rows.h"
#include "maze/gates.h"
#include "rules/link_plan.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t most_portals = 9, usual_most = 5, most_cells = 40'000, least_used = 2;
constexpr double cells_a_portal = 12;    ///< of the square of their number, by default
constexpr double least_apart = 1.0 / 3;  ///< of the sum of both sides
constexpr double usual_least = 25;       ///< cells

std::uint32_t wished_portals(const Options& options, std::uint32_t cells) {
  if (const auto given = parse_integer(options.text("portals"))) return static_cast<std::uint32_t>(*given);
  const auto usual = static_cast<std::uint32_t>(std::lround(std::sqrt(cells / cells_a_portal)));
  return std::clamp(usual, least_used, usual_most);
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const Maze& maze = request.maze;
  const std::uint32_t cells = cell_count(*maze.topology);
  if (cells > most_cells)
    return Result<LaidPuzzle>::failure(fmt::format("a maze with portals has {} cells at most", most_cells));
  const std::uint32_t portals = wished_portals(request.options, cells);
  CellPath roomy;
  for (std::uint32_t c = 0; c < cell_limit(*maze.topology); ++c)
    if (contains(*maze.topology, Cell{c}) && inner_room(*maze.topology, Cell{c}) >= link_room)
      roomy.push_back(Cell{c});
  const Rect box = bounds(*maze.topology);
  LinkWish wish{portals, std::min(portals, least_used),
                nullptr, rim_gates(*maze.topology),
                {},      (box.width() + box.height()) * least_apart};
  wish.finishes = wish.starts;
  wish.draw = [&](std::size_t, Rng& rng) -> std::optional<Link> {
    const auto drawn = [&] { return roomy[rng.below(static_cast<std::uint32_t>(roomy.size()))]; };
    const Cell a = drawn(), b = drawn();
    if (distance(maze, a, b) < wish.apart) return std::nullopt;
    return Link{std::min(a, b), std::max(a, b)};
  };
  std::optional<LinkPlan> plan;
  if (!roomy.empty()) plan = plan_links(maze, wish, request.seed);
  if (!plan)
    return Result<LaidPuzzle>::failure(
        fmt::format("{} cells have no room for so many portals: {}", cells, portals),
        "write fewer portals, or make the maze larger");
  return laid(std::move(*plan));
}

Outcome check(const Maze& maze, const CellPath& way, const Options&) {
  return check_links(maze, way, std::min<std::size_t>(maze.marks->links.size(), least_used));
}

double least_cells(const Options& options) {
  const auto given = parse_integer(options.text("portals"));
  return given ? std::max(usual_least, 8.0 * static_cast<double>(*given)) : usual_least;
}

}  // namespace

RuleRow portals_row() {
  RuleRow row{{"portals",
               "at a letter one may jump to its twin",
               {integer_option("portals", "auto", "pairs of letters; auto: 2 to 5, as there is room", 1,
                               most_portals)}}};
  row.on_maze = row.goal_first = true;
  row.lay = lay;
  row.states = states_with_links;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
