// Canonical hashes: one for each puzzle of a book. A puzzle has some hundred cells.
#include <benchmark/benchmark.h>

#include "generate/generator.h"
#include "maze/canonical_hash.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

void hash(benchmark::State& state, const char* grid_name) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const GridRow& row = *find_row(grids(), grid_name);
  const ShapeRow& shape = *find_row(shapes(), "rectangle");
  const Result<Grid> grid =
      make_grid({&row, Options(row.options), &shape, Options(shape.options), {side, side}}, "bench");
  const GeneratorRow& generator = *find_row(generators(), "kruskal");
  const Maze maze = carve_maze(generator, grid->topology, Options(generator.options), "bench");
  for (auto _ : state) benchmark::DoNotOptimize(canonical_hash(maze));
  state.counters["cells/s"] =
      benchmark::Counter(cell_count(*grid->topology), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(hash, square, "square")->Arg(20)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hash, hexagon, "hexagon")->Arg(20)->Arg(100)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hash, polar, "polar")->Arg(20)->Arg(100)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hash, voronoi, "voronoi")->Arg(20)->Arg(100)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace mazefolio::tests

BENCHMARK_MAIN();
