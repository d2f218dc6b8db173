// Prints what must not depend on the compiler: what every generator makes, and the score and the canonical
// hash of mazes on every tiling. tests/compilers.sh runs it as several compilers built it.

#include <cmath>
#include <cstdio>
#include <exception>

#include "generate/generator.h"
#include "maze/canonical_hash.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "support/golden_lines.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

void print_figures() {
  const ShapeRow& shape = *find_row(shapes(), "circle");
  for (const GridRow& tiling : grids())
    for (const char* name : {"backtracker", "wilson"}) {
      const GeneratorRow& row = *find_row(generators(), name);
      const Result<Grid> grid =
          make_grid({&tiling, Options(tiling.options), &shape, Options(shape.options), {20, 21}}, "book");
      if (!grid) continue;
      Maze maze = carve_maze(row, grid->topology, Options(row.options), "book");
      std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
      std::printf("figures %s %s %ld %s\n", tiling.name.c_str(), name, std::lround(rate(maze).score * 1000),
                  canonical_hash_with_gates(maze).c_str());
    }
}

}  // namespace
}  // namespace mazefolio::tests

int main() try {
  std::fputs(mazefolio::tests::golden_lines().c_str(), stdout);
  mazefolio::tests::print_figures();
} catch (const std::exception& wrong) {
  std::fprintf(stderr, "golden: %s\n", wrong.what());
  return 1;
}
