// Difficulty: the expected effort of a person who solves the maze, in corridor pitches.
// Idea: a blind search costs the same in every maze, so only what a person does better counts. People
// recognize short dead ends by eye, prefer the direction of the finish, need time for decisions and turns,
// and walk back at little cost. Each wrong branch along the solution costs its length times the probability
// that it is tried; twigs of up to three cells cost a glance. A branch with exits is left through one of
// them: it costs their mean detour and a part of its length, which is the smaller the more exits there are.
// But a walk there has wrong turns of its own and is noticed late, so with many exits the cost approaches
// twice that. The length of a step is the distance of the centers; in a hall it is measured in widths of the
// hall, because an enlarged maze is no harder. Sight is measured in cells, and in halls in their widths.
// Cost: one breadth-first search and one sweep back, O(cells), for each direction.

#include "solve/difficulty.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/diagnostic.h"
#include "base/geometry/math.h"
#include "maze/thick.h"
#include "solve/answer_tree.h"
#include "solve/explain.h"
#include "solve/narrow_halls.h"
#include "solve/nearer.h"
#include "solve/paths.h"

namespace mazefolio::solve {
namespace {

double par(const char* name, double value) {
  const char* text = std::getenv(name);
  return text ? std::atof(text) : value;
}
#define PAR(name, value) const double name = par(#name, value)
PAR(look_ahead, 3);
PAR(back_cost, 0.6);
PAR(decision_cost, 1);
PAR(option_cost, 1);
PAR(turn_cost, 0.5);
PAR(pull, 1.6);
PAR(glance_cost, 0.25);
PAR(skim, 0.4);
PAR(far_seen, 0.25);
PAR(near_run, 2);
PAR(straight_pull, 0.6);
PAR(onward_pull, 0.4);
PAR(onward_cost, 0.5);
PAR(remembered, 0.5);
PAR(rate_gain, 0.1);
PAR(near_look, 0.6);
PAR(forget, 0.08);
PAR(loop_out, 1);
PAR(lost, 0.22);
PAR(hall_lost, 0);
PAR(scale, 0);
PAR(slope, 1);
constexpr std::uint32_t off_path = ~std::uint32_t{0};
constexpr double close = 1e-9;  // lengths that differ by less are equal

double cosine(Point a, Point b) {
  const double lengths = std::sqrt(dot(a, a) * dot(b, b));
  return lengths > 0 ? dot(a, b) / lengths : 0;
}

int milli(double score) { return static_cast<int>(std::lround(score * 1000)); }

void sum(Effort& e) { e.total = e.way + e.turning + e.decisions + e.wrong + e.glances + e.elsewhere; }

Explanation explanation(Effort forward, Effort backward) {
  // A reader who finds the end the easier one gains by beginning there, but does not know it before.
  const double gain = std::max(0.0, forward.total - backward.total);
  const double effort = std::max(1.0, forward.total - rate_gain * gain);
  const Rating rating{forward.total, backward.total, milli(scale + slope * exact_log2(effort)) / 1000.0,
                      forward.junctions};
  return {rating, std::move(forward), std::move(backward)};
}

}  // namespace

/// A cell in the tree of shortest paths to the goal. Lengths are in pitches.
struct Rater::Node {
  std::uint32_t parent = 0;
  std::uint32_t path_index = off_path;
  double step = 0;              ///< length of the step to the parent
  double way = 0;               ///< length of the whole path to the goal
  double run = 0;               ///< of the straight run that ends here, as it is seen
  double line = 0;              ///< of what goes on straight behind it
  double cost = 0;              ///< of the step from the parent: less than its length far in a run
  double glimpse = 0;           ///< of it for the eye
  double height = 0;            ///< of the twigs behind it
  double walk = 0;              ///< cost behind it of what must be walked and cannot be seen
  double known = 0;             ///< of this, what earlier legs have shown
  double tried = 0;             ///< probability that this leg has been here
  std::uint32_t decisions = 0;  ///< junctions behind it, including itself
  std::uint32_t long_twigs = 0;
  std::int32_t loose = 0;  ///< passages that are none of the tree's and lead away from it and what is behind it
};

/// A cell of the way, and where its reader comes from and looks to.
struct Rater::Fork {
  Cell before = no_cell, at, after, near, far;  ///< `near`, `far`: what is seen of the right way
  bool onward = false;                          ///< the way goes straight on
  Point goal;
};

/// The additional data of a wrong branch in a maze with loops.
struct Rater::Branch {
  std::uint32_t root = 0;  ///< cell -> first cell of its branch
  std::uint32_t exits = 0;
  double detours = 0;  ///< sum of the detours of the paths through them
};

Rater::~Rater() = default;

Rater::Rater(const Maze& maze) {
  if (is_thick(*maze.topology)) {
    Narrowed narrowed = narrow_halls(maze);
    place_ = std::move(narrowed.place);
    width_ = std::move(narrowed.width);
    read(narrowed.maze);
  } else {
    read(maze);
  }
}

void Rater::read(const Maze& maze) {
  std::visit(
      [&](const auto& t) {
        first_.assign(t.cell_limit() + 1, 0);
        centers_.resize(t.cell_limit());
        next_.reserve(2 * t.cell_count());
        for (std::uint32_t i = 0; i < t.cell_limit(); ++i) {
          first_[i] = static_cast<std::uint32_t>(next_.size());
          if (!t.contains(Cell{i})) continue;
          centers_[i] = t.center(Cell{i});
          t.for_each_neighbor(Cell{i}, [&](Cell n, Wall w) {
            if (maze.open.test(index(w))) next_.push_back(index(n));
          });
        }
        first_.back() = static_cast<std::uint32_t>(next_.size());
      },
      *maze.topology);
  // On lattices all steps are one pitch.
  unit_ = std::holds_alternative<Lattice>(*maze.topology) && width_.empty();
  blunt_ = width_.empty() ? 0.42 : 0;
  distance_.resize(centers_.size());
  nodes_.resize(centers_.size());
}

double Rater::step(std::uint32_t a, std::uint32_t b) const {
  if (unit_) return 1;
  if (!width_.empty()) return 1.0 / (width_[a] + width_[b]);
  const Point way = centers_[b] - centers_[a];
  return std::sqrt(dot(way, way));
}

void Rater::adopt(std::uint32_t child, std::uint32_t parent) {
  Node& node = nodes_[child];
  node.parent = parent;
  node.step = step(child, parent);
  // Two steps around a corner of the rock are as long as a diagonal.
  if (!width_.empty() && distance_[child] % 2 == 0) {
    const std::uint32_t before = nodes_[parent].parent;
    const Point way = centers_[child] - centers_[before];
    if (dot(way, way) < 3)
      node.step = std::sqrt(dot(way, way)) / (width_[child] + width_[before]) - nodes_[parent].step;
  }
  node.way = nodes_[parent].way + node.step;
}

// Breadth-first from the goals. Of parents with the same number of steps the one nearest on paper is taken,
// so that the score does not depend on how the page is turned.
void Rater::search(Cell goal) {
  std::fill(distance_.begin(), distance_.end(), unreached);
  order_.clear();
  order_.push_back(index(goal));
  distance_[index(goal)] = 0;
  nodes_[index(goal)] = {};
  nodes_[index(goal)].parent = index(goal);
  const Point aim = centers_[index(goal)];
  const auto placed_cell = [&](std::uint32_t c) { return PlacedCell{Cell{c}, centers_[c]}; };
  std::size_t links = 0;
  for (std::size_t head = 0; head < order_.size(); ++head) {
    const std::uint32_t c = order_[head];
    links += first_[c + 1] - first_[c];
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      const std::uint32_t n = next_[i];
      if (distance_[n] == unreached) {
        distance_[n] = distance_[c] + 1;
        nodes_[n] = {};
        adopt(n, c);
        order_.push_back(n);
      } else if (distance_[n] == distance_[c] + 1 &&
                 nearer(placed_cell(c), placed_cell(nodes_[n].parent), aim)) {
        adopt(n, c);
      }
    }
  }
  loops_ = links / 2 >= order_.size();
}

