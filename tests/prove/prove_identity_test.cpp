#include "prove/prove_identity.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const std::vector<Point> way_made{{5, 5}, {5, 35}, {25, 35}, {25, 15}, {35, 15}};

std::string finding_about(const std::vector<Point>& solution) {
  PuzzleClaim again, claimed;
  again.solution = way_made;
  claimed.solution = solution;
  Verdict verdict;
  verdict.begin(Step::identity, 1);
  prove_identity(claimed, again, verdict);
  return verdict.findings.empty() ? "" : verdict.findings.front().what;
}

}  // namespace

TEST_CASE("a solution may have any points where it goes straight on") {
  CHECK(finding_about(way_made).empty());
  CHECK(
      finding_about({{5, 5}, {5, 15}, {5, 25}, {5, 35}, {15, 35}, {25, 35}, {25, 15.004}, {35, 15}}).empty());
}

TEST_CASE("a solution that leaves its way, way_made back or ends elsewhere is found") {
  for (const std::vector<Point>& other : {std::vector<Point>{{5, 5}, {5, 35}, {25, 35}, {35, 15}},
                                          {{5, 5}, {5, 35}, {25, 35}, {25, 15}},
                                          {{5, 15}, {5, 35}, {25, 35}, {25, 15}, {35, 15}},
                                          {{5, 5}, {5, 25}, {5, 15}, {5, 35}, {25, 35}, {25, 15}, {35, 15}},
                                          {{5, 5}, {5, 35}, {5, 45}, {5, 35}, {25, 35}, {25, 15}, {35, 15}},
                                          {{35, 15}, {25, 15}, {25, 35}, {5, 35}, {5, 5}},
                                          {{5, 5}}})
    CHECK_THAT(finding_about(other), Catch::Contains("not that of the maze"));
}
