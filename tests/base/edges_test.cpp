#include "base/geometry/edges.h"

#include <catch2/catch.hpp>
#include <numbers>
#include <vector>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("an arc knows its ends, middle, length and bounds") {
  const Edge half = Arc{{1, 1}, 2, 0, std::numbers::pi};  // from the right, below the center, to the left
  CHECK(edge_begin(half).x == Approx(3));
  CHECK(edge_end(half).x == Approx(-1));
  CHECK(edge_middle(half).y == Approx(3));
  CHECK(edge_length(half) == Approx(2 * std::numbers::pi));
  CHECK(edge_bounds(half).y1 == Approx(3));
  CHECK(edge_bounds(half).y0 == Approx(1));
  CHECK(edge_begin(reversed(half)).x == Approx(-1));
}

TEST_CASE(
    "the nearest place on an edge is found on segments, on arcs in either direction, and at their ends") {
  CHECK(nearest_share(Edge(Segment{{0, 0}, {4, 0}}), {1, 3}) == Approx(0.25));
  CHECK(nearest_share(Edge(Segment{{0, 0}, {4, 0}}), {9, 1}) == 1);
  CHECK(nearest_share(Edge(Segment{{1, 1}, {1, 1}}), {9, 1}) == 0);
  for (const Arc& arc : {Arc{{1, 2}, 3, -2.5, 1}, Arc{{1, 2}, 3, 1, -2.5}, Arc{{1, 2}, 3, 2, 7}}) {
    const Edge edge = arc;
    for (const double share : {0.1, 0.5, 0.9}) {
      const Point there = point_on(edge, share);
      for (const double out : {0.5, 1.5})
        CHECK(nearest_share(edge, arc.center + (there - arc.center) * out) == Approx(share));
    }
    for (const double end : {0.0, 1.0}) {
      const double beyond = arc.begin + (arc.end - arc.begin) * (end + (end > 0 ? 0.1 : -0.1));
      CHECK(nearest_share(edge, point_at(arc, beyond)) == end);
    }
  }
}

TEST_CASE("the centroid of an outline does not depend on its sense") {
  std::vector<Edge> ring{Segment{{0, 0}, {4, 0}}, Segment{{4, 0}, {4, 2}}, Segment{{4, 2}, {0, 2}},
                         Segment{{0, 2}, {0, 0}}};
  CHECK(centroid(ring).x == Approx(2));
  CHECK(centroid(ring).y == Approx(1));
  std::vector<Edge> back;
  for (auto e = ring.rbegin(); e != ring.rend(); ++e) back.push_back(reversed(*e));
  CHECK(centroid(back).x == Approx(2));
}
