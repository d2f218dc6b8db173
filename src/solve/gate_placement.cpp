#include "solve/gate_placement.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string>

#include "base/geometry/edges.h"
#include "maze/gates.h"
#include "maze/upright_gates.h"
#include "solve/breadth_first.h"
#include "solve/rim.h"

namespace mazefolio::solve {
namespace {

constexpr int random_pairs = 20;
constexpr int random_draws = 400;  // in a long narrow field most pairs are too near
constexpr double least_separation = 0.6;
constexpr double least_between_places = 0.5;  // in a cave one gate may be the nearest to two corners
constexpr double least_gap = 1.5;  ///< between two gates, in pitches, so that arrows and words do not overlap

// People enter from above: the wall whose direction is nearest to up or down.
Gate upright(const AnyTopology& t, const RimCell& walls) {
  return *std::max_element(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return std::fabs(outward(t, a).y) < std::fabs(outward(t, b).y) - 1e-9;
  });
}

double gap(const AnyTopology& t, const Gate& a, const Gate& b) {
  const Point way = edge_middle(edge(t, a.wall)) - edge_middle(edge(t, b.wall));
  return std::sqrt(dot(way, way));
}

bool side_by_side(const AnyTopology& t, const GatePair& gates) {
  return gates.first.wall != no_wall && gates.second.wall != no_wall &&
         gap(t, gates.first, gates.second) < least_gap - 1e-9;
}

/// The walls of two cells that are farthest apart, where the intended ones are side by side.
GatePair spread(const AnyTopology& t, std::span<const Gate> first, std::span<const Gate> second,
                GatePair gates) {
  if (!side_by_side(t, gates)) return gates;
  for (const Gate& a : first)
    for (const Gate& b : second)
      if (gap(t, a, b) > gap(t, gates.first, gates.second) + 1e-9) gates = {a, b};
  return gates;
}

// The gates of a single cell: its uppermost wall and the wall farthest from that.
GatePair through_one_cell(const AnyTopology& t, const RimCell& walls) {
  const Gate start = *std::min_element(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return outward(t, a).y < outward(t, b).y - 1e-9;
  });
  const Gate finish = *std::max_element(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return gap(t, start, a) < gap(t, start, b) - 1e-9;
  });
  return {start, finish == start ? Gate{start.cell, no_wall} : finish};
}

/// The cell with the longest path from `from`, on the rim or not; the first of equals.
Cell farthest_cell(const Maze& maze, Cell from) {
  Cell best = from;
  on_topology(*maze.topology, [&](const auto& t) {
    breadth_first(t, maze.open, from, [&](const std::vector<Cell>& wave, std::uint32_t) {
      best = wave.front();
      return true;
    });
  });
  return best;
}

// Where the rim has no gates: places inside.
GatePair farthest_places(const Maze& maze) {
  const std::uint32_t first = [&] {
    std::uint32_t i = 0;
    while (!contains(*maze.topology, Cell{i})) ++i;
    return i;
  }();
  const Cell a = farthest_cell(maze, Cell{first}), b = farthest_cell(maze, a);
  return {{std::min(a, b), no_wall}, {std::max(a, b), no_wall}};
}

/// The farthest pair on the rim; where the rim has only one cell, that cell and the one farthest from it.
std::pair<Cell, Cell> farthest_pair(const Maze& maze, const Rim& rim) {
  const auto [a, b] = rim.farthest();
  return a == b ? std::pair(a, farthest_cell(maze, a)) : std::pair(std::min(a, b), std::max(a, b));
}

class Candidates {
 public:
  Candidates(const Maze& maze, Rng& rng) : maze_(maze), t_(*maze.topology), rim_(maze), rng_(rng) {
    const std::vector<Gate> gates = upright_gates(t_, rim_gates(t_));
    for (const std::string& name : place_names()) places_.emplace(name, gate_at(t_, name, gates).value());
  }

