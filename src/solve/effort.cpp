// The effort of one direction: a walk from place to place along the shortest ways, and at each cell of them
// the wrong branches.
// Idea: each wrong branch costs its length times the probability that it is tried before the right one, which
// follows from the direction of the finish and from what goes straight on; a long search costs more, because
// some of it is forgotten. Twigs that are seen to be dead cost a glance, and so does a junction on a straight
// run. A branch with exits is left through one of them: it costs their mean detour and a part of its length,
// which is the smaller the more exits there are. In a long search it is entered by them, too, and left again
// the sooner; and the reader goes around in all loops together, which costs a part of what a walk without
// memory takes in them (solve/drawn_walk.cpp). Of what one leg has shown the next knows half.

#include <algorithm>
#include <cmath>

#include "base/geometry/math.h"
#include "solve/drawn_walk.h"
#include "solve/explain.h"
#include "solve/rater_tree.h"

namespace mazefolio::solve {
namespace {

constexpr double back_cost = 0.6;      // of a step already walked
constexpr double decision_cost = 1;    // of each decision
constexpr double option_cost = 1;      // times log2 of the options
constexpr double turn_cost = 0.5;      // of a quarter turn
constexpr double glance_cost = 0.25;   // of a twig that is seen to be a dead end
constexpr double glance_past = 0.5;    // of a decision, where the way is seen to go straight on
constexpr double pull = 1.6;           // weight of the direction of the finish,
constexpr double near_look = 0.6;      // a share of it by the first pitch, the rest by all that is seen
constexpr double straight_pull = 0.6;  // weight of going straight on,
constexpr double onward_pull = 0.4;    // and more where a straight run is seen
constexpr double forgetting = 0.08;    // of a search, for each doubling of its length
constexpr double remembered = 0.5;     // of what the legs before have shown
constexpr double lost = 0.3;           // of a branch with an exit, in a search of any length
constexpr double astray = 0.07;        // of what a drawn walk is longer than the way
constexpr double long_search = 100;    // pitches in which half of that is lost
constexpr double around_pillar = 6;    // pitches of the detour around a pillar

}  // namespace

// How tempting what is seen of a way is: its direction to the goal, near and far, and whether it goes
// straight on.
double Rater::lure(const Fork& fork, Cell first, double near, double far, double line) const {
  const double lure = pull * (near_look * near + (1 - near_look) * far);
  if (fork.before == no_cell) return lure;
  const Point eye = centers_[index(fork.at)];
  const double on = cosine_of(centers_[index(first)] - eye, eye - centers_[index(fork.before)]);
  return lure + straight_pull * on + (on > one_line && line > near_run - close ? onward_pull : 0);
}

// Whether a branch is seen to be dead; in rock also whether it only leads around a pillar.
bool Rater::is_small(std::uint32_t b, const Branch& loop) const {
  const Node& node = nodes_[b];
  if (node.height + node.glimpse > look_ahead + close) return false;
  return node.loose <= 0 || (!width_.empty() && loop.exits > 0 && loop.detours <= around_pillar * loop.exits);
}

// What it costs to try a branch, until the reader is back or has found another way out.
double Rater::trial_cost(std::uint32_t b, const Branch& loop) const {
  const Node& node = nodes_[b];
  const double walk = node.walk + node.cost;
  const double plain = (1 + back_cost) * walk + decision_cost * node.decisions;
  double dead = plain * (1 + forgetting * exact_log2(1 + plain));
  if (loop.exits > 0) {
    const double ways = 1 + loop.exits;
    const double out = loop.detours / loop.exits + (walk + decision_cost * node.decisions) / std::sqrt(ways);
    dead = std::min(dead, out);
  }
  if (known_.empty()) return dead;
  return dead * (1 - remembered * std::min(1.0, (memory_[b].known + node.cost * known_[order_[b]]) / walk));
}

// A cell off the way, if it is in sight, and what is behind it.
void Rater::see(std::vector<Cell>& seen, Cell c, double far) const {
  far -= node_of(c).glimpse;
  if (far < -close) return;
  seen.push_back(c);
  for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i)
    if (const Cell n{next_[i]}; node_of(n).parent == met_[index(c)]) see(seen, n, far);
}

