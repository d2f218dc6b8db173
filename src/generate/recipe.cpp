#include "generate/recipe.h"

#include "generate/refine/symmetry.h"
#include "generate/refine/weave.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

/// What `refinement` says, read once.
struct Wishes {
  Symmetry symmetry = Symmetry::none;
  double weave = 0, braid = 0;
  bool merge = false;
  int sparsify = 0;
  bool any() const { return symmetry != Symmetry::none || weave > 0 || braid > 0 || merge || sparsify > 0; }
};

Wishes wishes_of(const Options& refinement) {
  return {symmetry_named(refinement.text("symmetry")), refinement.real("weave"), refinement.real("braid"),
          refinement.text("dead_ends") == "merge", static_cast<int>(refinement.integer("sparsify"))};
}

std::string why_not_together(const Wishes& w) {
  if (w.weave > 0 && w.symmetry != Symmetry::none)
    return "a maze that weaves cannot be symmetric: an underpass is no mirror image of an overpass; leave "
           "out weave or symmetry";
  if (w.weave > 0 && w.sparsify > 0)
    return "a maze that weaves cannot be sparsified: rock would lie on its bridges; leave out weave or "
           "sparsify";
  return {};
}

/// A maze, or why there is none.
struct Attempt {
  Maze maze;
  std::string fault;
};

class Maker {
 public:
  Maker(const Recipe& recipe, std::string_view seed)
      : generator_(*recipe.generator),
        options_(recipe.options),
        wishes_(wishes_of(recipe.refinement)),
        seed_(seed),
        rng_(stream(seed, Purpose::refinement)) {}

  Attempt make(std::shared_ptr<const AnyTopology> topology) {
    if (std::string fault = why_not_together(wishes_); !fault.empty()) return {{}, std::move(fault)};
    if (generator_.draft) return drafted(std::move(topology));
    Attempt made = wishes_.weave > 0                    ? woven(*topology)
                   : wishes_.symmetry != Symmetry::none ? unfolded(std::move(topology))
                                                        : carved(std::move(topology));
    if (made.fault.empty() && wishes_.sparsify > 0) made.maze = sparsified(made.maze, wishes_.sparsify);
    return made;
  }

  /// Of a carved maze; of caves it is seen. A hall is no loop, an island of rock in it is one.
  bool perfect(const Maze& maze) const {
    if (generator_.draft && !generator_.perfect) return loop_count(std::get<Lattice>(*maze.topology)) == 0;
    return generator_.perfect && wishes_.braid == 0;
  }

 private:
  Attempt walls(std::shared_ptr<const AnyTopology> topology) const {
    if (std::string fault = why_unfit(generator_, *topology, options_); !fault.empty())
      return {{}, std::move(fault)};
    return {carve_maze(generator_, std::move(topology), options_, seed_), {}};
  }

  void refine(Maze& maze) {
    if (wishes_.merge) merge_dead_ends(maze, rng_);
    if (wishes_.braid > 0) braid(maze, wishes_.braid, rng_);
  }

  // Rows that make the whole maze leave nothing to be done to it.
  Attempt drafted(std::shared_ptr<const AnyTopology> topology) const {
    if (wishes_.any())
      return {{},
              "a maze of '" + generator_.name +
                  "' is made whole: it takes no symmetry, weave, dead_ends, braid or sparsify"};
    if (std::string fault = why_unfit(generator_, *topology, options_); !fault.empty())
      return {{}, std::move(fault)};
    Draft made = draft(generator_, std::move(topology), options_, seed_);
    return {std::move(made.maze), std::move(made.fault)};
  }

  Attempt carved(std::shared_ptr<const AnyTopology> topology) {
    Attempt made = walls(std::move(topology));
    if (made.fault.empty()) refine(made.maze);
    return made;
  }

  Attempt woven(const AnyTopology& topology) {
    const Weave plan = weave(topology, wishes_.weave, rng_);
    if (!plan.fault.empty()) return {{}, plan.fault};
    Attempt made = walls(plan.topology);
    if (!made.fault.empty()) return made;
    open_lanes(made.maze, generator_.perfect, rng_);
    refine(made.maze);
    return made;
  }

  // One half is carved and refined, so that the other has the same walls.
  Attempt unfolded(std::shared_ptr<const AnyTopology> topology) {
    const Halves halves = halve(*topology, wishes_.symmetry);
    if (!halves.fault.empty()) return {{}, halves.fault};
    Attempt half = carved(halves.half.topology);
    if (!half.fault.empty()) return half;
    BitSet open = unfold(*topology, halves, half.maze.open, perfect(half.maze), rng_);
    return {{std::move(topology), std::move(open), {}, {}}, {}};
  }

  const GeneratorRow& generator_;
  const Options& options_;
  Wishes wishes_;
  std::string_view seed_;
  Rng rng_;
};

}  // namespace

Carved make_maze(const Recipe& recipe, std::string_view seed) {
  Carved out;
  Maker maker(recipe, seed);
  Grid grid = make_grid(recipe.grid, seed);
  out.dropped = grid.dropped;
  out.fault = std::move(grid.fault);
  if (!out.fault.empty()) return out;
  Attempt made = maker.make(std::move(grid.topology));
  out.maze = std::move(made.maze);
  out.fault = std::move(made.fault);
  if (out.fault.empty()) out.perfect = maker.perfect(out.maze);
  return out;
}

}  // namespace mazefolio::generate
