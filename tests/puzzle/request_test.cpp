#include "puzzle/request.h"

#include <catch2/catch.hpp>
#include <set>

#include "generate/refine/refine.h"
#include "solve/difficulty.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

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

TEST_CASE("the wishes of an entry rise, and stay off the borders of a single level") {
  for (const bool ramp : {false, true}) {
    const BookSpec spec = book({entry(9, 3, ramp ? 6 : 3, ramp)});
    const std::vector<PuzzleOrder> orders = puzzle_orders(spec, "Maze {n}");
    for (std::size_t i = 0; i < orders.size(); ++i) {
      CHECK(level_of(orders[i].wish - 0.18) == orders[i].low);
      CHECK(level_of(orders[i].wish + 0.18) == orders[i].high);
      if (i > 0) CHECK(orders[i].wish > orders[i - 1].wish);
    }
  }
}

namespace {

// Puzzles with these scores.
std::vector<Puzzle> with_scores(const std::vector<PuzzleOrder>& orders, const std::vector<double>& scores) {
  std::vector<Puzzle> puzzles;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    Puzzle& p = puzzles.emplace_back();
    p.number = orders[i].number;
    p.chapter = orders[i].chapter;
    p.title = orders[i].title;
    p.score = scores[i];
  }
  return puzzles;
}

std::vector<double> scores_of(const std::vector<Puzzle>& puzzles) {
  std::vector<double> scores;
  for (const Puzzle& p : puzzles) scores.push_back(p.score);
  return scores;
}

}  // namespace

TEST_CASE("measured scores rise within an entry, and entries stay where they are written") {
  BookSpec spec = book({entry(3, 1, 3, false), entry(2, 1, 3, false)});
  std::vector<PuzzleOrder> orders = puzzle_orders(spec, "Maze {n}");
  std::vector<Puzzle> puzzles = with_scores(orders, {6, 5, 7, 4, 3});
  put_in_rising_order(spec, "Maze {n}", orders, puzzles);
  CHECK(scores_of(puzzles) == std::vector<double>{5, 6, 7, 3, 4});
  for (int i = 0; i < 5; ++i) {
    CHECK(puzzles[static_cast<std::size_t>(i)].number == i + 1);
    CHECK(puzzles[static_cast<std::size_t>(i)].title == "Maze " + std::to_string(i + 1));
  }
}

TEST_CASE("a rising chapter mixes its entries by score; titles of their own go with their mazes") {
  PuzzleSpec named = entry(1, 1, 3, false);
  named.title = "The gate";
  BookSpec spec = book({entry(2, 1, 3, false), named});
  spec.chapters.push_back(spec.chapters.front());  // entries of another chapter stay in it
  spec.chapters[0].rising = true;
  std::vector<PuzzleOrder> orders = puzzle_orders(spec, "Maze {n}");
  std::vector<Puzzle> puzzles = with_scores(orders, {6, 7, 5, 1, 2, 0});
  put_in_rising_order(spec, "Maze {n}", orders, puzzles);
  CHECK(scores_of(puzzles) == std::vector<double>{5, 6, 7, 1, 2, 0});
  CHECK(puzzles[0].title == "The gate");
  CHECK(puzzles[1].title == "Maze 2");
  CHECK(orders[0].spec == &spec.chapters[0].puzzles[1]);
  CHECK(orders[1].number == 2);
}
