// Difficulty: the effort that a reader is expected to spend, in corridor pitches.
// Idea: a blind search costs the same in every maze, so only what a person does better counts. People
// recognise short dead ends by eye, feel drawn towards the finish, pay for decisions and turns, and walk back
// cheaply. Along the solution each wrong branch costs its length times the probability that it tempts; twigs
// of up to three cells cost a glance. With loops a branch costs at most the detour to its nearest way out.
// Cost: one breadth-first search and one sweep back, O(cells), for each direction.

#include "solve/difficulty.h"

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/math.h"
#include "maze/thick.h"
#include "solve/answer_tree.h"
#include "solve/explain.h"
#include "solve/narrow_halls.h"
#include "solve/paths.h"

namespace mazefolio {
namespace {

constexpr std::uint32_t look_ahead = 3;  // cells seen at a glance
constexpr double back_cost = 0.5;        // of a step already walked
constexpr double decision_cost = 1;      // of any decision
constexpr double option_cost = 1;        // times log2 of the options
constexpr double turn_cost = 0.5;        // of a quarter turn
constexpr double pull = 1;               // of the finish's direction
constexpr double glance_cost = 0.25;     // of a twig seen to be dead
constexpr std::uint32_t off_path = ~std::uint32_t{0};
constexpr std::uint32_t no_exit = ~std::uint32_t{0};

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
  const Rating rating{forward.total, backward.total, milli(exact_log2(std::max(1.0, mean))) / 1000.0};
  return {rating, std::move(forward), std::move(backward)};
}

}  // namespace

/// What joins several places: the walk past all of them, the tree it walks on as strokes, and the places.
struct Rater::Answer {
  CellPath walk;
  std::vector<CellPath> strokes;
  std::vector<Cell> places;
};

/// A cell in the tree of shortest ways to the goal.
struct Rater::Node {
  std::uint32_t parent = 0;
  std::uint32_t path_index = off_path;
  std::uint32_t height = 0;     ///< of the twigs behind it
  std::uint32_t walk = 0;       ///< length behind it that must be walked, not just seen
  std::uint32_t decisions = 0;  ///< junctions behind it, itself included
  std::uint32_t long_twigs = 0;
};

/// What loops add to a wrong branch.
struct Rater::Branch {
  std::uint32_t root = 0;  ///< cell -> where its branch begins
  std::uint32_t exits = 0;
  std::uint32_t detour = no_exit;  ///< extra steps through the nearest exit
};

Rater::~Rater() = default;

Rater::Rater(const Maze& maze) {
  if (is_thick(*maze.topology)) {
    Narrowed narrowed = narrow_halls(maze);
    read(narrowed.maze);
    place_ = std::move(narrowed.place);
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
  distance_.resize(centers_.size());
  nodes_.resize(centers_.size());
}

// Breadth-first from the goals; among parents equally near the one with the smallest id.
void Rater::search(const std::vector<Cell>& goals) {
  std::fill(distance_.begin(), distance_.end(), unreached);
  order_.clear();
  for (const Cell goal : goals) {
    order_.push_back(index(goal));
    distance_[index(goal)] = 0;
    nodes_[index(goal)] = {};
  }
  std::size_t links = 0;
  for (std::size_t head = 0; head < order_.size(); ++head) {
    const std::uint32_t c = order_[head];
    links += first_[c + 1] - first_[c];
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      const std::uint32_t n = next_[i];
      if (distance_[n] == unreached) {
        distance_[n] = distance_[c] + 1;
        nodes_[n] = {};
        nodes_[n].parent = c;
        order_.push_back(n);
      } else if (distance_[n] == distance_[c] + 1 && c < nodes_[n].parent) {
        nodes_[n].parent = c;
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

// From the tips inwards. A twig no higher than the look-ahead is recognised by eye and adds nothing.
void Rater::sum_twigs() {
  for (std::size_t i = order_.size(); i-- > 0;) {
    Node& node = nodes_[order_[i]];
    if (node.path_index != off_path) continue;
    if (node.long_twigs >= 2) ++node.decisions;
    Node& parent = nodes_[node.parent];
    const std::uint32_t height = node.height + 1;
    if (height > look_ahead) {
      parent.walk += node.walk + 1;
      parent.decisions += node.decisions;
      ++parent.long_twigs;
    }
    parent.height = std::max(parent.height, height);
  }
}

// A passage that is no edge of the tree and leaves the branch is an exit; it costs a detour instead of a dead
// end.
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
    const std::uint32_t here =
        distance_[nodes_[branches_[c].root].parent];  // where the branch leaves the path
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      const std::uint32_t n = next_[i];
      if (n == nodes_[c].parent || nodes_[n].parent == c) continue;
      if (nodes_[n].path_index == off_path && branches_[n].root == branches_[c].root) continue;
      ++branch.exits;
      branch.detour = std::min(branch.detour, distance_[c] - here + 1 + distance_[n] - here);
    }
  }
}

// Quarter turns of the line through every second centre, so that the zig-zag of hexagons is no turning.
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

// The cosine between the goal and the cell seen `steps` further into a branch, along its deepest twig; of
// equally deep ones the most tempting, so that the score does not depend on the order of sides.
double Rater::look(Cell c, int steps, Point eye, Point goal) const {
  const Node& node = nodes_[index(c)];
  if (steps == 0 || node.height == 0) return cosine(centers_[index(c)] - eye, goal);
  double best = -1;
  for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i) {
    const std::uint32_t n = next_[i];
    if (nodes_[n].parent == index(c) && distance_[n] > distance_[index(c)] &&
        nodes_[n].height + 1 == node.height)
      best = std::max(best, look(Cell{n}, steps - 1, eye, goal));
  }
  return best;
}

