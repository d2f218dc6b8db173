// Prints how well the score orders puzzles with rules as a simulated reader does: Spearman's rank
// correlations with his effort, beside those of the moves of the answer and of the number of states. The
// reader shares no code with the score: he walks states, sees two moves ahead and mostly notices a closed
// pocket, prefers the direction of the finish, forgets where he was, and backs up at half price.
// Deterministic. `--boards 40` a size, `--kind jump` one kind.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "../rules/perfect_mazes.h"
#include "base/statistics.h"
#include "puzzle/rule_rating.h"

using namespace mazefolio::tests;

namespace {

constexpr int runs = 24;
constexpr double sees_pocket = 0.95, direction = 1.5, back_price = 0.5, forgets_after = 2000;
constexpr double most_moves = 200'000;

class Reader {
 public:
  Reader(const StateGraph& graph, const AnyTopology& topology, std::uint64_t seed)
      : graph_(graph), topology_(topology), rng_(seed), met_at_(graph.size(), never) {
    for (State s = 0; s < graph.size(); ++s)
      if (graph.goal.test(s)) goal_ = center(topology, graph.place[s]);
  }

  /// The moves, and half of those that are taken back.
  double effort() {
    std::ranges::fill(met_at_, never);
    std::vector<State> trail{0};
    met_at_[0] = now_ = 0;
    double spent = 0;
    while (!graph_.goal.test(trail.back()) && spent < most_moves) {
      const State at = trail.back();
      if (const State next = choice(at); next != none) {
        trail.push_back(next);
        met_at_[next] = ++now_;
        ++spent;
      } else if (trail.size() > 1) {
        trail.pop_back();
        ++now_;
        spent += back_price;
      } else {  // he has been everywhere, as he believes
        std::ranges::fill(met_at_, never);
        met_at_[0] = now_;
        ++spent;
      }
    }
    return spent;
  }

 private:
  static constexpr double never = -1;
  static constexpr State none = ~State{0};

  bool remembers(State s) {
    if (met_at_[s] == never) return false;
    if (rng_.chance(std::exp((met_at_[s] - now_) / forgets_after))) return true;
    met_at_[s] = never;
    return false;
  }

  bool ends_at_once(State s) const {
    bool open = graph_.goal.test(s);
    for_each_move(graph_, s, [&](State to) {
      if (met_at_[to] != never) return;
      bool further = graph_.goal.test(to);
      for_each_move(graph_, to,
                    [&](State then) { further = further || (then != s && met_at_[then] == never); });
      open = open || further;
    });
    return !open;
  }

  State choice(State at) {
    std::vector<State> options;
    std::vector<double> weights;
    State goal = none;
    for_each_move(graph_, at, [&](State to) {
      if (graph_.goal.test(to)) goal = to;
      if (remembers(to)) return;
      for_each_move(graph_, to, [&](State then) {
        if (graph_.goal.test(then)) goal = to;
      });
      if (ends_at_once(to) && rng_.chance(sees_pocket)) return;
      const Point eye = center(topology_, graph_.place[at]), way = center(topology_, graph_.place[to]) - eye,
                  wish = goal_ - eye;
      const double lengths = std::sqrt(dot(way, way) * dot(wish, wish));
      options.push_back(to);
      weights.push_back(std::exp(direction * (lengths > 0 ? dot(way, wish) / lengths : 0)));
    });
    if (goal != none) return goal;
    double sum = 0;
    for (const double w : weights) sum += w;
    double drawn = sum * (rng_.below(1u << 20) / double{1u << 20});
    for (std::size_t i = 0; i < options.size(); ++i)
      if ((drawn -= weights[i]) <= 0 || i + 1 == options.size()) return options[i];
    return none;
  }

  const StateGraph& graph_;
  const AnyTopology& topology_;
  Rng rng_;
  std::vector<double> met_at_;  ///< by state: when he was there last
  double now_ = 0;
  Point goal_;
};

struct Pool {
  const char* name;
  const char* rule;
  Settings settings;
  std::vector<std::uint32_t> sides;
  double known;  ///< what the rank correlation of the score was when the score was made
};

void print(const Pool& pool, int boards) {
  std::vector<double> score, moves, states, effort;
  for (const std::uint32_t side : pool.sides)
    for (int i = 1; i <= boards; ++i) {
      const ChosenRule rule = rule_with(pool.rule, pool.settings);
      const std::string seed = fmt::format("judge {}", i);
      Maze maze = rule.row->on_maze
                      ? perfect_maze("square", {side, side}, i % 2 ? "kruskal" : "backtracker", seed)
                      : field(side, side);
      Result<LaidPuzzle> laid = rule.row->lay({maze, rule.options, seed});
      if (!laid) continue;
      if (laid->open.size() > 0) maze.open = std::move(laid->open);
      maze.start = laid->start;
      maze.finish = laid->finish;
      maze.marks = std::make_shared<Marks>(std::move(laid->marks));
      const StateGraph graph = rule.row->states(maze, rule.options).value();
      Reader reader(graph, *maze.topology, static_cast<std::uint64_t>(i) << 8 | side);
      double sum = 0;
      for (int run = 0; run < runs; ++run) sum += reader.effort();
      effort.push_back(sum / runs);
      score.push_back(explain_by_rule(maze, rule).rating.score);
      moves.push_back(static_cast<double>(shortest_way(graph).size()));
      states.push_back(graph.size());
    }
  fmt::print("{:<24}{:>7}{:9.3f}{:9.3f}{:9.3f}{:9.3f}\n", pool.name, effort.size(), spearman(score, effort),
             pool.known, spearman(moves, effort), spearman(states, effort));
}

}  // namespace

int main(int argc, char** argv) {
  int boards = 60;
  std::string_view kind;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::string_view(argv[i]) == "--boards")
      boards = static_cast<int>(parse_integer(argv[i + 1]).value_or(boards));
    else if (std::string_view(argv[i]) == "--kind")
      kind = argv[i + 1];
  }
  const Pool pools[] = {
      {"sequence", "sequence", {{"sequence", "ABC"}}, {8, 10, 12, 15, 20}, .969},
      {"property", "sequence", {{"sequence", "multiples"}}, {8, 12, 16, 20}, .985},
      {"jump", "jump", {}, {4, 5, 6, 8, 10}, .907},
      {"keys", "keys", {{"keys", "3"}}, {8, 10, 14, 20}, 0},
      {"portals", "portals", {{"portals", "4"}}, {8, 10, 14, 20}, .959},
      {"turns no-left", "turns", {{"turns", "no-left"}}, {5, 8, 12, 16}, .973},
      {"turns no-straight", "turns", {{"turns", "no-straight"}}, {5, 8, 12, 16}, .923},
      {"turns alternate", "turns", {{"turns", "alternate"}}, {5, 8, 12, 16}, .919},
      {"turns no-left at forks", "turns", {{"turns", "no-left"}, {"at", "forks"}}, {5, 8, 12, 16}, .940},
      {"tilt", "tilt", {}, {5, 8, 10, 12, 16}, .940},
      {"minotaur", "minotaur", {}, {4, 5, 6, 8}, .930},
      {"arrows", "arrows", {}, {6, 10, 14}, .937},
      {"arrows, traps", "arrows", {{"traps", "yes"}}, {6, 10, 14}, .943},
      {"dice", "dice", {}, {4, 5, 6, 8}, .878},
  };
  fmt::print("{:<24}{:>7}{:>9}{:>9}{:>9}{:>9}\n", "", "boards", "score", "known", "moves", "states");
  for (const Pool& pool : pools)
    if (std::string_view(pool.rule).starts_with(kind)) print(pool, boards);
}
