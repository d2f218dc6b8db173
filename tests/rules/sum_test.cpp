#include <catch2/catch.hpp>
#include <map>

#include "maze/canonical_hash.h"
#include "perfect_mazes.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule sums(const Settings& settings = {}) { return rule_with("sum", settings); }

/// All ways from a cell to the finish past no cell twice, tried one step after another.
class BruteForce {
 public:
  explicit BruteForce(const Maze& maze) : maze_(maze), used_(cell_limit(*maze.topology), false) {
    for (const CellMark& mark : maze.marks->cells) number_[mark.cell] = std::stoi(mark.text);
    go(maze.start.cell, 0);
  }

  std::map<int, int> ways_of;  ///< by sum
  std::size_t shortest = 10'000;

 private:
  void go(Cell at, int sum) {
    sum += number_[at];
    ++length_;
    used_[index(at)] = true;
    if (at == maze_.finish.cell) {
      ++ways_of[sum];
      shortest = std::min(shortest, length_);
    } else {
      on_topology(*maze_.topology, [&](const auto& t) {
        t.for_each_neighbor(at, [&](Cell n, Wall w) {
          if (maze_.open.test(index(w)) && !used_[index(n)]) go(n, sum);
        });
      });
    }
    used_[index(at)] = false;
    --length_;
  }

  const Maze& maze_;
  std::vector<bool> used_;
  std::map<Cell, int> number_;
  std::size_t length_ = 0;
};

void check_sums(const Maze& plain, const ChosenRule& rule, const std::string& seed) {
  const Maze maze = proven(plain, rule, seed);
  const BruteForce all(maze);
  std::size_t ways = 0;
  for (const auto& [sum, count] : all.ways_of) ways += static_cast<std::size_t>(count);
  CHECK(ways >= 3);
  CHECK(maze.marks->target > 9);
  CHECK(all.ways_of.at(static_cast<int>(maze.marks->target)) == 1);
  CHECK(solution_by_rule(maze, rule)->cells.size() > all.shortest);
  CHECK(passage_count(maze) ==
        passage_count(plain) + static_cast<std::uint32_t>(rule.options.integer("loops")));
}

/// Whether the four passages around a corner are all open.
bool has_hall(const Maze& maze) {
  const Lattice& t = *square_lattice(*maze.topology);
  const auto open = [&](std::uint32_t x, std::uint32_t y, int side) {
    return maze.open.test(index(t.wall(t.at(x, y), side)));
  };
  for (std::uint32_t y = 0; y + 1 < t.rows(); ++y)
    for (std::uint32_t x = 0; x + 1 < t.columns(); ++x)
      if (open(x, y, 0) && open(x, y, 1) && open(x + 1, y, 1) && open(x, y + 1, 0)) return true;
  return false;
}

}  // namespace

TEST_CASE("of all ways through a small maze only one has the sum, and it is not the shortest") {
  for (int seed = 1; seed <= 40; ++seed) {
    const std::string text = std::to_string(seed);
    check_sums(perfect_maze("square", {4, 4}, "kruskal", text), sums({{"loops", "2"}}), text);
    check_sums(perfect_maze("square", {5, 5}, "kruskal", text), sums(), text);
  }
}

TEST_CASE("numbers are added up in mazes of every size and number of loops, on every grid") {
  for (const char* loops : {"2", "3", "4", "5", "6", "8"})
    for (const char* seed : {"1", "2", "3"}) {
      CAPTURE(loops, seed);
      const ChosenRule rule = sums({{"loops", loops}});
      for (const std::uint32_t side : {8u, 12u, 30u}) {
        const Maze plain = perfect_maze("square", {side, side}, "backtracker", seed);
        check_sums(plain, rule, seed);
        CHECK_FALSE(has_hall(laid(plain, rule, seed)));
      }
      for (const char* grid : {"hexagon", "triangle", "polar", "octagon"})
        check_sums(perfect_maze(grid, {12, 12}, "kruskal", seed), rule, seed);
    }
}

TEST_CASE("a third of the cells have numbers, larger ones where there are many loops") {
  const Maze plain = perfect_maze("square", {10, 10}, "kruskal", "1");
  const auto largest = [&](const char* loops) {
    const Maze maze = laid(plain, sums({{"loops", loops}}), "1");
    CHECK(maze.marks->cells.size() == 35);
    int most = 0;
    for (const CellMark& mark : maze.marks->cells) most = std::max(most, std::stoi(mark.text));
    return most;
  };
  CHECK(largest("4") <= 9);
  CHECK(largest("8") > 9);
  CHECK(sums().longest_mark() == 1);
  CHECK(sums({{"loops", "8"}}).longest_mark() == 2);
}

TEST_CASE("a sum that is wished is asked") {
  const Maze plain = perfect_maze("square", {8, 8}, "kruskal", "1");
  for (const char* wished : {"30", "43", "60"}) {
    const ChosenRule rule = sums({{"sum", wished}});
    CHECK(std::to_string(proven(plain, rule, "1").marks->target) == wished);
  }
}

TEST_CASE("mazes with another number or another sum are refused") {
  const ChosenRule rule = sums();
  const Maze maze = laid(perfect_maze("square", {8, 8}, "kruskal", "1"), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  for (const CellMark& mark : maze.marks->cells) {
    const Outcome changed = check_marks(with_mark(maze, mark.cell, mark.text == "9" ? "1" : "9"), way, rule);
    if (std::ranges::find(way, mark.cell) != way.end()) CHECK_FALSE(changed.ok());
  }
  const auto refusal = [&](const std::string& text) {
    return message_of(check_marks(with_mark(maze, maze.marks->cells.front().cell, text), way, rule));
  };
  CHECK_THAT(refusal("10"), Contains("'10' is no number from 1 to 9") || Contains("adds up"));
  Maze other = maze;
  auto marks = std::make_shared<Marks>(*maze.marks);
  marks->target = 999;
  other.marks = marks;
  CHECK_THAT(message_of(check_marks(other, way, rule)), Contains("no way adds up to 999"));
  CHECK(canonical_hash(other) != canonical_hash(maze));
}

TEST_CASE("sums that cannot be had are refused in words") {
  const auto refusal = [](std::uint32_t side, const Settings& settings) {
    const ChosenRule rule = sums(settings);
    return message_of(
        rule.row->lay({perfect_maze("square", {side, side}, "kruskal", "1"), rule.options, "1"}));
  };
  CHECK_THAT(refusal(6, {{"sum", "900"}}), Contains("only one way adds up to 900; ways add up to"));
  CHECK_THAT(refusal(4, {{"loops", "8"}}), Contains("16 cells have no room"));
  CHECK_THAT(refusal(51, {}), Contains("2500 cells at most"));
}
