// Unicursal mazes: one walk visits every cell, so there is no junction and no dead end except its two ends.
// Methods: backbite, a random walk between any two places that allow one; doubled, along both sides of a
// tree; loop, a random round walk. In the latter two, entrance and exit are side by side. Rectangles of
// squares are walked over here, other shapes in shape_walk.cpp. Bias and cost: see there, backbite.cpp,
// doubling.cpp and thick/frontier.cpp.

#include "generate/rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "generate/carve/carver_option.h"
#include "generate/thick/frontier.h"
#include "generate/walks/backbite.h"
#include "generate/walks/doubling.h"
#include "generate/walks/hamiltonian.h"
#include "generate/walks/rim_ends.h"
#include "generate/walks/shape_walk.h"
#include "generate/walks/walk_ends.h"
#include "generate/walks/walk_maze.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint32_t most_walked = 40'000;  // more cells take too long

using Field = std::shared_ptr<const AnyTopology>;

Maze with_gates(Maze maze, const Gate& start, const Gate& finish) {
  maze.start = start;
  maze.finish = finish;
  return maze;
}

Result<Maze> bitten(Field field, const Options& options, Rng& rng, Growth* growth) {
  constexpr int most_tries = 20;  // with other ends where the options leave a choice
  for (int i = 0; i < most_tries; ++i) {
    const auto ends = choose_ends(*field, options.text("from"), options.text("to"), rng);
    if (!ends) return check_ends(*field, options.text("from"), options.text("to")).found();
    const auto& [start, finish] = *ends;
    const auto walk =
        backbite_walk(std::get<Lattice>(*field), std::pair(start.cell, finish.cell), rng, growth);
    if (walk) return with_gates(walk_maze(std::move(field), *walk), start, finish);
  }
  return failure("no walk was found between these ends: ask for others, or make the maze less narrow");
}

// The method doubled makes four cells of each of these.
AnyTopology blocks_of(const Lattice& squares) {
  return Lattice::square(squares.columns() / 2, squares.rows() / 2);
}

CellPath doubled(const Lattice& squares, const Options& options, Rng& rng, Growth* growth) {
  const AnyTopology blocks = blocks_of(squares);
  const Lattice& t = std::get<Lattice>(blocks);
  Growth of_tree;
  const BitSet open = carved_walls(carver_of(options), blocks, rng, growth ? &of_tree : nullptr);
  if (growth) growth->tree = tree_lines(t, open, of_tree, squares);
  return round_the_tree(t, open, t.at(0, 0), squares);
}

CellPath loop(const Lattice& squares, Rng& rng, Growth* growth) {
  const std::uint32_t columns = squares.columns(), rows = squares.rows();
  Frontier frontier(columns, rows, rng);
  const auto round = [&] {
    CellPath walk;
    for (const CornerPoint& p : frontier_cycle(frontier)) walk.push_back(squares.at(p.x, p.y));
    return walk;
  };
  const auto state = [&] {
    CellPath walk = round();
    walk.push_back(walk.front());
    return Growth::State{walk_passages(squares, walk), frontier.moves()};
  };
  tell_moves(
      growth, bounded_attempts(columns, rows, 200), std::max(1u, columns * rows / 16),
      [&](std::uint64_t moves) { frontier.randomize(moves, rng); }, state);
  return round();
}

// Opens a round walk between two cells side by side on the rim, in its upper or lower side where it can.
Maze opened(Field field, CellPath round, const Options& options, Rng& rng) {
  const Lattice& t = std::get<Lattice>(*field);
  const auto allows = [&](const char* end) {
    return [any = options.text(end) == "rim", gates = ends_at(*field, options.text(end))](const Gate& gate) {
      return any || std::find(gates.begin(), gates.end(), gate) != gates.end();
    };
  };
  const auto may_start = allows("from"), may_finish = allows("to");
  std::size_t begin = 0;
  Gate start, finish;
  std::uint32_t count = 0;
  bool upright = false;
  for (std::size_t i = 0; i < round.size(); ++i) {
    const Cell last = round[i], first = round[(i + 1) % round.size()];
    for (int d = 0; d < 4; ++d) {
      if (t.contains(t.beyond(last, d)) || t.contains(t.beyond(first, d))) continue;
      const Gate in{first, t.wall(first, d)}, out{last, t.wall(last, d)};
      for (const auto& [from, to] : {std::pair(in, out), std::pair(out, in)}) {
        const bool now = leads_upright(t, from);  // both have the same side
        if (now < upright || !may_start(from) || !may_finish(to)) continue;
        if (now > upright) count = 0;
        upright = now;
        if (rng.below(++count) != 0) continue;
        begin = (i + 1) % round.size();
        start = from;
        finish = to;
      }
    }
  }
  std::rotate(round.begin(), round.begin() + static_cast<std::ptrdiff_t>(begin), round.end());
  return with_gates(walk_maze(std::move(field), round), start, finish);
}

