#include "puzzle/known_grids.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

PuzzleRequest request(const std::string& grid, const std::string& shape, std::uint32_t side,
                      const std::string& seed) {
  PuzzleRequest out;
  out.puzzle = sample_entry("kruskal");
  out.puzzle.grid = {grid, Options(find_row(grids(), grid)->options), {}};
  out.puzzle.shape = {shape, Options(find_row(shapes(), shape)->options), {}};
  out.puzzle.size = {side, side, {}};
  out.seed = seed;
  return out;
}

}  // namespace

TEST_CASE("mazes of one recipe and size have one grid, whatever their seeds") {
  KnownGrids known;
  const auto first = known.of(request("square", "heart", 20, "1"));
  REQUIRE(first);
  REQUIRE(first->ok());
  CHECK(known.of(request("square", "heart", 20, "2")) == first);
  CHECK(known.of(request("square", "heart", 21, "1")) != first);
  CHECK(known.of(request("square", "star", 20, "1")) != first);
  PuzzleRequest stairs = request("square", "heart", 20, "1");
  stairs.puzzle.shape.options.set(find_row(shapes(), "heart")->options, "rim", "cells").value();
  CHECK_FALSE(known.of(stairs));
  CHECK(known.of(request("square", "heart", 20, "3")) == first);
}

TEST_CASE("grids that a seed decides, and those that are made at once, are not kept") {
  KnownGrids known;
  CHECK_FALSE(known.of(request("voronoi", "heart", 9, "1")));
  CHECK_FALSE(known.of(request("square", "rectangle", 9, "1")));
  CHECK(known.of(request("brick", "rectangle", 9, "1")));
}

TEST_CASE("a grid that was not asked for lately is forgotten where there are many cells") {
  KnownGrids known;
  const auto first = known.of(request("square", "heart", 30, "1"));
  for (std::uint32_t side = 160; side < 166; ++side) known.of(request("square", "heart", side, "1"));
  CHECK(known.of(request("square", "heart", 165, "2")) == known.of(request("square", "heart", 165, "3")));
  CHECK(known.of(request("square", "heart", 30, "1")) != first);
}
