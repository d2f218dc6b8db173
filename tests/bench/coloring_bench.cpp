// Periodic colorings: all pairs of walls of all lattices of so many colors, and whole mazes.

#include <benchmark/benchmark.h>

#include "generate/generator.h"
#include "generate/thick/wall_pairs.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// fn(lattice) for every usable lattice of so many colors.
template <class Fn>
void for_each_lattice(int colors, Fn fn) {
  for (int ux = 1; ux <= colors; ++ux)
    for (int vx = 0; colors % ux == 0 && vx < ux; ++vx)
      if (const ColorLattice lattice{ux, vx, colors / ux}; check_colors(lattice).ok()) fn(lattice);
}

/// With their flags.
void pairs(benchmark::State& state) {
  std::size_t found = 0;
  for (auto _ : state) {
    found = 0;
    for_each_lattice(static_cast<int>(state.range(0)),
                     [&](const ColorLattice& lattice) { found += wall_pairs(lattice).size(); });
  }
  state.counters["pairs"] = static_cast<double>(found);
}
BENCHMARK(pairs)->Arg(8)->Arg(12)->Arg(14)->Arg(16)->Unit(benchmark::kMillisecond);

void maze(benchmark::State& state, const char* ux, const char* vx, const char* vy) {
  const GeneratorRow& row = *find_row(generators(), "colouring");
  Options options(row.options);
  options.set(row.options, "ux", ux).value();
  options.set(row.options, "vx", vx).value();
  options.set(row.options, "vy", vy).value();
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(side, side));
  for (auto _ : state) benchmark::DoNotOptimize(draft(row, field, options, "bench"));
}
BENCHMARK_CAPTURE(maze, eight, "4", "2", "2")->Arg(101)->Arg(501)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(maze, sixteen, "8", "3", "2")->Arg(101)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(maze, twenty, "10", "3", "2")->Arg(101)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