void Rater::mark_path(Cell start) {
  if (distance_[index(start)] == unreached) throw InternalError("a maze without a way cannot be rated");
  path_.clear();
  std::uint32_t c = index(start);
  for (std::uint32_t left = distance_[c] + 1; left > 0; --left, c = nodes_[c].parent) {
    nodes_[c].path_index = static_cast<std::uint32_t>(path_.size());
    path_.push_back(Cell{c});
  }
}

// Straight on, or in the zigzag of hexagons and triangles: the second step back is parallel to the second step
// on, and the corner between is blunt.
bool Rater::is_straight(Point before, Point from, Point at, Point to) const {
  const auto along = [](Point a, Point b, double least) {
    const double on = dot(a, b);
    return on >= 0 && on * on >= least * least * dot(a, a) * dot(b, b);
  };
  const Point step = to - at, last = at - from;
  if (along(step, last, 0.94)) return true;
  return !(before == from) && along(step, last, blunt_) && along(to - from, at - before, 0.94);
}

// The runs of the branches, outwards from the way.
void Rater::follow_runs() {
  for (const std::uint32_t c : order_) {
    Node& node = nodes_[c];
    if (node.path_index != off_path) continue;
    const Node& parent = nodes_[node.parent];
    const double step = seen(node.step);
    node.run = step;
    if (parent.path_index == off_path) {
      const std::uint32_t second = parent.parent, third = nodes_[second].parent;
      if (is_straight(centers_[third], centers_[second], centers_[node.parent], centers_[c]))
        node.run += parent.run;
    }
    const double near = std::clamp(near_run - (node.run - step), 0.0, step), far = step - near;
    node.cost = node.step * (near + skim * far) / step;
    node.glimpse = near + far_seen * far;
  }
}

