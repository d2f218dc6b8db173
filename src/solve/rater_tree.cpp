// The tree of shortest paths to the goal: what is behind each of its cells, as a reader walks and sees it.
// Idea: a straight run costs a glance. Its first two pitches are walked and seen as they are, further ones
// cost less, so that a long straight dead end is recognized like a short one. The length of a step is the
// distance of the centers; in rock two cells are a pitch, corridor and wall, and in a hall twice its width,
// because a thick or enlarged maze is no harder. Cost: one breadth-first search, one sweep out and one back,
// O(cells).

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/geometry/math.h"
#include "maze/thick.h"
#include "solve/narrow_halls.h"
#include "solve/nearer.h"
#include "solve/paths.h"
#include "solve/rater_tree.h"

namespace mazefolio::solve {
double cosine_of(Point a, Point b) {
  const double lengths = std::sqrt(dot(a, a) * dot(b, b));
  return lengths > 0 ? dot(a, b) / lengths : 0;
}

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
  blunt_ = width_.empty() ? 0.42 : 0;  // 65 degrees; in rock stairs of single cells are a line
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
    if (const double diagonal = dot(way, way); diagonal < 3)
      node.step = std::max(node.step / 4,
                           std::sqrt(diagonal) / (width_[child] + width_[before]) - nodes_[parent].step);
  }
  node.way = nodes_[parent].way + node.step;
}

// Breadth-first from the goal. Of parents with the same number of steps the one nearest on paper is taken,
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

// Straight on, or in the zigzag of hexagons and triangles: the second step back is parallel to the second
// step on, and the corner between is blunt.
bool Rater::is_straight(Point before, Point from, Point at, Point to) const {
  const auto along = [](Point a, Point b, double least) {
    const double on = dot(a, b);
    return on >= 0 && on * on >= least * least * dot(a, a) * dot(b, b);
  };
  const Point step = to - at, last = at - from;
  if (along(step, last, one_line)) return true;
  return !(before == from) && along(step, last, blunt_) && along(to - from, at - before, one_line);
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
    const RunStep part = run_step(node.run, step);
    node.cost = node.step * part.walked() / step;
    node.glimpse = part.seen();
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
      for (int up = 0; up < near && a != b; ++up) {
        std::uint32_t& farther = distance_[a] >= distance_[b] ? a : b;
        farther = nodes_[farther].parent;
      }
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
  if (far <= close || node.height == 0) return cosine_of(centers_[index(c)] - eye, goal);
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

}  // namespace mazefolio::solve
