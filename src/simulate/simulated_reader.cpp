// The search of one simulated reader. At a junction it leaves out branches that it remembers as explored or
// sees to be dead ends, and chooses one of the others: likelier the more it points at the goal and the
// straighter it goes on. At a dead end, or where it recognizes the junction ahead, it goes back to the last
// junction; where no branch is left, to the one before. It forgets what it has explored, unless it has
// explored it three times. Cost: O(1) for each visited junction.

#include "simulate/simulated_reader.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <queue>
#include <utility>

#include "base/geometry/math.h"
#include "base/rng.h"
#include "base/system/parallel.h"
#include "maze/thick.h"
#include "simulate/center_lines.h"
#include "simulate/sight.h"

namespace mazefolio::simulate {
namespace {

constexpr double surest = 0.98;         // probability that the shortest visible dead end is noticed
constexpr double shortest = 2;          // cells of the shortest dead end
constexpr std::uint8_t never_lost = 3;  // explorations after which nothing is forgotten
constexpr double most_walks = 1000;     // over the whole maze, after which a reader gives up
constexpr double kept_from_leg = 0.5;   // probability that an explored branch is known on the next leg
constexpr double one_line = 0.9;        // cosine: runs that make one line
constexpr double zigzag_cosine = 0.42;  // cosine: steps that may be a zigzag
constexpr double one_step = 1.2;        // the longest of these
constexpr double long_run = 2;          // what must be seen ahead of a run that is followed
constexpr double glance = 0.3;          // of a decision, where a run is followed past a branch
constexpr std::uint32_t no_cell = ~std::uint32_t{0};

/// The data that are the same in every run.
struct Prospect {
  Prospect(const JunctionGraph& graph, std::uint32_t to, const Personality& reader)
      : g(graph), who(reader), goal_junction(to) {
    const Sight seen = sight(g, to, {who.sight, who.gaze, who.skim});
    goal_in_sight = seen.goal;
    const Point goal = g.centers[index(g.junctions[to])];
    for (std::uint32_t k = 0; k < g.corridors.size(); ++k) {
      const Point eye = g.centers[index(g.junctions[g.corridors[k].from])];
      lure.push_back(exact_exp(who.pull * cosine(seen.views[k].look - eye, goal - eye)));
      line.push_back(seen.views[k].line);
      const double cells = seen.views[k].dead_cells;
      const double more = cells > shortest ? cells - shortest : 0;
      seen_dead.push_back(cells > 0 ? surest * exact_exp(-more / who.keenness) : 0);
      all += g.corridors[k].length;
    }
    find_ways();
  }

  // By junction the length of the shortest way to the goal; by corridor whether it is the first of one.
  void find_ways() {
    std::vector<double> left(g.junctions.size(), HUGE_VAL);
    using Met = std::pair<double, std::uint32_t>;
    std::priority_queue<Met, std::vector<Met>, std::greater<>> next;
    next.push({left[goal_junction] = 0, goal_junction});
    while (!next.empty()) {
      const auto [way, j] = next.top();
      next.pop();
      if (way > left[j]) continue;
      for (std::uint32_t k = g.first[j]; k < g.first[j + 1]; ++k)
        if (double& there = left[g.corridors[k].to]; way + g.corridors[k].length < there)
          next.push({there = way + g.corridors[k].length, g.corridors[k].to});
    }
    for (const Corridor& c : g.corridors) leads.push_back(left[c.to] + c.length <= left[c.from] + 1e-9);
  }

  double kept(double age) const { return who.memory > 0 ? exact_exp(-std::min(age / who.memory, 600.0)) : 1; }

  const JunctionGraph& g;
  const Personality& who;
  std::vector<double> goal_in_sight;    ///< by junction
  std::vector<double> lure, seen_dead;  ///< by corridor: weight of its direction; probability
  std::vector<double> line;             ///< by corridor: how far it is seen along
  std::vector<bool> leads;              ///< by corridor: to the goal
  std::uint32_t goal_junction;
  double all = 0;  ///< length of all corridors, twice
};

class Search {
 public:
  Search(const JunctionGraph& graph, Rng rng) : g_(graph), rng_(rng), explored_(g_.corridors.size()) {}

