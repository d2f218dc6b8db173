#include "maze/tangle.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

std::string refusal(std::uint32_t columns, std::uint32_t rows, const Settings& settings = {}) {
  const ChosenRule rule = rule_with("tangle", settings);
  const Maze maze = field(columns, rows);
  return message_of(rule.row->lay({maze, rule.options, "1"}));
}

}  // namespace

TEST_CASE("strings of tangles wind, cross often, and end elsewhere") {
  const ChosenRule rule = rule_with("tangle", {});
  for (std::uint32_t strings = 3; strings <= 8; ++strings)
    for (std::uint32_t length = strings + strings % 2; length <= 16; length += strings < 5 ? 2 : 4)
      for (int seed = 1; seed <= 30; ++seed) {
        CAPTURE(strings, length, seed);
        const Maze maze = laid(field(length, strings), rule, std::to_string(seed));
        const Tangle tangle = tangle_of(maze).value();
        const std::vector<TangleString> all = strings_of(tangle);
        REQUIRE(all_lead_across(tangle, all));
        const auto crossings = std::ranges::count(tangle.tiles, Tile::crossing);
        CHECK(100 * static_cast<std::size_t>(crossings) >= 45 * tangle.tiles.size());
        std::size_t own = 0, shortest = 10'000;
        for (std::uint32_t row = 0; row < strings; ++row) {
          own += all[row].to == row;
          shortest = std::min(shortest, all[row].passes.size());
        }
        CHECK(own <= 1);
        CHECK(10 * shortest >= std::size_t{13} * length);
        CHECK(check_marks(maze, solution_by_rule(maze, rule).value().cells, rule).ok());
      }
}

TEST_CASE("a tangle is proven, and the same for the same seed") {
  for (const auto& [columns, rows] : {std::pair{6u, 6u}, {5u, 8u}, {10u, 6u}})
    for (const std::string seed : {"1", "2"}) proven(field(columns, rows), rule_with("tangle", {}), seed);
}

TEST_CASE("the solution of a tangle is its longest string, from end to end") {
  const ChosenRule rule = rule_with("tangle", {});
  for (const std::string seed : {"1", "2", "3"}) {
    const Maze maze = laid(field(5, 8), rule, seed);
    const RuledWay way = solution_by_rule(maze, rule).value();
    CHECK(way.cells.front() == maze.start.cell);
    CHECK(way.cells.back() == maze.finish.cell);
    CHECK(way.moves == way.cells.size());
    for (const TangleString& string : strings_of(*tangle_of(maze)))
      CHECK(string.passes.size() <= way.cells.size());
  }
}

TEST_CASE("a changed tile, end or name of a tangle is found out") {
  const ChosenRule rule = rule_with("tangle", {});
  const Maze maze = laid(field(8, 5), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  int refused = 0, tried = 0;
  for (const CellMark& mark : maze.marks->cells) {
    CHECK_FALSE(check_marks(with_mark(maze, mark.cell, "c"), way, rule).ok());
    for (const char* text : {"x", "a", "b"}) {
      if (mark.text == text) continue;
      ++tried;
      refused += !check_marks(with_mark(maze, mark.cell, text), way, rule).ok();
    }
  }
  CHECK(refused * 10 > tried * 9);  // where a string meets itself, its ends may stay
  auto marks = std::make_shared<Marks>(*maze.marks);
  std::swap(marks->names[0], marks->names[1]);
  Maze renamed = maze;
  renamed.marks = marks;
  CHECK_THAT(message_of(check_marks(renamed, way, rule)), Contains("another end than its answer"));
  CHECK_THAT(message_of(check_marks(maze, way, rule_with("tangle", {{"tangle", "4"}}))),
             Contains("5 strings, not 4"));
}

TEST_CASE("fields in which no strings can be tangled are refused in words") {
  CHECK_THAT(refusal(2, 8), Contains("3 to 8 strings"));
  CHECK_THAT(refusal(9, 9), Contains("3 to 8 strings"));
  CHECK_THAT(refusal(4, 7), Contains("an even number of squares"));
  CHECK_THAT(refusal(4, 30), Contains("20 at most"));
  CHECK_THAT(refusal(8, 6, {{"tangle", "5"}}), Contains("8 x 6 squares has 6 strings, not 5"));
}

TEST_CASE("the ends of strings take up to two pictures, and kites have a sentence of their own") {
  const RuleRow& row = *find_row(rule_rows(), "tangle");
  const auto pictures = [&](const std::string& ends, bool for_children) {
    return row.pictures(rule_with("tangle", {{"ends", ends}}).options, for_children);
  };
  using Names = std::vector<std::string>;
  CHECK(pictures("auto", true) == Names{"kite"});
  CHECK(pictures("auto", false).empty());
  CHECK(pictures("none", true).empty());
  CHECK(pictures("bee; flower", false) == Names{"bee", "flower"});
  CHECK(rule_with("tangle", {{"ends", "bee; flower"}}).saying().key == "tangle");
  CHECK(rule_with("tangle", {{"ends", "kite; dog"}}).saying().key == "tangle_kites");
  Options options(row.options);
  CHECK_THAT(message_of(options.set(row.options, "ends", "bee; fly; moth")), Contains("one picture or two"));
}

TEST_CASE("tangles fill a high room downwards and a wide one across") {
  const RuleRow& row = *find_row(rule_rows(), "tangle");
  for (const Size room : {Size{12, 16}, {20, 9}, {9, 9}}) {
    const std::vector<CellCount> sizes = row.sizes(rule_with("tangle", {{"tangle", "5"}}).options, room);
    REQUIRE_FALSE(sizes.empty());
    for (const CellCount size : sizes) {
      CHECK((room.height >= room.width ? size.columns : size.rows) == 5);
      CHECK(refusal(size.columns, size.rows).empty());
      CHECK(empty_tangle(*field(size.columns, size.rows).topology)->down == (room.height >= room.width));
    }
  }
  CHECK(row.sizes(rule_with("tangle", {}).options, {2, 4}).empty());
}
