#include "generate/refine/weave.h"

#include <cmath>

#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_mazes.h"
#include "support/sample_recipes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

const PlanarGraph& graph_of(const Maze& maze) { return std::get<PlanarGraph>(*maze.topology); }

void check_lanes(const Maze& maze) {
  const PlanarGraph& g = graph_of(maze);
  for (const PlanarGraph::Crossing& crossing : g.crossings())
    for (const Cell lane : {crossing.over, crossing.under}) {
      std::vector<Point> beyond;
      g.for_each_side(lane, [&](Cell n, Wall w) {
        CHECK(maze.open.test(index(w)));
        beyond.push_back(g.center(n));
      });
      REQUIRE(beyond.size() == 2);
      const Point middle = midpoint(beyond[0], beyond[1]) - g.center(lane);
      CHECK(std::fabs(middle.x) + std::fabs(middle.y) < 1e-9);
    }
}

}  // namespace

TEST_CASE("woven mazes are perfect over their lanes, and every lane goes through") {
  for (const GeneratorRow& row : carvers()) {
    if (row.needs != Needs::any_graph) continue;
    for (const char* share : {"0.05", "0.3", "1"}) {
      INFO(row.name << " " << share);
      const Result<Carved> made = make_maze(recipe_for("square", {12, 9}, row.name, {{"weave", share}}), "1");
      if (!made) continue;  // a weight that the row refuses
      check_maze(made->maze, made->perfect);
      check_lanes(made->maze);
      CHECK(graph_of(made->maze).crossings().size() >= 5);
      CHECK(cell_count(*made->maze.topology) == 108 + graph_of(made->maze).crossings().size());
    }
  }
}

TEST_CASE("a share of cells becomes crossings, with the upper lane in both directions") {
  const Result<Carved> made = make_maze(recipe_for("square", {40, 40}, "kruskal", {{"weave", "0.1"}}), "1");
  REQUIRE(made.ok());
  const PlanarGraph& g = graph_of(made->maze);
  CHECK(g.crossings().size() == 160);
  int level = 0;
  for (const PlanarGraph::Crossing& crossing : g.crossings()) {
    double dx = 0;
    g.for_each_side(crossing.over,
                    [&](Cell n, Wall) { dx += std::fabs(g.center(n).x - g.center(crossing.over).x); });
    level += dx > 1;
  }
  CHECK(level > 50);
  CHECK(level < 110);
}

TEST_CASE("masked squares weave without falling apart, and small ones not at all") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (!square_lattice(*sample.topology)) continue;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Rng rng(seed);
      const auto woven = weave(*sample.topology, 1, rng);
      REQUIRE(woven.ok());
      INFO(sample.name);
      CHECK(count_pieces(**woven) == count_pieces(*sample.topology));
    }
  }
  Rng rng(1);
  const auto plus = weave(Lattice::square(parse_mask(".#.\n###\n.#.").value()), 1, rng).value();
  CHECK(std::get<PlanarGraph>(*plus).crossings().empty());
}

TEST_CASE("a woven maze has the smooth rim of its shape, and whole cells at its crossings") {
  for (const char* shape : {"heart", "star", "egg"}) {
    INFO(shape);
    const Recipe woven = recipe_for("square", {24, 24}, "kruskal", {{"weave", "0.1"}});
    const Result<Carved> made = make_maze(in_shape(woven, shape), "1");
    REQUIRE(made.ok());
    check_maze(made->maze);
    check_lanes(made->maze);
    CHECK(graph_of(made->maze).crossings().size() > 15);
    CHECK(made->fit.likeness.value_or(0) >= Region::least_likeness);
  }
}

TEST_CASE("what cannot weave is refused with the reason") {
  const auto fault = [](const char* grid, const char* generator,
                        std::initializer_list<std::pair<const char*, const char*>> refinement) {
    return message_of(make_maze(recipe_for(grid, {8, 8}, generator, refinement), "1"));
  };
  CHECK_THAT(fault("hexagon", "wilson", {{"weave", "0.1"}}), Contains("weave needs squares"));
  CHECK_THAT(fault("square", "eller", {{"weave", "0.1"}}), Contains("full rectangle"));
  CHECK_THAT(fault("square", "wilson", {{"weave", "0.1"}, {"symmetry", "mirror"}}), Contains("symmetric"));
  CHECK_THAT(fault("square", "wilson", {{"weave", "0.1"}, {"sparsify", "2"}}), Contains("sparsified"));
}

TEST_CASE("woven mazes can be merged and braided") {
  const Result<Carved> made = make_maze(
      recipe_for("square", {15, 15}, "kruskal", {{"weave", "0.1"}, {"dead_ends", "merge"}, {"braid", "0.5"}}),
      "1");
  REQUIRE(made.ok());
  CHECK_FALSE(made->perfect);
  check_maze(made->maze, false);
  check_lanes(made->maze);
}
