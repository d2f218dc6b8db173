#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/state_graph.h"

namespace mazefolio::rules {

/// The search of explore() for boards that are judged a thousand times: its arrays are kept, and nothing is
/// built but what a climb asks. Cost: O(states and moves that are met).
class StateSearch {
 public:
  /// What is left to do once a goal is met.
  enum class End {
    at_goal,  ///< nothing but to count the ways that are as short
    at_last,  ///< to meet all states
  };

  template <StateRule R>
  void run(const R& rule, End end);

  /// A goal was met.
  bool found() const { return goal_ != unmet; }
  /// The one that the shortest way leads to; one was met.
  State goal() const { return goal_; }
  /// That the shortest way takes.
  int moves() const { return static_cast<int>(steps_[goal_]); }
  /// No other way is as short.
  bool only() const { return ways_ == 1; }
  /// The states that were met, in the order of a breadth-first search.
  const std::vector<State>& met() const { return met_; }
  bool is_met(State s) const { return steps_[s] != unmet; }
  /// The share of all states that were met.
  double share_met() const { return static_cast<double>(met_.size()) / static_cast<double>(steps_.size()); }
  /// A shortest way, from its last state to the start: calls fn(state) for each.
  template <class Fn>
  void for_each_back(Fn fn) const {
    for (State s = goal_; s != unmet; s = from_[s]) fn(s);
  }

 private:
  static constexpr std::uint32_t unmet = ~std::uint32_t{0};
  static constexpr std::uint32_t many = 2;  ///< ways are not counted further

  std::vector<std::uint32_t> steps_, from_, ways_to_;  ///< by state
  std::vector<State> met_;
  State goal_ = unmet;
  std::uint32_t ways_ = 0;
};

template <StateRule R>
void StateSearch::run(const R& rule, End end) {
  if (steps_.size() == rule.state_limit()) {
    for (const State s : met_) steps_[s] = unmet;
  } else {
    steps_.assign(rule.state_limit(), unmet);
    from_ = ways_to_ = steps_;
  }
  const auto meet = [&](State s, std::uint32_t steps, State from, std::uint32_t ways) {
    steps_[s] = steps;
    from_[s] = from;
    ways_to_[s] = ways;
    met_.push_back(s);
  };
  met_.clear();
  goal_ = unmet;
  ways_ = 0;
  meet(rule.start(), 0, unmet, 1);
  for (std::size_t next = 0; next < met_.size();) {
    const State s = met_[next++];
    if (found() && end == End::at_goal && steps_[s] > steps_[goal_]) return;
    if (rule.is_goal(s)) {
      if (!found()) goal_ = s;
      if (steps_[s] == steps_[goal_]) ways_ = std::min(many, ways_ + ways_to_[s]);
      continue;
    }
    rule.for_each_move(s, [&](State to) {
      if (steps_[to] == unmet)
        meet(to, steps_[s] + 1, s, ways_to_[s]);
      else if (steps_[to] == steps_[s] + 1)
        ways_to_[to] = std::min(many, ways_to_[to] + ways_to_[s]);
    });
  }
}

}  // namespace mazefolio::rules