// Passages that are no edges of the tree. One that joins two cells of a twig leaves the twig a dead end; only
// twigs in sight matter, so that the cell where both ends meet is looked for near them.
void Rater::find_loose_ends() {
  constexpr int near = 16;
  for (const std::uint32_t c : order_)
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      std::uint32_t a = c, b = next_[i];
      if (b <= a || nodes_[a].parent == b || nodes_[b].parent == a) continue;
      ++nodes_[a].loose;
      ++nodes_[b].loose;
      for (int up = 0; up < near && a != b; ++up) (distance_[a] >= distance_[b] ? a : b) = nodes_[distance_[a] >= distance_[b] ? a : b].parent;
      if (a == b) nodes_[a].loose -= 2;
    }
}

// From the dead ends inwards. A twig no longer than the look-ahead is recognized by eye and adds nothing.
void Rater::sum_twigs() {
  for (std::size_t i = order_.size(); i-- > 0;) {
    Node& node = nodes_[order_[i]];
    if (node.path_index != off_path) continue;
    if (node.long_twigs >= 2) ++node.decisions;
    Node& parent = nodes_[node.parent];
    const double height = node.height + node.glimpse;
    parent.loose += node.loose;
    if (height > look_ahead + close || node.loose > 0) {
      parent.walk += node.walk + node.cost;
      parent.decisions += node.decisions;
      ++parent.long_twigs;
      if (!known_.empty()) parent.known += node.known + node.cost * known_[order_[i]];
    }
    parent.height = std::max(parent.height, height);
    if (const double step = seen(node.step); node.run > step + close)
      parent.line = std::max(parent.line, node.line + step);
  }
}

// A passage that is no edge of the tree and leaves the branch is an exit.
void Rater::find_exits() {
  branches_.resize(centers_.size());
  for (const std::uint32_t c : order_) {
    const Node& node = nodes_[c];
    branches_[c] = {};
    if (node.path_index == off_path)
      branches_[c].root = nodes_[node.parent].path_index == off_path ? branches_[node.parent].root : c;
  }
  for (const std::uint32_t c : order_) {
    if (nodes_[c].path_index != off_path) continue;
    Branch& branch = branches_[branches_[c].root];
    const double here = nodes_[nodes_[branches_[c].root].parent].way;  // where the branch leaves the answer
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      const std::uint32_t n = next_[i];
      if (n == nodes_[c].parent || nodes_[n].parent == c) continue;
      if (nodes_[n].path_index == off_path && branches_[n].root == branches_[c].root) continue;
      ++branch.exits;
      branch.detours += std::max(0.0, nodes_[c].way - here + step(c, n) + nodes_[n].way - here);
    }
  }
}

// Quarter turns of the line through centers two pitches apart, so that the zigzag of hexagons does not count
// as turns.
double Rater::turns(const CellPath& way) const {
  constexpr double quarter = 0x1.921fb54442d18p+0;
  double sum = 0;
  Point from = centers_[index(way[0])], last{};
  double length = 0;
  for (std::size_t i = 1; i < way.size(); ++i) {
    length += seen(nodes_[index(way[i - 1])].step);
    if (length < 2 - close && i + 1 < way.size()) continue;
    const Point at = centers_[index(way[i])], on = at - from;
    if (const double side = std::fabs(cross(last, on)); side > 0 || dot(last, on) < 0)
      sum += exact_angle(dot(last, on), side);
    from = at;
    last = on;
    length = 0;
  }
  return sum / quarter;
}

