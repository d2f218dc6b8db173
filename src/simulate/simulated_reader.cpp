// The search of one simulated reader. At a junction it leaves out branches that it remembers as explored or
// sees to be dead ends, and chooses one of the others: likelier the more it points at the goal and the
// straighter it goes on. At a dead end, or where it recognizes the junction ahead, it goes back to the last
// junction; where no branch is left, to the one before. It forgets what it has explored, unless it has
// explored it three times. Cost: O(1) for each visited junction.

#include "simulate/simulated_reader.h"

#include <algorithm>

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
constexpr std::uint32_t none = ~std::uint32_t{0};

/// The data that are the same in every run.
struct Prospect {
  Prospect(const JunctionGraph& graph, const Personality& reader) : g(graph), who(reader) {
    const Sight seen = sight(g, who.sight);
    goal_in_sight = seen.goal;
    const Point goal = g.centers[index(g.junctions[g.goal])];
    for (std::uint32_t k = 0; k < g.corridors.size(); ++k) {
      const Point eye = g.centers[index(g.junctions[g.corridors[k].from])];
      lure.push_back(exact_exp(who.pull * cosine(seen.views[k].look - eye, goal - eye)));
      direction.push_back(g.corridors[k].pen_in - eye);
      const double cells = seen.views[k].dead_cells;
      const double more = cells > shortest ? cells - shortest : 0;
      seen_dead.push_back(cells > 0 ? surest * exact_exp(-more / who.keenness) : 0);
      all += g.corridors[k].length;
    }
  }

  double kept(double age) const { return who.memory > 0 ? exact_exp(-std::min(age / who.memory, 600.0)) : 1; }

  const JunctionGraph& g;
  const Personality& who;
  std::vector<double> goal_in_sight;    ///< by junction
  std::vector<double> lure, seen_dead;  ///< by corridor: weight of its direction; probability
  std::vector<Point> direction;         ///< by corridor: of its first step
  double all = 0;                       ///< length of all corridors, twice
};

class Search {
 public:
  Search(const Prospect& prospect, Rng rng)
      : p_(prospect),
        g_(prospect.g),
        rng_(rng),
        explored_(g_.corridors.size()),
        visited_(g_.junctions.size(), -1) {}

  double effort() {
    enter(g_.start, none);
    while (p_.goal_in_sight[here()] < 0 && spent_ < most_walks * (p_.all + 1)) {
      const std::uint32_t k = choose();
      if (k == none)
        leave();
      else
        walk(k);
    }
    return spent_ + std::max(0.0, p_.goal_in_sight[here()]);
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
    return e.times >= never_lost || rng_.chance(p_.kept(spent_ - e.when));
  }

  /// A corridor to try, or `none`.
  std::uint32_t choose() {
    const Place& place = way_.back();
    options_.clear();
    double sum = 0;
    const std::uint32_t behind = place.by == none ? none : g_.corridors[place.by].back;
    for (std::uint32_t k = g_.first[here()]; k < g_.first[here() + 1]; ++k) {
      if (k == behind || remembered(explored_[k], place)) continue;
      if (p_.seen_dead[k] > 0 && rng_.chance(p_.seen_dead[k])) {
        mark(k);
        continue;
      }
      double weight = p_.lure[k];
      if (arriving_ && behind != none)
        weight *= exact_exp(-p_.who.straight * cosine(p_.direction[behind], p_.direction[k]));
      options_.push_back({k, sum += weight});
    }
    if (options_.empty()) return none;
    if (options_.size() == 1) return options_.front().corridor;
    spent_ += p_.who.decision + p_.who.option * exact_log2(static_cast<double>(options_.size()));
    const double draw = rng_.unit() * sum;
    for (const Option& option : options_)
      if (draw < option.up_to) return option.corridor;
    return options_.back().corridor;
  }

  void walk(std::uint32_t k) {
    const Corridor& c = g_.corridors[k];
    double turns = c.turns;
    if (arriving_) {
      turns += quarter_turns(heading_, c.pen_in - pen_);
      turns += quarter_turns(c.pen_in - pen_, c.heading_in);
    }
    heading_ = c.heading_out == Point{} && arriving_ ? c.pen_in - pen_ : c.heading_out;
    pen_ = c.pen_out;
    spent_ += c.length + p_.who.turn * turns;
    arriving_ = true;
    const bool known =
        visited_[c.to] >= 0 && rng_.chance(p_.who.recognition * p_.kept(spent_ - visited_[c.to]));
    const bool dead_end = g_.first[c.to + 1] - g_.first[c.to] == 1 && c.to != g_.goal;
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
    if (by == none) {
      std::fill(explored_.begin(), explored_.end(), Explored{});
      ++spent_;
      return;
    }
    way_.pop_back();
    return_through(by);
  }

  void return_through(std::uint32_t k) {
    spent_ += p_.who.back * g_.corridors[k].length;
    visited_[here()] = spent_;
    mark(k);
    arriving_ = false;
  }

  struct Option {
    std::uint32_t corridor;
    double up_to;  ///< the sum of the weights so far
  };

  const Prospect& p_;
  const JunctionGraph& g_;
  Rng rng_;
  std::vector<Explored> explored_;  ///< by corridor
  std::vector<double> visited_;     ///< by junction: time of the last visit, or -1
  std::vector<Place> way_;
  std::vector<Option> options_;
  double spent_ = 0;
  bool arriving_ = false;  ///< true unless the reader goes back
  Point pen_, heading_;
};

/// The graph of a maze as a reader sees it; halls count as their middle lines.
JunctionGraph as_read(const Maze& maze, Cell from, Cell to) {
  if (!is_thick(*maze.topology)) return junction_graph(maze, from, to);
  const CenterLines lines = center_lines(maze, {from, to});
  return junction_graph(lines.maze, from, to, lines.width);
}

/// A cell of the frame that is dug for a gate counts as the floor behind it.
Maze with_closed_frame(Maze maze) {
  close_frame(maze);
  return maze;
}

}  // namespace

Reader::Reader(const Maze& maze, Cell from, Cell to) : graph_(as_read(maze, from, to)) {}

double Reader::effort(const Personality& who, std::uint64_t seed, int runs) const {
  const Prospect prospect(graph_, who);
  double sum = 0;
  for (int run = 0; run < runs; ++run) {
    throw_if_canceled();
    sum += Search(prospect, Rng(mix64(seed) + static_cast<std::uint64_t>(run))).effort();
  }
  return sum / runs;
}

double simulated_effort(const Maze& maze, Cell from, Cell to, const Personality& who, std::uint64_t seed,
                        int runs) {
  return Reader(maze, from, to).effort(who, seed, runs);
}

double simulated_effort(const Maze& maze, const Personality& who, std::uint64_t seed, int runs) {
  const Maze m = with_closed_frame(maze);
  std::vector<Cell> left;
  for (const Gate& goal : m.goals) left.push_back(goal.cell);
  double sum = 0;
  Cell at = m.start.cell;
  while (!left.empty()) {
    const auto away = [&](Cell c) { return distance(center(*m.topology, at), center(*m.topology, c)); };
    const auto next =
        std::min_element(left.begin(), left.end(), [&](Cell a, Cell b) { return away(a) < away(b); });
    sum += simulated_effort(m, at, *next, who, mix64(seed) + left.size(), runs);
    at = *next;
    left.erase(next);
  }
  return sum + simulated_effort(m, at, m.finish.cell, who, seed, runs);
}

}  // namespace mazefolio::simulate
