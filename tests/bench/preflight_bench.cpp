// A preflight of 300 pages of mazes, without pixels and with them.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "base/rng.h"
#include "base/system/file.h"
#include "preflight/preflight.h"
#include "preflight/small_pdf.h"

namespace {

using namespace mazefolio::tests;

/// Walls of a maze of 40 x 55 cells, each a line of its own, which is more than a book draws.
std::string walls(std::uint64_t seed) {
  Rng rng(seed);
  std::string out = "1 w\n";
  for (int y = 0; y < 55; ++y)
    for (int x = 0; x < 40; ++x) {
      const double left = 36 + x * 9, low = 60 + y * 9;
      out += rng.chance(0.5) ? fmt::format("{} {} m {} {} l\n", left, low, left + 9, low)
                             : fmt::format("{} {} m {} {} l\n", left, low, left, low + 9);
    }
  return out + "S BT /F1 12 Tf 100 600 Td (Maze) Tj ET";
}

const std::string& book() {
  static const std::string path = [] {
    SmallPdf pdf;
    pdf.pages = 300;
    for (int i = 1; i <= 300; ++i) pdf.content_of[i] = walls(static_cast<std::uint64_t>(i));
    const std::string to = std::filesystem::temp_directory_path() / "mazefolio-preflight-bench.pdf";
    write_file(to, pdf.bytes());
    return to;
  }();
  return path;
}

void preflight(benchmark::State& state) {
  PrinterLimits limits = published_limits("kdp");
  limits.gutters = {{300, 27}};
  for (auto _ : state) benchmark::DoNotOptimize(preflight_pdf(book(), limits, {state.range(0) == 1, 0}));
}
BENCHMARK(preflight)->ArgName("raster")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
