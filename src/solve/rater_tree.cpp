// The tree of shortest paths to the goal: what is behind each of its cells, as a reader walks and sees it.
// Idea: a straight run costs a glance. Its first two pitches are walked and seen as they are, further ones
// cost less, so that a long straight dead end is recognized like a short one. The length of a step is the
// distance of the centers; in rock two cells are a pitch, corridor and wall, and in a hall twice its width,
// because a thick or enlarged maze is no harder. Cost: one breadth-first search, one sweep out and one back,
// O(cells); without loops the other direction costs little more.

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

Rater::Rater(Passages passages) { read(std::move(passages)); }

// On lattices all steps are one pitch.
void Rater::read(const Maze& maze) {
  read(passages_of(maze));
  unit_ = std::holds_alternative<Lattice>(*maze.topology) && width_.empty();
  square_ = unit_ && std::get<Lattice>(*maze.topology).degree() == 4;
}

void Rater::read(Passages passages) {
  first_ = std::move(passages.first);
  next_ = std::move(passages.next);
  centers_ = std::move(passages.centers);
  unit_ = square_ = false;
  blunt_ = width_.empty() ? 0.42 : 0;  // 65 degrees; in rock stairs of single cells are a line
  met_.resize(centers_.size());
  order_.reserve(centers_.size());
  nodes_.reserve(centers_.size());
}

double Rater::step(std::uint32_t a, std::uint32_t b) const {
  if (unit_) return 1;
  if (!width_.empty()) return 1.0 / (width_[a] + width_[b]);
  const Point way = centers_[b] - centers_[a];
  return std::sqrt(dot(way, way));
}

const Rater::Node& Rater::node_of(Cell c) const { return nodes_[met_[index(c)]]; }

inline void Rater::adopt(std::uint32_t child, std::uint32_t parent) {
  Node& node = nodes_[child];
  node.parent = parent;
  node.step = unit_ ? 1 : step(order_[child], order_[parent]);
  // Two steps around a corner of the rock are as long as a diagonal.
  if (width_.empty() || node.depth % 2 != 0) return;
  const std::uint32_t before = nodes_[parent].parent;
  const Point way = node.center - nodes_[before].center;
  if (const double diagonal = dot(way, way); diagonal < 3)
    node.step =
        std::max(node.step / 4, std::sqrt(diagonal) / (width_[order_[child]] + width_[order_[before]]) -
                                    nodes_[parent].step);
}

inline Rater::Node& Rater::meet(std::uint32_t c, std::uint32_t parent) {
  const auto at = static_cast<std::uint32_t>(order_.size());
  met_[c] = at;
  order_.push_back(c);
  Node& node = nodes_.emplace_back();
  node.center = centers_[c];
  if (at == 0) return node;
  node.depth = nodes_[parent].depth + 1;
  adopt(at, parent);
  return node;
}

// Breadth-first from the goal. Of parents with the same number of steps the one nearest on paper is taken,
// so that the score does not depend on how the page is turned.
void Rater::search(Cell goal) {
  std::fill(met_.begin(), met_.end(), unreached);
  order_.clear();
  nodes_.clear();
  const Point aim = meet(index(goal), 0).center;
  std::size_t links = 0;
  const auto go = [&](std::uint32_t head, std::uint32_t n) {
    const std::uint32_t known = met_[n];
    if (known == unreached) {
      meet(n, head);
    } else if (known > head && nodes_[known].depth > nodes_[head].depth) {
      const Node &here = nodes_[head], &other = nodes_[nodes_[known].parent];
      if (nearer({Cell{order_[head]}, here.center}, {Cell{order_[nodes_[known].parent]}, other.center}, aim))
        adopt(known, head);
    }
  };
  for (std::uint32_t head = 0; head < order_.size(); ++head) {
    const std::uint32_t c = order_[head], begin = first_[c], end = first_[c + 1];
    links += end - begin;
    if (end - begin == 2 && head > 0) {  // a corridor: on to the other one
      go(head, next_[begin] ^ next_[begin + 1] ^ order_[nodes_[head].parent]);
    } else if (end - begin > 1 || head == 0) {
      for (std::uint32_t i = begin; i < end; ++i) go(head, next_[i]);
    }
  }
  loops_ = links / 2 >= order_.size();
}

// Without loops each branch is the same in both directions.
bool Rater::is_way_back(Cell from, Cell to) const {
  return !loops_ && width_.empty() && known_.empty() && !path_.empty() && path_.front() == to &&
         path_.back() == from;
}

void Rater::turn_back() {
  std::reverse(path_.begin(), path_.end());
  for (std::uint32_t i = 0; i < path_.size(); ++i) {
    const std::uint32_t at = met_[index(path_[i])],
                        on = i + 1 < path_.size() ? met_[index(path_[i + 1])] : at;
    Node& node = nodes_[at];
    node.path_index = i;
    node.parent = on;
    node.step = on == at ? 0 : nodes_[on].step;
  }
  if (square_) return;
  // What a branch is straight on from differs.
  for (std::size_t i = 0; i < order_.size(); ++i) {
    Node& node = nodes_[i];
    node.line = node.height = node.walk = 0;
    node.decisions = node.long_twigs = 0;
  }
  follow_runs();
  sum_twigs();
}

