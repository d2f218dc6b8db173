#include "prove/details.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// One cell of 80 points a side, at a pixel a point, whose manifest claims a pale square in the middle.
struct PaleSquare {
  GraphClaim graph;
  InkClaim ink;
  Raster page{100, 100, 1, std::vector<std::uint8_t>(100 * 100, 255)};

  PaleSquare() {
    graph.corners = {{10, 10}, {90, 10}, {90, 90}, {10, 90}};
    graph.cells = {{50, 50}};
    graph.line = {0, 1, 1, 2, 2, 3, 3, 0};
    for (std::uint32_t i = 0; i < 4; ++i)
      graph.borders.push_back({BorderKind::rim, 0, no_claimed_cell, 2 * i, 2});
    ink.details = {{{30, 30}, {70, 30}, {70, 70}, {30, 70}}};
    ink.details_gray = 0.85;
    paint({30, 30, 70, 70}, 217);
  }
  void paint(const Rect& box, std::uint8_t gray) {
    for (int y = static_cast<int>(box.y0); y < box.y1; ++y)
      for (int x = static_cast<int>(box.x0); x < box.x1; ++x)
        page.gray[static_cast<std::size_t>(y) * 100 + static_cast<std::size_t>(x)] = gray;
  }
  Raster bare() const { return without_details(page, PlaceMap(graph, page, 2), ink); }
  std::size_t findings() const {
    Verdict verdict;
    verdict.begin(Step::marks, 1);
    prove_details(page, PlaceMap(graph, page, 2), ink, verdict);
    return verdict.findings.size();
  }
};

}  // namespace

TEST_CASE("pale art is paper where the manifest has it") {
  CHECK(PaleSquare().bare().gray == std::vector<std::uint8_t>(100 * 100, 255));
  CHECK(PaleSquare().findings() == 0);
}

TEST_CASE("darker ink on pale art, and pale ink beside it, stay") {
  PaleSquare square;
  square.paint({40, 40, 44, 44}, 150);
  square.paint({15, 15, 20, 20}, 217);
  const Raster bare = square.bare();
  CHECK(bare.at(41, 41) == 150);
  CHECK(bare.at(17, 17) == 217);
  CHECK(bare.at(60, 60) == 255);
}

TEST_CASE("pale art that is not on the page is noticed") {
  PaleSquare square;
  square.paint({30, 30, 70, 50}, 255);
  CHECK(square.findings() == 1);
}
