#include "generate/recipe.h"

#include <fmt/format.h>

#include <algorithm>

#include "generate/refine/symmetry.h"
#include "generate/refine/weave.h"
#include "generate/thick/join_dead_ends.h"
#include "maze/round_walk.h"
#include "maze/thick.h"
#include "rules/rule_rows.h"
#include "topology/even_halves.h"
#include "topology/plans.h"

namespace mazefolio::generate {
namespace {

/// The refinements of a recipe, read once.
struct Refinement {
  Symmetry symmetry = Symmetry::none;
  double weave = 0, braid = 0;
  bool merge = false;
  int sparsify = 0;
  bool any_but_braid() const { return symmetry != Symmetry::none || weave > 0 || merge || sparsify > 0; }
};

Refinement refinement_of(const Options& refinement) {
  return {symmetry_named(refinement.text("symmetry")), refinement.real("weave"), refinement.real("braid"),
          refinement.text("dead_ends") == "merge", static_cast<int>(refinement.integer("sparsify"))};
}

Outcome check_together(const Refinement& r) {
  if (r.weave > 0 && r.symmetry != Symmetry::none)
    return failure(
        "a maze that weaves cannot be symmetric: an underpass is no mirror image of an overpass; leave out "
        "weave or symmetry");
  if (r.weave > 0 && r.sparsify > 0)
    return failure(
        "a maze that weaves cannot be sparsified: rock would lie on its bridges; leave out weave or "
        "sparsify");
  return Done{};
}

class Maker {
 public:
  Maker(const Recipe& recipe, std::string_view seed, Growth* growth)
      : generator_(*recipe.generator),
        options_(recipe.options),
        refinement_(refinement_of(recipe.refinement)),
        open_field_(rule_of(recipe.refinement).on_open_field()),
        rule_braids_(rule_of(recipe.refinement).braids()),
        floors_(rule_of(recipe.refinement).floors()),
        seed_(seed),
        growth_(growth),
        rng_(stream(seed, Purpose::refinement)) {}

  Result<Maze> make(std::shared_ptr<const AnyTopology> topology) {
    if (const Outcome together = check_together(refinement_); !together) return together.found();
    if (open_field_) return opened(std::move(topology));
    if (floors_ > 1) return carved_plans(std::move(topology));
    if (generator_.draft) return drafted(std::move(topology));
    Result<Maze> made = refinement_.weave > 0                    ? woven(*topology)
                        : refinement_.symmetry != Symmetry::none ? unfolded(std::move(topology))
                                                                 : carved(std::move(topology));
    if (made && refinement_.sparsify > 0) return sparsified(*made, refinement_.sparsify);
    return made;
  }

  /// Whether the maze is perfect: known for carved mazes, counted in caves. A hall is no loop, an island of
  /// rock in it is one.
  bool perfect(const Maze& maze) const {
    if (generator_.draft && !generator_.perfect) return loop_count(std::get<Lattice>(*maze.topology)) == 0;
    return !open_field_ && generator_.perfect && refinement_.braid == 0 && !is_round(maze);
  }

 private:
  Result<Maze> walls(std::shared_ptr<const AnyTopology> topology) const {
    if (const Outcome fit = check_fit(generator_, *topology, options_); !fit) return fit.found();
    return carve_maze(generator_, std::move(topology), options_, seed_, growth_);
  }

  Result<Maze> opened(std::shared_ptr<const AnyTopology> topology) const {
    if (!square_lattice(*topology)) return Result<Maze>::failure("an open field is of squares");
    BitSet open(wall_limit(*topology));
    std::visit([&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { open.set(index(w)); }); },
               *topology);
    return Maze{std::move(topology), std::move(open), {}, {}, {}};
  }

  // Each plan is a maze of its own.
  Result<Maze> carved_plans(std::shared_ptr<const AnyTopology> topology) {
    const Lattice& all = *square_lattice(*topology);
    const CellCount size = size_of_plan(all, floors_);
    const auto one = std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
    const Lattice& plan = std::get<Lattice>(*one);
    BitSet open(all.wall_limit());
    growth_ = nullptr;  // the walls of a plan are others
    for (std::uint32_t i = 0; i < floors_; ++i) {
      const std::string seed = std::string(seed_) + "/" + std::to_string(i);
      if (const Outcome fit = check_fit(generator_, *one, options_); !fit) return fit.found();
      Maze made = carve_maze(generator_, one, options_, seed, nullptr);
      refine(made);
      for_each_doorway(plan, [&](Wall w, Cell a, Cell b) {
        if (!made.open.test(index(w))) return;
        const auto in_all = [&](Cell c) {
          return cell_in_plan(all, floors_, i, plan.column(c), plan.row(c));
        };
        const int d = plan.column(a) == plan.column(b) ? (plan.row(a) < plan.row(b) ? 1 : 3)
                                                       : (plan.column(a) < plan.column(b) ? 0 : 2);
        open.set(index(all.wall(in_all(a), d)));
      });
    }
    return Maze{std::move(topology), std::move(open), {}, {}, {}};
  }

  void refine(Maze& maze) {
    if (refinement_.merge) merge_dead_ends(maze, rng_);
    if (refinement_.braid > 0 && !rule_braids_) braid(maze, refinement_.braid, rng_);
  }

