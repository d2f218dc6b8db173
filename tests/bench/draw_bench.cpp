// A page with a Voronoi maze of 3,000 cells: its walls joined and drawn, and written as PDF; both together
// must stay below 10 ms. The fit, made once a puzzle, is shown beside them. And a page with a cave of 101 x
// 101 cells, in every texture: a few ms. And what measuring the passages of each periodic tiling costs a
// cell.
#include <benchmark/benchmark.h>

#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/open_width.h"
#include "generate/generator.h"
#include "maze/gates.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"
#include "topology/grids.h"

namespace mazefolio::tests {
namespace {

const Rect area{36, 36, 576, 756};

struct Sample {
  Maze maze;
  MazeStyle style;
  PangoMeasurer measurer;

  Sample() {
    const GridRow& grid = *find_row(grids(), "voronoi");
    const ShapeRow& shape = *find_row(shapes(), "rectangle");
    const Result<Grid> made =
        make_grid({&grid, Options(grid.options), &shape, Options(shape.options), {47, 64}}, "bench");
    const GeneratorRow& row = *find_row(generators(), "backtracker");
    maze = carve_maze(row, made->topology, Options(row.options), "bench");
    maze.start = *gate_at(*maze.topology, "top-left");
    maze.finish = *gate_at(*maze.topology, "bottom-right");
    style.wall = points(1);
    style.label = {"DejaVu Sans", 10, true, false};
  }
  MazeFit fit() { return fit_maze(maze, area, style, {"Start", "Finish"}, measurer); }
};

void fit_page(benchmark::State& state) {
  Sample sample;
  for (auto _ : state) benchmark::DoNotOptimize(sample.fit());
}
BENCHMARK(fit_page)->Unit(benchmark::kMillisecond);

void draw_page(benchmark::State& state) {
  Sample sample;
  const MazeFit fit = sample.fit();
  for (auto _ : state) benchmark::DoNotOptimize(draw_maze(sample.maze, fit, sample.style));
  state.counters["cells"] = cell_count(*sample.maze.topology);
}
BENCHMARK(draw_page)->Unit(benchmark::kMillisecond);

void draw_answer(benchmark::State& state) {
  Sample sample;
  const MazeFit fit = sample.fit();
  const std::vector<CellPath> strokes = answer_strokes(sample.maze);
  for (auto _ : state) benchmark::DoNotOptimize(draw_solution(sample.maze, strokes, fit, sample.style));
}
BENCHMARK(draw_answer)->Unit(benchmark::kMillisecond);

void draw_and_paint_page(benchmark::State& state) {
  Sample sample;
  const MazeFit fit = sample.fit();
  PdfWriter pdf({}, Edition::print);
  for (auto _ : state) pdf.add({{{612, 792}, draw_maze(sample.maze, fit, sample.style)}, ""});
  benchmark::DoNotOptimize(pdf.finish().bytes);
}
BENCHMARK(draw_and_paint_page)->Unit(benchmark::kMillisecond);

struct CaveSample {
  Maze maze;
  MazeStyle style;
  PangoMeasurer measurer;

  explicit CaveSample(Maze cave, WallStyle walls = WallStyle::rounded) : maze(std::move(cave)) {
    style.wall = points(1);
    style.walls = walls;
    style.label = {"DejaVu Sans", 10, true, false};
  }
  MazeFit fit() { return fit_maze(maze, area, style, {"Start", "Finish"}, measurer); }
};

void fit_cave(benchmark::State& state) {
  CaveSample sample(corridor_cave(50, 50, 1));
  for (auto _ : state) benchmark::DoNotOptimize(sample.fit());
}
BENCHMARK(fit_cave)->Unit(benchmark::kMillisecond);

void draw_cave(benchmark::State& state) {
  CaveSample sample(state.range(0) ? corridor_cave(50, 50, 1) : hall_cave(101, 101, 1, 1));
  sample.style.rock = static_cast<RockTexture>(state.range(1));
  const MazeFit fit = sample.fit();
  for (auto _ : state) benchmark::DoNotOptimize(draw_maze(sample.maze, fit, sample.style));
}
BENCHMARK(draw_cave)
    ->ArgNames({"corridors", "texture"})
    ->ArgsProduct({{0, 1}, {0, 1, 3, 4}})
    ->Unit(benchmark::kMillisecond);

void draw_filled_answer(benchmark::State& state) {
  CaveSample sample(corridor_cave(50, 50, 1));
  sample.style.path = PathStyle::fill;
  const MazeFit fit = sample.fit();
  const std::vector<CellPath> strokes = answer_strokes(sample.maze);
  for (auto _ : state) benchmark::DoNotOptimize(draw_answer(sample.maze, strokes, fit, sample.style));
}
BENCHMARK(draw_filled_answer)->Unit(benchmark::kMillisecond);

void way_across_halls(benchmark::State& state) {
  CaveSample sample(hall_cave(101, 101, 1));
  const CellPath way = solve_maze(sample.maze);
  for (auto _ : state) benchmark::DoNotOptimize(solution_points(sample.maze, way));
  state.counters["cells"] = static_cast<double>(way.size());
}
BENCHMARK(way_across_halls)->Unit(benchmark::kMillisecond);

void draw_and_paint_cave(benchmark::State& state) {
  CaveSample sample(corridor_cave(50, 50, 1));
  const MazeFit fit = sample.fit();
  PdfWriter pdf({}, Edition::print);
  std::size_t pages = 0;
  for (auto _ : state) {
    pdf.add({{{612, 792}, draw_maze(sample.maze, fit, sample.style)}, ""});
    ++pages;
  }
  const RawPdf raw = pdf.finish();
  std::size_t bytes = raw.bytes.size();
  for (const std::vector<std::string>& page : raw.paths)
    for (const std::string& path : page) bytes += path.size();
  state.counters["bytes a page, not compressed"] = static_cast<double>(bytes) / static_cast<double>(pages);
}
BENCHMARK(draw_and_paint_cave)->Unit(benchmark::kMillisecond);

void measure_passages(benchmark::State& state, const std::string& kind) {
  const GridRow& grid = *find_row(grids(), kind);
  const ShapeRow& shape = *find_row(shapes(), "rectangle");
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  const Result<Grid> made =
      make_grid({&grid, Options(grid.options), &shape, Options(shape.options), {30, 30}}, "bench");
  const Maze maze = carve_maze(row, made->topology, Options(row.options), "bench");
  for (auto _ : state) benchmark::DoNotOptimize(open_width(maze, {0.05, 0.07}));
  state.SetItemsProcessed(std::int64_t{cell_count(*maze.topology)} * std::int64_t(state.iterations()));
}

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  using namespace mazefolio::tests;
  for (const char* kind :
       {"square", "hexagon", "triangle", "brick", "octagon", "cairo", "rhombille", "snub-square", "voronoi"})
    benchmark::RegisterBenchmark((std::string(kind) + " passages").c_str(), measure_passages, kind)
        ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
