#include "rules/state_graph.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// States 0, 1, 2 ... with their moves; the last is the goal.
struct Moves {
  std::vector<std::vector<State>> to;
  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(to.size()); }
  State start() const { return 0; }
  bool is_goal(State s) const { return s + 1 == to.size(); }
  Cell place(State s) const { return Cell{s}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    for (const State n : to[s]) fn(n);
  }
};

StateGraph graph_of(std::vector<std::vector<State>> to) { return explore(Moves{std::move(to)}).value(); }
bool has_one_way(const StateGraph& graph) { return is_only_way(graph, shortest_way(graph)); }

}  // namespace

TEST_CASE("states are numbered as they are met, and only those that can be reached exist") {
  const StateGraph graph = graph_of({{3, 1}, {4}, {4}, {1}, {}});
  REQUIRE(graph.size() == 4);
  CHECK(cells_of(graph, {0, 1, 2, 3}) == CellPath{Cell{0}, Cell{3}, Cell{1}, Cell{4}});
  CHECK(cells_of(graph, shortest_way(graph)) == CellPath{Cell{0}, Cell{1}, Cell{4}});
}

TEST_CASE("a second way is found wherever it leaves the first and meets it") {
  CHECK(has_one_way(graph_of({{1}, {2}, {3}, {}})));
  CHECK(has_one_way(graph_of({{1, 2}, {0, 3}, {0}, {}})));          // a branch that leads back to its root
  CHECK(has_one_way(graph_of({{1}, {2}, {3, 4}, {1}, {}})));        // one that leads back before it
  CHECK_FALSE(has_one_way(graph_of({{1, 2}, {4}, {3}, {4}, {}})));  // two to the goal
  CHECK_FALSE(has_one_way(graph_of({{1, 3}, {2}, {4}, {2}, {}})));  // one that comes back farther on
  CHECK_FALSE(has_one_way(graph_of({{1, 2}, {2, 3}, {3}, {}})));    // one that skips a state
}

TEST_CASE("shortest ways are counted over all of them") {
  CHECK(shortest_ways(graph_of({{1}, {2}, {}})) == 1);
  CHECK(shortest_ways(graph_of({{1, 2}, {3}, {3}, {}})) == 2);
  CHECK(shortest_ways(graph_of({{1, 2}, {4}, {3}, {4}, {}})) == 1);
  CHECK(shortest_ways(graph_of({{1}, {0}, {}})) == 0);
  CHECK(shortest_way(graph_of({{1}, {0}, {}})).empty());
}
