#pragma once

#include "rules/state_graph.h"
#include "solve/explain.h"
#include "topology/any_topology.h"

namespace mazefolio::puzzle {

/// The state before each one, for those that are met from the answer; the first state is its own. Others:
/// none.
std::vector<State> parents(const StateGraph& graph, const Way& answer);
constexpr State no_state = ~State{0};

/// An effort in one direction only, with its score.
Explanation explanation_of(const Effort& effort);

/// The effort of a puzzle whose moves cannot be taken back, such as jumps, and where a wrong one may still
/// lead to the goal. `move_cost`: of a move, in steps along a corridor. Forward only; cells are those of the
/// states.
Explanation explain_moves(const StateGraph& graph, const Way& answer, const AnyTopology& topology,
                          double move_cost);

}  // namespace mazefolio::puzzle
