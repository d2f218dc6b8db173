#include "draw/outline.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

double area(const std::vector<Point>& ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) twice += cross(ring[i], ring[(i + 1) % ring.size()]);
  return std::fabs(twice) / 2;
}

double cells_area(const AnyTopology& topology) {
  double sum = 0;
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          std::vector<Point> ring;
          for (const Edge& e : t.outline(c)) ring.push_back(edge_begin(e));
          sum += area(ring);
        });
      },
      topology);
  // Lanes have no outline of their own; the samples' crossings are unit squares.
  if (const auto* graph = std::get_if<PlanarGraph>(&topology))
    sum += static_cast<double>(graph->crossings().size());
  return sum;
}

Maze shut(const AnyTopology& topology) {
  return {std::make_shared<AnyTopology>(topology), BitSet(wall_limit(topology)), {}, {}, {}};
}

}  // namespace

TEST_CASE("the outer ring without the holes encloses exactly the cells") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (sample.name == "two half rings") continue;  // arcs: below
    INFO(sample.name);
    const auto rings = outline_rings(shut(*sample.topology));
    double enclosed = rings.empty() ? 0 : area(rings[0]);
    for (std::size_t i = 1; i < rings.size(); ++i) enclosed -= area(rings[i]);
    CHECK(enclosed == Approx(cells_area(*sample.topology)).margin(1e-9));
  }
}

TEST_CASE("a rectangle has one ring of four corners, a hole has its own ring") {
  CHECK(outline_rings(shut(Lattice::square(5, 8))) ==
        std::vector<std::vector<Point>>{outline_rings(shut(Lattice::square(5, 8)))[0]});
  CHECK(outline_rings(shut(Lattice::square(5, 8)))[0].size() == 4);
  CHECK(outline_rings(shut(ragged_square())).size() == 2);
}

TEST_CASE("arcs become chords close to the circle") {
  const double pi = 3.141592653589793;
  const auto rings = outline_rings(shut(half_rings()));
  REQUIRE(rings.size() == 2);
  CHECK(area(rings[0]) == Approx(4 * pi).epsilon(0.002));
  CHECK(area(rings[1]) == Approx(pi).epsilon(0.002));
}

TEST_CASE("the outline rounds the corners of the printed rim, and no others") {
  const Maze cut = shut(Lattice::square(2, 1));
  Maze free = cut;
  free.open.set(index(std::get<Lattice>(*free.topology).wall(std::get<Lattice>(*free.topology).at(0, 0), 0)));
  // The rim continues straight where an inner wall ends; both have four round corners except at gates.
  Maze gated = free;
  gated.start = {std::get<Lattice>(*free.topology).at(0, 0),
                 std::get<Lattice>(*free.topology).wall(std::get<Lattice>(*free.topology).at(0, 0), 2)};
  gated.finish = {};
  Maze whole = gated;
  whole.start = {};
  CHECK(outline_rings(whole, 0.2)[0].size() > 4 * 3);
  CHECK(area(outline_rings(gated, 0.2)[0]) > area(outline_rings(whole, 0.2)[0]));
  CHECK(area(outline_rings(cut, 0.2)[0]) == Approx(area(outline_rings(whole, 0.2)[0])));
}
