// Idea: as in a maze, but over states. What leaves the answer is a tree; a branch costs what must be tried of
// it, times the probability that it is tried first. Twigs that end within three moves cost a glance. Where a
// branch leads out again, to a state from which the goal can be reached, the reader goes on from there: the
// more such exits, the less of the branch must be tried. Cost: two searches and one sweep, O(states and
// moves).

#include "puzzle/state_effort.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/math.h"

namespace mazefolio::puzzle {
namespace {

constexpr int seen_moves = 3;      // a branch that ends so soon is seen to be dead
constexpr double back_cost = 0.5;  // of a move that is taken back
constexpr double choice_cost = 1;  // of each choice, and times log2 of what there is to choose
constexpr double turn_cost = 0.5;
constexpr double glance_cost = 0.25;
constexpr double pull = 1.6;  // of the direction of the goal
constexpr std::uint32_t dead = ~std::uint32_t{0};

std::vector<std::uint32_t> moves_to_goal(const StateGraph& graph) {
  std::vector<std::vector<State>> into(graph.size());
  for (State s = 0; s < graph.size(); ++s) for_each_move(graph, s, [&](State to) { into[to].push_back(s); });
  std::vector<std::uint32_t> moves(graph.size(), dead);
  std::vector<State> met;
  for (State s = 0; s < graph.size(); ++s)
    if (graph.goal.test(s)) {
      moves[s] = 0;
      met.push_back(s);
    }
  for (std::size_t i = 0; i < met.size(); ++i)
    for (const State from : into[met[i]])
      if (moves[from] == dead) {
        moves[from] = moves[met[i]] + 1;
        met.push_back(from);
      }
  return moves;
}

double cosine(Point a, Point b) {
  const double lengths = std::sqrt(dot(a, a) * dot(b, b));
  return lengths > 0 ? dot(a, b) / lengths : 0;
}

/// A branch off the answer, from the state in which it begins.
struct Limb {
  int height = 1;      ///< moves to its farthest state
  double walk = 1;     ///< states that must be tried
  double choices = 0;  ///< cost of the choices among them
  std::uint32_t exits = 0;
  double detours = 0;  ///< moves that leaving by its exits is longer than the answer, summed
};

class Reader {
 public:
  Reader(const StateGraph& graph, const Way& answer, const AnyTopology& topology, double move_cost)
      : graph_(graph),
        answer_(answer),
        topology_(topology),
        move_cost_(move_cost),
        place_(graph.size(), no_state),
        parent_(parents(graph, answer)),
        depth_(graph.size(), 0),
        root_(graph.size(), no_state),
        limbs_(graph.size()) {
    for (std::size_t i = 0; i < answer.size(); ++i) place_[answer[i]] = static_cast<State>(i);
  }

  Effort effort() {
    grow_limbs();
    Effort out;
    const std::size_t last = answer_.size() - 1;
    out.way = move_cost_ * static_cast<double>(last);
    out.turning = turn_cost * turns();
    for (std::size_t i = 0; i < last; ++i) add_choices(out, i, i + seen_moves < last);
    out.total = out.way + out.turning + out.decisions + out.wrong + out.glances;
    out.legs = {out.total};
    CellPath stroke = cells_of(graph_, answer_);
    out.strokes = {std::move(stroke)};
    return out;
  }

 private:
  bool on_answer(State s) const { return place_[s] != no_state; }
  Point at(State s) const { return center(topology_, graph_.place[s]); }

  double turns() const {
    int count = 0;
    for (std::size_t i = 2; i < answer_.size(); ++i) {
      const Point before = at(answer_[i - 1]) - at(answer_[i - 2]),
                  after = at(answer_[i]) - at(answer_[i - 1]);
      count += std::fabs(cross(before, after)) > 1e-6 * std::fabs(dot(before, after));
    }
    return count;
  }

