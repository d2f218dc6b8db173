#include "diagram/moments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/geometry/math.h"
#include "diagram/areas.h"
#include "diagram/diagram_rows.h"
#include "diagram/walk_steps.h"
#include "draw/draw_maze.h"

namespace mazefolio::diagram {
namespace {

constexpr std::size_t steps_shown = 6;
constexpr double rock_gray = 0.3;

/// Changes of walls, with those that refinements made after the carving at the end.
std::vector<Growth::Change> all_changes(const History& of) {
  std::vector<Growth::Change> changes = lasting_changes(of.growth);
  BitSet state = of.growth.first;
  for (const Growth::Change& change : changes)
    change.open ? state.set(index(change.wall)) : state.reset(index(change.wall));
  for (std::size_t w = 0; w < state.size(); ++w)
    if (state.test(w) != of.maze.open.test(w))
      changes.push_back({Wall{static_cast<std::uint32_t>(w)}, of.maze.open.test(w)});
  return changes;
}

/// The first `k` of `n` equal parts of the work.
std::size_t part_of(std::size_t all, std::size_t k, std::size_t n) { return all * k / n; }

Moments moments_of_walls(const History& of, std::size_t count) {
  const std::vector<Growth::Change> changes = all_changes(of);
  Moments out;
  const bool builds = std::ranges::count(changes, false, &Growth::Change::open) * 2 >
                      static_cast<std::ptrdiff_t>(changes.size());
  out.grows = builds ? Grows::walls : Grows::passages;
  const std::size_t frames = std::clamp<std::size_t>(changes.size(), 1, count);
  BitSet state = of.growth.first;
  std::size_t done = 0;
  for (std::size_t k = 1; k <= frames; ++k) {
    for (; done < part_of(changes.size(), k, frames); ++done)
      changes[done].open ? state.set(index(changes[done].wall)) : state.reset(index(changes[done].wall));
    out.at.push_back({state, done});
  }
  return out;
}

Moments moments_of_cells(const History& of, std::size_t count) {
  const std::vector<Growth::Dig>& digs = of.growth.digs;
  Moments out;
  out.grows = digs.front().floor ? Grows::floor : Grows::rock;
  const std::size_t frames = std::clamp<std::size_t>(digs.size(), 1, count);
  BitSet state = of.growth.first_floor;
  std::size_t done = 0;
  for (std::size_t k = 1; k <= frames; ++k) {
    for (; done < part_of(digs.size(), k, frames); ++done)
      digs[done].floor ? state.set(index(digs[done].cell)) : state.reset(index(digs[done].cell));
    out.at.push_back({state, done});
  }
  return out;
}

/// Which generations are shown: the first, the last, and those between at equal ratios.
std::vector<std::size_t> shown_generations(std::size_t last, std::size_t frames) {
  std::vector<std::size_t> shown;
  for (std::size_t k = 0; k < frames; ++k) {
    const double share = static_cast<double>(k) / (static_cast<double>(frames) - 1);
    const double at = exact_exp(exact_log2(static_cast<double>(last) + 1) * share * std::numbers::ln2) - 1;
    shown.push_back(static_cast<std::size_t>(std::lround(at)));
  }
  for (std::size_t k = 1; k < frames; ++k) shown[k] = std::min(std::max(shown[k], shown[k - 1] + 1), last);
  shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
  return shown;
}

void add_generations(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                     Diagram& out) {
  const std::vector<BitSet>& generations = of->growth.generations;
  const auto add = [&](const std::string& label, const BitSet& floor) {
    add_step(out, label,
             [of, floor](const MazeFit& fit, const MazeStyle&) { return draw_floor(of->maze, floor, fit); });
  };
  for (const std::size_t g : shown_generations(generations.size() - 1, frames - 1))
    add(with_number(labels.generation, g), generations[g]);
  add(labels.finished, cells_of(of->maze));
}

/// Some walls that it opened have no cells any more.
bool loses_cells(const History& of) {
  const AnyTopology& t = *of.maze.topology;
  if (of.growth.first.size() != wall_limit(t)) return true;
  return std::ranges::any_of(lasting_changes(of.growth), [&](const Growth::Change& change) {
    const auto [a, b] = std::visit([&](const auto& topology) { return topology.ends(change.wall); }, t);
    return !contains(t, a) || !contains(t, b);
  });
}

}  // namespace

void add_step(Diagram& diagram, const std::string& label,
              std::function<std::vector<Item>(const MazeFit&, const MazeStyle&)> draw) {
  diagram.panels.push_back({fmt::format("{}. {}", diagram.panels.size() + 1, label), std::move(draw)});
}

BitSet unreached_cells(const Maze& maze, const BitSet& open) {
  BitSet out(cell_limit(*maze.topology));
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          bool reached = false;
          t.for_each_neighbor(c, [&](Cell, Wall w) { reached = reached || open.test(index(w)); });
          if (!reached) out.set(index(c));
        });
      },
      *maze.topology);
  return out;
}