  /// From one junction to the goal of a prospect; what was learned on the legs before is half forgotten.
  double effort(std::uint32_t from, const Prospect& prospect) {
    p_ = &prospect;
    spent_ = 0;
    visited_.assign(g_.junctions.size(), -1);
    for (std::uint32_t k = 0; k < explored_.size(); ++k)
      if (Explored& e = explored_[k]; e.times > 0) {
        const bool known = !p_->leads[k] && rng_.chance(kept_from_leg);
        e = {0, known ? never_lost : std::uint8_t{0}};
      }
    way_.clear();
    arriving_ = false;
    enter(from, no_cell);
    while (p_->goal_in_sight[here()] < 0 && spent_ < most_walks * (p_->all + 1)) {
      const std::uint32_t k = choose();
      if (k == no_cell)
        leave();
      else
        walk(k);
    }
    return spent_ + std::max(0.0, p_->goal_in_sight[here()]);
  }

 private:
  struct Explored {
    double when = -1;
    std::uint8_t times = 0;
  };
  struct Place {
    std::uint32_t junction, by;  ///< and the corridor that led to it, or none
    double since;
    bool strange;  ///< not recognized although it was visited
  };

  std::uint32_t here() const { return way_.back().junction; }

  void enter(std::uint32_t junction, std::uint32_t by) {
    way_.push_back({junction, by, spent_, visited_[junction] >= 0});
    visited_[junction] = spent_;
  }

  void mark(std::uint32_t corridor) {
    Explored& e = explored_[corridor];
    e.when = spent_;
    if (e.times < never_lost) ++e.times;
  }

  bool remembered(const Explored& e, const Place& place) {
    if (e.times == 0 || (place.strange && e.when < place.since)) return false;
    return e.times >= never_lost || rng_.chance(p_->kept(spent_ - e.when));
  }

  /// A corridor to try, or `none`.
  std::uint32_t choose() {
    const Place& place = way_.back();
    options_.clear();
    double sum = 0;
    std::uint32_t onward = no_cell;
    const std::uint32_t behind = place.by == no_cell ? no_cell : g_.corridors[place.by].back;
    for (std::uint32_t k = g_.first[here()]; k < g_.first[here() + 1]; ++k) {
      if (k == behind || remembered(explored_[k], place)) continue;
      if (p_->seen_dead[k] > 0 && rng_.chance(p_->seen_dead[k])) {
        mark(k);
        continue;
      }
      double weight = p_->lure[k];
      if (arriving_) {
        const double straight = cosine(heading_, g_.corridors[k].runs.heading_in);
        const bool goes_on = straight >= one_line && p_->line[k] >= long_run;
        weight *= exact_exp(p_->who.straight * straight + (goes_on ? p_->who.onward : 0));
        if (goes_on) onward = k;
      }
      options_.push_back({k, sum += weight});
    }
    if (options_.empty()) return no_cell;
    if (options_.size() == 1) return options_.front().corridor;
    const double cost = p_->who.decision + p_->who.option * exact_log2(static_cast<double>(options_.size()));
    const double draw = rng_.unit() * sum;
    std::uint32_t chosen = options_.back().corridor;
    for (const Option& option : options_)
      if (draw < option.up_to) {
        chosen = option.corridor;
        break;
      }
    spent_ += chosen == onward ? glance * cost : cost;
    return chosen;
  }

  double cost(double near, double far) const { return near + p_->who.skim * far; }

  void walk(std::uint32_t k) {
    const Corridor& c = g_.corridors[k];
    const Runs& runs = c.runs;
    double turns = runs.turns, before = 0;
    if (arriving_) {
      const double on = cosine(heading_, runs.heading_in);
      if (on >= one_line || (on >= zigzag_cosine && std::min(run_, runs.first) <= one_step))
        before = run_;
      else
        turns += quarter_turns(heading_, runs.heading_in);
    }
    const double run = before + runs.first;
    spent_ +=
        cost(near_part(run) - near_part(before) + runs.near, far_part(run) - far_part(before) + runs.far) +
        p_->who.turn * turns;
    run_ = runs.single ? run : runs.last;
    heading_ = runs.heading_out;
    arriving_ = true;
    const bool known =
        visited_[c.to] >= 0 && rng_.chance(p_->who.recognition * p_->kept(spent_ - visited_[c.to]));
    const bool dead_end = g_.first[c.to + 1] - g_.first[c.to] == 1 && c.to != p_->goal_junction;
    if (!known && !dead_end) {
      enter(c.to, k);
      return;
    }
    visited_[c.to] = spent_;
    mark(c.back);
    return_through(k);
  }

