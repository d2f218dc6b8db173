// What the line around a shape costs: each tiling whole, and cut to a heart, with as many cells. The seconds
// of the two rows of one tiling and one count are to be compared, or their cells a second. A lattice that is
// whole has no polygons at all, so it takes a thousandth of the others.

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>

#include "support/namespaces.h"
#include "topology/grids.h"

namespace mazefolio::tests {
namespace {

GridChoice choice_of(const std::string& grid, const std::string& shape, double area) {
  const auto side = static_cast<std::uint32_t>(std::lround(std::sqrt(area)));
  GridChoice choice{find_row(grids(), grid), {}, find_row(shapes(), shape), {}, {side, side}};
  choice.grid_options = Options(choice.grid->options);
  choice.shape_options = Options(choice.shape->options);
  return choice;
}

std::uint32_t cells_of(const GridChoice& choice) { return cell_count(*make_grid(choice, "bench")->topology); }

/// With nearly this number of cells.
GridChoice choice_with(const std::string& grid, const std::string& shape, double cells) {
  double area = cells;
  for (int i = 0; i < 3; ++i) area *= cells / cells_of(choice_of(grid, shape, area));
  return choice_of(grid, shape, area);
}

void make(benchmark::State& state, const std::string& grid, const std::string& shape) {
  const GridChoice choice = choice_with(grid, shape, static_cast<double>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(make_grid(choice, "bench"));
  const std::uint32_t cells = cells_of(choice);
  state.counters["cells"] = cells;
  state.SetItemsProcessed(std::int64_t{cells} * std::int64_t(state.iterations()));
}

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  using namespace mazefolio::tests;
  for (const GridRow& grid : grids())
    for (const char* shape : {"rectangle", "heart"})
      benchmark::RegisterBenchmark((grid.name + " " + shape).c_str(), make, grid.name, shape)
          ->Arg(750)
          ->Arg(3000)
          ->Arg(12000)
          ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