// The cosine of the angle between the goal and the cell that is seen `far` into a branch, along its deepest
// twig. Of equally deep twigs the most tempting one counts, so that the score does not depend on the order of
// sides.
double Rater::look(Cell c, double far, Point eye, Point goal) const {
  const Node& node = nodes_[index(c)];
  if (far <= close || node.height == 0) return cosine(centers_[index(c)] - eye, goal);
  double best = -1;
  for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i) {
    const std::uint32_t n = next_[i];
    const Node& next = nodes_[n];
    if (next.parent == index(c) && distance_[n] > distance_[index(c)] &&
        next.height + next.glimpse >= node.height - close)
      best = std::max(best, look(Cell{n}, far - next.glimpse, eye, goal));
  }
  return best;
}

// A cell of the way: the wrong branches there.
void Rater::add_fork(Effort& effort, std::uint32_t i, const Fork& fork) {
  const std::uint32_t v = index(fork.at);
  const Point eye = centers_[v], there = fork.goal - eye;
  const Point heading = fork.before == no_cell ? Point{} : eye - centers_[index(fork.before)];
  const auto straight = [&](Cell to) { return cosine(centers_[index(to)] - eye, heading); };
  const auto seen_as = [&](double near, double far) {
    return pull * (near_look * near + (1 - near_look) * far);
  };
  double right = 0;
  int small = 0, big = 0;
  for (std::uint32_t k = first_[v]; k < first_[v + 1]; ++k) {
    const std::uint32_t b = next_[k];
    Node& node = nodes_[b];
    if (node.path_index != off_path || node.parent != v) continue;
    const Branch loop = loops_ ? branches_[b] : Branch{};
    if (const double height = node.height + node.glimpse;
        height <= look_ahead + close && node.loose <= 0) {
      const bool nook = !width_.empty() && width_[v] > 1 && height <= 1 + close;
      small += !nook;
      continue;
    }
    if (++big == 1) {
      right = seen_as(cosine(centers_[index(fork.near)] - eye, there),
                      cosine(centers_[index(fork.far)] - eye, there));
      if (!(heading == Point{})) right += straight_pull * straight(fork.after) + (fork.onward ? onward_pull : 0);
    }
    const double walk = node.walk + node.cost;
    double dead = (1 + back_cost) * walk + decision_cost * node.decisions;
    if (forget > 0) dead *= 1 + forget * exact_log2(1 + dead);
    double cost = dead;
    if (!known_.empty()) cost *= 1 - remembered * std::min(1.0, (node.known + node.cost * known_[b]) / walk);
    double tempting = seen_as(look(Cell{b}, 1 - node.glimpse, eye, there),
                              look(Cell{b}, look_ahead - node.glimpse, eye, there));
    if (!(heading == Point{})) {
      const double on = straight(Cell{b});
      const bool goes_on = on > 0.94 && node.line + seen(node.step) > near_run - close;
      tempting += straight_pull * on + (goes_on ? onward_pull : 0);
    }
    const double temptation = 1 / (1 + exact_exp(right - tempting));
    node.tried = temptation;
    if (loop.exits > 0) {
      const double ways = 1 + loop.exits;
      const double out = loop.detours / loop.exits + (walk + decision_cost * node.decisions) / std::sqrt(ways);
      cost = loop_out * (2 - 1 / ways) * std::min(dead, out);
      if (width_.empty() || width_[b] == 1 || hall_lost > 0) effort.elsewhere += lost * walk;
    }
    effort.wrong += temptation * cost;
    if (explaining_)
      effort.branches.push_back({fork.at, Cell{b}, static_cast<std::uint32_t>(std::max(1L, std::lround(walk))),
                                 loop.exits, temptation, cost, temptation * cost});
  }
  (void)i;
  effort.glances += glance_cost * small;
  if (big == 0) return;
  ++effort.junctions;
  effort.decisions += (decision_cost + option_cost * exact_log2(1 + big)) * (fork.onward ? onward_cost : 1);
}

