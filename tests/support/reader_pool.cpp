#include "support/reader_pool.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "base/system/parallel.h"
#include "maze/gates.h"
#include "maze/mcclendon.h"
#include "maze/metrics.h"
#include "simulate/simulated_reader.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

const std::vector<Way>& ways_on_any_grid() {
  static const std::vector<Way> ways{{"backtracker"},
                                     {"hunt-and-kill"},
                                     {"growing-tree"},
                                     {"kruskal"},
                                     {"prim-simplified"},
                                     {"wilson"},
                                     {"kruskal", {}, {{"dead_ends", "merge"}}}};
  return ways;
}

std::vector<Way> ways_on_squares() {
  std::vector<Way> ways = ways_on_any_grid();
  for (const char* name : {"binary-tree", "sidewinder", "eller", "recursive-division"})
    ways.push_back({name});
  return ways;
}

std::vector<Way> ways_of_automata() {
  std::vector<Way> ways;
  for (const char* rule : {"b2s123", "maze", "mazectric", "vote", "vote45", "bars", "few-corners",
                           "corridors", "rocks", "crumbs", "mice"})
    ways.push_back({"automaton", {{"rule", rule}}});
  return ways;
}

namespace {

void set_all(Options& options, std::span<const OptionRow> rows, const Way::Settings& settings) {
  for (const auto& [name, value] : settings) options.set(rows, name, value).value();
}

}  // namespace

Recipe recipe_of(const std::string& grid, const Way& way, std::uint32_t side) {
  Recipe r;
  r.grid.grid = find_row(grids(), grid);
  r.grid.grid_options = Options(r.grid.grid->options);
  r.grid.shape = find_row(shapes(), "rectangle");
  r.grid.shape_options = Options(r.grid.shape->options);
  r.generator = find_row(generators(), way.generator);
  r.options = Options(r.generator->options);
  set_all(r.options, r.generator->options, way.options);
  r.refinement = Options(refinements());
  set_all(r.refinement, refinements(), way.refinement);
  r.grid.size = {side, side};
  if (r.generator->fitting) r.grid.size = r.generator->fitting(r.grid.size, r.options);
  return r;
}

namespace {

using Settings = Way::Settings;

struct Kind {
  std::string name;
  std::vector<std::string> grids;
  std::vector<Way> ways;
  std::uint32_t scale = 1;  ///< cells of the field a cell across
};

std::vector<Way> colorings() {
  std::vector<Way> ways;
  const char* const lattices[][3] = {{"4", "2", "2"}, {"3", "1", "3"}, {"5", "2", "1"},
                                     {"3", "0", "3"}, {"4", "1", "2"}, {"6", "2", "2"}};
  for (const auto& l : lattices) ways.push_back({"colouring", {{"ux", l[0]}, {"vx", l[1]}, {"vy", l[2]}}});
  return ways;
}

std::vector<Kind> all_kinds() {
  std::vector<Way> braided, woven;
  for (const char* name : {"backtracker", "kruskal"})
    for (const char* share : {"0.5", "1"}) braided.push_back({name, {}, {{"braid", share}}});
  for (const Way& way : ways_on_any_grid()) {
    Way weave = way;
    weave.refinement.push_back({"weave", "0.2"});
    woven.push_back(std::move(weave));
  }
  return {
      {"perfect", {"square"}, ways_on_squares()},
      {"perfect", {"hexagon", "triangle", "polar", "voronoi"}, ways_on_any_grid()},
      {"braided", {"square", "hexagon", "triangle"}, std::move(braided)},
      {"weave", {"square"}, std::move(woven)},
      {"cavern",
       {"square"},
       {{"cavern"},
        {"cavern-carved"},
        {"cavern-carved", {{"order", "random"}}},
        {"cavern-walls"},
        {"mazogs"}},
       2},
      {"automaton", {"square"}, ways_of_automata(), 2},
      {"colouring", {"square"}, colorings(), 2},
  };
}

std::string name_of(const Way& way) {
  std::string name = way.generator;
  for (const Settings& settings : {way.options, way.refinement})
    for (const auto& [option, value] : settings) name += fmt::format(",{}={}", option, value);
  return name;
}

Cell random_cell(const AnyTopology& t, Rng& rng) {
  for (;;)
    if (const Cell c{rng.below(cell_limit(t))}; contains(t, c)) return c;
}

void place(Maze& maze, int placement, const std::string& seed) {
  if (placement == 0) {
    const auto from = gate_at(*maze.topology, "top-left"), to = gate_at(*maze.topology, "bottom-right");
    if (from && to) std::tie(maze.start, maze.finish) = std::pair(*from, *to);
  } else if (placement == 1) {
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  } else {
    Rng rng = stream(seed, Purpose::placement);
    maze.start = {random_cell(*maze.topology, rng), no_wall};
    do maze.finish = {random_cell(*maze.topology, rng), no_wall};
    while (maze.finish.cell == maze.start.cell);
  }
}

}  // namespace

std::vector<PoolOrder> pool_orders(const PoolPlan& plan, const std::vector<std::string>& kinds) {
  std::vector<PoolOrder> out;
  for (const Kind& kind : all_kinds()) {
    if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), kind.name) == kinds.end()) continue;
    for (const std::string& grid : kind.grids)
      for (const Way& way : kind.ways)
        for (const std::uint32_t side : plan.sides)
          for (int maze = 0; maze < plan.mazes; ++maze)
            for (int placement = 0; placement < 3; ++placement)
              out.push_back({kind.name, grid, name_of(way), side, recipe_of(grid, way, side * kind.scale),
                             fmt::format("{}-{}", plan.seeds, maze), placement});
  }
  return out;
}

PoolSample sampled(const PoolOrder& order, int runs) {
  PoolSample s{order.kind, order.grid, order.way, order.side, order.placement};
  Result<Carved> carved = make_maze(order.recipe, order.seed);
  if (!carved || cell_count(*carved->maze.topology) < 2) return s;
  Maze& maze = carved->maze;
  place(maze, order.placement, order.seed);
  if (maze.start.cell == no_cell || maze.start.cell == maze.finish.cell) return s;
  s.made = true;
  s.score = rate(maze).score;
  const CellPath way = solve_maze(maze);
  const Metrics metrics = measure(maze);
  s.cells = metrics.cells;
  s.length = static_cast<double>(way.size() - 1);
  s.dead_ends = double(metrics.dead_ends) / metrics.cells;
  s.mcclendon = mcclendon(maze, way).difficulty.value_or(std::numeric_limits<double>::quiet_NaN());
  const Reader reader(maze);
  for (std::size_t i = 0; i < s.effort.size(); ++i)
    s.effort[i] = reader.effort(personalities()[i], hash_text(order.seed, i), runs);
  return s;
}

std::vector<PoolSample> sampled(const std::vector<PoolOrder>& orders, int runs) {
  std::vector<PoolSample> samples(orders.size());
  parallel_for(orders.size(), 0, [&](std::size_t i) { samples[i] = sampled(orders[i], runs); });
  samples.erase(std::remove_if(samples.begin(), samples.end(), [](const PoolSample& s) { return !s.made; }),
                samples.end());
  return samples;
}

}  // namespace mazefolio::tests
