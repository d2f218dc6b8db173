#include "generate/algorithms.h"
#include "generate/generator.h"

namespace mazefolio {

std::span<const GeneratorRow> generators() {
  static const std::vector<GeneratorRow> table{
      {{"backtracker", "depth-first search: long winding passages, few dead ends", {}},
       Needs::any_graph, true, false, carve_backtracker},
  };
  return table;
}

std::string why_unfit(const GeneratorRow& row, const AnyTopology& topology) {
  if (row.needs == Needs::any_graph) return {};
  const auto* lattice = std::get_if<Lattice>(&topology);
  if (lattice && lattice->is_full()) return {};
  return "'" + row.name + "' walks by rows and needs a full rectangle of squares";
}

Maze generate(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
              std::string_view seed) {
  Rng rng = stream(seed, Purpose::walls);
  BitSet open = row.carve(*topology, options, rng);
  return {std::move(topology), std::move(open), {}, {}};
}

}  // namespace mazefolio
