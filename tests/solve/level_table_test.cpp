// The published mean scores of square mazes, corner to corner, reproduced: a change of the score must show
// here.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>

#include "generate/generator.h"
#include "maze/gates.h"
#include "solve/difficulty.h"
#include "support/sample_mazes.h"

using namespace mazefolio;

namespace {

struct Sample {
  double mean = 0, deviation = 0;
};

template <class Make>
Sample corner_scores(int mazes, Make make) {
  double sum = 0, squares = 0;
  for (int i = 0; i < mazes; ++i) {
    const Maze maze = make(i);
    const AnyTopology& t = *maze.topology;
    const double s = Rater(maze).score(gate_at(t, "top-left")->cell, gate_at(t, "bottom-right")->cell);
    sum += s;
    squares += s * s;
  }
  const double mean = sum / mazes;
  return {mean, std::sqrt(squares / mazes - mean * mean)};
}

struct Expected {
  std::uint32_t side;
  double backtracker, kruskal;
};
constexpr Expected table[] = {{8, 5.34, 4.97},  {10, 5.99, 5.58}, {12, 6.48, 6.02}, {15, 7.12, 6.60},
                              {20, 7.92, 7.37}, {30, 9.11, 8.41}, {40, 9.93, 9.19}};

}  // namespace

TEST_CASE("mean scores from corner to corner are those the levels were built on") {
  const char* asked = std::getenv("MAZEFOLIO_LEVEL_SAMPLES");
  const int samples = asked ? std::atoi(asked) : 60;
  for (const Expected& row : table) {
    const auto topology = std::make_shared<const AnyTopology>(Lattice::square(row.side, row.side));
    const GeneratorRow& backtracker = *find_row(generators(), "backtracker");
    const Sample b = corner_scores(samples, [&](int i) {
      return generate(backtracker, topology, Options(backtracker.options), std::to_string(i));
    });
    const Sample k =
        corner_scores(samples, [&](int i) { return random_maze(*topology, static_cast<std::uint64_t>(i)); });
    if (asked)
      WARN(row.side << ": backtracker " << b.mean << " (" << b.deviation << ") for " << row.backtracker
                    << ", kruskal " << k.mean << " (" << k.deviation << ") for " << row.kruskal);
    INFO(row.side);
    CHECK(b.mean == Approx(row.backtracker).margin(0.12));
    CHECK(k.mean == Approx(row.kruskal).margin(0.10));
  }
}
