// Cells a second of every generator with its default options, on 1000 x 1000 squares and one thread; of the
// growing tree also by its fastest rule alone.

#include <benchmark/benchmark.h>

#include "generate/generator.h"

using namespace mazefolio;

namespace {

void carve(benchmark::State& state, const GeneratorRow* row, const Options& options) {
  const AnyTopology topology = Lattice::square(1000, 1000);
  std::int64_t cells = 0;
  for (std::uint64_t seed = 1; auto _ : state) {
    Rng rng(seed++);
    benchmark::DoNotOptimize(row->carve(topology, options, rng));
    cells += cell_count(topology);
  }
  state.SetItemsProcessed(cells);
}

}  // namespace

int main(int argc, char** argv) {
  for (const GeneratorRow& row : generators())
    benchmark::RegisterBenchmark(row.name.c_str(), carve, &row, Options(row.options))
        ->Unit(benchmark::kMillisecond);
  const GeneratorRow& tree = *find_row(generators(), "growing-tree");
  Options newest(tree.options);
  newest.set(tree.options, "random", "0");
  benchmark::RegisterBenchmark("growing-tree random=0", carve, &tree, newest)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
