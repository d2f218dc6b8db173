#include "puzzle/rule_rating.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "puzzle/state_effort.h"

namespace mazefolio::puzzle {
namespace {

Passages forest(const StateGraph& graph, const std::vector<State>& parent, const AnyTopology& t) {
  std::vector<std::vector<State>> joined(graph.size());
  for (State s = 0; s < graph.size(); ++s)
    if (parent[s] != s && parent[s] != no_state) {
      joined[s].push_back(parent[s]);
      joined[parent[s]].push_back(s);
    }
  Passages out;
  for (State s = 0; s < graph.size(); ++s) {
    out.first.push_back(static_cast<std::uint32_t>(out.next.size()));
    out.next.insert(out.next.end(), joined[s].begin(), joined[s].end());
    out.centers.push_back(center(t, graph.place[s]));
  }
  out.first.push_back(static_cast<std::uint32_t>(out.next.size()));
  return out;
}

bool leads_back(const StateGraph& graph, State from, State to) {
  bool back = graph.goal.test(to);
  for_each_move(graph, to, [&](State s) { back = back || s == from; });
  return back;
}

bool can_be_walked_both_ways(const StateGraph& graph) {
  bool both = true;
  for (State s = 0; s < graph.size() && both; ++s)
    for_each_move(graph, s, [&](State to) { both = both && leads_back(graph, s, to); });
  return both;
}

void name_cells(Effort& effort, const StateGraph& graph) {
  const auto cell = [&](Cell& c) {
    if (c != no_cell) c = graph.place[index(c)];
  };
  for (WrongBranch& branch : effort.branches) {
    cell(branch.at);
    cell(branch.first);
  }
  std::ranges::for_each(effort.in_sight, cell);
  for (CellPath& stroke : effort.strokes) std::ranges::for_each(stroke, cell);
}

/// Where its rule tells what is tried beside the way.
Explanation explain_tries(const RuledWay& way, double move_cost) {
  Effort effort;
  effort.way = move_cost * way.moves;
  effort.elsewhere = move_cost * way.elsewhere;
  effort.total = effort.way + effort.elsewhere;
  effort.legs = {effort.total};
  effort.strokes = {way.cells};
  return explanation_of(effort);
}

}  // namespace

Explanation explain_by_rule(const Maze& maze, const ChosenRule& rule) {
  if (!rule.has_own_way()) return explain(maze);
  if (rule.row->solve) return explain_tries(solution_by_rule(maze, rule).value(), rule.row->move_cost);
  const StateGraph graph = rule.row->states(maze, rule.options).value();
  const Way answer = shortest_way(graph);
  if (rule.only() == Only::shortest) return explain_moves(graph, answer, *maze.topology, rule.row->move_cost);
  Rater rater(forest(graph, parents(graph, answer), *maze.topology));
  Explanation out = rater.explain(Cell{answer.front()}, Cell{answer.back()}, can_be_walked_both_ways(graph));
  name_cells(out.forward, graph);
  name_cells(out.backward, graph);
  return out;
}

}  // namespace mazefolio::puzzle
