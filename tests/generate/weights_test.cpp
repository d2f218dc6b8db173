#include "generate/wall_weights.h"

#include <set>

#include "generate/statistics.h"
#include "support/check_maze.h"
#include "support/sample_topologies.h"

using namespace mazefolio;

TEST_CASE("Kruskal and true Prim make the same maze from the same seed") {
  for (const SampleTopology& sample : sample_topologies())
    for (const std::string seed : {"1", "2", "3"}) {
      INFO(sample.name);
      CHECK(generate(row_called("kruskal"), sample.topology, {}, seed).open ==
            generate(row_called("prim"), sample.topology, {}, seed).open);
    }
}

TEST_CASE("Kruskal and true Prim agree where walls fill many buckets") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(300, 200));
  const Maze maze = generate(row_called("kruskal"), topology, {}, "large");
  check_maze(maze);
  CHECK(maze.open == generate(row_called("prim"), topology, {}, "large").open);
}

TEST_CASE("walls are ordered without ties, and the order names the wall") {
  Rng rng(1);
  const RandomWeights weights(rng);
  std::set<std::uint64_t> seen;
  for (std::uint32_t w = 0; w < 1000; ++w) {
    seen.insert(weights.order(Wall{w}));
    REQUIRE(wall_of(weights.order(Wall{w})) == Wall{w});
  }
  CHECK(seen.size() == 1000);
}
