#include <algorithm>

#include "base/option_rows.h"
#include "generate/carve/algorithms.h"
#include "generate/drafts.h"
#include "generate/generator.h"
#include "generate/weight/weights.h"

namespace mazefolio::generate {
namespace {

using Carve = BitSet (*)(const AnyTopology&, const Options&, Rng&);

GeneratorRow any_graph(std::string name, std::string summary, Carve carve,
                       std::vector<OptionRow> options = {}) {
  return {{std::move(name), std::move(summary), std::move(options)}, Needs::any_graph, true, false, carve};
}

GeneratorRow by_rows(std::string name, std::string summary, Carve carve, std::vector<OptionRow> options) {
  GeneratorRow row = any_graph(std::move(name), std::move(summary), carve, std::move(options));
  row.needs = Needs::rectangle;
  return row;
}

GeneratorRow uniform(std::string name, std::string summary, Carve carve, Needs needs = Needs::any_graph) {
  GeneratorRow row = any_graph(std::move(name), std::move(summary), carve);
  row.needs = needs;
  row.uniform = true;
  return row;
}

GeneratorRow weighted(std::string name, std::string summary, Carve carve) {
  GeneratorRow row = any_graph(std::move(name), std::move(summary), carve,
                               {weight_options().begin(), weight_options().end()});
  row.unfit = why_weights_unfit;
  return row;
}

OptionRow area(std::string summary) {
  return integer_option("area", "100", "of so many cells one " + summary, 10, 100000);
}

OptionRow share(std::string name, std::string fallback) {
  std::string summary = "how often the " + name + " growing cell is taken, against the other rules";
  return integer_option(std::move(name), std::move(fallback), std::move(summary), 0, 100);
}

OptionRow probability(std::string name, std::string fallback, std::string summary) {
  return real_option(std::move(name), std::move(fallback), std::move(summary), 0, 1);
}

std::vector<GeneratorRow> carving_rows() {
  return {
      any_graph("backtracker", "depth-first search: long winding passages, few dead ends", carve_backtracker),
      any_graph("hunt-and-kill", "walks without going back: winding like backtracker, shorter solutions",
                carve_hunt_and_kill),
      any_graph("growing-tree", "a mix between backtracker and modified Prim, to taste", carve_growing_tree,
                {share("newest", "1"), share("oldest", "0"), share("random", "1"), share("middle", "0")}),
      any_graph("growing-forest",
                "several growing trees that join where they meet: long ways, and short ones between",
                carve_growing_forest,
                {area("tree grows"), share("newest", "10"), share("oldest", "0"), share("random", "1"),
                 share("middle", "0")}),
      weighted("kruskal", "lightest walls first: many short dead ends", carve_kruskal),
      weighted("prim", "true Prim: grows by the lightest wall; the same mazes as kruskal", carve_prim),
      any_graph("prim-simplified", "grows by random cells beside the maze: the most dead ends",
                carve_simplified_prim),
      any_graph("prim-modified", "grows from random cells of the maze: short twigs, straighter main ways",
                carve_modified_prim),
      any_graph("prim-and-kill", "random walks from any cell of the maze: winding, with short side ways",
                carve_prim_and_kill),
      any_graph("twist-and-merge", "walks that turn at every step, joined by chance: zigzags",
                carve_twist_and_merge),
      any_graph("spiral", "walks that wind round themselves, joined by chance: long parallel corridors",
                carve_spiral, {area("walk grows at a time")}),
      any_graph("blobby-division", "walls between blobs that grow, with one gap each: long winding walls",
                carve_blobby_division),
      any_graph("nested", "a coarse maze of blocks, and a maze with one door a passage in each", carve_nested,
                {integer_option("columns", "3", "blocks across", 1, 10),
                 integer_option("rows", "3", "blocks down", 1, 10),
                 integer_option("depth", "1", "how often blocks are cut into blocks again", 1, 3)}),
      uniform("wilson", "loop-erased random walks: no bias at all", carve_wilson),
      uniform("dual-wilson", "loop-erased walks along the walls: no bias at all, on squares the fastest such",
              carve_dual_wilson, Needs::planar_graph),
      uniform("aldous-broder", "one random walk over all cells: no bias at all, slow on large mazes",
              carve_aldous_broder),
      by_rows("binary-tree", "every cell opens one of two sides: all ways lead to one corner",
              carve_binary_tree,
              {choice_option("corner", "the corner all ways lead to",
                             {"north-west", "north-east", "south-west", "south-east"})}),
      by_rows("sidewinder", "rows of runs, each with one way up: no dead ends going up", carve_sidewinder,
              {choice_option("run", "how run lengths are drawn", {"geometric", "uniform"}),
               probability("p", "0.5", "that a geometric run goes on")}),
      by_rows("eller", "row by row with little memory: almost without bias", carve_eller,
              {probability("p_join", "0.55", "that neighbours in a row are joined"),
               probability("p_drop", "0.45", "that a cell goes on into the next row")}),
      by_rows("recursive-division", "walls across rooms, with one gap each: long straight walls",
              carve_recursive_division,
              {choice_option("split", "which side of a room is divided: the longer, or either by chance",
                             {"longer", "chance"})}),
  };
}

}  // namespace

std::span<const GeneratorRow> generators() {
  static const std::vector<GeneratorRow> table = [] {
    std::vector<GeneratorRow> rows = carving_rows();
    for (GeneratorRow& row : draft_rows()) rows.push_back(std::move(row));
    return rows;
  }();
  return table;
}

std::span<const GeneratorRow> carvers() {
  const std::span<const GeneratorRow> all = generators();
  const auto end = std::find_if(all.begin(), all.end(), [](const GeneratorRow& row) { return !row.carve; });
  return all.first(static_cast<std::size_t>(end - all.begin()));
}

std::string why_unfit(const GeneratorRow& row, const AnyTopology& topology, const Options& options) {
  if (const auto* g = std::get_if<PlanarGraph>(&topology);
      row.needs == Needs::planar_graph && g && !g->crossings().empty())
    return "'" + row.name + "' walks along the walls and cannot weave";
  const Lattice* squares = square_lattice(topology);
  if (row.needs == Needs::squares && !squares)
    return "'" + row.name + "' digs into squares and needs a grid of them";
  if (row.needs == Needs::rectangle && !(squares && squares->is_full()))
    return "'" + row.name + "' " + (row.draft ? "" : "walks by rows and ") +
           "needs a full rectangle of squares";
  return row.unfit ? row.unfit(topology, options) : std::string();
}

Draft draft(const GeneratorRow& row, std::shared_ptr<const AnyTopology> field, const Options& options,
            std::string_view seed) {
  Rng rng = stream(seed, Purpose::walls);
  return row.draft(std::move(field), options, rng);
}

Maze carve_maze(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
                std::string_view seed) {
  Rng rng = stream(seed, Purpose::walls);
  BitSet open = row.carve(*topology, options, rng);
  return {std::move(topology), std::move(open), {}, {}, {}};
}

}  // namespace mazefolio::generate
