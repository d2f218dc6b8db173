#pragma once

#include "generate/generator.h"

namespace mazefolio::generate {

/// The option `carver` of rows that let another generator open walls: the name of that generator.
OptionRow carver_option(std::string summary);
/// The generator that the option names; it runs with the defaults of its own options.
const GeneratorRow& carver_of(const Options& options);
/// A GeneratorRow::steps: those of that generator on so many cells.
double carver_steps(double cells, const Options& options);

}  // namespace mazefolio::generate
