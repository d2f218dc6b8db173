#include "study/times.h"

#include <catch2/catch.hpp>

#include "study/made_up_times.h"

using namespace mazefolio::tests;

namespace {

constexpr const char* maze = "\"square:9x9/kruskal,a=1#1\",plain,3.40,81";

Result<Times> read(const std::string& rows) { return read_times(times_head + rows, "times.csv"); }

/// The seconds of the only row, with these two times.
double seconds(const std::string& before, const std::string& after) {
  return read(fmt::format("1,1,{},{},{}\n", maze, before, after)).value().solved.at(0).seconds;
}

std::vector<std::string> errors(const std::string& table) {
  const Result<Times> times = read_times(table, "times.csv");
  std::vector<std::string> out;
  if (!times)
    for (const Diagnostic& d : times.found().all()) out.push_back(to_text(d));
  return out;
}

using Errors = std::vector<std::string>;

}  // namespace

TEST_CASE("the table for the times is read back, without times") {
  const std::string table = times_table({{"1", 1, "square:9x9/kruskal,a=1#1", "one \"way\"", 3.456, 81}});
  CHECK(table ==
        std::string(times_head) + "1,1,\"square:9x9/kruskal,a=1#1\",\"one \"\"way\"\"\",3.46,81,,\n");
  CHECK(
      errors(table) ==
      Errors{
          "times.csv: error: no maze has a time before and a time after; type them into the columns 'before' "
          "and 'after', such as 12:35"});
}

TEST_CASE("a time is minutes and seconds, with hours before them, or seconds") {
  CHECK(seconds("12:35", "13:05") == Approx(30));
  CHECK(seconds("59:50", "1:00:10") == Approx(20));
  CHECK(seconds("755", "785.5") == Approx(30.5));
  CHECK(seconds(" 0:10 ", "\"0:12,5\"") == Approx(2.5));
}

TEST_CASE("mazes that were given up or not begun are counted, and take no time") {
  const Times times =
      read(fmt::format("1,1,{0},0:10,0:30\n1,2,{0},1:00,-\n1,3,{0},,\n1,4,{0},,–\n", maze)).value();
  CHECK(times.solved.size() == 1);
  CHECK(times.given_up.size() == 2);
  CHECK(times.empty == 1);
}

TEST_CASE("minutes and seconds that a spreadsheet took for hours and minutes are set right") {
  const Times times =
      read(fmt::format("1,1,{0},12:35:00,13:05:00\n1,2,{0},13:10:00,13:20:00\n", maze)).value();
  CHECK(times.shifted);
  CHECK(times.solved.at(0).seconds == Approx(30));
  const Times plain = read(fmt::format("1,1,{0},12:35:00,12:35:40\n", maze)).value();
  CHECK_FALSE(plain.shifted);
  CHECK(plain.solved.at(0).seconds == Approx(40));
}

TEST_CASE("columns may stand in any order, with others between them, and semicolons") {
  const Result<Times> times = read_times(
      "After;before;name;booklet;position;maze;kind;level;cells\n0:50;0:20;Anna;1;1;m1;plain;2;40\n",
      "times.csv");
  REQUIRE(times);
  CHECK(times->solved.at(0).seconds == Approx(30));
  CHECK(times->solved.at(0).maze.maze == "m1");
}

TEST_CASE("everything wrong with a table is told at once, with its place") {
  const std::string rows =
      "1,1,m1,plain,2,40,soon,0:30\n"
      "1,0,m2,plain,12,40,0:10,0:30\n"
      "1,1,m1,loops,2,40,0:10,0:05\n"
      ",4,m4,plain,2,40,0:10,\n"
      "1,5,m5,plain,2,4.5,0:75,0:10\n"
      "1,6,m6,plain,2,40,0:10,0:10\n";
  CHECK(errors(times_head + rows) ==
        Errors{"times.csv:2:19: error: 'before' must be a time, not 'soon'; write minutes and seconds, such "
               "as 12:35",
               "times.csv:3:3: error: 'position' must be a whole number from 1 to 1000000, not '0'",
               "times.csv:3:14: error: 'level' must be a number from 1 to 11, not '12'",
               "times.csv:4:3: error: booklet 1 has position 1 already, at line 2",
               "times.csv:4:5: error: this maze has another kind, level or number of cells at line 2",
               "times.csv:4:24: error: the time after is earlier than the time before; where a clock began "
               "again, add "
               "60 minutes",
               "times.csv:5:1: error: 'booklet' is empty",
               "times.csv:5:23: error: the time 'after' is missing; write - where the maze was given up",
               "times.csv:6:16: error: 'cells' must be a whole number from 1 to 1000000000, not '4.5'",
               "times.csv:6:20: error: 'before' must be a time, not '0:75'; write minutes and seconds, such "
               "as 12:35",
               "times.csv:7:24: error: the time after is the same as the time before"});
}

TEST_CASE("missing columns are named") {
  const Errors found = errors("booklet,position,mazes,kind,level,cells,before\n1,1,m,k,1,1,0:10\n");
  REQUIRE(found.size() == 2);
  CHECK_THAT(found[0], Catch::Contains("no column 'maze'; did you mean 'mazes'?"));
  CHECK_THAT(found[1], Catch::Contains("no column 'after'"));
}
