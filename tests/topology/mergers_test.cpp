#include "topology/mergers.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"

using namespace mazefolio::tests;

// From a carrot on a polar grid: beside an arc the outline leaves a cell whose area, by chords, is negative.
TEST_CASE("a sliver along an arc is merged whichever way around its outline goes") {
  const Point left{-1, 10}, tip{-0.9, 10.0095}, right{1, 10}, middle{};
  const double radius = std::sqrt(101.0), down = std::atan2(10, -1), up = std::atan2(10, 1);
  const Point below{0, 5};
  const std::vector<std::vector<Edge>> cells{
      {Segment{left, tip}, Segment{tip, right}, Arc{middle, radius, up, down}},
      {Arc{middle, radius, down, up}, Segment{right, below}, Segment{below, left}}};
  const PlanarGraph g = PlanarGraph::build(cells);
  REQUIRE(can_merge(g, Cell{0}, Cell{1}));
  std::uint32_t shared = 0;
  while (!g.contains(g.ends(Wall{shared}).second)) ++shared;
  const MergedCells made = merged(g, {{Cell{0}, Cell{1}, Wall{shared}}});
  const PlanarGraph one = g.redrawn(made.gone, made.outlines);
  CHECK(one.cell_count() == 1);
  CHECK(one.wall_limit() == 4);
}
