// Idea: random rock; then all cells become rock or floor by the number of their neighbors that are rock,
// until a state repeats. Few rules leave a maze in one piece, so the pieces are joined by digging few cells
// (join_halls.h), or the largest is kept. There are loops unless they are cut (cut_loops.h).
// A degenerate result (hardly any floor or rock, pieces too small, no place for two gates) is drawn again, 20
// times or more.
// Bias: that of the rule. Cost: a few hundred generations of 64 cells at a time (cell_field.h), then
// O(cells * log(cells)).
// Source: A. Rejbrand, "Cellular automaton maze generation".

#include "generate/rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "generate/thick/cell_field.h"
#include "generate/thick/components.h"
#include "generate/thick/cut_loops.h"
#include "generate/thick/gate_room.h"
#include "generate/thick/join_dead_ends.h"
#include "generate/thick/join_halls.h"
#include "generate/thick/neighborhood.h"
#include "generate/thick/rule.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

/// In a small field attempts are cheap, and more of them fail.
std::size_t most_tries(std::size_t cells) { return 20 + 2000 / cells; }
constexpr std::uint64_t most_states = 8'000'000'000;  // of one bit each: a gigabyte
constexpr int most_told = 1000;                       ///< generations that a growth is told, and the last
constexpr double least_floor = 0.25, most_floor = 0.8;
constexpr std::uint32_t least_component = 20;

bool is_auto(const Options& options, std::string_view name) { return options.text(name) == "auto"; }

// Settings of a preset belong together: who names one of them has the usual others.
RulePreset preset_of(const Options& options) {
  const RulePreset* preset = find_preset(options.text("rule"));
  const bool own =
      is_auto(options, "density") && is_auto(options, "generations") && is_auto(options, "outside");
  return preset && own ? *preset : RulePreset{};
}

double density_of(const Options& options) {
  return is_auto(options, "density") ? preset_of(options).density : options.real("density");
}
int most_generations(const Options& options) {
  return is_auto(options, "generations") ? preset_of(options).generations
                                         : static_cast<int>(options.integer("generations"));
}
bool is_rock_outside(const Options& options) {
  return is_auto(options, "outside") ? preset_of(options).outside_rock : options.text("outside") == "wall";
}

struct Settings {
  CellularLaw law;
  double density, kept;
  int generations, memory;
  bool join, as_left, cut, braid;
  std::uint32_t smallest;

  explicit Settings(const Options& options)
      : law{parse_rule(options.text("rule")).value(),
            parse_neighborhood(options.text("neighbourhood")).value(), is_rock_outside(options)},
        density(density_of(options)),
        kept(options.real("kept")),
        generations(most_generations(options)),
        memory(static_cast<int>(options.integer("memory"))),
        join(options.text("connect") == "join"),
        as_left(options.text("connect") == "none"),
        cut(options.text("loops") == "cut"),
        braid(options.text("loops") == "braid"),
        smallest(static_cast<std::uint32_t>(options.integer("smallest"))) {}
};

/// Inner cells that are floor when the automaton stops.
BitSet evolved(const Lattice& field, const BitSet& inner, const Settings& settings, Rng& rng,
               Growth* growth) {
  Mask mask{field.columns(), field.rows(), BitSet(std::size_t{field.columns()} * field.rows())};
  inner.for_each_set([&](std::size_t i) {
    const Cell c{static_cast<std::uint32_t>(i)};
    mask.cells.set(std::size_t{field.row(c)} * field.columns() + field.column(c));
  });
  CellField cells(mask, settings.law);
  const auto place = [&](std::size_t i) {
    const Cell c{static_cast<std::uint32_t>(i)};
    return std::pair(field.column(c), field.row(c));
  };
  inner.for_each_set([&](std::size_t i) {
    const auto [x, y] = place(i);
    cells.set(x, y, rng.chance(settings.density));
  });
  const auto floor_now = [&] {
    BitSet floor(field.cell_limit());
    inner.for_each_set([&](std::size_t i) {
      const auto [x, y] = place(i);
      if (!cells.alive(x, y)) floor.set(i);
    });
    return floor;
  };
  if (!growth) {
    cells.run(settings.generations, settings.memory);
    return floor_now();
  }
  CellField copy = cells;
  const int last = copy.run(settings.generations, settings.memory).generations;
  growth->generations.assign(1, floor_now());
  for (int i = 0; i < std::min(last, most_told); ++i) {
    cells.step();
    growth->generations.push_back(floor_now());
  }
  cells = copy;
  if (last > most_told) growth->generations.push_back(floor_now());
  return floor_now();
}

std::string percent(double part, double whole) { return fmt::format("{:.3g} %", 100 * part / whole); }

