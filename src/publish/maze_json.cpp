#include "publish/maze_json.h"

#include <nlohmann/json.hpp>

#include "maze/metrics.h"
#include "maze/thick.h"
#include "solve/figures.h"

namespace mazefolio::publish {
namespace {

constexpr std::uint32_t most_rated = 1'000'000, most_listed = 200'000;

using Json = nlohmann::ordered_json;

Json options_json(const std::vector<std::pair<std::string, std::string>>& options) {
  Json out = Json::object();
  for (const auto& [name, value] : options) out[name] = value;
  return out;
}

Json point_json(const Maze& maze, Cell cell) {
  const Point p = center(*maze.topology, cell);
  return {p.x, p.y};
}

// Cells by their centers, in the order that passages count them from 0. The two lanes of a crossing are two
// cells with one center.
Json graph_json(const AnyTopology& topology, const BitSet& open) {
  return std::visit(
      [&](const auto& t) {
        const Rect b = t.bounds();
        Json cells = Json::array(), passages = Json::array(), crossings = Json::array();
        std::vector<std::uint32_t> place(t.cell_limit());
        for_each_cell(t, [&](Cell c) {
          place[index(c)] = static_cast<std::uint32_t>(cells.size());
          cells.push_back({t.center(c).x, t.center(c).y});
        });
        for_each_doorway(t, [&](Wall w, Cell a, Cell other) {
          if (open.test(index(w))) passages.push_back({place[index(a)], place[index(other)]});
        });
        if constexpr (requires { t.crossings(); })
          for (const auto& lanes : t.crossings())
            crossings.push_back({place[index(lanes.over)], place[index(lanes.under)]});
        return Json{{"bounds", {b.x0, b.y0, b.x1, b.y1}},
                    {"cells", std::move(cells)},
                    {"passages", std::move(passages)},
                    {"crossings", std::move(crossings)}};
      },
      topology);
}

Json id_json(const PuzzleId& id) {
  return {{"id", to_text(id)},
          {"grid", id.grid.name},
          {"shape", id.shape.name},
          {"size", {id.columns, id.rows}},
          {"algorithm", id.algorithm.name},
          {"options",
           {{"grid", options_json(id.grid.options)},
            {"shape", options_json(id.shape.options)},
            {"algorithm", options_json(id.algorithm.options)},
            {"refinements", options_json(id.refinements)}}},
          {"seed", id.seed}};
}

}  // namespace

std::string maze_json(const Puzzle& made) {
  const Metrics m = measure(made.maze);
  Json j = made.id ? id_json(*made.id) : Json::object();
  j["cells"] = m.cells;
  j["dropped_cells"] = made.dropped;
  j["thick"] = is_thick(*made.maze.topology);
  j["passages"] = passage_count(made.maze);
  j["dead_ends"] = m.dead_ends;
  j["straights"] = m.straights;
  j["turns"] = m.turns;
  j["junctions"] = m.junctions;
  j["crossings"] = m.crossings;
  j["solution_cells"] = made.solution.size();
  if (m.cells <= most_rated) {
    const Explanation e = explain(made.maze);
    const Measures more = measures(made.maze, made.solution);
    j["difficulty"] = figures_json<Json>(figures_of(e.rating, more.cells));
    j["difficulty"]["effort"] = effort_json<Json>(e);
    j["metrics"] = figures_json<Json>(figures_of(more));
  }
  j["start"] = point_json(made.maze, made.maze.start.cell);
  j["finish"] = point_json(made.maze, made.maze.finish.cell);
  j["goals"] = Json::array();
  for (const Gate& goal : made.maze.goals) j["goals"].push_back(point_json(made.maze, goal.cell));
  j["solution"] = Json::array();
  for (const Cell c : made.solution) j["solution"].push_back(point_json(made.maze, c));
  if (m.cells <= most_listed) j["graph"] = graph_json(*made.maze.topology, made.maze.open);
  return j.dump() + "\n";
}

}  // namespace mazefolio::publish
