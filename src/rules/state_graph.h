#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/result.h"
#include "maze/maze.h"

namespace mazefolio::rules {

/// A state of the reader: the cell where he stands, with what he has to remember.
using State = std::uint32_t;

/// What a rule allows: the states that can be reached, numbered in the order of a breadth-first search from
/// the start, which is the first. From state s one moves to next[first[s]] up to next[first[s + 1]], without
/// it.
struct StateGraph {
  std::vector<State> first, next;
  std::vector<Cell> place;  ///< by state
  BitSet goal;              ///< where the puzzle is solved; these have no moves
  State size() const { return static_cast<State>(place.size()); }
};

/// More are refused.
constexpr State most_states = 1u << 20;

/// States are numbers below state_limit(); for_each_move calls f in a fixed order.
template <class R>
concept StateRule = requires(const R& r, State s, void (*f)(State)) {
  { r.state_limit() } -> std::convertible_to<std::uint32_t>;
  { r.start() } -> std::same_as<State>;
  { r.is_goal(s) } -> std::same_as<bool>;
  { r.place(s) } -> std::same_as<Cell>;
  r.for_each_move(s, f);
};

/// Cost: O(states and moves).
template <StateRule R>
Result<StateGraph> explore(const R& rule) {
  constexpr State unmet = ~State{0};
  std::vector<State> number(rule.state_limit(), unmet), met{rule.start()};
  number[rule.start()] = 0;
  StateGraph out;
  for (std::size_t i = 0; i < met.size(); ++i) {
    out.first.push_back(static_cast<State>(out.next.size()));
    out.place.push_back(rule.place(met[i]));
    if (rule.is_goal(met[i])) continue;
    rule.for_each_move(met[i], [&](State to) {
      if (number[to] == unmet) {
        number[to] = static_cast<State>(met.size());
        met.push_back(to);
      }
      out.next.push_back(number[to]);
    });
    if (met.size() > most_states)
      return Result<StateGraph>::failure("the rule has too many states", "make the maze smaller");
  }
  out.first.push_back(static_cast<State>(out.next.size()));
  out.goal = BitSet(met.size());
  for (std::size_t i = 0; i < met.size(); ++i)
    if (rule.is_goal(met[i])) out.goal.set(i);
  return out;
}

template <class Fn>
void for_each_move(const StateGraph& graph, State from, Fn fn) {
  for (State i = graph.first[from]; i < graph.first[from + 1]; ++i) fn(graph.next[i]);
}

/// States from the start to a goal.
using Way = std::vector<State>;

/// One with the fewest moves, the first in the order of moves; empty: there is none.
Way shortest_way(const StateGraph& graph);

/// How many have as few moves, over all goals; counted up to most_states.
std::uint32_t shortest_ways(const StateGraph& graph);

/// Whether no other way without a state twice leads to a goal. Cost: O(states and moves).
bool is_only_way(const StateGraph& graph, const Way& way);

/// Where a way leads.
CellPath cells_of(const StateGraph& graph, const Way& way);

}  // namespace mazefolio::rules
