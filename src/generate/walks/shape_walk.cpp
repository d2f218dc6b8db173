// Walks over any shape. Doubled: the shape is followed by blocks of 2 x 2 cells, so there always is one.
// Backbite and loop: on small boards all walks are tried; on others one is looked for (walk_search.h), mixed
// by backbites, and its ends are led to the rim, or beside each other. Bias: small on shapes that are wide
// everywhere, since bites lead from any walk to any other there; unknown elsewhere. Cost: that of
// backbite.cpp and walk_search.cpp.

#include "generate/walks/shape_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "generate/carve/carver_option.h"
#include "generate/walks/backbite.h"
#include "generate/walks/doubling.h"
#include "generate/walks/rim_ends.h"
#include "generate/walks/small_walk.h"
#include "generate/walks/walk_limits.h"
#include "generate/walks/walk_maze.h"
#include "generate/walks/walk_search.h"

namespace mazefolio::generate {
namespace {

using AnyField = std::shared_ptr<const AnyTopology>;
constexpr int most_walks = 4;
constexpr double least_likeness = 0.6;  // of blocks: with less a shape cannot be told

const Lattice& lattice(const AnyField& field) { return std::get<Lattice>(*field); }

/// A loop is a round walk, whatever makes it.
bool is_round_walk(const Options& options) { return options.text("method") == "loop" || is_closed(options); }

std::size_t may_stay_out(const Lattice& t, const Options& options) {
  return static_cast<std::size_t>(std::floor(options.real("leave") * t.cell_count()));
}

/// The cells of the walk as a field of their own.
AnyField field_of(const AnyField& field, const CellPath& walk) {
  const Lattice& t = lattice(field);
  if (walk.size() == t.cell_count()) return field;
  BitSet out = t.present();
  for (const Cell c : walk) out.reset(index(c));
  return std::make_shared<const AnyTopology>(t.without(out));
}

Diagnostics none_found(const Lattice& t, const CellPath& best, std::size_t may_stay_out, bool round,
                       Rng& rng) {
  const std::size_t longest = best.size();
  if (may_stay_out == 0 && has_colors(t) && missing_steps(t, best, rng) > (round ? 0u : 2u))
    return failure(fmt::format(
        "there is no {} through all {} cells of the shape: where its rim is slanted, cells of one "
        "color of a chessboard have too few neighbors of the other; {}",
        round ? "round walk" : "walk", t.cell_count(), what_would_do()));
  const std::string would = "use method=doubled, another size, or another seed";
  if (may_stay_out > 0)
    return failure(
        fmt::format("no walk was found that leaves out {} of {} cells at most, the best leaves out "
                    "{}: let 'leave' be larger, {}",
                    may_stay_out, t.cell_count(), t.cell_count() - longest, would));
  return failure(
      fmt::format("no walk was found through all {} cells of the shape, the longest leaves out {}: "
                  "let some be left out (leave=0.1), {}",
                  t.cell_count(), t.cell_count() - longest, would));
}

Diagnostics none_there(const Options& options) {
  const std::string what = is_round_walk(options)
                               ? "round walk"
                               : fmt::format("walk from {} to {}", options.text("from"), options.text("to"));
  return failure(
      fmt::format("there is no {} through all cells of this shape, all were tried: use "
                  "method=doubled, let some be left out (leave=0.1), or use another size",
                  what));
}

/// From end 0 to end 1, which are led to the places that the options name.
Result<Maze> between_ends(const AnyField& field, Chain& chain, const Options& options, Rng& rng) {
  const RimEnds ends(*field, options.text("from"), options.text("to"));
  const Lattice& t = lattice(field);
  const std::uint64_t patience = 20'000 + 60 * std::uint64_t{t.cell_count()};
  constexpr int rounds = 12;
  for (int round = 0; round < rounds; ++round) {
    if (round > 0) chain.mix(6 * std::uint64_t{t.cell_count()}, rng);
    const int first = static_cast<int>(rng.below(2));
    if (!chain.lead(first, ends.starts(), patience, rng)) continue;
    const Cell start = chain.end(first);
    // In the last rounds any place will do.
    const BitSet finishes = ends.finishes(start, round < rounds / 2);
    if (!chain.lead(1 - first, finishes, patience, rng)) continue;
    CellPath walk = chain.walk();
    if (first == 1) std::reverse(walk.begin(), walk.end());
    return ends.with_gates(walk_maze(field, walk), walk, rng);
  }
  return failure("no walk was found between these places: name others, or none");
}

/// Leads the ends beside each other. Nothing where they do not get there.
std::optional<CellPath> closed(const Lattice& t, Chain& chain, Rng& rng) {
  const std::uint64_t patience = 20'000 + 60 * std::uint64_t{t.cell_count()};
  for (int round = 0; round < 12; ++round) {
    if (round > 0) chain.mix(6 * std::uint64_t{t.cell_count()}, rng);
    BitSet beside(t.cell_limit());
    t.for_each_neighbor(chain.end(0), [&](Cell n, Wall) { beside.set(index(n)); });
    if (chain.lead(1, beside, patience, rng)) return chain.walk();
  }
  return std::nullopt;
}

Result<Maze> small(const AnyField& field, const Options& options, Rng& rng, TriedWalk& tried) {
  const bool round = is_round_walk(options);
  const RimEnds ends(*field, options.text("from"), options.text("to"));
  tried = try_all_walks(lattice(field), ends.starts(), ends.ends(), round, rng);
  if (!tried.walk) return none_there(options);
  if (round) return from_round(field, *tried.walk, options, rng);
  return ends.with_gates(walk_maze(field, *tried.walk), *tried.walk, rng);
}

Result<Maze> searched(const AnyField& field, const Options& options, Rng& rng, Growth* growth) {
  const Lattice& t = lattice(field);
  const bool round = is_round_walk(options);
  const std::size_t out = may_stay_out(t, options);
  if (t.cell_count() <= most_tried && out == 0) {
    TriedWalk tried;
    Result<Maze> made = small(field, options, rng, tried);
    if (made || tried.none) return made;
  }
  CellPath best;
  Result<Maze> made = failure("no walk was found");
  for (int i = 0; i < most_walks && !made; ++i) {
    CellPath walk = found_walk(t, out, rng);
    // A round walk over squares has as many of both colors.
    if (round && has_colors(t) && walk.size() % 2 != 0 && walk.size() + out > t.cell_count()) walk.pop_back();
    if (walk.size() > best.size()) best = walk;
    if (walk.size() + out < t.cell_count() || walk.size() < 2) continue;
    const AnyField own = field_of(field, walk);
    Chain chain(lattice(own), walk);
    mix_well(lattice(own), chain, rng, growth);
    if (!round) {
      made = between_ends(own, chain, options, rng);
    } else if (const auto ring = closed(lattice(own), chain, rng)) {
      made = from_round(own, *ring, options, rng);
    } else if (are_beside(lattice(own), walk.front(), walk.back())) {
      made = from_round(own, walk, options, rng);  // as it was found
      if (growth) growth->states.clear();
    } else {
      made = failure("no walk was found that ends where it begins: use method=doubled, or another size");
    }
  }
  return best.size() + out < t.cell_count() ? none_found(t, best, out, round, rng) : std::move(made);
}

Result<Maze> doubled(const AnyField& field, const Options& options, Rng& rng, Growth* growth) {
  const Lattice& t = lattice(field);
  const HalfSize halves = half_size(t);
  const Mask& half = halves.blocks;
  if (half.cells.count() == 0)
    return failure("method=doubled follows the shape by blocks of 2x2 cells, and none fits: make it larger");
  const AnyTopology blocks = Lattice::square(half);
  Mask whole{t.columns(), t.rows(), BitSet(std::size_t{t.columns()} * t.rows())};
  half.cells.for_each_set([&](std::size_t b) {
    for (std::size_t i = 0; i < 4; ++i)
      whole.cells.set((b / half.columns * 2 + i / 2 + halves.top) * whole.columns + b % half.columns * 2 +
                      i % 2 + halves.left);
  });
  const auto cells =
      std::make_shared<const AnyTopology>(t.degree() == 6 ? Lattice::hexagon(whole) : Lattice::square(whole));
  Growth of_tree;
  const BitSet open = carved_walls(carver_of(options), blocks, rng, growth ? &of_tree : nullptr);
  if (growth)
    growth->tree =
        tree_lines(std::get<Lattice>(blocks), open, of_tree, lattice(cells), halves.left, halves.top);
  Cell first = no_cell;
  for_each_cell(std::get<Lattice>(blocks), [&](Cell c) {
    if (first == no_cell) first = c;
  });
  const Lattice at_origin = Lattice::square(2 * half.columns, 2 * half.rows);
  CellPath round = round_the_tree(std::get<Lattice>(blocks), open, first, at_origin);
  for (Cell& c : round)
    c = lattice(cells).at(halves.left + at_origin.column(c), halves.top + at_origin.row(c));
  return from_round(cells, round, options, rng);
}

}  // namespace

Outcome check_shape_walk(const AnyTopology& field, const Options& options) {
  const Lattice& t = std::get<Lattice>(field);
  const std::string& method = options.text("method");
  const bool round = method != "backbite" || is_closed(options);
  if (method == "doubled") {
    if (options.real("leave") > 0)
      return failure(
          "method=doubled follows the shape by blocks of 2x2 cells and leaves out no others: leave "
          "out 'leave', or use method=backbite");
    const HalfSize half = half_size(t);
    if (half.likeness < least_likeness)
      return failure(
          fmt::format("method=doubled follows the shape by blocks of 2x2 cells, and only {:.0f} % of them "
                      "would be alike: "
                      "let the size be larger, or the shape simpler",
                      100 * std::max(0.0, half.likeness)));
    if (Outcome fit = check_carver(carver_of(options), Lattice::square(half.blocks)); !fit) return fit;
  } else if (may_stay_out(t, options) == 0) {
    if (Outcome walkable = check_walkable(t, round); !walkable) return walkable;
  }
  if (is_closed(options)) return check_mark(field, options);
  return check_rim_ends(field, options.text("from"), options.text("to"), round,
                        method == "backbite" && may_stay_out(t, options) == 0);
}

Result<Maze> shape_walk(const AnyField& field, const Options& options, Rng& rng, Growth* growth) {
  return options.text("method") == "doubled" ? doubled(field, options, rng, growth)
                                             : searched(field, options, rng, growth);
}

}  // namespace mazefolio::generate
