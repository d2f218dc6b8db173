// Mean scores, reproduced: a change of the score, or of an algorithm's bias, shows here. The levels of square
// mazes are those of the first release within half a level, but for binary trees and hunt-and-kill. Square
// mazes. The farthest pair is taken over all cells; farthest_rim_gates stays 0.1 below it.
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
    {"backtracker", Places::corners, {5.31, 5.97, 6.49, 7.04, 7.93, 9.09, 9.89}},
    {"backtracker", Places::farthest, {5.88, 6.46, 6.98, 7.55, 8.35, 9.42, 10.21}},
    {"hunt-and-kill", Places::corners, {5.44, 6.22, 6.63, 7.35, 8.15, 9.35, 10.10}},
    {"hunt-and-kill", Places::farthest, {5.86, 6.43, 6.92, 7.52, 8.34, 9.47, 10.28}},
    {"growing-tree", Places::corners, {5.03, 5.61, 6.08, 6.68, 7.44, 8.62, 9.58}},
    {"kruskal", Places::corners, {5.01, 5.55, 5.89, 6.56, 7.21, 8.39, 9.24}},
    {"prim-simplified", Places::corners, {4.75, 5.22, 5.64, 6.25, 6.95, 7.99, 8.79}},
    {"wilson", Places::corners, {4.97, 5.55, 6.03, 6.62, 7.34, 8.55, 9.29}},
    // Its ways all lead to the upper left corner, so the other two are the hard pair.
    {"binary-tree", Places::other_corners, {4.09, 4.60, 5.10, 5.67, 6.59, 7.85, 8.72}},
    {"sidewinder", Places::corners, {4.90, 5.49, 5.89, 6.47, 7.20, 8.36, 9.18}},
    {"eller", Places::corners, {4.80, 5.43, 5.83, 6.39, 7.22, 8.38, 9.08}},
    {"recursive-division", Places::corners, {5.08, 5.69, 6.22, 6.75, 7.55, 8.57, 9.38}},
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

TEST_CASE("mean scores of squares stay what they are", "[unsanitized]") {
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
