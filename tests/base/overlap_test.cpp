#include "base/geometry/overlap.h"

#include <catch2/catch.hpp>

#include <vector>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::vector<Segment> box(double x0, double y0, double x1, double y1) {
  return {{{x0, y0}, {x1, y0}}, {{x1, y0}, {x1, y1}}, {{x1, y1}, {x0, y1}}, {{x0, y1}, {x0, y0}}};
}

}  // namespace

TEST_CASE("figures share what both cover") {
  const Overlap o = overlap_of(box(0, 0, 4, 4), box(2, 1, 6, 3), 0.125);
  CHECK(o.first == Approx(16));
  CHECK(o.second == Approx(8));
  CHECK(o.both == Approx(4));
  CHECK(o.likeness() == Approx(0.2));
}

TEST_CASE("what a hole leaves out is not covered, in any direction of its line") {
  for (const bool reversed : {false, true}) {
    std::vector<Segment> ring = box(0, 0, 4, 4);
    for (Segment side : box(1, 1, 3, 3)) {
      if (reversed) std::swap(side.from, side.to);
      ring.push_back(side);
    }
    const Overlap o = overlap_of(ring, box(0, 0, 4, 4), 0.125);
    CHECK(o.first == Approx(12));
    CHECK(o.likeness() == Approx(0.75));
  }
}

TEST_CASE("slanting lines are measured at their middle, and figures apart share nothing") {
  const std::vector<Segment> triangle{{{0, 0}, {4, 0}}, {{4, 0}, {0, 4}}, {{0, 4}, {0, 0}}};
  const Overlap o = overlap_of(triangle, box(5, 0, 6, 4), 0.125);
  CHECK(o.first == Approx(8));
  CHECK(o.both == 0);
  CHECK(overlap_of({}, {}, 0.125).likeness() == 1);
}
