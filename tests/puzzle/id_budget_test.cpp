#include "puzzle/id_budget.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("an id that asks for too much work is refused before it begins, whatever makes it much") {
  for (const char* id :
       {"square:20000x20000/aldous-broder#1", "square:9001x9001/thick(carver=aldous-broder)#1",
        "square:3001x3001/cavern(effort=10)#1", "square:3000x3000/automaton(generations=1000000)#1",
        "square:1000x1000/unicursal(method=backbite)#1", "voronoi(relax=20):1200x1200/kruskal#1"}) {
    INFO(id);
    const Result<PuzzleRequest> request = request_of_id(id);
    REQUIRE_FALSE(request.ok());
    CHECK_THAT(request.message(), Catch::Contains("billion steps"));
  }
}

TEST_CASE("an id of a large maze that is soon made is followed") {
  for (const char* id :
       {"square:20000x20000/kruskal#1", "square:3000x3000/wilson#1", "square:1000x1000/aldous-broder#1",
        "square:201x201/cavern#1", "voronoi:500x500/kruskal#1", "hexagon:1000x1000/backtracker#1"}) {
    INFO(id);
    CHECK(request_of_id(id).ok());
  }
}

TEST_CASE("an id that names what there is not is refused as before") {
  CHECK_FALSE(request_of_id("square:5x5/wilsen#1").ok());
}
