#pragma once

#include <functional>
#include <string>

#include "generate/generator.h"

namespace mazefolio::generate {

/// A generator that opens walls for another, with its options and their pictures.
struct Carver {
  const GeneratorRow* row = nullptr;
  Options options;
};

/// The option `carver` of rows that let another generator open walls: "kruskal", or with options of its own
/// "kruskal(height=x)".
OptionRow carver_option(std::string summary);
/// What the option names.
Carver carver_of(const Options& options);
/// The same option for this generator and these options: it makes the walls that they would make alone.
std::string carver_text(const GeneratorRow& row, const Options& options);

/// Fails where the carver cannot work on this topology; the hint names those that can.
Outcome check_carver(const Carver& carver, const AnyTopology& topology);
/// The hint of an error: "these carvers would do: ...", all that `would` says so of.
std::string carvers_that(const std::function<bool(const GeneratorRow&)>& would);
/// The walls that it opens.
BitSet carved_walls(const Carver& carver, const AnyTopology& topology, Rng& rng, Growth* growth = nullptr);

/// A GeneratorRow::steps: those of that generator on so many cells.
double carver_steps(double cells, const Options& options);

}  // namespace mazefolio::generate