// Fails where a round walk cannot be opened at the places that the options name.
Outcome check_opening(const AnyTopology& squares, const Options& options) {
  const std::string &from = options.text("from"), &to = options.text("to");
  if (from != "rim" && to != "rim")
    return failure(
        "a round walk is left beside the place where it is entered: name only one of from and to, or use "
        "method=backbite");
  const std::string& place = from != "rim" ? from : to;
  for (const Gate& gate : ends_at(squares, place))
    if (gate.wall != no_wall) return Done{};
  return failure(fmt::format(
      "a round walk is entered and left through the rim, in which {} is no gate: name a place there such as "
      "top, or use method=backbite",
      place));
}

// A rectangle of squares, every one of which is walked over: what is possible there is known exactly.
bool is_plain(const Lattice& t, const Options& options) {
  return t.degree() == 4 && t.is_full() && options.real("leave") == 0;
}

Result<Maze> draft_unicursal(Field field, const Options& options, Rng& rng, Growth* growth) {
  const Lattice& t = std::get<Lattice>(*field);
  if (!is_plain(t, options)) return shape_walk(field, options, rng, growth);
  const std::string& method = options.text("method");
  if (method == "backbite" && !is_closed(options)) return bitten(std::move(field), options, rng, growth);
  CellPath round = method != "doubled" ? loop(t, rng, growth) : doubled(t, options, rng, growth);
  if (is_closed(options)) return closed_loop(std::move(field), round, options, rng);
  return opened(std::move(field), std::move(round), options, rng);
}

Outcome check_unicursal(const AnyTopology& squares, const Options& options) {
  const Lattice& t = std::get<Lattice>(squares);
  const std::string& method = options.text("method");
  const std::uint64_t cells = std::uint64_t{t.columns()} * t.rows();
  if (method != "doubled" && cells > most_walked)
    return failure(fmt::format(
        "more than {} cells take method={} too long: make the maze smaller, or use method=doubled",
        most_walked, method));
  if (!is_plain(t, options)) return check_shape_walk(squares, options);
  if (method == "backbite" && !is_closed(options))
    return check_ends(squares, options.text("from"), options.text("to"));
  if (method == "doubled" && (t.columns() % 2 != 0 || t.rows() % 2 != 0))
    return failure("method=doubled makes two cells of one: it needs an even number of columns and of rows");
  if (Outcome round = check_round({t.columns(), t.rows()}); !round) return round;
  if (method == "doubled")
    if (Outcome fit = check_carver(carver_of(options), blocks_of(t)); !fit) return fit;
  return is_closed(options) ? check_mark(squares, options) : check_opening(squares, options);
}

CellCount fitting_unicursal(CellCount most, const Options& options) {
  if (options.real("leave") > 0) return most;
  // The largest possible size is at most one column and one row smaller.
  for (const CellCount less : {CellCount{0, 0}, CellCount{1, 0}, CellCount{0, 1}, CellCount{1, 1}}) {
    if (most.columns <= less.columns || most.rows <= less.rows) continue;
    const CellCount size{most.columns - less.columns, most.rows - less.rows};
    if (check_unicursal(Lattice::square(size.columns, size.rows), options)) return size;
  }
  return {};
}

}  // namespace

GeneratorRow unicursal_row() {
  OptionRow carver = carver_option("the generator that grows the tree of method=doubled");
  carver.only_with = {"method", "doubled"};
  GeneratorRow row{
      {"unicursal",
       "one way through every cell, without a fork",
       {choice_option("method", "a random walk; one along both sides of a tree; or a random round walk",
                      {"backbite", "doubled", "loop"}),
        text_option("from", "rim", "where it begins: rim, a place such as centre, or a cell such as 3,4",
                    check_end),
        text_option("to", "rim", "where it ends", check_end), std::move(carver),
        choice_option("open", "gates at the rim, or (no) a loop without gates, and a mark where it begins",
                      {"yes", "no"}),
        real_option("leave", "0", "the share of the cells that the walk may leave out", 0, 0.5)}},
      Needs::lattice};
  row.draft = draft_unicursal;
  row.sets_gates = true;
  row.records.walk = true;
  row.fitting = fitting_unicursal;
  row.check_fit = check_unicursal;
  row.steps = [](double cells, const Options& options) {
    return options.text("method") == "doubled" ? carver_steps(cells / 4, options) : backbite_steps(cells);
  };
  return row;
}

}  // namespace mazefolio::generate
