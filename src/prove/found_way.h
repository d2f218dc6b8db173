#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace mazefolio::prove {

/// What a search over states found. A state names its cell as `cell`, and is ordered.
struct FoundWay {
  int moves = -1;                    ///< none: there is no way
  bool only = false;                 ///< no other has as few moves
  std::vector<std::uint32_t> cells;  ///< of its states
};

/// The shortest way from a state to one that is a goal. `next(state, f)` calls f for each state that a move
/// leads to; a move that leads where another does counts once.
template <class State, class Next, class Goal>
FoundWay search_states(const State& start, Next next, Goal is_goal) {
  struct Met {
    int moves;
    double ways;
    State from;
  };
  std::map<State, Met> met{{start, {0, 1, start}}};
  std::vector<State> wave{start};
  for (int moves = 1; !wave.empty(); ++moves) {
    std::vector<State> goals;
    for (const State& s : wave)
      if (is_goal(s)) goals.push_back(s);
    if (!goals.empty()) {
      FoundWay found{moves - 1, goals.size() == 1 && met.at(goals[0]).ways < 2, {}};
      for (State s = goals[0];; s = met.at(s).from) {
        found.cells.push_back(s.cell);
        if (met.at(s).moves == 0) break;
      }
      std::ranges::reverse(found.cells);
      return found;
    }
    std::vector<State> beyond;
    for (const State& s : wave) {
      std::vector<State> targets;
      next(s, [&](const State& to) {
        if (std::ranges::find(targets, to) == targets.end()) targets.push_back(to);
      });
      for (const State& to : targets) {
        const auto [at, is_new] = met.try_emplace(to, Met{moves, 0, s});
        if (is_new) beyond.push_back(to);
        if (at->second.moves == moves) at->second.ways += met.at(s).ways;
      }
    }
    wave = std::move(beyond);
  }
  return {};
}

}  // namespace mazefolio::prove
