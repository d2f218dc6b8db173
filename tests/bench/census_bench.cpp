// Counts: perfect mazes in exact digits and by their size, and walks through every cell.

#include <benchmark/benchmark.h>

#include "census/full_walks.h"
#include "census/spanning_trees.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

void trees_of_squares(benchmark::State& state) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const AnyTopology squares = Lattice::square(side, side);
  for (auto _ : state) benchmark::DoNotOptimize(spanning_trees(squares));
}
BENCHMARK(trees_of_squares)->Arg(20)->Arg(50)->Arg(70)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

void trees_of_hexagons(benchmark::State& state) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const AnyTopology hexagons = Lattice::hexagon(full_mask(side, side));
  for (auto _ : state) benchmark::DoNotOptimize(spanning_trees(hexagons));
}
BENCHMARK(trees_of_hexagons)->Arg(20)->Arg(50)->Arg(150)->Unit(benchmark::kMillisecond);

void walks_of_squares(benchmark::State& state) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const AnyTopology squares = Lattice::square(side, side);
  for (auto _ : state) benchmark::DoNotOptimize(full_walks(squares));
}
BENCHMARK(walks_of_squares)->Arg(6)->Arg(8)->Arg(10)->Arg(11)->Unit(benchmark::kMillisecond);

void rounds_of_squares(benchmark::State& state) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const AnyTopology squares = Lattice::square(side, side);
  for (auto _ : state) benchmark::DoNotOptimize(round_walks(squares));
}
BENCHMARK(rounds_of_squares)->Arg(8)->Arg(10)->Arg(12)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