  /// No branch is left here: goes back one junction; at the start, begins again.
  void leave() {
    const std::uint32_t by = way_.back().by;
    if (by == no_cell) {
      std::fill(explored_.begin(), explored_.end(), Explored{});
      ++spent_;
      return;
    }
    way_.pop_back();
    return_through(by);
  }

  void return_through(std::uint32_t k) {
    const Runs& runs = g_.corridors[k].runs;
    spent_ += p_->who.back * cost(near_part(runs.first) + runs.near, far_part(runs.first) + runs.far);
    visited_[here()] = spent_;
    mark(k);
    arriving_ = false;
  }

  struct Option {
    std::uint32_t corridor;
    double up_to;  ///< the sum of the weights so far
  };

  const Prospect* p_ = nullptr;
  const JunctionGraph& g_;
  Rng rng_;
  std::vector<Explored> explored_;  ///< by corridor
  std::vector<double> visited_;     ///< by junction: time of the last visit, or -1
  std::vector<Place> way_;
  std::vector<Option> options_;
  double spent_ = 0;
  bool arriving_ = false;  ///< true unless the reader goes back
  Point heading_;
  double run_ = 0;  ///< straight, until here
};

/// The graph of a maze as a reader sees it; halls count as their middle lines.
JunctionGraph as_read(const Maze& maze, const std::vector<Cell>& stops) {
  if (!is_thick(*maze.topology)) return junction_graph(maze, stops);
  const CenterLines lines = center_lines(maze, stops);
  return junction_graph(lines.maze, stops, lines.width);
}

// A cell of the frame that is dug for a gate counts as the floor behind it.
Maze with_closed_frame(Maze maze) {
  close_frame(maze);
  return maze;
}

// From the start to the finish by way of the goals, the one that is nearest on paper first.
std::vector<Cell> stops_of(const Maze& maze) {
  std::vector<Cell> stops{maze.start.cell}, left;
  for (const Gate& goal : maze.goals) left.push_back(goal.cell);
  while (!left.empty()) {
    const auto away = [&](Cell c) {
      return distance(center(*maze.topology, stops.back()), center(*maze.topology, c));
    };
    const auto next =
        std::min_element(left.begin(), left.end(), [&](Cell a, Cell b) { return away(a) < away(b); });
    stops.push_back(*next);
    left.erase(next);
  }
  stops.push_back(maze.finish.cell);
  return stops;
}

JunctionGraph between_gates(const Maze& maze) {
  const Maze closed = with_closed_frame(maze);
  return as_read(closed, stops_of(closed));
}

}  // namespace

Reader::Reader(const Maze& maze, Cell from, Cell to) : graph_(as_read(maze, {from, to})) {}
Reader::Reader(const Maze& maze) : graph_(between_gates(maze)) {}

double Reader::effort(const Personality& who, std::uint64_t seed, int runs) const {
  std::vector<std::unique_ptr<Prospect>> legs;
  for (std::size_t leg = 1; leg < graph_.stops.size(); ++leg)
    legs.push_back(std::make_unique<Prospect>(graph_, graph_.stops[leg], who));
  double sum = 0;
  for (int run = 0; run < runs; ++run) {
    throw_if_canceled();
    Search search(graph_, Rng(mix64(seed) + static_cast<std::uint64_t>(run)));
    for (std::size_t leg = 0; leg < legs.size(); ++leg) sum += search.effort(graph_.stops[leg], *legs[leg]);
  }
  return sum / runs;
}

double simulated_effort(const Maze& maze, Cell from, Cell to, const Personality& who, std::uint64_t seed,
                        int runs) {
  return Reader(maze, from, to).effort(who, seed, runs);
}

double simulated_effort(const Maze& maze, const Personality& who, std::uint64_t seed, int runs) {
  return Reader(maze).effort(who, seed, runs);
}

}  // namespace mazefolio::simulate
