#include "study/analysis.h"

#include <catch2/catch.hpp>

#include "study/made_up_times.h"
#include "study/plots.h"
#include "study/report_text.h"

using namespace mazefolio::tests;

TEST_CASE("times that double with each level have rank 1, factor 2, and no odd times") {
  const Analysis a = analyze(MadeUp{}.times());
  CHECK(a.booklets == 6);
  CHECK(a.mazes == 8);
  CHECK(a.times == 48);
  REQUIRE(a.kinds.size() == 2);
  for (const KindFigures& kind : a.kinds) {
    INFO(kind.kind);
    CHECK(kind.mazes == 4);
    CHECK(kind.times == 24);
    CHECK(kind.rank_of_mazes == Approx(1));
    CHECK(kind.linear_of_times == Approx(1).margin(1e-3));
    CHECK(kind.factor.value == Approx(2).margin(0.01));
    CHECK(kind.offset.value == Approx(0).margin(0.01));
  }
  CHECK(a.slope == Approx(1).margin(1e-3));
  CHECK(a.odd_times.empty());
  CHECK(a.odd_mazes.empty());
  CHECK(a.practice == Approx(1).margin(0.01));
}

TEST_CASE("the rank of a kind whose mazes are solved in another order is what it is by hand") {
  // Levels 1 2 3 4 take the places 1 3 2 4: 1 - 6 (1 + 1) / (4 (16 - 1)) = 0.8.
  MadeUp made;
  made.seconds = [](int reader, int maze) {
    constexpr int order[] = {0, 2, 1, 3};
    return 10 * std::exp2(maze < 4 ? order[maze] : maze % 4) * (1 + 0.25 * reader);
  };
  const Analysis a = analyze(made.times());
  REQUIRE(a.kinds.size() == 2);
  const KindFigures& plain = a.kinds[a.kinds[0].kind == "plain" ? 0 : 1];
  CHECK(plain.rank_of_mazes == Approx(0.8));
  CHECK(plain.rank_of_times.value == Approx(0.8).margin(0.01));  // equal but for rounding
  CHECK(plain.linear_of_times == Approx(0.8).margin(1e-3));      // the logarithms are those ranks
  CHECK(a.kinds[a.kinds[0].kind == "plain" ? 1 : 0].rank_of_mazes == Approx(1));
}

TEST_CASE("a kind that takes twice as long as others of its levels stands a level off") {
  MadeUp made;
  made.seconds = [](int reader, int maze) {
    return 10 * std::exp2(maze % 4 + (maze < 4 ? 0 : 1)) * (1 + 0.25 * reader);
  };
  const Analysis a = analyze(made.times());
  for (const KindFigures& kind : a.kinds) {
    CHECK(kind.offset.value == Approx(kind.kind == "plain" ? -0.5 : 0.5).margin(0.01));
    CHECK(kind.offset.low <= kind.offset.value);
    CHECK(kind.offset.high >= kind.offset.value);
  }
  CHECK_THAT(report_text(a), Catch::Contains("loops: the levels are too low by 0.5"));
}

TEST_CASE("one wrong time is found, at its line, and spoils no figure") {
  MadeUp made;
  made.seconds = [](int reader, int maze) {
    return 10 * std::exp2(maze % 4) * (1 + 0.25 * reader) * (reader == 2 && maze == 5 ? 20 : 1);
  };
  const Analysis a = analyze(made.times());
  REQUIRE(a.odd_times.size() == 1);
  const OddTime& odd = a.odd_times[0];
  CHECK(odd.time.maze.booklet == "3");
  CHECK(odd.time.maze.maze == "m5");
  CHECK(odd.time.line == 2 + 2 * 8 + odd.time.maze.position - 1);
  CHECK(odd.time.seconds == Approx(600));
  CHECK(odd.expected == Approx(30).margin(0.1));
  for (const KindFigures& kind : a.kinds) CHECK(kind.rank_of_mazes == Approx(1));
}

TEST_CASE("a maze that takes as long as others of a higher level is named") {
  MadeUp made;
  made.seconds = [](int reader, int maze) {
    return 10 * std::exp2(maze % 4 + (maze == 1 ? 3 : 0)) * (1 + 0.25 * reader);
  };
  const Analysis a = analyze(made.times());
  REQUIRE_FALSE(a.odd_mazes.empty());
  CHECK(a.odd_mazes[0].maze.maze == "m1");
  CHECK(a.odd_mazes[0].levels > 1);
}

TEST_CASE("mazes that are solved twice tell what readers remember") {
  std::string table = times_head;
  for (int reader = 1; reader <= 4; ++reader)
    for (int maze = 1; maze <= 3; ++maze)
      for (const int time : {0, 1})
        table += fmt::format("{},{},m{},plain,{},9,0,{}\n", reader, 3 * time + maze, maze, maze,
                             (time == 0 ? 10 : 5) * maze * reader);
  const Analysis a = analyze(read_times(table, "times.csv").value());
  CHECK(a.repeats.pairs == 12);
  CHECK(a.repeats.ratio == Approx(0.5));
  CHECK(a.repeats.rank == Approx(1));
  CHECK(a.practice < 0.6);
  CHECK_THAT(report_text(a), Catch::Contains("readers remember the mazes"));
}

TEST_CASE("a maze that every third reader gives up is named") {
  std::string table = MadeUp{3, MadeUp{}.seconds}.table();
  table += "4,1,m7,loops,4,80,0:10,-\n4,2,m6,loops,3,60,0:10,0:20\n5,1,m7,loops,4,80,0:10,-\n";
  const Analysis a = analyze(read_times(table, "times.csv").value());
  CHECK(a.given_up == 2);
  REQUIRE(a.given_up_often.size() == 1);
  CHECK(a.given_up_often[0].maze == "m7");
}

TEST_CASE("equal tables have equal reports and plots, with intervals that hold the figure") {
  MadeUp made;
  made.seconds = [](int reader, int maze) {
    return 10 * std::exp2(maze % 4) * (1 + 0.25 * ((reader * 5 + maze * 3) % 7));
  };
  const Analysis a = analyze(made.times()), b = analyze(made.times());
  CHECK(report_text(a) == report_text(b));
  CHECK(plot_of_levels(a) == plot_of_levels(b));
  CHECK(plot_of_places(a).starts_with("<?xml"));
  const Estimate& rank = a.all.rank_of_times;
  CHECK(rank.low < rank.value);
  CHECK(rank.high > rank.value);
}

TEST_CASE("few readers have no intervals, and the report says so") {
  const Analysis a = analyze(MadeUp{2, MadeUp{}.seconds}.times());
  CHECK(std::isnan(a.all.rank_of_times.low));
  CHECK_THAT(report_text(a), Catch::Contains("2 readers only"));
  const Analysis one =
      analyze(read_times(std::string(times_head) + "1,1,m,k,2,9,0,10\n", "times.csv").value());
  CHECK_THAT(report_text(one), Catch::Contains("1 booklet, 1 maze, 1 time;"));
}
