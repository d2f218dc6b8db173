// What the cells cost: generators and breadth-first search on 10^6 squares, hexagons, triangles and polygons
// (cells/s are to be compared), and how long a planar graph takes to build.

#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <string>

#include "generate/generator.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "topology/grids.h"

namespace mazefolio::tests {
namespace {

/// Squares with every corner shifted a little, by a hash of its place.
std::vector<Outline> jittered_squares(std::uint32_t side) {
  const auto corner = [](std::uint32_t x, std::uint32_t y) {
    const std::uint64_t h = mix64(std::uint64_t{y} << 32 | x);
    return Point{x + 0.3 * double(h & 0xffff) / 65536, y + 0.3 * double(h >> 16 & 0xffff) / 65536};
  };
  std::vector<Outline> outlines;
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const Point nw = corner(x, y), ne = corner(x + 1, y), se = corner(x + 1, y + 1), sw = corner(x, y + 1);
      outlines.push_back({Segment{nw, ne}, Segment{ne, se}, Segment{se, sw}, Segment{sw, nw}});
    }
  return outlines;
}

/// The tiling of the table with about side x side cells.
std::shared_ptr<const AnyTopology> tiling(const std::string& name, std::uint32_t side) {
  GridChoice choice{find_row(grids(), name), {}, find_row(shapes(), "rectangle"), {}, {side, side}};
  choice.grid_options = Options(choice.grid->options);
  choice.shape_options = Options(choice.shape->options);
  return make_grid(choice, "bench")->topology;
}

/// Made once: every benchmark of one kind of cells shares them.
const std::shared_ptr<const AnyTopology>& cells(const std::string& kind) {
  static std::map<std::string, std::shared_ptr<const AnyTopology>> made;
  std::shared_ptr<const AnyTopology>& t = made[kind];
  if (t) return t;
  if (kind == "jittered")
    t = std::make_shared<const AnyTopology>(PlanarGraph::build(jittered_squares(1000), 0.3));
  else
    t = tiling(kind, 1000);
  return t;
}

void carve(benchmark::State& state, const std::string& kind, const GeneratorRow* row) {
  const AnyTopology& topology = *cells(kind);
  const Options options(row->options);
  std::int64_t done = 0;
  for (std::uint64_t seed = 1; auto _ : state) {
    Rng rng(seed++);
    benchmark::DoNotOptimize(carved_walls(*row, topology, options, rng));
    done += cell_count(topology);
  }
  state.SetItemsProcessed(done);
}

void search(benchmark::State& state, const std::string& kind) {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  const Maze maze = carve_maze(row, cells(kind), Options(row.options), "bench");
  Cell from{0};
  while (!contains(*maze.topology, from)) from = Cell{index(from) + 1};
  for (auto _ : state) benchmark::DoNotOptimize(distances(maze, from));
  state.SetItemsProcessed(std::int64_t{cell_count(*maze.topology)} * std::int64_t(state.iterations()));
}

void build(benchmark::State& state, double doorway) {
  const std::vector<Outline> outlines = jittered_squares(static_cast<std::uint32_t>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(PlanarGraph::build(outlines, doorway));
  state.SetItemsProcessed(std::int64_t(outlines.size()) * std::int64_t(state.iterations()));
}

void make(benchmark::State& state, const std::string& kind) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(tiling(kind, side));
  state.SetItemsProcessed(std::int64_t{side} * side * std::int64_t(state.iterations()));
}

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  using namespace mazefolio::tests;
  for (const std::string kind : {"square", "hexagon", "triangle", "jittered", "voronoi", "polar"}) {
    if (kind != "jittered" && !find_row(grids(), kind)) continue;
    for (const char* name : {"backtracker", "kruskal", "wilson", "dual-wilson"})
      benchmark::RegisterBenchmark((kind + " " + name).c_str(), carve, kind, find_row(generators(), name))
          ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((kind + " search").c_str(), search, kind)->Unit(benchmark::kMillisecond);
  }
  benchmark::RegisterBenchmark("build", build, 0.0)->Arg(316)->Arg(1000)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("build and measure doorways", build, 0.3)
      ->Arg(316)
      ->Arg(1000)
      ->Unit(benchmark::kMillisecond);
  for (const std::string kind : {"square", "hexagon", "triangle", "brick", "octagon", "cairo", "rhombille",
                                 "snub-square", "voronoi", "polar"})
    if (find_row(grids(), kind))
      benchmark::RegisterBenchmark(("make " + kind).c_str(), make, kind)
          ->Arg(316)
          ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
