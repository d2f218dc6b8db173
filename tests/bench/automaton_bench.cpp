// Cellular automata: cell updates a second of one thread, runs until a state comes back, and what makes a
// maze of the result.

#include <benchmark/benchmark.h>

#include "generate/generator.h"
#include "generate/thick/cell_field.h"
#include "generate/thick/components.h"
#include "generate/thick/cut_loops.h"
#include "generate/thick/join_halls.h"
#include "maze/thick.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

CellField random_field(std::uint32_t side, const char* rule, const char* neighborhood) {
  CellField field(full_mask(side, side),
                  {parse_rule(rule).value(), parse_neighborhood(neighborhood).value(), true});
  Rng rng(1);
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) field.set(x, y, rng.chance(0.5));
  return field;
}

void step(benchmark::State& state, const char* rule, const char* neighborhood) {
  CellField field = random_field(1000, rule, neighborhood);
  for (auto _ : state) field.step();
  state.SetItemsProcessed(state.iterations() * 1000000);
}
BENCHMARK_CAPTURE(step, moore, "B2/S123", "moore");
BENCHMARK_CAPTURE(step, von_neumann_ext, "B2/S123", "von_neumann_ext");
BENCHMARK_CAPTURE(step, twenty_four, "B6,7,8/S4,5,6,7,8,9",
                  "-2,-2;-1,-2;0,-2;1,-2;2,-2;-2,-1;-1,-1;0,-1;1,-1;2,-1;-2,0;-1,0;"
                  "1,0;2,0;-2,1;-1,1;0,1;1,1;2,1;-2,2;-1,2;0,2;1,2;2,2");

/// 1000 x 1000 cells to convergence; the counter tells after how many generations.
void converge(benchmark::State& state, const char* rule) {
  const CellField first = random_field(1000, rule, "moore");
  Evolution evolution;
  for (auto _ : state) {
    CellField field = first;
    evolution = field.run(10000, 32);
  }
  state.counters["generations"] = evolution.generations;
  state.counters["period"] = evolution.period;
}
BENCHMARK_CAPTURE(converge, b2s123, "b2s123")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(converge, maze, "maze")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(converge, mazectric, "mazectric")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(converge, vote, "vote")->Unit(benchmark::kMillisecond);

/// A whole cave of side x side cells.
void cave(benchmark::State& state, const char* rule, const char* loops) {
  const GeneratorRow& row = *find_row(generators(), "automaton");
  Options options(row.options);
  options.set(row.options, "rule", rule).value();
  options.set(row.options, "loops", loops).value();
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(side, side));
  for (auto _ : state) benchmark::DoNotOptimize(draft(row, field, options, "bench"));
}
BENCHMARK_CAPTURE(cave, b2s123, "b2s123", "keep")->Arg(101)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cave, b2s123_cut, "b2s123", "cut")->Arg(101)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cave, maze_cut, "maze", "cut")->Arg(101)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cave, vote_cut, "vote", "cut")->Arg(101)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