/// One run of the automaton: a maze, or what is wrong with its last state.
Result<Maze> attempt(const Lattice& field, const BitSet& inner, const Settings& settings, Rng& rng,
                     Growth* growth) {
  BitSet floor = evolved(field, inner, settings, rng, growth);
  const auto all = static_cast<double>(inner.count()), raw = static_cast<double>(floor.count());
  if (raw < least_floor * all || raw > most_floor * all)
    return failure(
        fmt::format("{} of the cells are floor, where a maze has 25 % to 80 %", percent(raw, all)));
  if (settings.join)
    floor = join_components(field, floor, inner, settings.smallest, rng).floor;
  else if (!settings.as_left)
    floor = largest_component(field, floor);
  const auto left = static_cast<double>(floor.count());
  if (!settings.join && !settings.as_left && left < settings.kept * raw)
    return failure(
        fmt::format("the largest piece has {} of the floor, 'kept' asks for {}; 'connect: join' joins the "
                    "pieces",
                    percent(left, raw), percent(settings.kept, 1)));
  if (left < std::min<double>(least_component, least_floor * all))
    return failure(fmt::format("the largest piece of floor has {} cells", left));
  if (settings.cut) floor = cut_loops(field, std::move(floor), rng);
  if (settings.braid) join_dead_ends(field, floor, inner, 1, rng);
  Maze maze = thick_maze(field, floor);
  if (!settings.as_left && !has_room_for_gates(maze))
    return failure("no two cells of the floor lie beside the frame, for gates");
  return maze;
}

Outcome check_automaton(const AnyTopology& topology, const Options& options) {
  const Rule rule = parse_rule(options.text("rule")).value();
  const auto neighbors = static_cast<int>(parse_neighborhood(options.text("neighbourhood"))->size());
  if (const int most = highest_count(rule); most > neighbors)
    return failure(
        fmt::format("the rule '{}' counts {} neighbors, but a cell has only {} ('neighbourhood: {}')",
                    options.text("rule"), most, neighbors, options.text("neighbourhood")));
  if (options.text("connect") == "none" && options.text("loops") == "cut")
    return failure("'loops: cut' needs a cave in one piece, and 'connect: none' leaves it in several");
  const auto& field = std::get<Lattice>(topology);
  const std::uint64_t states =
      std::uint64_t{field.columns()} * field.rows() * static_cast<std::uint64_t>(options.integer("memory"));
  if (states > most_states)
    return failure(
        fmt::format("to remember {} states of {}x{} cells takes too much memory: lower 'memory' or the size",
                    options.integer("memory"), field.columns(), field.rows()));
  if (inner_cells(field).count() < 4)
    return failure("too few cells lie within the frame of rock: the field must be larger");
  return Done{};
}

Result<Maze> draft_automaton(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng,
                             Growth* growth) {
  const Lattice& squares = std::get<Lattice>(*field);
  const BitSet inner = inner_cells(squares);
  const Settings settings(options);
  std::string last;
  for (std::size_t tries = most_tries(inner.count()); tries > 0; --tries) {
    Result<Maze> made = attempt(squares, inner, settings, rng, growth);
    if (made) return made;
    last = made.message();
  }
  return failure(fmt::format(
      "the automaton '{}' (neighbourhood {}, outside {}, density {}) left no maze in {} tries: {}",
      options.text("rule"), options.text("neighbourhood"), is_rock_outside(options) ? "wall" : "floor",
      density_of(options), most_tries(inner.count()), last));
}

Outcome check_rule(std::string_view text) {
  const Result<Rule> rule = parse_rule(text);
  return rule ? Outcome(Done{}) : rule.found();
}

Outcome check_neighborhood(std::string_view text) {
  const Result<Neighborhood> neighborhood = parse_neighborhood(text);
  return neighborhood ? Outcome(Done{}) : neighborhood.found();
}

std::string rule_summary() {
  std::string names;
  for (const RulePreset& preset : rule_presets()) names += ", " + std::string(preset.name);
  return "neighbors by which rock appears and stays: B/S notation" + names;
}

}  // namespace

GeneratorRow automaton_row() {
  GeneratorRow row{
      {"automaton",
       "a cellular automaton: random rock settles into a maze, with loops",
       {text_option("rule", "B2/S123", rule_summary(), check_rule),
        text_option("neighbourhood", "moore", "moore, von_neumann_ext, or offsets such as 1,0; 0,1; -1,0",
                    check_neighborhood),
        real_option("density", "auto",
                    "share of rock in the beginning; auto: 0.5, or the preset's own where this, "
                    "generations and outside are auto",
                    0, 1),
        integer_option("generations", "auto", "the most that are computed; auto: 10000, or the preset's own",
                       1, 1000000),
        integer_option("memory", "32", "it stops at a state equal to one of so many before", 1, 1000),
        choice_option("outside", "what the cells beyond the field count as; auto: wall, or the preset's own",
                      {"auto", "wall", "floor"}),
        choice_option("connect",
                      "pieces are joined by digging little, or the largest is kept; none: as the automaton "
                      "left them, a picture and no puzzle",
                      {"join", "largest", "none"}),
        choice_option("loops",
                      "loops are kept, filled until one way is left, or made until no dead end is left",
                      {"keep", "cut", "braid"}),
        integer_option("smallest", "4", "smaller pieces are filled, not joined", 1, 1000),
        real_option("kept", "0.6", "least share of the floor that the largest piece must have", 0, 1)}},
      Needs::squares};
  row.perfect = false;
  row.grown = true;
  row.least_side = [](const Options& options) {
    return static_cast<std::uint32_t>(preset_of(options).least_side);
  };
  row.in_pieces = [](const Options& options) {
    return options.text("connect") == "none" ? std::string_view("connect: none") : std::string_view();
  };
  row.draft = draft_automaton;
  row.records.generations = true;
  row.check_fit = check_automaton;
  row.steps = [](double, const Options& options) {  // for many cells at once, where the rule does not settle
    return 0.06 * most_generations(options);
  };
  return row;
}

}  // namespace mazefolio::generate
