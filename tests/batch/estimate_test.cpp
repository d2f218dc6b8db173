#include "batch/estimate.h"

#include <catch2/catch.hpp>

using namespace mazefolio;

namespace {

BookSpec book(int count, std::uint32_t columns, std::uint32_t rows) {
  BookSpec spec;
  PuzzleSpec entry;
  entry.count = count;
  entry.size = {columns, rows, {}};
  spec.chapters.push_back({{}, "", "", false, {}, {entry}});
  return spec;
}

}  // namespace

TEST_CASE("more mazes and larger ones take more work and more memory") {
  const Estimate small = estimate(book(3, 5, 8)), many = estimate(book(30, 5, 8)),
                 large = estimate(book(3, 500, 800));
  CHECK(many.work > small.work);
  CHECK(large.work > small.work);
  CHECK(many.memory_bytes > small.memory_bytes);
  CHECK(large.memory_bytes > small.memory_bytes);
}