// Adds what the wrong branches at a cell of the answer cost; `ahead` is what one sees of the right way.
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
    if (node.height + 1 <= look_ahead && loop.exits == 0) {
      ++small;
      continue;
    }
    if (++big == 1) right = cosine(centers_[index(ahead)] - eye, there);
    double cost = (1 + back_cost) * (node.walk + 1) + decision_cost * node.decisions;
    if (loop.exits > 0) cost = std::min(cost, loop.detour + (node.walk + 1.0) / (1 + loop.exits));
    const double tempting = look(Cell{b}, look_ahead - 1, eye, there);
    const double temptation = 1 / (1 + exact_exp(-pull * (tempting - right)));
    effort.wrong += temptation * cost;
    if (telling_)
      effort.branches.push_back({c, Cell{b}, node.walk + 1, loop.exits, temptation, cost, temptation * cost});
  }
  effort.glances += glance_cost * small;
  if (big > 0) effort.decisions += decision_cost + option_cost * exact_log2(1 + big);
}

Effort Rater::effort(Cell from, Cell to) {
  search({to});
  mark_path(from);
  sum_twigs();
  if (loops_) find_exits();
  const std::size_t length = path_.size() - 1;
  Effort effort;
  if (telling_) effort.strokes = {path_};
  effort.way = static_cast<double>(length);
  effort.turning = turn_cost * turns(path_);
  for (std::size_t i = 0; i + look_ahead < length; ++i)
    add_wrong_turns(effort, path_[i], path_[i + look_ahead], centers_[index(to)]);
  return summed(std::move(effort));
}

// The same with the path replaced by the tree that joins all places. The reader walks it depth first, so at
// each cell the aim is the next place on that walk; each cell counts when it is first met.
Effort Rater::effort(const Answer& answer) {
  std::vector<std::uint32_t> first_met(centers_.size(), off_path);
  std::vector<Cell> tree;
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

  Effort effort;
  effort.way = static_cast<double>(tree.size() - 1);
  if (telling_) effort.strokes = answer.strokes;
  for (const CellPath& stroke : answer.strokes) effort.turning += turn_cost * turns(stroke);
  std::vector<std::uint32_t> stops;
  for (const Cell c : answer.places) stops.push_back(first_met[index(c)]);
  std::sort(stops.begin(), stops.end());
  for (const Cell c : tree) {
    const std::uint32_t i = first_met[index(c)];
    const auto stop = std::upper_bound(stops.begin(), stops.end(), i);
    if (stop == stops.end() || i + look_ahead >= *stop) continue;
    add_wrong_turns(effort, c, answer.walk[i + look_ahead], centers_[index(answer.walk[*stop])]);
  }
  return summed(std::move(effort));
}

Explanation Rater::between(Cell from, Cell to) {
  return explanation(effort(placed(from), placed(to)), effort(placed(to), placed(from)));
}

Explanation Rater::between_gates(const Maze& maze) {
  if (maze.goals.empty()) return between(maze.start.cell, maze.finish.cell);
  const auto answer = [](const Maze& m) { return Answer{solve(m), answer_strokes(m), terminals(m)}; };
  const Maze there = place_.empty() ? maze : narrow_halls(maze).maze;
  Maze back = there;
  std::swap(back.start, back.finish);
  return explanation(effort(answer(there)), effort(answer(back)));
}

Rating Rater::rate(Cell from, Cell to) { return between(from, to).rating; }
Rating Rater::rate(const Maze& maze) { return between_gates(maze).rating; }

Explanation Rater::explain(const Maze& maze) {
  telling_ = true;
  Explanation out = between_gates(maze);
  telling_ = false;
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

}  // namespace mazefolio
