#include "generate/walks/rim_ends.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

#include "generate/walks/walk_limits.h"
#include "generate/walks/walk_maze.h"
#include "maze/gates.h"

namespace mazefolio::generate {
namespace {

constexpr std::string_view anywhere = "rim";

std::vector<Gate> gates_for(const AnyTopology& field, std::string_view place, const std::vector<Gate>& rim) {
  if (place == anywhere) return rim;
  const auto gate = gate_at(field, place, rim);
  return gate ? std::vector{*gate} : std::vector<Gate>();
}

BitSet cells_of(const AnyTopology& field, const std::vector<Gate>& gates) {
  BitSet out(cell_limit(field));
  for (const Gate& gate : gates) out.set(index(gate.cell));
  return out;
}

/// How well the page has room for the arrow of a gate: above and below more than beside.
double uprightness(const AnyTopology& field, const Gate& gate) {
  return gate.wall == no_wall ? 1 : std::fabs(outward(field, gate).y);
}

/// Of the gates in this cell, other than one, the most upright; random among equals.
Gate gate_in(const AnyTopology& field, const std::vector<Gate>& gates, Cell cell, const Gate& other,
             Rng& rng) {
  Gate best;
  double most = -1;
  std::uint32_t count = 0;
  for (const Gate& gate : gates) {
    if (gate.cell != cell || gate == other) continue;
    const double upright = uprightness(field, gate);
    if (upright < most - 1e-9) continue;
    if (upright > most + 1e-9) count = 0;
    most = std::max(most, upright);
    if (rng.below(++count) == 0) best = gate;
  }
  return best;
}

}  // namespace

RimEnds::RimEnds(const AnyTopology& field, std::string_view from, std::string_view to) : field_(field) {
  const std::vector<Gate> rim = rim_gates(field);
  from_ = gates_for(field, from, rim);
  to_ = gates_for(field, to, rim);
  starts_ = cells_of(field, from_);
  ends_ = cells_of(field, to_);
}

BitSet RimEnds::finishes(Cell start, bool far) const {
  BitSet any = ends_, apart(ends_.size());
  any.reset(index(start));
  if (!far) return any;
  const Rect box = bounds(field_);
  const double least = std::max(box.width(), box.height()) / 2;
  any.for_each_set([&](std::size_t i) {
    const Point step = center(field_, Cell{static_cast<std::uint32_t>(i)}) - center(field_, start);
    if (std::sqrt(dot(step, step)) >= least) apart.set(i);
  });
  return apart.count() > 0 ? apart : any;
}

Maze RimEnds::with_gates(Maze maze, const CellPath& walk, Rng& rng) const {
  maze.start = gate_in(field_, from_, walk.front(), {}, rng);
  maze.finish = gate_in(field_, to_, walk.back(), maze.start, rng);
  return maze;
}

Outcome check_rim_ends(const AnyTopology& field, std::string_view from, std::string_view to, bool round,
                       bool all) {
  const Lattice& t = std::get<Lattice>(field);
  const std::vector<Gate> rim = rim_gates(field);
  if (round && from != anywhere && to != anywhere)
    return failure(
        "a round walk is left beside the place where it is entered: name only one of from and to, or use "
        "method=backbite");
  std::vector<Gate> named;
  for (const std::string_view place : {from, to}) {
    const std::vector<Gate> gates = gates_for(field, place, rim);
    if (gates.empty())
      return failure(
          fmt::format("there is no cell {} in the shape: columns count from 0 to {}, rows from 0 to "
                      "{}",
                      place, t.columns() - 1, t.rows() - 1));
    if (place != anywhere) named.push_back(gates.front());
    if (round && gates.front().wall == no_wall)
      return failure(
          fmt::format("a round walk is entered and left through the rim, in which {} is no gate: "
                      "name a place there such as top, or use method=backbite",
                      place));
  }
  if (named.size() == 2 && named[0].cell == named[1].cell)
    return failure("start and finish are the same cell, and the walk must visit all others");
  if (!all || !has_colors(t) || named.empty()) return Done{};
  std::uint32_t dark = 0;
  for_each_cell(t, [&](Cell c) { dark += is_dark(t, c); });
  const std::uint32_t light = t.cell_count() - dark;
  if (named.size() == 2 && dark == light && is_dark(t, named[0].cell) == is_dark(t, named[1].cell))
    return failure(
        "start and finish have the same color of a chessboard, and a walk through an even number of cells "
        "ends "
        "on the other one: move one of them by one cell, or let some cells be left out (leave=0.1)");
  for (const Gate& gate : named)
    if (dark != light && is_dark(t, gate.cell) != (dark > light))
      return failure(fmt::format(
          "on a chessboard the shape has one cell more of one color, on which a walk starts and ends, and "
          "the "
          "cell at {},{} has the other: move it by one cell, or let some cells be left out (leave=0.1)",
          t.column(gate.cell), t.row(gate.cell)));
  return Done{};
}

bool is_closed(const Options& options) { return options.text("open") == "no"; }

Outcome check_mark(const AnyTopology& field, const Options& options) {
  if (options.text("to") != anywhere)
    return failure("open=no makes a loop, which ends where it begins: leave 'to' out, or write open=yes");
  const std::string& from = options.text("from");
  if (from == anywhere || gate_at(field, from)) return Done{};
  return failure(fmt::format("there is no cell {} in the shape", from));
}

Result<Maze> closed_loop(std::shared_ptr<const AnyTopology> field, const CellPath& round,
                         const Options& options, Rng& rng) {
  const std::string& from = options.text("from");
  Cell place = round[rng.below(static_cast<std::uint32_t>(round.size()))];
  if (from != anywhere) {
    const auto gate = gate_at(*field, from);
    if (!gate) return failure(fmt::format("the loop leaves out the cell {}", from));
    place = gate->cell;
  }
  return round_maze(std::move(field), round, place);
}

Result<Maze> from_round(std::shared_ptr<const AnyTopology> field, const CellPath& round,
                        const Options& options, Rng& rng) {
  if (is_closed(options)) return closed_loop(std::move(field), round, options, rng);
  const std::vector<Gate> rim = rim_gates(*field);
  const std::string& from = options.text("from");
  const std::string& place = from != anywhere ? from : options.text("to");
  const auto wanted = place == anywhere ? std::nullopt : gate_at(*field, place, rim);
  std::vector<std::vector<Gate>> gates(cell_limit(*field));
  for (const Gate& gate : rim) gates[index(gate.cell)].push_back(gate);
  std::size_t begin = round.size();
  Gate start, finish;
  double best = -HUGE_VAL;
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < round.size(); ++i) {
    const Cell last = round[i], first = round[(i + 1) % round.size()];
    for (const Gate& in : gates[index(first)])
      for (const Gate& out : gates[index(last)]) {
        if (in.wall == out.wall) continue;
        // Side by side, then above or below; or as near to the place as can be.
        double worth = 10 * std::min(0.9, dot(outward(*field, in), outward(*field, out)));
        if (!wanted) {
          worth += uprightness(*field, in) + uprightness(*field, out);
        } else {
          const Point off = edge_middle(edge(*field, (place == from ? in : out).wall)) -
                            edge_middle(edge(*field, wanted->wall));
          worth -= 100 * std::sqrt(dot(off, off));
        }
        if (worth < best - 1e-9) continue;
        if (worth > best + 1e-9) count = 0;
        best = std::max(best, worth);
        if (rng.below(++count) != 0) continue;
        begin = (i + 1) % round.size();
        start = in;
        finish = out;
      }
  }
  if (begin == round.size())
    return failure(
        "the round walk has no two cells side by side at the rim, for gates: make the maze larger");
  CellPath walk = round;
  std::rotate(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(begin), walk.end());
  if (!wanted && rng.below(2) == 0) {
    std::reverse(walk.begin(), walk.end());
    std::swap(start, finish);
  }
  Maze maze = walk_maze(std::move(field), walk);
  maze.start = start;
  maze.finish = finish;
  return maze;
}

}  // namespace mazefolio::generate