Effort Rater::leg(Cell from, Cell to) {
  search(to);
  mark_path(from);
  follow_runs();
  if (loops_) find_loose_ends();
  sum_twigs();
  if (loops_) find_exits();
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
    const double length = nodes_[index(path_[i - 1])].step, eye = seen(length);
    on.push_back(straight_to(i));
    run = on.back() ? run + eye : eye;
    const double near = std::clamp(near_run - (run - eye), 0.0, eye), far = eye - near;
    effort.way += length * (near + skim * far) / eye;
    glimpsed.push_back(glimpsed.back() + near + far_seen * far);
  }
  std::vector<double> line(last + 1, 0);  // straight ahead
  for (std::size_t i = last; i-- > 0;)
    line[i] = seen(nodes_[index(path_[i])].step) + (i + 2 <= last && on[i + 2] ? line[i + 1] : 0);
  std::size_t near = 0, far = 0;
  for (std::uint32_t i = 0; i < last && glimpsed[last] - glimpsed[i] > look_ahead + close; ++i) {
    near = std::max<std::size_t>(near, i + 1);
    while (near < last && glimpsed[near] - glimpsed[i] < 1 - close) ++near;
    far = std::max(far, near);
    while (glimpsed[far] - glimpsed[i] < look_ahead - close) ++far;
    const bool onward = i > 0 && on[i + 1] && line[i] > near_run - close;
    add_fork(effort, i,
             {i > 0 ? path_[i - 1] : no_cell, path_[i], path_[i + 1], path_[near], path_[far], onward,
              at(last)});
  }
  return effort;
}

// What this leg has walked is known on the next ones.
void Rater::learn() {
  if (known_.empty()) known_.assign(centers_.size(), 0);
  for (const std::uint32_t c : order_) {
    Node& node = nodes_[c];
    if (node.path_index != off_path)
      node.tried = 1;
    else if (nodes_[node.parent].path_index == off_path)
      node.tried = nodes_[node.parent].tried;
    known_[c] = 1 - (1 - known_[c]) * (1 - node.tried);
  }
}

Effort Rater::legs(const std::vector<Cell>& places, std::vector<CellPath> strokes) {
  Effort all;
  known_.clear();
  for (std::size_t i = 1; i < places.size(); ++i) {
    Effort e = leg(places[i - 1], places[i]);
    if (i + 1 < places.size()) learn();
    all.way += e.way;
    all.turning += e.turning;
    all.decisions += e.decisions;
    all.junctions += e.junctions;
    all.glances += e.glances;
    all.wrong += e.wrong;
    all.elsewhere += e.elsewhere;
    all.branches.insert(all.branches.end(), e.branches.begin(), e.branches.end());
  }
  known_.clear();
  if (explaining_) all.strokes = strokes.empty() ? std::vector<CellPath>{path_} : std::move(strokes);
  sum(all);
  return all;
}

Explanation Rater::between(Cell from, Cell to) {
  return explanation(legs({placed(from), placed(to)}, {}), legs({placed(to), placed(from)}, {}));
}

Explanation Rater::between_gates(const Maze& maze) {
  if (maze.goals.empty()) return between(maze.start.cell, maze.finish.cell);
  const Maze there = place_.empty() ? maze : narrow_halls(maze).maze;
  // The goals in the order in which the answer passes them.
  std::vector<Cell> wanted = terminals(there), places{there.start.cell};
  for (const Cell c : solve_maze(there))
    if (const auto found = std::find(wanted.begin(), wanted.end(), c); found != wanted.end()) {
      wanted.erase(found);
      if (c != there.start.cell && c != there.finish.cell) places.push_back(c);
    }
  places.push_back(there.finish.cell);
  std::vector<CellPath> strokes = answer_strokes(there);
  Effort forward = legs(places, strokes);
  std::reverse(places.begin(), places.end());
  return explanation(std::move(forward), legs(places, std::move(strokes)));
}

Rating Rater::rate(Cell from, Cell to) { return between(from, to).rating; }
Rating Rater::rate(const Maze& maze) { return between_gates(maze).rating; }

Explanation Rater::explain(const Maze& maze) {
  explaining_ = true;
  Explanation out = between_gates(maze);
  explaining_ = false;
  return out;
}

Rating rate(const Maze& maze) { return Rater(maze).rate(maze); }
Explanation explain(const Maze& maze) { return Rater(maze).explain(maze); }

double trickiness(double score, std::uint32_t cells) {
  return score - (0.934 * exact_log2(std::max(1u, cells)) - 0.55);
}

int level_of(double score) { return std::clamp((milli(score) - 4500 + 750 * 20) / 750 - 19, 1, 10); }

double level_floor(int level) { return 4.5 + 0.75 * (level - 1); }

double level_position(double score) { return std::clamp(1 + (milli(score) - 4500) / 750.0, 1.0, 10.99); }

}  // namespace mazefolio::solve
