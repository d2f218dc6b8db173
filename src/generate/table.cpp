#include <algorithm>

#include "generate/rows.h"

namespace mazefolio::generate {
std::span<const GeneratorRow> generators() {
  static const std::vector<GeneratorRow> table{
#define GENERATOR(name) name##_row(),
#include "generate/generators.def"
#undef GENERATOR
  };
  return table;
}

std::span<const GeneratorRow> carvers() {
  const std::span<const GeneratorRow> all = generators();
  const auto end = std::find_if(all.begin(), all.end(), [](const GeneratorRow& row) { return !row.carve; });
  return all.first(static_cast<std::size_t>(end - all.begin()));
}

GeneratorRow carving_row(std::string name, std::string summary,
                         BitSet (*carve)(const AnyTopology&, const Options&, Rng&),
                         std::vector<OptionRow> options) {
  return {{std::move(name), std::move(summary), std::move(options)}, Needs::any_graph, true, false, carve};
}

Outcome check_fit(const GeneratorRow& row, const AnyTopology& topology, const Options& options) {
  if (const auto* g = std::get_if<PlanarGraph>(&topology);
      row.needs == Needs::planar_graph && g && !g->crossings().empty())
    return failure("'" + row.name + "' walks along the walls and cannot weave");
  const Lattice* squares = square_lattice(topology);
  if (row.needs == Needs::squares && !squares)
    return failure("'" + row.name + "' digs into squares and needs a grid of them");
  if (row.needs == Needs::rectangle && !(squares && squares->is_full()))
    return failure("'" + row.name + "' " + (row.draft ? "" : "walks by rows and ") +
                   "needs a full rectangle of squares");
  return row.check_fit ? row.check_fit(topology, options) : Done{};
}

Result<Maze> draft(const GeneratorRow& row, std::shared_ptr<const AnyTopology> field, const Options& options,
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
