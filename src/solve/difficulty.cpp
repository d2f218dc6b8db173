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

constexpr double look_ahead = 3;      // pitches that are seen at a glance
constexpr double back_cost = 0.5;     // of a step already walked
constexpr double decision_cost = 1;   // of each decision
constexpr double option_cost = 1;     // times log2 of the options
constexpr double turn_cost = 0.5;     // of a quarter turn
constexpr double pull = 1;            // weight of the direction of the finish
constexpr double glance_cost = 0.25;  // of a twig that is seen to be a dead end
constexpr std::uint32_t off_path = ~std::uint32_t{0};
constexpr double close = 1e-9;  // lengths that differ by less are equal

double cosine(Point a, Point b) {
  const double lengths = std::sqrt(dot(a, a) * dot(b, b));
  return lengths > 0 ? dot(a, b) / lengths : 0;
}

int milli(double score) { return static_cast<int>(std::lround(score * 1000)); }

Effort summed(Effort e) {
  e.total = e.way + e.turning + e.decisions + e.wrong + e.glances;
  return e;
}

Explanation explanation(Effort forward, Effort backward) {
  const double mean = (forward.total + backward.total) / 2;
  const Rating rating{forward.total, backward.total, milli(exact_log2(std::max(1.0, mean))) / 1000.0,
                      forward.junctions};
  return {rating, std::move(forward), std::move(backward)};
}

}  // namespace

/// The answer for several places: the walk past all of them, the tree below it as strokes, and the places.
struct Rater::Answer {
  CellPath walk;
  std::vector<CellPath> strokes;
  std::vector<Cell> places;
};

/// A cell in the tree of shortest paths to the goal. Lengths are in pitches, in a hall in widths of the hall.
struct Rater::Node {
  std::uint32_t parent = 0;
  std::uint32_t path_index = off_path;
  double step = 0;              ///< length of the step to the parent
  double way = 0;               ///< length of the whole path to the goal
  double height = 0;            ///< of the twigs behind it
  double walk = 0;              ///< length behind it that must be walked and cannot be seen
  std::uint32_t decisions = 0;  ///< junctions behind it, including itself
  std::uint32_t long_twigs = 0;
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
  unit_ = std::holds_alternative<Lattice>(*maze.topology) &&
          std::none_of(width_.begin(), width_.end(), [](std::uint8_t w) { return w > 1; });
  distance_.resize(centers_.size());
  nodes_.resize(centers_.size());
}

double Rater::step(std::uint32_t a, std::uint32_t b) const {
  if (unit_) return 1;
  if (!width_.empty()) return 2.0 / (width_[a] + width_[b]);
  const Point way = centers_[b] - centers_[a];
  return std::sqrt(dot(way, way));
}

void Rater::adopt(std::uint32_t child, std::uint32_t parent) {
  Node& node = nodes_[child];
  node.parent = parent;
  node.step = step(child, parent);
  node.way = nodes_[parent].way + node.step;
}

