#include "publish/maze_json.h"

#include <nlohmann/json.hpp>

#include "base/geometry/edges.h"
#include "maze/mark_shapes.h"
#include "maze/metrics.h"
#include "maze/thick.h"
#include "publish/maze_graph_json.h"
#include "puzzle/rule_rating.h"
#include "solve/figures.h"
#include "solve/measures.h"

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

std::string with_graph(const Json& figures, const Maze& maze, std::uint32_t cells) {
  std::string text = figures.dump();
  if (cells <= most_listed) {
    text.pop_back();
    text += ",\"graph\":" + maze_graph_json(maze) + "}";
  }
  return text + "\n";
}

}  // namespace

std::string maze_json(const Puzzle& made) {
  const Metrics m = measure(made.maze);
  Json j{{"format", maze_format_name}, {"version", maze_format_version}};
  if (made.id) j.update(id_json(*made.id));
  j["cells"] = m.cells;
  j["dropped_cells"] = made.fit.dropped;
  j["merged_cells"] = made.fit.merged;
  j["thick"] = is_thick(*made.maze.topology);
  j["passages"] = passage_count(made.maze);
  j["dead_ends"] = m.dead_ends;
  j["straights"] = m.straights;
  j["turns"] = m.turns;
  j["junctions"] = m.junctions;
  j["crossings"] = m.crossings;
  if (made.in_pieces) {
    j["connected"] = false;
    return with_graph(j, made.maze, m.cells);
  }
  j["solution_cells"] = cells_of(made.solution).size();
  j["walk_cells"] = made.solution.size();
  if (m.cells <= most_rated) {
    const Explanation e = explain_by_rule(made.maze, made.rule);
    const Measures more = measures(made.maze, made.solution);
    j["difficulty"] = figures_json<Json>(figures_of(e.rating, more.cells));
    j["difficulty"]["effort"] = effort_json<Json>(e);
    j["metrics"] = figures_json<Json>(figures_of(more));
  }
  j["start"] = point_json(made.maze, made.maze.start.cell);
  j["finish"] = point_json(made.maze, made.maze.finish.cell);
  j["goals"] = Json::array();
  for (const Gate& goal : made.maze.goals) j["goals"].push_back(point_json(made.maze, goal.cell));
  if (made.maze.marks)
    for (const CellMark& mark : made.maze.marks->cells) {
      const auto [key, told] = told_mark(mark.text);
      j["marks"].push_back({{"at", point_json(made.maze, mark.cell)}, {key, told}});
    }
  if (made.maze.marks && made.maze.marks->target > 0) j["sum"] = made.maze.marks->target;
  if (made.maze.marks)
    for (const PassageMark& mark : made.maze.marks->passages) {
      const Point p = edge_middle(edge(*made.maze.topology, mark.wall));
      if (mark.to == no_cell)
        j["doors"].push_back({{"at", {p.x, p.y}}, {"text", mark.text}});
      else
        j["arrows"].push_back({{"at", {p.x, p.y}}, {"to", point_json(made.maze, mark.to)}});
    }
  j["solution"] = Json::array();
  for (const Cell c : made.solution) j["solution"].push_back(point_json(made.maze, c));
  return with_graph(j, made.maze, m.cells);
}

}  // namespace mazefolio::publish
