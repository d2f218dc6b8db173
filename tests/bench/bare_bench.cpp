// Carving of 1000 x 1000 squares, their grid with it, beside its bare loop (bare_loops.h), in turns.
// `of_bare` is the time of the bare loop as a share of ours, of the best runs of both: at least 0.85 of
// backtracker, 1 of kruskal, 0.55 of sidewinder and binary-tree.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <limits>

#include "bench/bare_loops.h"
#include "generate/generator.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr std::uint32_t side = 1000;

BitSet carved(const GeneratorRow& row, std::uint64_t seed) {
  GridChoice choice;
  choice.grid = find_row(grids(), "square");
  choice.shape = find_row(shapes(), "rectangle");
  choice.size = {side, side};
  const Grid grid = make_grid(choice, "").value();
  Rng rng(seed);
  return carved_walls(row, *grid.topology, Options(row.options), rng);
}

template <class Work>
double seconds_of(Work work) {
  const std::clock_t begin = std::clock();
  benchmark::DoNotOptimize(work());
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void carve(benchmark::State& state, const BareLoop* loop) {
  const GeneratorRow& row = *find_row(generators(), loop->generator);
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    if (carved(row, seed).words() != loop->carve(side, side, Rng(seed))) {
      state.SkipWithError("the bare loop makes another maze");
      return;
    }
  double ours = std::numeric_limits<double>::infinity(), bare = ours;
  for (std::uint64_t seed = 1; auto _ : state) {
    const double now = seconds_of([&] { return carved(row, seed); });
    ours = std::min(ours, now);
    bare = std::min(bare, seconds_of([&] { return loop->carve(side, side, Rng(seed)); }));
    state.SetIterationTime(now);
    ++seed;
  }
  state.counters["best_ms"] = 1e3 * ours;
  state.counters["bare_ms"] = 1e3 * bare;
  state.counters["of_bare"] = bare / ours;
}

}  // namespace

int main(int argc, char** argv) {
  for (const BareLoop& loop : bare_loops())
    benchmark::RegisterBenchmark(loop.generator.c_str(), carve, &loop)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
