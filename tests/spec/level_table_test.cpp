#include "spec/level_table.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>

#include "base/system/file.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

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

TEST_CASE("what is wrong in a table of scores is reported with its place") {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path() / "configs");
  const auto message = [&](const std::string& table) {
    write_file(folder.path() / "configs/difficulty.csv", table);
    ::setenv("MAZEFOLIO_DATA", folder.path().c_str(), 1);
    const Result<LevelTable> read = read_levels(DataFiles());
    ::unsetenv("MAZEFOLIO_DATA");
    REQUIRE_FALSE(read.ok());
    const Place& place = read.error().place;
    return std::to_string(place.line) + ":" + std::to_string(place.column) + " " + read.message();
  };
  const std::string names = "grid,generator,16 low,16 corner,16 high,36 low,36 corner,36 high\n";
  CHECK(message("grid,generator,16 low\nsquare,kruskal,1\n").starts_with("1:1 the columns are 'grid'"));
  CHECK(message("grid,generator,16 a,16 b,16 c,9 a,9 b,9 c\nsquare,kruskal,1,2,3,4,5,6\n") ==
        "1:31 columns begin with the cells of a field, which must grow");
  CHECK(message(names + "square,kruskal,1,2,3,4,five,6\n") == "2:24 a score is a number from 0 to 40");
  CHECK(message(names + "square,wilson,1,2,3,4,5,6\n") == "1:1 'square' must have the fallback 'kruskal'");
}
