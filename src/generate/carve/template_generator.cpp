// Template: the smallest generator, the file to copy.
// Idea: say in a sentence or two how the algorithm builds its tree.
// Bias: what its mazes look like.
// Cost: time and memory per cell. Source: who found it.

#include "generate/rows.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto&, const Options&, Rng&, auto&) {};

}  // namespace

GeneratorRow template_row() {
  return carving_row("template", "opens no wall: the file to copy for a new generator", carve);
}

}  // namespace mazefolio::generate