void Rater::mark_path(Cell start) {
  if (met_[index(start)] == unreached) throw InternalError("a maze without a way cannot be rated");
  path_.clear();
  std::uint32_t c = met_[index(start)];
  for (std::uint32_t left = nodes_[c].depth + 1; left > 0; --left, c = nodes_[c].parent) {
    nodes_[c].path_index = static_cast<std::uint32_t>(path_.size());
    path_.push_back(Cell{order_[c]});
  }
}

// Straight on, or in the zigzag of hexagons and triangles: the second step back is parallel to the second
// step on, and the corner between is blunt.
bool Rater::is_straight(Point before, Point from, Point at, Point to) const {
  if (square_) return dot(to - at, at - from) > one_line;
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
  for (std::size_t i = 0; i < order_.size(); ++i) {
    Node& node = nodes_[i];
    if (node.path_index != off_path) continue;
    const Node& parent = nodes_[node.parent];
    const double step = seen(node.step);
    node.run = step;
    if (parent.path_index == off_path) {
      const Node& second = nodes_[parent.parent];
      if (is_straight(nodes_[second.parent].center, second.center, parent.center, node.center))
        node.run += parent.run;
    }
    const RunStep part = run_step(node.run, step);
    node.cost = width_.empty() ? node.step * part.walked() : node.step * part.walked() / step;
    node.glimpse = part.seen();
  }
}

// Passages that are no edges of the tree. One that joins two cells of a twig leaves the twig a dead end; only
// twigs in sight matter, so that the cell where both ends meet is looked for near them.
void Rater::find_loose_ends() {
  constexpr int near = 16;
  for (const std::uint32_t c : order_)
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      if (next_[i] <= c) continue;
      std::uint32_t a = met_[c], b = met_[next_[i]];
      if (nodes_[a].parent == b || nodes_[b].parent == a) continue;
      ++nodes_[a].loose;
      ++nodes_[b].loose;
      for (int up = 0; up < near && a != b; ++up) {
        std::uint32_t& farther = nodes_[a].depth >= nodes_[b].depth ? a : b;
        farther = nodes_[farther].parent;
      }
      if (a == b) nodes_[a].loose -= 2;
    }
}

// From the dead ends inwards. A twig no longer than the look-ahead is recognized by eye and adds nothing.
void Rater::sum_twigs() {
  for (std::size_t i = order_.size(); i-- > 0;) {
    Node& node = nodes_[i];
    if (node.path_index != off_path) continue;
    if (node.long_twigs >= 2) ++node.decisions;
    Node& parent = nodes_[node.parent];
    const double height = node.height + node.glimpse;
    parent.loose += node.loose;
    if (height > look_ahead + close || node.loose > 0) {
      parent.walk += node.walk + node.cost;
      parent.decisions += node.decisions;
      ++parent.long_twigs;
      if (!known_.empty()) memory_[node.parent].known += memory_[i].known + node.cost * known_[order_[i]];
    }
    parent.height = std::max(parent.height, height);
    if (const double step = seen(node.step); node.run > step + close)
      parent.line = std::max(parent.line, node.line + step);
  }
}

// A passage that is no edge of the tree and leaves the branch is an exit.
void Rater::find_exits() {
  branches_.assign(order_.size(), {});
  std::vector<double> way(order_.size(), 0);  // to the goal
  for (std::uint32_t c = 0; c < order_.size(); ++c) {
    const Node& node = nodes_[c];
    if (c > 0) way[c] = way[node.parent] + node.step;
    if (node.path_index == off_path)
      branches_[c].root = nodes_[node.parent].path_index == off_path ? branches_[node.parent].root : c;
  }
  for (std::uint32_t c = 0; c < order_.size(); ++c) {
    if (nodes_[c].path_index != off_path) continue;
    const std::uint32_t cell = order_[c], root = branches_[c].root;
    Branch& branch = branches_[root];
    const double here = way[nodes_[root].parent];  // where the branch leaves the answer
    for (std::uint32_t i = first_[cell]; i < first_[cell + 1]; ++i) {
      const std::uint32_t n = met_[next_[i]];
      if (n == nodes_[c].parent || nodes_[n].parent == c) continue;
      if (nodes_[n].path_index == off_path && branches_[n].root == root) continue;
      ++branch.exits;
      branch.detours += std::max(0.0, way[c] - here + step(cell, next_[i]) + way[n] - here);
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
    length += seen(node_of(way[i - 1]).step);
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
  const Node& node = node_of(c);
  if (far <= close || node.height == 0) return cosine_of(node.center - eye, goal);
  double best = -1;
  for (std::uint32_t i = first_[index(c)]; i < first_[index(c) + 1]; ++i) {
    const Cell n{next_[i]};
    const Node& next = node_of(n);
    if (next.parent == met_[index(c)] && next.height + next.glimpse >= node.height - close)
      best = std::max(best, look(n, far - next.glimpse, eye, goal));
  }
  return best;
}

}  // namespace mazefolio::solve
