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
                         BitSet (*carve)(const AnyTopology& topology, const Options& options, Rng& rng),
                         std::vector<OptionRow> options = {});

}  // namespace mazefolio::generate
