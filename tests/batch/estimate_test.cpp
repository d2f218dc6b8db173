#include "batch/estimate.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/option_rows.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

BookSpec book(int count, std::uint32_t columns, std::uint32_t rows) {
  BookSpec spec;
  PuzzleSpec entry;
  entry.count = count;
  entry.size = {columns, rows, {}};
  spec.chapters.emplace_back().puzzles = {entry};
  return spec;
}

}  // namespace

TEST_CASE("more mazes and larger ones take more work and more memory", "[unsanitized]") {
  const Estimate small = estimate(book(3, 5, 8)), many = estimate(book(30, 5, 8)),
                 large = estimate(book(3, 500, 800));
  CHECK(many.work > small.work);
  CHECK(large.work > small.work);
  CHECK(many.memory_bytes > small.memory_bytes);
  CHECK(large.memory_bytes > small.memory_bytes);
}

TEST_CASE("for random cells their number in the spec counts, not the level") {
  const auto of_cells = [](const std::string& cells) {
    BookSpec spec = book(60, 0, 0);
    PuzzleSpec& entry = spec.chapters[0].puzzles[0];
    const std::vector<OptionRow> rows{integer_option("cells", "0", "", 0, 1'000'000)};
    entry.difficulty = {"1", 1, 1, false, {}};
    entry.grid.name = "voronoi";
    entry.grid.options = Options(rows);
    entry.grid.options.set(rows, "cells", cells).value();
    return estimate(spec);
  };
  // Such a book was measured with 215 MiB and 31 s on a busy machine.
  CHECK(of_cells("5500").memory_bytes > 215e6);
  CHECK(of_cells("5500").memory_bytes < 3 * 215e6);
  CHECK(of_cells("5500").work > 31 / 2.0);
  CHECK(of_cells("5500").work < 2 * 31);
  CHECK(of_cells("500").work < of_cells("5500").work / 5);
  CHECK(of_cells("0").work < of_cells("500").work);
}

TEST_CASE("each level has at least 1.5 times the cells of the one below") {
  const auto of_level = [](int low, int high) {
    BookSpec spec = book(1000, 0, 0);
    spec.chapters[0].puzzles[0].difficulty = {"asked", low, high, low < high, {}};
    return estimate(spec).memory_bytes - 4e6;
  };
  for (int level = 1; level < 10; ++level)
    CHECK(of_level(level + 1, level + 1) == Approx(1.6 * of_level(level, level)).epsilon(0.01));
  CHECK(of_level(3, 5) == of_level(4, 4));
}
