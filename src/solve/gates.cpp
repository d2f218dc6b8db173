#include "solve/gates.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "maze/gates.h"
#include "solve/breadth_first.h"

namespace mazefolio {
namespace {

constexpr int random_pairs = 20;
constexpr int random_draws = 400;  // a long thin field refuses most pairs
constexpr double least_separation = 0.6;

/// The rim gates of one cell, neighbours in id order.
using RimCell = std::vector<Gate>;

std::vector<RimCell> rim_cells(const AnyTopology& t) {
  std::vector<RimCell> cells;
  for (const Gate& gate : rim_gates(t)) {
    if (cells.empty() || cells.back().front().cell != gate.cell) cells.emplace_back();
    cells.back().push_back(gate);
  }
  return cells;
}

// Readers enter from above: the wall that points most nearly up or down.
Gate upright(const AnyTopology& t, const RimCell& walls) {
  return *std::max_element(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return std::fabs(outward(t, a).y) < std::fabs(outward(t, b).y) - 1e-9;
  });
}

/// The cell farthest from `from` by steps among those wanted; the first one met of equals, `from` if there is
/// none.
template <Topology T>
Cell farthest(const T& t, const BitSet& open, Cell from, const BitSet& wanted) {
  Cell best = from;
  breadth_first(t, open, from, [&](const std::vector<Cell>& wave, std::uint32_t) {
    const auto met = std::find_if(wave.begin(), wave.end(), [&](Cell c) { return wanted.test(index(c)); });
    if (met != wave.end()) best = *met;
    return true;
  });
  return best;
}

Cell farthest(const Maze& maze, Cell from, const BitSet& wanted) {
  return on_topology(*maze.topology, [&](const auto& t) { return farthest(t, maze.open, from, wanted); });
}

BitSet cells_of(const AnyTopology& t, const std::vector<RimCell>& rim) {
  BitSet cells(cell_limit(t));
  for (const RimCell& walls : rim) cells.set(index(walls.front().cell));
  return cells;
}

BitSet all_cells(const AnyTopology& t) { return BitSet(cell_limit(t), true); }

std::pair<Cell, Cell> farthest_rim_cells(const Maze& maze, const std::vector<RimCell>& rim) {
  const BitSet wanted = cells_of(*maze.topology, rim);
  const Cell a = farthest(maze, rim.front().front().cell, wanted);
  const Cell b = farthest(maze, a, wanted);
  if (a != b || cell_count(*maze.topology) == 1) return {std::min(a, b), std::max(a, b)};
  return {a, farthest(maze, a, all_cells(*maze.topology))};
}

const RimCell* find_cell(const std::vector<RimCell>& rim, Cell c) {
  const auto at = std::lower_bound(rim.begin(), rim.end(), c,
                                   [](const RimCell& walls, Cell cell) { return walls.front().cell < cell; });
  return at != rim.end() && at->front().cell == c ? &*at : nullptr;
}

// The only cell's gates: two different walls of it, upright ones first.
GatePair through_one_cell(const AnyTopology& t, RimCell walls) {
  std::stable_sort(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return std::fabs(outward(t, a).y) > std::fabs(outward(t, b).y) + 1e-9;
  });
  const auto up = std::min_element(walls.begin(), walls.end(), [&](const Gate& a, const Gate& b) {
    return outward(t, a).y < outward(t, b).y;
  });
  const Gate start = *up;
  walls.erase(up);
  return {start, walls.empty() ? Gate{start.cell, no_wall} : walls.front()};
}

class Candidates {
 public:
  Candidates(const Maze& maze, Rng& rng) : maze_(maze), t_(*maze.topology), rim_(rim_cells(t_)), rng_(rng) {
    const std::vector<Gate> gates = rim_gates(t_);
    for (const std::string& name : place_names()) places_.emplace(name, gate_at(t_, name, gates).value());
  }

  std::vector<GatePair> across() {
    for (const auto& [a, b] : {std::pair{"top-left", "bottom-right"},
                               {"top-right", "bottom-left"},
                               {"bottom-left", "top-right"},
                               {"bottom-right", "top-left"},
                               {"top", "bottom"},
                               {"left", "right"}}) {
      const Gate to = gate_of(b), from = gate_of(a);
      add(from, to);
    }
    const auto [a, b] = farthest_rim_cells(maze_, rim_);
    add(any_gate(a), any_gate(b));
    const Rect box = bounds(t_);
    const double least = least_separation * std::max(box.width(), box.height());
    const std::size_t enough = pairs_.size() + random_pairs;
    for (int i = 0; i < random_draws && pairs_.size() < enough; ++i) {
      const Cell from = random_cell(), to = random_cell();
      const Point way = center(t_, to) - center(t_, from);
      if (dot(way, way) >= least * least) add(any_gate(from), any_gate(to));
    }
    return pairs_;
  }

  std::vector<GatePair> outwards(const Gate& from) {
    const Cell farthest_cell = farthest(maze_, from.cell, cells_of(t_, rim_));
    if (farthest_cell == from.cell) return {{from, {farthest(maze_, from.cell, all_cells(t_)), no_wall}}};
    add(from, any_gate(farthest_cell));
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
    if (a.cell != b.cell && std::none_of(pairs_.begin(), pairs_.end(), same_cells)) pairs_.emplace_back(a, b);
  }

  // A place in the middle of a side keeps the wall of that side.
  Gate gate_of(const std::string& place) {
    const Gate& gate = places_.at(place);
    return place.find('-') == std::string::npos ? gate : any_gate(gate.cell);
  }

  Gate any_gate(Cell c) {
    const RimCell* walls = find_cell(rim_, c);
    if (!walls) return {c, no_wall};
    return (*walls)[walls->size() > 1 ? rng_.below(static_cast<std::uint32_t>(walls->size())) : 0];
  }

  Cell random_cell() { return rim_[rng_.below(static_cast<std::uint32_t>(rim_.size()))].front().cell; }

  const Maze& maze_;
  const AnyTopology& t_;
  std::vector<RimCell> rim_;
  std::map<std::string, Gate> places_;
  Rng& rng_;
  std::vector<GatePair> pairs_;
};

}  // namespace

GatePair farthest_rim_gates(const Maze& maze) {
  const AnyTopology& t = *maze.topology;
  const std::vector<RimCell> rim = rim_cells(t);
  if (cell_count(t) == 1) return through_one_cell(t, rim.front());
  const auto [a, b] = farthest_rim_cells(maze, rim);
  const RimCell* walls = find_cell(rim, b);
  return {upright(t, *find_cell(rim, a)), walls ? upright(t, *walls) : Gate{b, no_wall}};
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

}  // namespace mazefolio
