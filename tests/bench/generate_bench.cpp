// Cells a second of every generator with its default options, on 1000 x 1000 squares and one thread; of the
// growing tree also by its fastest rule alone, of Kruskal also with a height map and with regions.

#include <benchmark/benchmark.h>

#include "generate/generator.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

void carve(benchmark::State& state, const GeneratorRow* row, const Options& options) {
  const AnyTopology topology = Lattice::square(1000, 1000);
  std::int64_t cells = 0;
  for (std::uint64_t seed = 1; auto _ : state) {
    Rng rng(seed++);
    benchmark::DoNotOptimize(carved_walls(*row, topology, options, rng));
    cells += cell_count(topology);
  }
  state.SetItemsProcessed(cells);
}

}  // namespace

int main(int argc, char** argv) {
  for (const GeneratorRow& row : carvers())
    benchmark::RegisterBenchmark(row.name.c_str(), carve, &row, Options(row.options))
        ->Unit(benchmark::kMillisecond);
  const auto also = [](const char* name, const char* option, const char* value) {
    const GeneratorRow& row = *find_row(generators(), name);
    Options options(row.options);
    options.set(row.options, option, value).value();
    benchmark::RegisterBenchmark((row.name + " " + option + "=" + value).c_str(), carve, &row, options)
        ->Unit(benchmark::kMillisecond);
  };
  also("growing-tree", "random", "0");
  also("kruskal", "height", "sin(9 * x) + y");
  also("kruskal", "regions", "sites 8");
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