  std::vector<GatePair> across() {
    if (rim_.cells().empty()) return {farthest_places(maze_)};
    for (const auto& [a, b] : {std::pair{"top-left", "bottom-right"},
                               {"top-right", "bottom-left"},
                               {"bottom-left", "top-right"},
                               {"bottom-right", "top-left"},
                               {"top", "bottom"},
                               {"left", "right"}}) {
      const Gate to = gate_of(b), from = gate_of(a);
      if (apart(from.cell, to.cell, least_between_places)) add(from, to);
    }
    const auto [a, b] = farthest_pair(maze_, rim_);
    add_cells(a, b);
    const std::size_t enough = pairs_.size() + random_pairs;
    for (int i = 0; i < random_draws && pairs_.size() < enough; ++i) {
      const Cell from = random_cell(), to = random_cell();
      if (apart(from, to, least_separation)) add_cells(from, to);
    }
    if (pairs_.empty()) return {farthest_rim_gates(maze_)};
    return pairs_;
  }

  std::vector<GatePair> outwards(const Gate& from) {
    const Cell farthest = rim_.cells().empty() ? from.cell : rim_.farthest_from(from);
    if (farthest == from.cell) return {{from, {farthest_cell(maze_, from.cell), no_wall}}};
    pairs_.push_back(spread(t_, {&from, 1}, *rim_.find(farthest), {from, any_gate(farthest)}));
    for (const std::string& name : place_names())
      if (name != "centre") add(from, gate_of(name));
    const std::size_t enough = pairs_.size() + random_pairs;
    for (int i = 0; i < random_draws && pairs_.size() < enough; ++i) add(from, any_gate(random_cell()));
    return pairs_;
  }

 private:
  void add(const Gate& a, const Gate& b) {
    const auto same_cells = [&](const GatePair& p) {
      return p.first.cell == a.cell && p.second.cell == b.cell;
    };
    if (a.cell != b.cell && !side_by_side(t_, {a, b}) &&
        std::none_of(pairs_.begin(), pairs_.end(), same_cells))
      pairs_.emplace_back(a, b);
  }

  // At least this share of the longer side apart.
  bool apart(Cell a, Cell b, double share) const {
    const Rect box = bounds(t_);
    const double least = share * std::max(box.width(), box.height());
    const Point way = center(t_, b) - center(t_, a);
    return dot(way, way) >= least * least;
  }

  void add_cells(Cell a, Cell b) {
    const Gate to = any_gate(b), from = any_gate(a);
    add(from, to);
  }

  // A place in the middle of a side has the wall of that side.
  Gate gate_of(const std::string& place) {
    const Gate& gate = places_.at(place);
    return place.find('-') == std::string::npos || !rim_.find(gate.cell) ? gate : any_gate(gate.cell);
  }

  Gate any_gate(Cell c) {
    const RimCell* walls = rim_.find(c);
    if (!walls) return {c, no_wall};
    return (*walls)[walls->size() > 1 ? rng_.below(static_cast<std::uint32_t>(walls->size())) : 0];
  }

  Cell random_cell() {
    return rim_.cells()[rng_.below(static_cast<std::uint32_t>(rim_.cells().size()))].front().cell;
  }

  const Maze& maze_;
  const AnyTopology& t_;
  Rim rim_;
  std::map<std::string, Gate> places_;
  Rng& rng_;
  std::vector<GatePair> pairs_;
};

}  // namespace

GatePair farthest_rim_gates(const Maze& maze) {
  const AnyTopology& t = *maze.topology;
  const Rim rim(maze);
  if (rim.cells().empty()) return farthest_places(maze);
  if (cell_count(t) == 1) return through_one_cell(t, rim.cells().front());
  const auto [a, b] = farthest_pair(maze, rim);
  const RimCell* walls = rim.find(b);
  if (!walls) return {upright(t, *rim.find(a)), {b, no_wall}};
  return spread(t, *rim.find(a), *walls, {upright(t, *rim.find(a)), upright(t, *walls)});
}

std::vector<GatePair> gate_candidates(const Maze& maze, Rng& rng) {
  if (cell_count(*maze.topology) == 1) return {farthest_rim_gates(maze)};
  return Candidates(maze, rng).across();
}

std::vector<GatePair> rim_candidates(const Maze& maze, const Gate& from, Rng& rng) {
  if (cell_count(*maze.topology) == 1) {
    const auto [a, b] = farthest_rim_gates(maze);
    return {{from, from == a ? b : a}};
  }
  return Candidates(maze, rng).outwards(from);
}

}  // namespace mazefolio::solve