  // States are met with their parents before them; tips come first on the way back.
  void grow_limbs() {
    std::vector<State> order = met_order();
    const std::vector<std::uint32_t> to_goal = moves_to_goal(graph_);
    for (const State s : order) {
      const State p = parent_[s];
      depth_[s] = on_answer(p) ? 1 : depth_[p] + 1;
      root_[s] = on_answer(p) ? s : root_[p];
    }
    std::ranges::reverse(order);
    for (const State s : order) {
      const State p = parent_[s];
      if (on_answer(p)) continue;
      Limb &limb = limbs_[s], &below = limbs_[p];
      below.height = std::max(below.height, limb.height + 1);
      if (limb.height <= seen_moves) continue;
      below.walk += limb.walk;
      below.choices += limb.choices + choice_cost;
    }
    for (const State s : order)
      for_each_move(graph_, s, [&](State to) {
        if (root_[to] == root_[s] || to == parent_[s] || to_goal[to] == dead) return;
        Limb& limb = limbs_[root_[s]];
        const double root_to_goal = to_goal[parent_[root_[s]]];
        ++limb.exits;
        limb.detours += std::max(0.0, depth_[s] + 1 + to_goal[to] - root_to_goal);
      });
  }

  std::vector<State> met_order() const {
    std::vector<State> met = answer_, order;
    std::vector<bool> seen(graph_.size(), false);
    for (const State s : answer_) seen[s] = true;
    for (std::size_t i = 0; i < met.size(); ++i)
      for_each_move(graph_, met[i], [&](State to) {
        if (seen[to] || parent_[to] != met[i]) return;
        seen[to] = true;
        met.push_back(to);
        order.push_back(to);
      });
    return order;
  }

  double cost_of(const Limb& limb) const {
    const double all = (1 + back_cost) * move_cost_ * limb.walk + limb.choices;
    if (limb.exits == 0) return all;
    const double ways = 1 + limb.exits;
    const double out =
        move_cost_ * limb.detours / limb.exits + (move_cost_ * limb.walk + limb.choices) / std::sqrt(ways);
    return (2 - 1 / ways) * std::min(all, out);
  }

  void add_choices(Effort& out, std::size_t i, bool far) const {
    const State from = answer_[i];
    const Point eye = at(from), goal = at(answer_.back()) - eye;
    const double right = pull * cosine(at(answer_[i + 1]) - eye, goal);
    int big = 0;
    for_each_move(graph_, from, [&](State to) {
      if (to == answer_[i + 1]) return;
      const bool branch = !on_answer(to) && parent_[to] == from;
      if (!branch || limbs_[to].height <= seen_moves) {
        out.glances += far ? glance_cost : 0;
        return;
      }
      if (!far) return;
      ++big;
      const Limb& limb = limbs_[to];
      const double wrong = pull * cosine(at(to) - eye, goal), tried = 1 / (1 + exact_exp(right - wrong)),
                   cost = cost_of(limb);
      out.wrong += tried * cost;
      out.branches.push_back({graph_.place[from], graph_.place[to],
                              static_cast<std::uint32_t>(std::max(1L, std::lround(limb.walk))), limb.exits,
                              tried, cost, tried * cost});
    });
    if (big == 0) return;
    ++out.junctions;
    out.decisions += choice_cost * (1 + exact_log2(1 + big));
  }

  const StateGraph& graph_;
  const Way& answer_;
  const AnyTopology& topology_;
  double move_cost_;
  std::vector<State> place_, parent_;  ///< index in the answer; state before it
  std::vector<int> depth_;             ///< in its branch, from 1
  std::vector<State> root_;            ///< the first state of its branch
  std::vector<Limb> limbs_;
};

}  // namespace

std::vector<State> parents(const StateGraph& graph, const Way& answer) {
  std::vector<State> parent(graph.size(), no_state), met = answer;
  for (std::size_t i = 1; i < answer.size(); ++i) parent[answer[i]] = answer[i - 1];
  parent[answer.front()] = answer.front();
  for (std::size_t i = 0; i < met.size(); ++i)
    for_each_move(graph, met[i], [&](State to) {
      if (parent[to] != no_state) return;
      parent[to] = met[i];
      met.push_back(to);
    });
  return parent;
}

Explanation explanation_of(const Effort& effort) {
  const double score =
      static_cast<double>(std::lround(exact_log2(std::max(1.0, effort.total)) * 1000)) / 1000;
  return {{effort.total, effort.total, score, effort.junctions}, effort, effort};
}

Explanation explain_moves(const StateGraph& graph, const Way& answer, const AnyTopology& topology,
                          double move_cost) {
  return explanation_of(Reader(graph, answer, topology, move_cost).effort());
}

}  // namespace mazefolio::puzzle
