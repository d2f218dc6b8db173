// A number of cells, a size, or both may ask for one maze.
#include <catch2/catch.hpp>

#include "puzzle/entry_request.h"
#include "puzzle/id_budget.h"
#include "puzzle/make_puzzle.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string id_again(const char* id) {
  const Result<PuzzleRequest> request = request_of_id(id);
  REQUIRE(request.ok());
  const Result<Puzzle> made = make_puzzle(*request);
  REQUIRE(made.ok());
  return to_text(*made->id);
}

}  // namespace

TEST_CASE("a maze has one id, whether its cells or its size were asked for") {
  const std::string id = id_again("voronoi:22x23/kruskal#1");
  CHECK(id.starts_with("voronoi:22x23/"));
  CHECK(id_again("voronoi(cells=506):22x23/kruskal#1") == id);
  const std::string fewer = id_again("voronoi(cells=500):22x23/kruskal#1");
  CHECK(fewer.starts_with("voronoi(cells=500):22x23/"));
  CHECK(id_again("voronoi(cells=500):30x30/kruskal#1") == fewer);
  CHECK(id_again("delaunay(cells=400):40x40/kruskal#1") == id_again("delaunay:20x20/kruskal#1"));
}

TEST_CASE("an entry with a number of cells asks for a size, so any level will do") {
  BookSpec spec;
  PuzzleSpec entry = request_of_id("voronoi:1x1/kruskal#1")->puzzle;
  entry.size = {};
  for (const char* cells : {"0", "500"}) {
    REQUIRE(entry.grid.options.set(find_row(grids(), "voronoi")->options, "cells", cells).ok());
    spec.chapters.assign(1, ChapterSpec{});
    spec.chapters[0].puzzles = {entry};
    CHECK(entry_requests(spec, "{n}", {1, 3}).at(0).any_level == (std::string(cells) == "500"));
  }
}
