// The mean scores that the levels were built on, reproduced: a change of the score, or of an algorithm's
// bias, shows here. Square mazes. The farthest pair is taken over all cells; farthest_rim_gates stays 0.1
// below it.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>

#include "generate/generator.h"
#include "maze/gates.h"
#include "solve/difficulty.h"
#include "solve/paths.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr std::size_t sizes = 7;
constexpr std::uint32_t sides[sizes] = {8, 10, 12, 15, 20, 30, 40};

enum class Places { corners, other_corners, farthest };

struct Expected {
  const char* algorithm;
  Places places;
  double scores[sizes];
};
constexpr Expected table[] = {
    {"backtracker", Places::corners, {5.34, 5.99, 6.48, 7.12, 7.92, 9.11, 9.93}},
    {"backtracker", Places::farthest, {5.93, 6.55, 7.04, 7.66, 8.45, 9.57, 10.34}},
    {"hunt-and-kill", Places::corners, {5.33, 5.95, 6.45, 7.08, 7.83, 8.96, 9.72}},
    {"hunt-and-kill", Places::farthest, {5.90, 6.49, 7.00, 7.56, 8.33, 9.43, 10.24}},
    {"growing-tree", Places::corners, {5.12, 5.68, 6.19, 6.75, 7.50, 8.60, 9.40}},
    {"kruskal", Places::corners, {4.97, 5.58, 6.02, 6.60, 7.37, 8.41, 9.19}},
    {"prim-simplified", Places::corners, {4.82, 5.38, 5.83, 6.38, 7.11, 8.14, 8.88}},
    {"wilson", Places::corners, {5.03, 5.64, 6.07, 6.66, 7.39, 8.47, 9.25}},
    // Its ways all lead to the upper left corner, so the other two are the hard pair.
    {"binary-tree", Places::other_corners, {4.93, 5.57, 6.08, 6.72, 7.51, 8.64, 9.45}},
    {"sidewinder", Places::corners, {4.91, 5.49, 5.97, 6.57, 7.35, 8.45, 9.22}},
    {"eller", Places::corners, {4.94, 5.59, 6.00, 6.60, 7.33, 8.44, 9.25}},
    {"recursive-division", Places::corners, {5.10, 5.69, 6.15, 6.76, 7.54, 8.59, 9.39}},
};

Cell farthest(const Maze& maze, Cell from) {
  const std::vector<std::uint32_t> steps = distances(maze, from);
  Cell best = from;
  for_each_cell(std::get<Lattice>(*maze.topology), [&](Cell c) {
    if (steps[index(c)] > steps[index(best)]) best = c;
  });
  return best;
}

double score(const Maze& maze, Places places) {
  const auto corner = [&](const char* place) { return gate_at(*maze.topology, place)->cell; };
  Rater rater(maze);
  if (places == Places::corners) return rater.score(corner("top-left"), corner("bottom-right"));
  if (places == Places::other_corners) return rater.score(corner("top-right"), corner("bottom-left"));
  const Cell end = farthest(maze, corner("top-left"));
  return rater.score(end, farthest(maze, end));
}

}  // namespace

TEST_CASE("mean scores are those the levels were built on") {
  const char* asked = std::getenv("MAZEFOLIO_LEVEL_SAMPLES");
  const int samples = asked ? std::atoi(asked) : 60;
  for (const Expected& row : table) {
    const GeneratorRow* generator = find_row(generators(), row.algorithm);
    REQUIRE(generator);
    for (std::size_t i = 0; i < sizes; ++i) {
      const auto topology = std::make_shared<const AnyTopology>(Lattice::square(sides[i], sides[i]));
      double sum = 0;
      for (int k = 0; k < samples; ++k)
        sum += score(carve_maze(*generator, topology, Options(generator->options), std::to_string(k)),
                     row.places);
      INFO(row.algorithm << " at places " << static_cast<int>(row.places) << ", side " << sides[i]);
      if (asked) WARN(row.scores[i] << " measured " << sum / samples);
      CHECK(sum / samples == Approx(row.scores[i]).margin(0.1));
    }
  }
}
