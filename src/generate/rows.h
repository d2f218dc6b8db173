#pragma once

#include "generate/generator.h"

namespace mazefolio::generate {

// backtracker_row() and so on: the row of each generator, defined in the generator's own file.
#define GENERATOR(name) GeneratorRow name##_row();
#include "generate/generators.def"
#undef GENERATOR

/// Opens no wall. It is not in the table: its file is the one to copy for a new generator.
GeneratorRow template_row();

/// A row of a generator that opens walls and takes any connected topology. `carve` as in GeneratorRow.
GeneratorRow carving_row(std::string name, std::string summary,
                         void (*carve)(const AnyTopology& topology, const Options& options, Rng& rng,
                                       OpenWalls& open),
                         std::vector<OptionRow> options = {});

/// The same for an algorithm: a lambda without captures, carve(t, options, rng, open), over any Topology;
/// `open` is what OpenWalls::written_by gives.
template <class Carve>
GeneratorRow carving_row(std::string name, std::string summary, Carve, std::vector<OptionRow> options = {}) {
  const auto carve_any = [](const AnyTopology& topology, const Options& of_row, Rng& rng, OpenWalls& open) {
    open.written_by(
        [&](auto& walls) { on_topology(topology, [&](const auto& t) { Carve{}(t, of_row, rng, walls); }); });
  };
  return carving_row(std::move(name), std::move(summary), +carve_any, std::move(options));
}

}  // namespace mazefolio::generate