// Adds the wrong branches at a cell of the way.
void Rater::add_fork(Effort& effort, const Fork& fork) {
  const std::uint32_t v = index(fork.at);
  const Point eye = centers_[v], there = fork.goal - eye;
  const auto direction = [&](Cell c) { return cosine_of(centers_[index(c)] - eye, there); };
  double right = 0;
  int small = 0, big = 0;
  for (std::uint32_t k = first_[v]; k < first_[v + 1]; ++k) {
    const Cell first{next_[k]};
    const std::uint32_t b = met_[index(first)];
    const Node& node = nodes_[b];
    if (node.path_index != off_path || node.parent != met_[v]) continue;
    if (explaining_) see(effort.in_sight, first, look_ahead);
    const Branch loop = loops_ ? branches_[b] : Branch{};
    if (is_small(b, loop)) {
      const bool nook = !width_.empty() && width_[v] > 1 && node.height + node.glimpse <= 0.5 + close;
      small += !nook;
      continue;
    }
    if (++big == 1) right = lure(fork, fork.after, direction(fork.near), direction(fork.far), fork.line);
    const double walk = node.walk + node.cost, cost = trial_cost(b, loop);
    const double wrong =
        lure(fork, first, look(first, 1 - node.glimpse, eye, there),
             look(first, look_ahead - node.glimpse, eye, there), node.line + seen(node.step));
    const double tried = 1 / (1 + exact_exp(right - wrong));
    if (!memory_.empty()) memory_[b].tried = tried;
    effort.wrong += tried * cost;
    if (loop.exits > 0) {
      const double more_exits = std::sqrt(std::sqrt(static_cast<double>(loop.exits)));
      effort.elsewhere += lost * walk / more_exits;
    }
    if (explaining_)
      effort.branches.push_back({fork.at, first, static_cast<std::uint32_t>(std::max(1L, std::lround(walk))),
                                 loop.exits, tried, cost, tried * cost});
  }
  effort.glances += glance_cost * small;
  if (big == 0) return;
  ++effort.junctions;
  const bool onward = fork.before != no_cell && fork.onward && fork.line > near_run - close;
  effort.decisions += (decision_cost + option_cost * exact_log2(1 + big)) * (onward ? glance_past : 1);
}

Effort Rater::leg(Cell from, Cell to) {
  if (is_way_back(from, to)) {
    turn_back();
  } else {
    search(to);
    mark_path(from);
    follow_runs();
    if (loops_) find_loose_ends();
    sum_twigs();
    if (loops_) find_exits();
  }
  const std::size_t last = path_.size() - 1;
  Effort effort;
  effort.turning = turn_cost * turns(path_);
  const auto at = [&](std::size_t i) { return centers_[index(path_[i])]; };
  const auto straight_to = [&](std::size_t i) {  // the step to i continues the one before
    return i >= 2 && is_straight(at(i >= 3 ? i - 3 : i - 2), at(i - 2), at(i - 1), at(i));
  };
  std::vector<double> glimpsed{0};  // from the start
  std::vector<bool> on{false};
  double run = 0;
  for (std::size_t i = 1; i <= last; ++i) {
    const double length = node_of(path_[i - 1]).step, eye = seen(length);
    on.push_back(straight_to(i));
    run = on.back() ? run + eye : eye;
    const RunStep part = run_step(run, eye);
    effort.way += length * part.walked() / eye;
    effort.seen += length * part.far / eye;
    if (explaining_ && part.far > close) effort.in_sight.push_back(path_[i]);
    glimpsed.push_back(glimpsed.back() + part.seen());
  }
  std::vector<double> line(last + 1, 0);  // straight ahead
  for (std::size_t i = last; i-- > 0;)
    line[i] = seen(node_of(path_[i]).step) + (i + 2 <= last && on[i + 2] ? line[i + 1] : 0);
  std::size_t near = 0, far = 0;
  for (std::uint32_t i = 0; i < last && glimpsed[last] - glimpsed[i] > look_ahead + close; ++i) {
    near = std::max<std::size_t>(near, i + 1);
    while (near < last && glimpsed[near] - glimpsed[i] < 1 - close) ++near;
    far = std::max(far, near);
    while (glimpsed[far] - glimpsed[i] < look_ahead - close) ++far;
    add_fork(effort, {i > 0 ? path_[i - 1] : no_cell, path_[i], path_[i + 1], path_[near], path_[far],
                      on[i + 1], line[i], at(last)});
  }
  // A branch with exits is entered by them, too, by a reader who has forgotten where he was, and who then
  // goes around in loops: in long searches. In rock most loops lead around a pillar and are seen as such.
  if (loops_ && width_.empty()) {
    double shortest = 0;
    for (std::size_t i = 0; i < last; ++i) shortest += node_of(path_[i]).step;
    const double walk = drawn_walk({first_, next_, centers_, unit_}, index(from), index(to));
    effort.elsewhere += astray * std::max(0.0, walk - shortest);
  }
  const double search = effort.way + effort.turning + effort.decisions + effort.wrong + effort.glances;
  effort.elsewhere *= search / (search + long_search);
  return effort;
}

