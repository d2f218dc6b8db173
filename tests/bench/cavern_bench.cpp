// Caverns on one thread: those with Hamiltonian frontiers in every style, whose cells are corner points, and
// those that are dug.

#include <benchmark/benchmark.h>

#include "generate/generator.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

void make(benchmark::State& state, const GeneratorRow* row, const Options& options, std::uint32_t side) {
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(side, side));
  for (int seed = 1; auto _ : state)
    benchmark::DoNotOptimize(draft(*row, field, options, std::to_string(seed++)));
  state.SetItemsProcessed(state.iterations() * side * side);
}

void add(const char* name, const char* option, const char* value, std::uint32_t side) {
  const GeneratorRow& row = *find_row(generators(), name);
  Options options(row.options);
  options.set(row.options, option, value).value();
  const std::string title = row.name + " " + option + "=" + value + " " + std::to_string(side);
  benchmark::RegisterBenchmark(title.c_str(), make, &row, options, side)->Unit(benchmark::kMillisecond);
}

}  // namespace

int main(int argc, char** argv) {
  for (const std::uint32_t side : {33u, 65u, 101u}) {
    for (const char* style : {"winding", "uniform", "straight"}) add("cavern", "style", style, side);
    add("cavern", "dead_end_share", "0.04", side);
  }
  for (const char* order : {"depth-first", "random", "hunt-and-kill"}) {
    add("cavern-carved", "order", order, 1001);
    add("cavern-walls", "order", order, 1001);
  }
  add("mazogs", "floor", "0.5", 1001);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