  // A row that makes the whole maze takes no refinements; some are braided.
  Result<Maze> drafted(std::shared_ptr<const AnyTopology> topology) {
    if (refinement_.any_but_braid() || (refinement_.braid > 0 && !generator_.grown))
      return failure(
          fmt::format("a maze of '{}' is made whole: it takes no symmetry, weave, dead_ends{} sparsify",
                      generator_.name, generator_.grown ? " or" : ", braid or"));
    if (const Outcome fit = check_fit(generator_, *topology, options_); !fit) return fit.found();
    Result<Maze> made = draft(generator_, std::move(topology), options_, seed_, growth_);
    if (made && refinement_.braid > 0) return braided_cave(*made, refinement_.braid, rng_);
    return made;
  }

  Result<Maze> carved(std::shared_ptr<const AnyTopology> topology) {
    Result<Maze> made = walls(std::move(topology));
    if (made) refine(*made);
    return made;
  }

  Result<Maze> woven(const AnyTopology& topology) {
    const auto crossed = weave(topology, refinement_.weave, rng_);
    if (!crossed) return crossed.found();
    Result<Maze> made = walls(*crossed);
    if (!made) return made;
    open_lanes(*made, generator_.perfect, rng_);
    refine(*made);
    return made;
  }

  // One half is carved and refined, and then copied with its walls.
  Result<Maze> unfolded(std::shared_ptr<const AnyTopology> topology) {
    const Result<Halves> halves = halve(*topology, refinement_.symmetry);
    if (!halves) return halves.found();
    growth_ = nullptr;  // the walls of the half are others
    const Result<Maze> half = carved(halves->half.topology);
    if (!half) return half;
    BitSet open = unfold(*topology, *halves, half->open, perfect(*half), rng_);
    return Maze{std::move(topology), std::move(open), {}, {}, {}};
  }

  const GeneratorRow& generator_;
  const Options& options_;
  Refinement refinement_;
  bool open_field_;   ///< a rule is played on it, and its marks alone decide
  bool rule_braids_;  ///< with its marks; until then the maze is perfect
  std::uint32_t floors_;
  std::string_view seed_;
  Growth* growth_;
  Rng rng_;
};

// The halves of letters are cut into cells letter by letter.
bool has_symmetric_outline(const GridChoice& choice) {
  constexpr Rect any_field{0, 0, 30, 40};
  if (choice.fold == Fold::none || !asks_smooth_rim(choice) || choice.shape->source == ShapeSource::lettering)
    return false;
  const std::vector<Ring> rings = choice.shape->make(any_field, choice.shape_options).rings;
  return !rings.empty() &&
         (has_even_halves(choice) ? is_nearly_even(rings) : keeps(*motion_of(choice.fold, rings), rings));
}

// Nobody knows a star in a lump of whole cells. Whoever asks for whole cells knows what they are; rules on
// open fields say themselves which fields they need.
Outcome check_likeness(const GridChoice& choice, const ShapeFit& fit) {
  constexpr double least = 0.85;
  if (has_smooth_rim(choice) || !asks_smooth_rim(choice) || fit.likeness.value_or(1) >= least) return Done{};
  return failure(fmt::format("in whole cells {} keeps only {:.0f} % of its form",
                             words_for(*choice.shape, choice.shape_options), 100 * *fit.likeness),
                 "make the maze larger (more cells)");
}

}  // namespace

GridChoice grid_of(const Recipe& recipe) {
  const Needs needs = recipe.generator->needs;
  GridChoice choice = recipe.grid;
  // Cells over letters follow the strokes: none of them is a square that could be a crossing.
  const bool woven_letters =
      recipe.refinement.real("weave") > 0 && choice.shape->source == ShapeSource::lettering;
  const Symmetry symmetry = symmetry_named(recipe.refinement.text("symmetry"));
  choice.fold = fold_of(symmetry);
  choice.whole_cells = needs == Needs::squares || needs == Needs::lattice || needs == Needs::rectangle ||
                       woven_letters || (choice.fold != Fold::none && !has_symmetric_outline(choice)) ||
                       rule_of(recipe.refinement).on_open_field();
  choice.in_rock = is_digger(*recipe.generator);
  choice.thick_walls = recipe.generator->of_thin;
  return choice;
}

Result<Carved> make_maze(const Recipe& recipe, std::string_view seed, const Result<Grid>* known,
                         Growth* growth) {
  GridChoice choice = grid_of(recipe);
  const auto make = [&](const Result<Grid>& grid) -> Result<Carved> {
    if (!grid) return grid.found();
    Maker maker(recipe, seed, growth);
    Result<Maze> made = maker.make(grid->topology);
    if (!made) return made.found();
    if (!rule_of(recipe.refinement).on_open_field())
      if (const Outcome alike = check_likeness(choice, grid->fit); !alike) return alike.found();
    const bool perfect = maker.perfect(*made);
    return Carved{std::move(*made), perfect, grid->fit};
  };
  const Result<Grid> grid = known ? *known : make_grid(choice, seed);
  Result<Carved> made = make(grid);
  const bool woven = grid && recipe.refinement.real("weave") > 0;
  if (made || !(woven || choice.fold != Fold::none) || !has_smooth_rim(choice)) return made;
  // Cells that are cut may leave no square to cross, or no middle for the halves to meet in.
  choice.whole_cells = true;
  return make(make_grid(choice, seed));
}

}  // namespace mazefolio::generate
