#include "spec/level_table.h"

#include <catch2/catch.hpp>

#include "spec/data_files.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

LevelTable table() { return read_levels(DataFiles()).value(); }

}  // namespace

TEST_CASE("between measured fields a score grows linearly with the logarithm of the size") {
  const LevelTable levels = table();
  const LevelTable::Row& row = levels.grids.at("square").at("wilson");
  CHECK(levels.reach("square", "wilson", levels.cells[1]).corner == Approx(row[1].corner));
  const double middle = std::sqrt(levels.cells[1] * levels.cells[2]);
  CHECK(levels.reach("square", "wilson", middle).low == Approx((row[1].low + row[2].low) / 2));
  CHECK(levels.reach("square", "wilson", 1).high < row.front().high);
  CHECK(levels.reach("square", "wilson", 1e6).high > row.back().high);
}

TEST_CASE("generators that were not measured have the scores of the fallback") {
  const LevelTable levels = table();
  const double kruskal = levels.reach("square", levels.fallback, 400).corner;
  CHECK(levels.reach("square", "not-measured", 400).corner == kruskal);
  CHECK(levels.reach("not-measured", "kruskal", 400).corner == kruskal);
}

namespace {

void check_row(const LevelTable::Row& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    CHECK(row[i].low <= row[i].corner);
    CHECK(row[i].corner <= row[i].high);
    if (i > 0) CHECK(row[i].corner > row[i - 1].corner);
    if (i > 0) CHECK(row[i].high > row[i - 1].high);
  }
}

}  // namespace

TEST_CASE("in every row the scores grow with the field, and the lowest is the lowest") {
  const LevelTable levels = table();
  for (const auto& [grid, rows] : levels.grids)
    for (const auto& [generator, row] : rows) {
      INFO(grid << " " << generator);
      check_row(row);
    }
  for (const auto& [rule, row] : levels.rules) {
    INFO(rule);
    check_row(row);
  }
}

TEST_CASE("rules have their own scores, and only those that were measured") {
  const LevelTable levels = table();
  const std::optional<LevelReach> keys = levels.reach_by_rule("keys", levels.cells[2]);
  REQUIRE(keys);
  CHECK(keys->corner == Approx(levels.rules.at("keys")[2].corner));
  CHECK_FALSE(levels.reach_by_rule("word", 100));
}
