#include "puzzle/region_borders.h"

#include <catch2/catch.hpp>

#include "puzzle/make_puzzle.h"
#include "puzzle/puzzle.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

PuzzleRequest asking(const std::string& id) {
  PuzzleRequest request = request_of(parse_puzzle_id(id)).value();
  request.puzzle.borders = true;
  return request;
}

std::string refusal_of(const std::string& id) {
  const Outcome checked = check_borders(asking(id).puzzle);
  return checked ? "" : checked.message();
}

}  // namespace

TEST_CASE("the borders of regions are the walls between them, whatever the grid") {
  for (const char* id : {"square:12x10/kruskal(regions=2x1)#1", "square:12x10/prim(regions=2x1)#1",
                         "voronoi:12x10/kruskal(regions=2x1)#1", "square:12x12/nested#1"}) {
    INFO(id);
    const Puzzle made = make_puzzle(asking(id)).value();
    REQUIRE(made.borders.size() == made.maze.open.size());
    int closed = 0, open = 0;
    made.borders.for_each_set([&](std::size_t w) { made.maze.open.test(w) ? ++open : ++closed; });
    CHECK(closed > 5);
    CHECK(open >= 1);
    if (std::string(id).find("=2x1") != std::string::npos) CHECK(open == 1);
  }
  PuzzleRequest plain = asking("square:12x10/kruskal(regions=2x1)#1");
  plain.puzzle.borders = false;
  CHECK(make_puzzle(plain)->borders.size() == 0);
}

TEST_CASE("borders are refused where there are none, or where walls have a thickness of their own") {
  CHECK(refusal_of("square:12x10/kruskal(regions=2x1)#1").empty());
  CHECK(refusal_of("square:12x10/kruskal#1").find("has no regions") != std::string::npos);
  CHECK(refusal_of("square:12x10/wilson#1").find("has no regions") != std::string::npos);
  CHECK(refusal_of("square:21x21/thick(carver=kruskal%28regions%3D2x1%29)#1").find("rock") !=
        std::string::npos);
  PuzzleRequest blocks = asking("square:12x10/kruskal(regions=2x1)#1");
  blocks.puzzle.walls = WallStyle::block;
  CHECK(check_borders(blocks.puzzle).message().find("'walls: block'") != std::string::npos);
  PuzzleRequest half = asking("square:12x10/kruskal(regions=2x1)#1");
  REQUIRE(half.puzzle.refinement.set(refinements(), "symmetry", "mirror").ok());
  CHECK(check_borders(half.puzzle).message().find("'symmetry'") != std::string::npos);
}
