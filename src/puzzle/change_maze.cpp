#include "puzzle/change_maze.h"

#include <optional>
#include <tuple>
#include <utility>

#include "base/rng.h"
#include "generate/refine/refine.h"
#include "maze/thick.h"
#include "puzzle/placement.h"
#include "puzzle/read_puzzle.h"
#include "rules/rule_rows.h"
#include "solve/check.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

bool weaves(const AnyTopology& t) {
  const auto* graph = std::get_if<PlanarGraph>(&t);
  return graph && !graph->crossings().empty();
}

Outcome check_refinement(const Maze& maze, const Options& refinement) {
  if (refinement.text("symmetry") != "none" || refinement.real("weave") > 0)
    return failure("symmetry and weave are decided before a maze is carved",
                   "a maze that is there already takes dead_ends, braid and sparsify");
  if (rule_of(refinement).asks())
    return failure("a rule is asked of a maze that is made anew", "leave 'rule' out");
  if (refinement.integer("sparsify") == 0) return Done{};
  if (weaves(*maze.topology))
    return failure("a maze that weaves cannot be sparsified: rock would lie on its bridges");
  if (!maze.goals.empty()) return failure("a maze with places to visit is not sparsified: they could go");
  return Done{};
}

// The order of generate/recipe.
Maze changed(Maze maze, const Options& refinement, std::string_view seed) {
  Rng rng = stream(seed, Purpose::refinement);
  if (refinement.text("dead_ends") == "merge") merge_dead_ends(maze, rng);
  if (const double share = refinement.real("braid"); share > 0) braid(maze, share, rng);
  const auto rounds = static_cast<int>(refinement.integer("sparsify"));
  return rounds > 0 ? sparsified(maze, rounds) : maze;
}

// Why the cells are no whole squares.
Diagnostics no_squares(const Puzzle& made) {
  if (weaves(*made.maze.topology))
    return failure("walls of rock cannot stand below bridges", "leave out weave");
  if (made.id && made.id->grid.name == "square" && made.id->shape.name != "rectangle")
    return failure("walls of rock stand between whole squares, and the shape cuts those at its rim",
                   "give the shape the option rim=cells");
  return failure("walls of rock stand between squares, and the cells of this maze are others",
                 "take --grid square, and an algorithm that opens walls");
}

}  // namespace

Result<Puzzle> thinned(Puzzle made, bool solved) {
  std::optional<Maze> thin = thin_of(made.maze);
  if (!thin) {
    close_frame(made.maze);
    thin = thin_of({made.maze.topology, made.maze.open, {}, {}, {}});
    if (thin) std::tie(thin->start, thin->finish) = farthest_rim_gates(*thin);
  }
  if (!thin) return Result<Puzzle>::failure("this maze cannot be drawn with thin walls");
  made.id.reset();
  made.maze = std::move(*thin);
  if (solved) made.solution = solve_maze(made.maze);
  return made;
}

Result<Puzzle> thickened(Puzzle made) {
  if (is_thick(*made.maze.topology)) return Result<Puzzle>::failure("this maze is thick already");
  if (!square_lattice(*made.maze.topology)) return no_squares(made);
  const bool perfect = check_walls(made.maze).perfect;
  made.id.reset();
  made.solution = thick_of(made.maze, made.solution);
  made.maze = thick_of(made.maze);
  const Outcome proof = check_printable(made.maze, made.solution.empty() ? nullptr : &made.solution, perfect);
  if (!proof) throw InternalError("the thick image of a maze failed its proof: " + proof.message());
  return made;
}

Result<Puzzle> refined(Puzzle made, const Options& refinement, std::string_view seed, const Goals& goals,
                       const std::string& file, bool solved) {
  if (const Outcome possible = check_refinement(made.maze, refinement); !possible) return possible.found();
  Maze maze = std::move(made.maze);
  const bool thick = is_thick(*maze.topology);
  if (thick) {
    std::optional<Maze> thin = thin_of(maze);
    if (!thin)
      return Result<Puzzle>::failure(
          "a maze in rock takes dead_ends, braid and sparsify only where its walls are one cell thick and "
          "without halls");
    maze = std::move(*thin);
  }
  maze = changed(std::move(maze), refinement, seed);
  if (thick) maze = thick_of(maze);
  Result<Maze> gated = with_gates(std::move(maze), goals);
  if (!gated) return gated.found();
  return puzzle_of_read_maze(std::move(gated).value(), file, solved);
}

}  // namespace mazefolio::puzzle