BitSet cells_of(const Maze& maze) {
  BitSet out(cell_limit(*maze.topology));
  std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { out.set(index(c)); }); }, *maze.topology);
  return out;
}

std::string with_number(std::string label, std::size_t n) {
  if (const std::size_t at = label.find("{n}"); at != std::string::npos)
    label.replace(at, 3, std::to_string(n));
  return label;
}

Result<Moments> moments_of(const History& of, std::size_t count) {
  if (!of.growth.digs.empty()) return moments_of_cells(of, count);
  if (of.maze.marks && of.maze.marks->hairlines)
    return failure("a field without walls does not grow: its marks make the puzzle");
  if (of.growth.first.size() == 0)
    return failure(
        "a symmetric maze is carved in one half and copied: leave out 'symmetry' to see its steps");
  if (loses_cells(of))
    return failure(
        "a maze that is sparsified loses cells after its growth: leave out 'sparsify' to see its steps");
  return moments_of_walls(of, count);
}

std::vector<Item> draw_floor(const Maze& field, const BitSet& floor, const MazeFit& fit) {
  std::vector<Item> out;
  const Lattice whole = std::get<Lattice>(*field.topology).without_rock();
  BitSet rock(whole.cell_limit());
  for_each_cell(whole, [&](Cell c) {
    if (!floor.test(index(c))) rock.set(index(c));
  });
  fill_cells(field, rock, fit.transform, {rock_gray, Fill::Lines::none}, out);
  return out;
}

std::vector<Item> draw_moment(const Maze& maze, const Moment& moment, Grows grows, const MazeFit& fit,
                              const MazeStyle& style) {
  if (grows == Grows::floor || grows == Grows::rock) return draw_floor(maze, moment.state, fit);
  std::vector<Item> out;
  const Maze now{maze.topology, moment.state, {}, {}, {}};
  fill_cells(now, unreached_cells(now, moment.state), fit.transform, {unreached_gray, Fill::Lines::none},
             out);
  for (Item& item : draw_maze(now, fit, style)) out.push_back(std::move(item));
  return out;
}

Result<Diagram> growth_diagram(const std::shared_ptr<const History>& of, std::size_t frames,
                               const StepLabels& labels) {
  Diagram out{without_gates(of->maze), {}, {}, {}};
  if (of->generator->records.generations) {
    add_generations(of, frames, labels, out);
    return out;
  }
  if (of->generator->records.states || of->generator->records.walk) {
    add_walk_steps(of, frames, labels, out);
    return out;
  }
  if (of->generator->pictures) {
    add_picture_steps(of, frames, labels, out);
    return out;
  }
  const Result<Moments> made = moments_of(*of, frames);
  if (!made) return made.found();
  const std::string& label = made->grows == Grows::passages ? labels.passages
                             : made->grows == Grows::walls  ? labels.walls
                                                            : labels.cells;
  for (const Moment& moment : made->at)
    add_step(out, with_number(label, moment.done),
             [of, moment, grows = made->grows](const MazeFit& fit, const MazeStyle& style) {
               return draw_moment(of->maze, moment, grows, fit, style);
             });
  return out;
}

Result<Diagram> draw_steps(const std::shared_ptr<const History>& of) {
  Result<Diagram> out = growth_diagram(of, steps_shown, {});
  if (!out) return out;
  if (is_digger(*of->generator))
    out->keys = {area_key({rock_gray, Fill::Lines::none}, "rock")};
  else if (of->growth.first.count() == 0 && of->growth.states.empty())
    out->keys = {area_key({unreached_gray, Fill::Lines::none},
                          of->generator->records.walk ? "cells that the way has not reached yet"
                                                      : "cells that no passage has reached yet")};
  out->caption =
      fmt::format("The growth of a maze of '{}' ({}).", of->generator->name, of->generator->summary);
  return out;
}

Result<Diagram> draw_generations(const std::shared_ptr<const History>& of) {
  Result<Diagram> out = growth_diagram(of, steps_shown, {});
  if (!out) return out;
  out->keys = {area_key({rock_gray, Fill::Lines::none}, "rock")};
  out->caption =
      "A cellular automaton: rock at random, then cells become rock or floor by the number of their "
      "neighbors "
      "that are rock, until nothing changes any more; then the pieces of floor are joined.";
  return out;
}

}  // namespace mazefolio::diagram
