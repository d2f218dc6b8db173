#include "generate/algorithms.h"
#include "generate/generator.h"
#include "generate/weights.h"

namespace mazefolio {
namespace {

OptionRow share(std::string name, std::string fallback) {
  std::string summary = "how often the " + name + " growing cell is taken, against the other rules";
  return {std::move(name), OptionKind::integer, std::move(fallback), std::move(summary), 0, 100, {}};
}

OptionRow probability(std::string name, std::string fallback, std::string summary) {
  return {std::move(name), OptionKind::real, std::move(fallback), std::move(summary), 0, 1, {}};
}

std::vector<OptionRow> weights() { return {weight_options().begin(), weight_options().end()}; }

}  // namespace

std::span<const GeneratorRow> generators() {
  static const std::vector<GeneratorRow> table{
      {{"backtracker", "depth-first search: long winding passages, few dead ends", {}},
       Needs::any_graph,
       true,
       false,
       carve_backtracker},
      {{"hunt-and-kill", "walks without going back: winding like backtracker, shorter solutions", {}},
       Needs::any_graph,
       true,
       false,
       carve_hunt_and_kill},
      {{"growing-tree",
        "a mix between backtracker and modified Prim, to taste",
        {share("newest", "1"), share("oldest", "0"), share("random", "1"), share("middle", "0")}},
       Needs::any_graph,
       true,
       false,
       carve_growing_tree},
      {{"growing-forest",
        "several growing trees that join where they meet: long ways, and short ones between",
        {OptionRow{"area", OptionKind::integer, "100", "of so many cells one tree grows", 10, 100000, {}},
         share("newest", "10"), share("oldest", "0"), share("random", "1"), share("middle", "0")}},
       Needs::any_graph,
       true,
       false,
       carve_growing_forest},
      {{"kruskal", "lightest walls first: many short dead ends", weights()},
       Needs::any_graph,
       true,
       false,
       carve_kruskal,
       why_weights_unfit},
      {{"prim", "true Prim: grows by the lightest wall; the same mazes as kruskal", weights()},
       Needs::any_graph,
       true,
       false,
       carve_prim,
       why_weights_unfit},
      {{"prim-simplified", "grows by random cells beside the maze: the most dead ends", {}},
       Needs::any_graph,
       true,
       false,
       carve_simplified_prim},
      {{"prim-modified", "grows from random cells of the maze: short twigs, straighter main ways", {}},
       Needs::any_graph,
       true,
       false,
       carve_modified_prim},
      {{"prim-and-kill", "random walks from any cell of the maze: winding, with short side ways", {}},
       Needs::any_graph,
       true,
       false,
       carve_prim_and_kill},
      {{"twist-and-merge", "walks that turn at every step, joined by chance: zigzags", {}},
       Needs::any_graph,
       true,
       false,
       carve_twist_and_merge},
      {{"spiral",
        "walks that wind round themselves, joined by chance: long parallel corridors",
        {{"area", OptionKind::integer, "100", "of so many cells one walk grows at a time", 10, 100000, {}}}},
       Needs::any_graph,
       true,
       false,
       carve_spiral},
      {{"blobby-division", "walls between blobs that grow, with one gap each: long winding walls", {}},
       Needs::any_graph,
       true,
       false,
       carve_blobby_division},
      {{"nested",
        "a coarse maze of blocks, and a maze with one door a passage in each",
        {{"columns", OptionKind::integer, "3", "blocks across", 1, 10, {}},
         {"rows", OptionKind::integer, "3", "blocks down", 1, 10, {}},
         {"depth", OptionKind::integer, "1", "how often blocks are cut into blocks again", 1, 3, {}}}},
       Needs::any_graph,
       true,
       false,
       carve_nested},
      {{"wilson", "loop-erased random walks: no bias at all", {}},
       Needs::any_graph,
       true,
       true,
       carve_wilson},
      {{"dual-wilson", "loop-erased walks along the walls: no bias at all, on squares the fastest such", {}},
       Needs::planar_graph,
       true,
       true,
       carve_dual_wilson},
      {{"aldous-broder", "one random walk over all cells: no bias at all, slow on large mazes", {}},
       Needs::any_graph,
       true,
       true,
       carve_aldous_broder},
      {{"binary-tree",
        "every cell opens one of two sides: all ways lead to one corner",
        {{"corner",
          OptionKind::choice,
          "north-west",
          "the corner all ways lead to",
          0,
          0,
          {"north-west", "north-east", "south-west", "south-east"}}}},
       Needs::rectangle,
       true,
       false,
       carve_binary_tree},
      {{"sidewinder",
        "rows of runs, each with one way up: no dead ends going up",
        {{"run",
          OptionKind::choice,
          "geometric",
          "how run lengths are drawn",
          0,
          0,
          {"geometric", "uniform"}},
         probability("p", "0.5", "that a geometric run goes on")}},
       Needs::rectangle,
       true,
       false,
       carve_sidewinder},
      {{"eller",
        "row by row with little memory: almost without bias",
        {probability("p_join", "0.55", "that neighbours in a row are joined"),
         probability("p_drop", "0.45", "that a cell goes on into the next row")}},
       Needs::rectangle,
       true,
       false,
       carve_eller},
      {{"recursive-division",
        "walls across rooms, with one gap each: long straight walls",
        {{"split",
          OptionKind::choice,
          "longer",
          "which side of a room is divided: the longer, or either by chance",
          0,
          0,
          {"longer", "chance"}}}},
       Needs::rectangle,
       true,
       false,
       carve_recursive_division},
  };
  return table;
}

std::string why_unfit(const GeneratorRow& row, const AnyTopology& topology, const Options& options) {
  if (const auto* g = std::get_if<PlanarGraph>(&topology);
      row.needs == Needs::planar_graph && g && !g->crossings().empty())
    return "'" + row.name + "' walks along the walls and cannot weave";
  if (row.needs != Needs::rectangle) return row.unfit ? row.unfit(topology, options) : std::string();
  if (const Lattice* squares = square_lattice(topology); squares && squares->is_full()) return {};
  return "'" + row.name + "' walks by rows and needs a full rectangle of squares";
}

Maze generate(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
              std::string_view seed) {
  Rng rng = stream(seed, Purpose::walls);
  BitSet open = row.carve(*topology, options, rng);
  return {std::move(topology), std::move(open), {}, {}, {}};
}

}  // namespace mazefolio
