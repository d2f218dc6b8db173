// Idea: random rock, then every cell at once becomes rock or floor by how many of its neighbors are rock,
// until a state comes back. Few rules leave a maze in one piece, so the pieces are joined by digging little
// (join.h), or the largest is kept. There are loops unless they are cut (cut_loops.h).
// What comes out degenerate (hardly any floor or rock, pieces too small, no place for two gates) is drawn
// again, 20 times and more.
// Bias: that of the rule. Cost: a few hundred generations of 64 cells at a time (cell_field.h), then
// O(cells * log(cells)).
// Source: A. Rejbrand, "Cellular automaton maze generation".

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "generate/drafts.h"
#include "generate/thick/cell_field.h"
#include "generate/thick/components.h"
#include "generate/thick/cut_loops.h"
#include "generate/thick/gate_room.h"
#include "generate/thick/join_halls.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

/// Tries are cheap where a field is small, and more of them fail.
std::size_t most_tries(std::size_t cells) { return 20 + 2000 / cells; }
constexpr std::uint64_t most_states = 8'000'000'000;  // of one bit: a gigabyte
constexpr double least_floor = 0.25, most_floor = 0.8;
constexpr std::uint32_t least_component = 20;

struct Wishes {
  CellularLaw law;
  double density, kept;
  int generations, memory;
  bool join, cut;
  std::uint32_t smallest;

  explicit Wishes(const Options& options)
      : law{parse_rule(options.text("rule")).rule, parse_neighborhood(options.text("neighbourhood")).offsets,
            options.text("outside") == "wall"},
        density(options.real("density")),
        kept(options.real("kept")),
        generations(static_cast<int>(options.integer("generations"))),
        memory(static_cast<int>(options.integer("memory"))),
        join(options.text("connect") == "join"),
        cut(options.text("loops") == "cut"),
        smallest(static_cast<std::uint32_t>(options.integer("smallest"))) {}
};

/// Inner cells that are floor when the automaton stops.
BitSet evolved(const Lattice& field, const BitSet& inner, const Wishes& wishes, Rng& rng) {
  Mask mask{field.columns(), field.rows(), BitSet(std::size_t{field.columns()} * field.rows())};
  inner.for_each_set([&](std::size_t i) {
    const Cell c{static_cast<std::uint32_t>(i)};
    mask.cells.set(std::size_t{field.row(c)} * field.columns() + field.column(c));
  });
  CellField cells(mask, wishes.law);
  const auto place = [&](std::size_t i) {
    const Cell c{static_cast<std::uint32_t>(i)};
    return std::pair(field.column(c), field.row(c));
  };
  inner.for_each_set([&](std::size_t i) {
    const auto [x, y] = place(i);
    cells.set(x, y, rng.chance(wishes.density));
  });
  cells.run(wishes.generations, wishes.memory);
  BitSet floor(field.cell_limit());
  inner.for_each_set([&](std::size_t i) {
    const auto [x, y] = place(i);
    if (!cells.alive(x, y)) floor.set(i);
  });
  return floor;
}

std::string percent(double part, double whole) { return fmt::format("{:.3g} %", 100 * part / whole); }

/// A maze, or what is wrong with what came out.
Draft attempt(const Lattice& field, const BitSet& inner, const Wishes& wishes, Rng& rng) {
  BitSet floor = evolved(field, inner, wishes, rng);
  const auto all = static_cast<double>(inner.count()), raw = static_cast<double>(floor.count());
  if (raw < least_floor * all || raw > most_floor * all)
    return {{}, fmt::format("{} of the cells are floor, where a maze has 25 % to 80 %", percent(raw, all))};
  floor = wishes.join ? join_components(field, floor, inner, wishes.smallest, rng).floor
                      : largest_component(field, floor);
  const auto left = static_cast<double>(floor.count());
  if (!wishes.join && left < wishes.kept * raw)
    return {{},
            fmt::format("the largest piece has {} of the floor, 'kept' asks for {}; 'connect: join' joins "
                        "the pieces",
                        percent(left, raw), percent(wishes.kept, 1))};
  if (left < std::min<double>(least_component, least_floor * all))
    return {{}, fmt::format("the largest piece of floor has {} cells", left)};
  if (wishes.cut) floor = cut_loops(field, std::move(floor), rng);
  Draft out{thick_maze(field, floor), {}};
  if (!has_room_for_gates(out.maze)) out.fault = "no two cells of the floor lie beside the frame, for gates";
  return out;
}

}  // namespace

std::string why_automaton_unfit(const AnyTopology& topology, const Options& options) {
  const Rule rule = parse_rule(options.text("rule")).rule;
  const auto neighbors = static_cast<int>(parse_neighborhood(options.text("neighbourhood")).offsets.size());
  if (const int most = highest_count(rule); most > neighbors)
    return fmt::format("the rule '{}' counts {} neighbours, but a cell has only {} ('neighbourhood: {}')",
                       options.text("rule"), most, neighbors, options.text("neighbourhood"));
  const auto& field = std::get<Lattice>(topology);
  const std::uint64_t states =
      std::uint64_t{field.columns()} * field.rows() * static_cast<std::uint64_t>(options.integer("memory"));
  if (states > most_states)
    return fmt::format(
        "to remember {} states of {}x{} cells takes too much memory: lower 'memory' or the size",
        options.integer("memory"), field.columns(), field.rows());
  if (inner_cells(field).count() < 4)
    return "too few cells lie within the frame of rock: the field must be larger";
  return {};
}

Draft draft_automaton(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng) {
  const Lattice& squares = std::get<Lattice>(*field);
  const BitSet inner = inner_cells(squares);
  const Wishes wishes(options);
  std::string wrong;
  for (std::size_t tries = most_tries(inner.count()); tries > 0; --tries) {
    Draft made = attempt(squares, inner, wishes, rng);
    if (made.fault.empty()) return made;
    wrong = std::move(made.fault);
  }
  return {
      {},
      fmt::format("the automaton '{}' (neighbourhood {}, outside {}, density {}) left no maze in {} tries: "
                  "{}",
                  options.text("rule"), options.text("neighbourhood"), options.text("outside"),
                  options.text("density"), most_tries(inner.count()), wrong)};
}

}  // namespace mazefolio::generate
