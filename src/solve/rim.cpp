// The two cells of the rim with the longest path between them that are not side by side.
// Idea: two searches find the longest path of all (exact in a tree). Where its ends are side by side: in a
// tree the longest path from any cell into a part ends at one of the two ends of the longest path within that
// part. So two searches for each eighth of the rim find the longest path between any two eighths. Cost: 2
// searches, or at most 14, of a tree over its rim cells alone (solve/rim_tree).

#include "solve/rim.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

#include "maze/gates.h"
#include "maze/thick.h"
#include "maze/upright_gates.h"
#include "solve/breadth_first.h"

namespace mazefolio::solve {
namespace {

std::vector<RimCell> rim_cells(const AnyTopology& t) {
  std::vector<RimCell> cells;
  for (const Gate& gate : upright_gates(t, rim_gates(t))) {
    if (cells.empty() || cells.back().front().cell != gate.cell) cells.emplace_back();
    cells.back().push_back(gate);
  }
  return cells;
}

/// The place of a point relative to the middle of the field: the rim of the field is at 500000.
struct Offset {
  long long x = 0, y = 0;
  long long reach() const { return std::max(std::llabs(x), std::llabs(y)); }
};

Offset offset(const Rect& box, Point p) {
  const auto share = [](double part, double whole) { return std::llround(part / whole * 1e6); };
  return {share(p.x - box.center().x, box.width()), share(p.y - box.center().y, box.height())};
}

int eighth_of(const Offset& at) {
  const auto [x, y] = at;
  if (5 * std::llabs(x) > 12 * std::llabs(y)) return x > 0 ? 0 : 4;  // tan 22.5 degrees, nearly
  if (5 * std::llabs(y) > 12 * std::llabs(x)) return y > 0 ? 2 : 6;
  return x > 0 ? (y > 0 ? 1 : 7) : (y > 0 ? 3 : 5);
}

// For a thick maze without its frame.
Rect box_of_floor(const AnyTopology& t) {
  const Rect box = bounds(t);
  return is_thick(t) && box.width() > 2 && box.height() > 2 ? inset(box, 1) : box;
}

/// Rim cells nearer to the middle are in a bay, where people do not look for the start.
constexpr long long deep_inside = 225'000;

}  // namespace

Rim::Rim(const Maze& maze)
    : maze_(maze), cells_(rim_cells(*maze.topology)), on_rim_(cell_limit(*maze.topology)) {
  const AnyTopology& t = *maze.topology;
  const Rect box = box_of_floor(t);
  const auto at = [&](const RimCell& walls) { return offset(box, center(t, walls.front().cell)); };
  const auto deep = [&](const RimCell& walls) { return at(walls).reach() < deep_inside; };
  if (std::count_if(cells_.begin(), cells_.end(), std::not_fn(deep)) > 1)
    cells_.erase(std::remove_if(cells_.begin(), cells_.end(), deep), cells_.end());
  for (const RimCell& walls : cells_) {
    on_rim_.set(index(walls.front().cell));
    eighth_.push_back(eighth_of(at(walls)));
  }
  const Lattice* const tree = walkable_tree(maze);
  if (!tree || cells_.empty()) return;
  std::vector<Cell> cells;
  for (const RimCell& walls : cells_) cells.push_back(walls.front().cell);
  tree_.emplace(*tree, maze.open, on_rim_, cells.front());
  if (!tree_->holds(cells)) tree_.reset();
}

const RimCell* Rim::find(Cell c) const {
  if (!on_rim_.test(index(c))) return nullptr;
  return &*std::lower_bound(cells_.begin(), cells_.end(), c,
                            [](const RimCell& walls, Cell cell) { return walls.front().cell < cell; });
}

bool Rim::far_apart(int a, int b) { return std::abs(a - b) >= 2 && std::abs(a - b) <= eighths - 2; }

Rim::Reaches Rim::reach(Cell from) const {
  Reaches out;
  const auto look_at = [&](Cell c, std::uint32_t steps) {
    if (!on_rim_.test(index(c))) return;
    for (Reach* best : {&out.in[static_cast<std::size_t>(eighth(c))], &out.any})
      if (best->cell == no_cell || best->steps < steps) *best = {c, steps};
  };
  if (tree_ && on_rim_.test(index(from))) {
    tree_->walk(from, look_at);
    return out;
  }
  const auto look = [&](const std::vector<Cell>& wave, std::uint32_t steps) {
    for (const Cell c : wave) look_at(c, steps);
    return true;
  };
  on_topology(*maze_.topology, [&](const auto& t) { breadth_first(t, maze_.open, from, look); });
  return out;
}

std::pair<Cell, Cell> Rim::farthest() const {
  const Reaches somewhere = reach(cells_.front().front().cell);
  const Cell end = somewhere.any.cell;
  std::pair<Cell, Cell> best{end, reach(end).any.cell};
  if (far_apart(eighth(best.first), eighth(best.second))) return best;
  std::uint32_t most = 0;
  for (int e = 0; e < eighths - 2; ++e) {  // the last two are neighbors of each other
    Cell from = somewhere.in[e].cell;
    for (int end_of_two = 0; end_of_two < 2 && from != no_cell; ++end_of_two) {
      const Reaches there = reach(from);
      for (int f = 0; f < eighths; ++f)
        if (far_apart(e, f) && there.in[f].steps > most) {
          best = {from, there.in[f].cell};
          most = there.in[f].steps;
        }
      from = there.in[e].cell;
    }
  }
  return best;
}

Cell Rim::farthest_from(const Gate& from) const {
  const Reaches all = reach(from.cell);
  if (from.wall == no_wall || !on_rim_.test(index(from.cell))) return all.any.cell;
  Reach best;
  for (int e = 0; e < eighths; ++e)
    if (far_apart(eighth(from.cell), e) && all.in[e].steps > best.steps) best = all.in[e];
  return best.cell == no_cell ? all.any.cell : best.cell;
}

}  // namespace mazefolio::solve
