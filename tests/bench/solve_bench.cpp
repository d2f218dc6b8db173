// Solvers: breadth-first search over 10^6 cells (at least 30 million cells/s), the score of 10^4 cells both
// ways (at most 1 ms), and the proofs.
#include <benchmark/benchmark.h>

#include "base/options.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

Maze corner_maze(std::uint32_t side, const char* algorithm = "backtracker") {
  const GeneratorRow& row = *find_row(generators(), algorithm);
  Maze maze = carve_maze(row, std::make_shared<AnyTopology>(Lattice::square(side, side)),
                         Options(row.options), "bench");
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  return maze;
}

template <class Work>
void run(benchmark::State& state, const char* algorithm, Work work) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const Maze maze = corner_maze(side, algorithm);
  for (auto _ : state) benchmark::DoNotOptimize(work(maze));
  state.counters["cells/s"] =
      benchmark::Counter(double(side) * side, benchmark::Counter::kIsIterationInvariantRate);
}

// The whole field is searched: nothing stands farther from one gate of the farthest pair than the other.
void search_all(benchmark::State& state, const char* algorithm) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  Maze maze = corner_maze(side, algorithm);
  std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  for (auto _ : state) benchmark::DoNotOptimize(solve_maze(maze));
  state.counters["cells/s"] =
      benchmark::Counter(double(side) * side, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(search_all, backtracker, "backtracker")->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_all, kruskal, "kruskal")->Arg(1000)->Unit(benchmark::kMillisecond);

// What a maze without loops costs after it is carved, by seed: gates, way and proof. At most 45 ms together.
void solve_large(benchmark::State& state, const char* algorithm, const char* seed) {
  const GeneratorRow& row = *find_row(generators(), algorithm);
  Maze maze =
      carve_maze(row, std::make_shared<AnyTopology>(Lattice::square(1000, 1000)), Options(row.options), seed);
  for (auto _ : state) {
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
    const CellPath way = solve_maze(maze);
    check_printable(maze, &way, true).value();
  }
}

// The thick image of a braided maze, of a million cells of the field: any shortest way, and the calmest.
Maze braided_thick(std::uint32_t side) {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  Maze thin = carve_maze(row, std::make_shared<AnyTopology>(Lattice::square(side / 2, side / 2)),
                         Options(row.options), "bench");
  Rng rng(1);
  braid(thin, 1, rng);
  thin.start = *gate_at(*thin.topology, "top-left");
  thin.finish = *gate_at(*thin.topology, "bottom-right");
  return thick_of(thin);
}

void search_thick(benchmark::State& state, CellPath (*way)(const Maze&)) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const Maze maze = braided_thick(side);
  for (auto _ : state) benchmark::DoNotOptimize(way(maze));
  state.counters["cells/s"] =
      benchmark::Counter(double(cell_count(*maze.topology)), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(search_thick, any,
                  [](const Maze& m) { return shortest_path(m, m.start.cell, m.finish.cell); })
    ->Arg(1001)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_thick, calmest, solve_maze)->Arg(1001)->Unit(benchmark::kMillisecond);

// A cave of 100 x 100 with wide halls.
Maze wide_cave() {
  const GeneratorRow& row = *find_row(generators(), "automaton");
  Options options(row.options);
  options.set(row.options, "rule", "B5678/S45678").value();
  Maze maze = draft(row, std::make_shared<AnyTopology>(Lattice::square(100, 100)), options, "bench").value();
  std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  return maze;
}

void rate_cave(benchmark::State& state) {
  const Maze maze = wide_cave();
  for (auto _ : state) benchmark::DoNotOptimize(rate(maze));
}
BENCHMARK(rate_cave)->Unit(benchmark::kMicrosecond);

void cave_rim_gates(benchmark::State& state) {
  const Maze maze = wide_cave();
  for (auto _ : state) benchmark::DoNotOptimize(rim_gates(*maze.topology));
}
BENCHMARK(cave_rim_gates)->Unit(benchmark::kMicrosecond);

void rate_both_ways(benchmark::State& state) {
  const Maze maze = corner_maze(static_cast<std::uint32_t>(state.range(0)));
  Rater rater(maze);
  const Cell other = gate_at(*maze.topology, "top-right")->cell;
  for (bool odd = false; auto _ : state) {  // the way back of the pair before would cost less
    odd = !odd;
    benchmark::DoNotOptimize(rater.score(maze.start.cell, odd ? other : maze.finish.cell));
  }
}
BENCHMARK(rate_both_ways)->Arg(20)->Arg(100)->Unit(benchmark::kMicrosecond);

// At most 1 ms, the reading of the maze included.
BENCHMARK_CAPTURE(run, rate, "backtracker", [](const Maze& maze) { return rate(maze); })
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, rate_bushy, "kruskal", [](const Maze& maze) { return rate(maze); })
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, make_rater, "backtracker", [](const Maze& maze) { return Rater(maze); })
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, check, "backtracker", [](const Maze& maze) { return check(maze); })
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, farthest_rim_gates, "backtracker",
                  [](const Maze& maze) { return farthest_rim_gates(maze); })
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, distances, "backtracker",
                  [](const Maze& maze) { return distances(maze, maze.start.cell); })
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  for (const char* algorithm : {"backtracker", "kruskal", "wilson", "sidewinder"})
    for (const char* seed : {"1", "2", "3", "4"})
      benchmark::RegisterBenchmark((std::string("solve_large/") + algorithm + "/" + seed).c_str(),
                                   mazefolio::tests::solve_large, algorithm, seed)
          ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
