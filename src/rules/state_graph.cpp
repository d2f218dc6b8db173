#include "rules/state_graph.h"

#include <algorithm>

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t unreached = ~std::uint32_t{0};

std::vector<std::uint32_t> steps_from_start(const StateGraph& graph) {
  std::vector<std::uint32_t> steps(graph.size(), unreached);
  if (graph.size() == 0) return steps;
  // States are numbered as a breadth-first search meets them.
  steps[0] = 0;
  for (State s = 0; s < graph.size(); ++s)
    for_each_move(graph, s, [&](State to) { steps[to] = std::min(steps[to], steps[s] + 1); });
  return steps;
}

std::vector<std::vector<State>> moves_into(const StateGraph& graph) {
  std::vector<std::vector<State>> into(graph.size());
  for (State s = 0; s < graph.size(); ++s) for_each_move(graph, s, [&](State to) { into[to].push_back(s); });
  return into;
}

State first_goal(const StateGraph& graph) {
  State goal = 0;
  while (goal < graph.size() && !graph.goal.test(goal)) ++goal;
  return goal;
}

}  // namespace

Way shortest_way(const StateGraph& graph) {
  State at = first_goal(graph);
  if (at == graph.size()) return {};
  std::vector<State> from(graph.size(), unreached);
  for (State s = 0; s < graph.size(); ++s)
    for_each_move(graph, s, [&](State to) {
      if (from[to] == unreached && to != 0) from[to] = s;
    });
  Way way{at};
  while (at != 0) way.push_back(at = from[at]);
  std::reverse(way.begin(), way.end());
  return way;
}

std::uint32_t shortest_ways(const StateGraph& graph) {
  const std::vector<std::uint32_t> steps = steps_from_start(graph);
  const State goal = first_goal(graph);
  if (goal == graph.size()) return 0;
  std::vector<std::uint32_t> ways(graph.size(), 0);
  ways[0] = 1;
  std::uint32_t all = 0;
  for (State s = 0; s < graph.size(); ++s) {
    if (graph.goal.test(s) && steps[s] == steps[goal]) all = std::min(most_states, all + ways[s]);
    for_each_move(graph, s, [&](State to) {
      if (steps[to] == steps[s] + 1) ways[to] = std::min(most_states, ways[to] + ways[s]);
    });
  }
  return all;
}

// Idea: for states off the way, `least` is the first state of the way from which they are reached past no
// other, and `greatest` the last one that they reach so. Where greatest is beyond least, the way can be left
// and met again.
bool is_only_way(const StateGraph& graph, const Way& way) {
  if (way.empty()) return false;
  std::vector<std::uint32_t> at(graph.size(), unreached), least(graph.size(), unreached);
  std::vector<std::int64_t> greatest(graph.size(), -1);
  for (std::uint32_t i = 0; i < way.size(); ++i) at[way[i]] = i;
  std::vector<State> open;
  for (std::uint32_t i = 0; i < way.size(); ++i)
    for (open = {way[i]}; !open.empty();) {
      const State s = open.back();
      open.pop_back();
      for_each_move(graph, s, [&](State to) {
        if (at[to] != unreached || least[to] != unreached) return;
        least[to] = i;
        open.push_back(to);
      });
    }
  const std::vector<std::vector<State>> into = moves_into(graph);
  const auto rise = [&](State goal, std::int64_t i) {
    for (open = {goal}; !open.empty();) {
      const State s = open.back();
      open.pop_back();
      for (const State from : into[s])
        if (at[from] == unreached && greatest[from] < i) {
          greatest[from] = i;
          open.push_back(from);
        }
    }
  };
  for (State s = 0; s < graph.size(); ++s)
    if (graph.goal.test(s) && at[s] == unreached) return false;  // all states can be reached
  for (auto i = static_cast<std::int64_t>(way.size()); i-- > 0;) rise(way[static_cast<std::size_t>(i)], i);
  for (State s = 0; s < graph.size(); ++s)
    if (at[s] == unreached && least[s] != unreached && greatest[s] > least[s]) return false;
  bool only = true;
  for (std::uint32_t i = 0; i < way.size(); ++i)
    for_each_move(graph, way[i], [&](State to) { only = only && (at[to] == unreached || at[to] <= i + 1); });
  return only;
}

CellPath cells_of(const StateGraph& graph, const Way& way) {
  CellPath cells;
  for (const State s : way) cells.push_back(graph.place[s]);
  return cells;
}

}  // namespace mazefolio::rules
