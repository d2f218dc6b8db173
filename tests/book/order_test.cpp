#include "book/order.h"

#include <catch2/catch.hpp>
#include <set>

#include "generate/refine.h"
#include "solve/difficulty.h"

using namespace mazefolio;

namespace {

BookSpec book(std::vector<PuzzleSpec> entries) {
  BookSpec spec;
  ChapterSpec chapter;
  chapter.puzzles = std::move(entries);
  spec.chapters.push_back(chapter);
  return spec;
}

PuzzleSpec entry(int count, int low, int high, bool ramp) {
  PuzzleSpec e;
  e.count = count;
  e.grid.name = "square";
  e.shape.name = "rectangle";
  e.refinement = Options(refinements());
  e.algorithm.name = "wilson";
  e.difficulty.low = low;
  e.difficulty.high = high;
  e.difficulty.ramp = ramp;
  e.difficulty.asked = "x";
  return e;
}

}  // namespace

TEST_CASE("a ramp goes up one level after the other") {
  const BookSpec spec = book({entry(6, 2, 6, true)});
  std::vector<int> levels;
  for (const PuzzleOrder& order : puzzle_orders(spec, "Maze {n}")) {
    CHECK(order.low == order.high);
    levels.push_back(order.low);
  }
  CHECK(levels == std::vector<int>{2, 3, 4, 4, 5, 6});
}

TEST_CASE("a band keeps all its levels and rises inside") {
  const BookSpec spec = book({entry(3, 5, 6, false)});
  const std::vector<PuzzleOrder> orders = puzzle_orders(spec, "Maze {n}");
  for (const PuzzleOrder& order : orders) {
    CHECK(order.low == 5);
    CHECK(order.high == 6);
    CHECK(level_of(order.wish) >= 5);
    CHECK(level_of(order.wish) <= 6);
  }
  CHECK(orders[0].wish < orders[1].wish);
  CHECK(orders[1].wish < orders[2].wish);
}

TEST_CASE("puzzles are numbered through the book and titled by the pattern") {
  PuzzleSpec named = entry(1, 1, 2, false);
  named.title = "The gate";
  const BookSpec spec = book({entry(2, 1, 2, false), named});
  const std::vector<PuzzleOrder> orders = puzzle_orders(spec, "Maze {n}");
  CHECK(orders[1].title == "Maze 2");
  CHECK(orders[2].title == "The gate");
  CHECK(orders[2].number == 3);
}

TEST_CASE("another puzzle in between changes no other puzzle's key") {
  const BookSpec before = book({entry(2, 1, 1, false), entry(2, 3, 3, false)});
  const BookSpec after = book({entry(2, 1, 1, false), entry(1, 2, 2, false), entry(2, 3, 3, false)});
  std::set<std::string> keys;
  for (const PuzzleOrder& order : puzzle_orders(after, "")) keys.insert(order.key);
  CHECK(keys.size() == 5);
  for (const PuzzleOrder& order : puzzle_orders(before, "")) CHECK(keys.count(order.key) == 1);
}
