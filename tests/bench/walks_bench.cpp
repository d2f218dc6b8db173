// Mazes that are one way: bites a second on two sizes, and whole mazes of every method and of a picture.

#include <benchmark/benchmark.h>

#include <string>

#include "generate/generator.h"
#include "generate/walks/backbite.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// A free walk: 8 n ln(2 + side)^2 bites.
void backbite(benchmark::State& state) {
  const auto side = static_cast<std::uint32_t>(state.range(0));
  const Lattice squares = Lattice::square(side, side);
  for (std::uint64_t seed = 1; auto _ : state) {
    Rng rng(seed++);
    benchmark::DoNotOptimize(backbite_walk(squares, std::nullopt, rng));
  }
}
BENCHMARK(backbite)->Arg(16)->Arg(32)->Arg(64)->Arg(96)->Arg(150)->Unit(benchmark::kMillisecond);

void whole(benchmark::State& state, const char* name, Options options) {
  const GeneratorRow& row = *find_row(generators(), name);
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(60, 80));
  for (int seed = 1; auto _ : state)
    benchmark::DoNotOptimize(draft(row, field, options, std::to_string(seed++)));
}

/// A ring with a ring in it, so that one is visited from the other.
std::shared_ptr<const Picture> rings() {
  auto picture = std::make_shared<Picture>(Picture{24, 24, {}});
  for (int y = 0; y < 24; ++y)
    for (int x = 0; x < 24; ++x) {
      const int d = (2 * x - 23) * (2 * x - 23) + (2 * y - 23) * (2 * y - 23);
      picture->pixels.push_back((d > 320 && d < 540) || d < 120 ? 0x000000ff : 0xffffffff);
    }
  return picture;
}

}  // namespace

int main(int argc, char** argv) {
  const auto options_of = [](const char* name) { return Options(find_row(generators(), name)->options); };
  for (const char* method : {"backbite", "doubled", "loop"}) {
    Options options = options_of("unicursal");
    options.set(find_row(generators(), "unicursal")->options, "method", method).value();
    benchmark::RegisterBenchmark((std::string("unicursal 60x80 ") + method).c_str(), whole, "unicursal",
                                 options)
        ->Unit(benchmark::kMillisecond);
  }
  Options picture = options_of("picture");
  picture.attach(rings());
  benchmark::RegisterBenchmark("picture 60x80", whole, "picture", picture)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
