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
                         void (*carve)(const AnyTopology&, const Options&, Rng&, OpenWalls&),
                         std::vector<OptionRow> options) {
  GeneratorRow row{{std::move(name), std::move(summary), std::move(options)}};
  row.carve = carve;
  row.records.order = true;
  return row;
}

std::string_view in_pieces(const GeneratorRow& row, const Options& options) {
  return row.in_pieces ? row.in_pieces(options) : std::string_view();
}

Outcome check_fit(const GeneratorRow& row, const AnyTopology& topology, const Options& options) {
  if (const auto* g = std::get_if<PlanarGraph>(&topology);
      row.needs == Needs::planar_graph && g && !g->crossings().empty())
    return failure("'" + row.name + "' walks along the walls and cannot weave");
  const Lattice* squares = square_lattice(topology);
  if (row.needs == Needs::squares && !squares)
    return failure("'" + row.name + "' digs into squares and needs a grid of them");
  if (const auto* lattice = std::get_if<Lattice>(&topology);
      row.needs == Needs::lattice && !squares && !(lattice && lattice->degree() == 6))
    return failure("'" + row.name + "' walks over squares or hexagons and needs a grid of them");
  if (row.needs == Needs::rectangle && !(squares && squares->is_full()))
    return failure("'" + row.name + "' " + (row.draft ? "" : "walks by rows and ") +
                   "needs a full rectangle of squares");
  return row.check_fit ? row.check_fit(topology, options) : Done{};
}

Result<Maze> draft(const GeneratorRow& row, std::shared_ptr<const AnyTopology> field, const Options& options,
                   std::string_view seed, Growth* growth) {
  Rng rng = stream(seed, Purpose::walls);
  return row.draft(std::move(field), options, rng, growth);
}

BitSet carved_walls(const GeneratorRow& row, const AnyTopology& topology, const Options& options, Rng& rng,
                    Growth* growth) {
  OpenWalls open(wall_limit(topology), growth);
  row.carve(topology, options, rng, open);
  return std::move(open).take();
}

Maze carve_maze(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
                std::string_view seed, Growth* growth) {
  Rng rng = stream(seed, Purpose::walls);
  BitSet open = carved_walls(row, *topology, options, rng, growth);
  return {std::move(topology), std::move(open), {}, {}, {}};
}

}  // namespace mazefolio::generate