// Breadth-first from the goals. Of parents with the same number of steps the one nearest on paper is taken,
// so that the score does not depend on how the page is turned.
void Rater::search(const std::vector<Cell>& goals) {
  std::fill(distance_.begin(), distance_.end(), unreached);
  order_.clear();
  for (const Cell goal : goals) {
    order_.push_back(index(goal));
    distance_[index(goal)] = 0;
    nodes_[index(goal)] = {};
  }
  const Point aim = centers_[index(goals.front())];
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

// From the dead ends inwards. A twig no longer than the look-ahead is recognized by eye and adds nothing.
void Rater::sum_twigs() {
  for (std::size_t i = order_.size(); i-- > 0;) {
    Node& node = nodes_[order_[i]];
    if (node.path_index != off_path) continue;
    if (node.long_twigs >= 2) ++node.decisions;
    Node& parent = nodes_[node.parent];
    const double height = node.height + seen(node.step);
    if (height > look_ahead + close) {
      parent.walk += node.walk + node.step;
      parent.decisions += node.decisions;
      ++parent.long_twigs;
    }
    parent.height = std::max(parent.height, height);
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

// Quarter turns of the line through every second center, so that the zigzag of hexagons does not count as
// turns.
double Rater::turns(const CellPath& way) const {
  constexpr double quarter = 0x1.921fb54442d18p+0;
  double sum = 0;
  const std::size_t last = way.size() - 1;
  const auto at = [&](std::size_t i) { return centers_[index(way[std::min(i, last)])]; };
  for (std::size_t i = 2; i < last; i += 2) {
    const Point in = at(i) - at(i - 2), out = at(i + 2) - at(i);
    if (const double side = std::fabs(cross(in, out)); side > 0 || dot(in, out) < 0)
      sum += exact_angle(dot(in, out), side);
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
        next.height + seen(next.step) >= node.height - close)
      best = std::max(best, look(Cell{n}, far - seen(next.step), eye, goal));
  }
  return best;
}

double Rater::trial_cost(double walk, std::uint32_t decisions, const Branch& loop) {
  const double dead = (1 + back_cost) * walk + decision_cost * decisions;
  if (loop.exits == 0) return dead;
  const double ways = 1 + loop.exits;
  const double out = loop.detours / loop.exits + (walk + decision_cost * decisions) / std::sqrt(ways);
  return (2 - 1 / ways) * std::min(dead, out);
}

// Adds the cost of the wrong branches at a cell of the answer; `ahead` is the visible cell in the right
// direction.
void Rater::add_wrong_turns(Effort& effort, Cell c, Cell ahead, Point goal) const {
  const std::uint32_t v = index(c);
  const Point eye = centers_[v], there = goal - eye;
  double right = 0;
  int small = 0, big = 0;
  for (std::uint32_t k = first_[v]; k < first_[v + 1]; ++k) {
    const std::uint32_t b = next_[k];
    const Node& node = nodes_[b];
    if (node.path_index != off_path || node.parent != v) continue;
    const Branch loop = loops_ ? branches_[b] : Branch{};
    if (const double height = node.height + seen(node.step);
        height <= look_ahead + close && loop.exits == 0) {
      const bool nook = !width_.empty() && width_[v] > 1 && height <= 1 + close;
      small += !nook;
      continue;
    }
    if (++big == 1) right = cosine(centers_[index(ahead)] - eye, there);
    const double walk = node.walk + node.step;
    const double cost = trial_cost(walk, node.decisions, loop);
    const double tempting = look(Cell{b}, look_ahead - seen(node.step), eye, there);
    const double temptation = 1 / (1 + exact_exp(-pull * (tempting - right)));
    effort.wrong += temptation * cost;
    if (explaining_)
      effort.branches.push_back({c, Cell{b}, static_cast<std::uint32_t>(std::max(1L, std::lround(walk))),
                                 loop.exits, temptation, cost, temptation * cost});
  }
  effort.glances += glance_cost * small;
  if (big == 0) return;
  ++effort.junctions;
  effort.decisions += decision_cost + option_cost * exact_log2(1 + big);
}

Effort Rater::effort(Cell from, Cell to) {
  search({to});
  mark_path(from);
  sum_twigs();
  if (loops_) find_exits();
  return along({path_, {path_}, {from, to}});
}

// With goals the answer is the tree that joins all places. It is walked depth first, so at each cell the
// target is the next place on that walk. Each cell counts once, where the walk reaches it first.
Effort Rater::effort(const Answer& answer) {
  std::vector<Cell> tree;
  std::vector<std::uint32_t> first_met(centers_.size(), off_path);
  for (std::uint32_t i = 0; i < answer.walk.size(); ++i)
    if (std::uint32_t& met = first_met[index(answer.walk[i])]; met == off_path) {
      met = i;
      tree.push_back(answer.walk[i]);
    }
  if (tree.empty()) throw InternalError("a maze without a way cannot be rated");
  search(tree);
  for (const Cell c : tree) {
    nodes_[index(c)].path_index = first_met[index(c)];
    nodes_[index(c)].parent = index(c);
  }
  sum_twigs();
  if (loops_) find_exits();
  return along(answer);
}

Effort Rater::along(const Answer& answer) {
  const CellPath& walk = answer.walk;
  Effort effort;
  if (explaining_) effort.strokes = answer.strokes;
  for (const CellPath& stroke : answer.strokes) effort.turning += turn_cost * turns(stroke);
  std::vector<std::uint32_t> stops;
  for (const Cell c : answer.places) stops.push_back(nodes_[index(c)].path_index);
  std::sort(stops.begin(), stops.end());
  std::vector<double> steps{0}, sight{0};  // to a place of the walk: from the place before; from the start
  for (std::size_t i = 1; i < walk.size(); ++i) {
    steps.push_back(step(index(walk[i - 1]), index(walk[i])));
    sight.push_back(sight.back() + seen(steps.back()));
  }
  std::size_t ahead = 0;
  auto stop = stops.begin();
  for (std::uint32_t i = 0; i < walk.size(); ++i) {
    if (nodes_[index(walk[i])].path_index != i) continue;
    effort.way += steps[i];
    while (stop != stops.end() && *stop <= i) ++stop;
    if (stop == stops.end() || sight[*stop] - sight[i] <= look_ahead + close) continue;
    while (sight[ahead] - sight[i] < look_ahead - close) ++ahead;
    add_wrong_turns(effort, walk[i], walk[ahead], centers_[index(walk[*stop])]);
  }
  return summed(std::move(effort));
}

Explanation Rater::between(Cell from, Cell to) {
  return explanation(effort(placed(from), placed(to)), effort(placed(to), placed(from)));
}

Explanation Rater::between_gates(const Maze& maze) {
  if (maze.goals.empty()) return between(maze.start.cell, maze.finish.cell);
  const auto answer = [](const Maze& m) { return Answer{solve_maze(m), answer_strokes(m), terminals(m)}; };
  const Maze there = place_.empty() ? maze : narrow_halls(maze).maze;
  Maze back = there;
  std::swap(back.start, back.finish);
  return explanation(effort(answer(there)), effort(answer(back)));
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
