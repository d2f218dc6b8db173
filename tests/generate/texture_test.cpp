// Textures against other people's programs: what share of the cells are dead ends, straights, turns,
// junctions and crossings. The seeds are fixed, so these tests never fail by chance.

#include "generate/statistics.h"
#include "maze/metrics.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct TypicalShares {
  double dead_ends = 0, straights = 0, turns = 0, junctions = 0, crossings = 0;
};

/// In percent of the cells, over 20 mazes.
TypicalShares measured(const GeneratorRow& row, const Options& options, std::uint32_t side) {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(side, side));
  TypicalShares sum;
  for (int seed = 0; seed < 20; ++seed) {
    const Metrics m = measure(carve_maze(row, topology, options, std::to_string(seed)));
    const double unit = 100.0 / (20.0 * m.cells);
    sum.dead_ends += unit * m.dead_ends;
    sum.straights += unit * m.straights;
    sum.turns += unit * m.turns;
    sum.junctions += unit * m.junctions;
    sum.crossings += unit * m.crossings;
  }
  return sum;
}

}  // namespace

TEST_CASE("mazes have the texture that is known of their algorithm", "[unsanitized]") {
  // Daedalus, 100 x 100. Its hunt starts elsewhere, hence the wider margin.
  struct Known {
    const char *name, *options;
    TypicalShares texture;
    double margin = 1.0;
  };
  const std::vector<Known> known{
      {"backtracker", "", {10.0, 30.9, 49.2, 9.7, 0.2}},
      {"hunt-and-kill", "", {10.3, 28.6, 51.0, 10.0, 0.1}, 1.4},
      {"recursive-division", "split=chance", {22.9, 36.9, 19.2, 19.1, 1.9}},
      {"binary-tree", "", {25.0, 25.5, 24.6, 25.0, 0.0}},
      {"sidewinder", "", {27.7, 22.7, 24.7, 22.2, 2.7}},
      {"eller", "", {29.9, 18.0, 25.9, 22.3, 3.8}},
      {"wilson", "", {29.3, 17.1, 27.9, 22.2, 3.5}},
      {"aldous-broder", "", {29.3, 17.1, 27.8, 22.2, 3.5}},
      {"kruskal", "", {30.4, 16.5, 26.6, 22.5, 3.9}},
      {"prim-simplified", "", {35.4, 16.0, 19.2, 23.4, 5.9}},
      {"growing-forest", "", {14.0, 27.0, 45.5, 12.8, 0.6}},
      // Daedalus calls it diagonal.
      {"twist-and-merge", "", {17.4, 3.3, 62.3, 16.5, 0.5}, 1.1},
  };
  for (const Known& k : known) {
    INFO(k.name);
    const GeneratorRow& row = row_called(k.name);
    const TypicalShares t = measured(row, options_of(row, k.options), 100);
    CHECK(t.dead_ends == Approx(k.texture.dead_ends).margin(k.margin));
    CHECK(t.straights == Approx(k.texture.straights).margin(k.margin));
    CHECK(t.turns == Approx(k.texture.turns).margin(k.margin));
    CHECK(t.junctions == Approx(k.texture.junctions).margin(k.margin));
    CHECK(t.crossings == Approx(k.texture.crossings).margin(k.margin));
  }
}

TEST_CASE("mazes have as many dead ends as is known of their algorithm") {
  const std::vector<std::pair<const char*, double>> known{
      {"backtracker", 10.2}, {"hunt-and-kill", 9.6},      {"growing-tree", 21.5}, {"wilson", 29.2},
      {"kruskal", 30.4},     {"prim-simplified", 35.4},   {"eller", 29.3},        {"sidewinder", 27.6},
      {"binary-tree", 25.0}, {"recursive-division", 27.0}};
  for (const auto& [name, dead_ends] : known) {
    INFO(name);
    const GeneratorRow& row = row_called(name);
    CHECK(measured(row, Options(row.options), 50).dead_ends == Approx(dead_ends).margin(1.0));
  }
}

TEST_CASE("the growing tree spans from the backtracker to modified Prim and straight rays") {
  const GeneratorRow& tree = row_called("growing-tree");
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(30, 20));
  CHECK(carve_maze(tree, topology, options_of(tree, "newest=1 random=0"), "s").open ==
        carve_maze(row_called("backtracker"), topology, {}, "s").open);
  const TypicalShares random = measured(tree, options_of(tree, "newest=0 random=1"), 50);
  CHECK(random.dead_ends == Approx(measured(row_called("prim-modified"), {}, 50).dead_ends).margin(0.6));
  CHECK(measured(tree, options_of(tree, "newest=0 random=0 oldest=1"), 50).straights > 85);
  CHECK(measured(tree, options_of(tree, "newest=0 random=0 middle=1"), 50).straights > 75);
}

TEST_CASE("mazes without a known texture keep the one they have") {
  struct Kept {
    const char* name;
    TypicalShares texture;
  };
  const std::vector<Kept> kept{
      {"prim-and-kill", {10.6, 28.1, 51.1, 10.0, 0.2}},
      {"blobby-division", {27.3, 18.1, 30.0, 21.9, 2.7}},
      {"spiral", {6.6, 61.1, 25.8, 6.3, 0.1}},
      {"nested", {10.2, 31.3, 48.6, 9.8, 0.2}},
  };
  for (const Kept& k : kept) {
    INFO(k.name);
    const GeneratorRow& row = row_called(k.name);
    const TypicalShares t = measured(row, Options(row.options), 100);
    CHECK(t.dead_ends == Approx(k.texture.dead_ends).margin(0.6));
    CHECK(t.straights == Approx(k.texture.straights).margin(0.6));
    CHECK(t.turns == Approx(k.texture.turns).margin(0.6));
    CHECK(t.junctions == Approx(k.texture.junctions).margin(0.6));
    CHECK(t.crossings == Approx(k.texture.crossings).margin(0.6));
  }
}