// What this leg has walked is known on the next ones.
void Rater::learn() {
  if (known_.empty()) known_.assign(centers_.size(), 0);
  for (std::uint32_t i = 0; i < order_.size(); ++i) {
    const Node& node = nodes_[i];
    double& tried = memory_[i].tried;
    if (node.path_index != off_path)
      tried = 1;
    else if (nodes_[node.parent].path_index == off_path)
      tried = memory_[node.parent].tried;
    double& known = known_[order_[i]];
    known = 1 - (1 - known) * (1 - tried);
  }
}

void Rater::add_leg(Effort& all, Effort leg) {
  all.way += leg.way;
  all.seen += leg.seen;
  all.turning += leg.turning;
  all.decisions += leg.decisions;
  all.junctions += leg.junctions;
  all.wrong += leg.wrong;
  all.elsewhere += leg.elsewhere;
  all.glances += leg.glances;
  all.legs.push_back(leg.way + leg.turning + leg.decisions + leg.wrong + leg.elsewhere + leg.glances);
  all.total += all.legs.back();
  all.in_sight.insert(all.in_sight.end(), leg.in_sight.begin(), leg.in_sight.end());
  // A branch that is met on several legs is told once.
  for (WrongBranch& b : leg.branches) {
    const auto met = std::find_if(all.branches.begin(), all.branches.end(), [&](const WrongBranch& other) {
      return other.at == b.at && other.first == b.first;
    });
    if (all.legs.size() == 1 || met == all.branches.end()) {
      all.branches.push_back(b);
      continue;
    }
    met->expected += b.expected;
    met->temptation += b.temptation - met->temptation * b.temptation;
    met->cost = met->expected / met->temptation;
  }
}

// A branch into the way of another leg is no wrong branch of the whole.
void Rater::tell_other_ways(Effort& all) const {
  BitSet answer(centers_.size());
  for (const CellPath& stroke : all.strokes)
    for (const Cell c : stroke) answer.set(index(c));
  std::erase_if(all.branches, [&](const WrongBranch& b) {
    if (!answer.test(index(b.first))) return false;
    all.wrong -= b.expected;
    all.elsewhere += b.expected;
    return true;
  });
}

Effort Rater::legs(const std::vector<Cell>& places, std::vector<CellPath> strokes) {
  Effort all;
  known_.clear();
  for (std::size_t i = 1; i < places.size(); ++i) {
    memory_.assign(places.size() > 2 ? centers_.size() : 0, {});
    add_leg(all, leg(places[i - 1], places[i]));
    if (i + 1 < places.size()) learn();
  }
  known_.clear();
  if (!explaining_) return all;
  all.strokes = strokes.empty() ? std::vector<CellPath>{path_} : std::move(strokes);
  if (places.size() > 2) tell_other_ways(all);
  return all;
}

}  // namespace mazefolio::solve
