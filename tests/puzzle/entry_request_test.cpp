#include "puzzle/entry_request.h"

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
  for (const EntryRequest& request : entry_requests(spec, "Maze {n}", {1, 2})) {
    CHECK(request.low == request.high);
    levels.push_back(request.low);
  }
  CHECK(levels == std::vector<int>{2, 3, 4, 4, 5, 6});
}

TEST_CASE("mazes that ask for nothing rise through the levels of their readers, a lone one has the middle") {
  const auto levels = [](int count) {
    PuzzleSpec any = entry(count, 1, 10, false);
    any.difficulty.asked = "";
    const BookSpec spec = book({any});
    std::vector<int> out;
    for (const EntryRequest& request : entry_requests(spec, "Maze {n}", {4, 7})) {
      CHECK(request.nearest);
      out.push_back(request.low);
    }
    return out;
  };
  CHECK(levels(4) == std::vector<int>{4, 5, 6, 7});
  CHECK(levels(2) == std::vector<int>{4, 7});
  CHECK(levels(1) == std::vector<int>{6});
}

TEST_CASE("an author's ramp over one maze has its first level") {
  const BookSpec spec = book({entry(1, 2, 6, true)});
  CHECK(entry_requests(spec, "Maze {n}", {1, 2}).front().low == 2);
}

TEST_CASE("a band keeps all its levels and rises inside") {
  const BookSpec spec = book({entry(3, 5, 6, false)});
  const std::vector<EntryRequest> requests = entry_requests(spec, "Maze {n}", {1, 2});
  for (const EntryRequest& request : requests) {
    CHECK(request.low == 5);
    CHECK(request.high == 6);
    CHECK(level_of(request.target) >= 5);
    CHECK(level_of(request.target) <= 6);
  }
  CHECK(requests[0].target < requests[1].target);
  CHECK(requests[1].target < requests[2].target);
}

TEST_CASE("puzzles are numbered through the book and titled by the pattern") {
  PuzzleSpec named = entry(1, 1, 2, false);
  named.title = "The gate";
  const BookSpec spec = book({entry(2, 1, 2, false), named});
  const std::vector<EntryRequest> requests = entry_requests(spec, "Maze {n}", {1, 2});
  CHECK(requests[1].title == "Maze 2");
  CHECK(requests[2].title == "The gate");
  CHECK(requests[2].number == 3);
}

TEST_CASE("another puzzle in between changes no other puzzle's key") {
  const BookSpec before = book({entry(2, 1, 1, false), entry(2, 3, 3, false)});
  const BookSpec after = book({entry(2, 1, 1, false), entry(1, 2, 2, false), entry(2, 3, 3, false)});
  std::set<std::string> keys;
  for (const EntryRequest& request : entry_requests(after, "", {1, 2})) keys.insert(request.key);
  CHECK(keys.size() == 5);
  for (const EntryRequest& request : entry_requests(before, "", {1, 2})) CHECK(keys.count(request.key) == 1);
}

TEST_CASE("the targets of an entry rise, and stay off the borders of a single level") {
  for (const bool ramp : {false, true}) {
    const BookSpec spec = book({entry(9, 3, ramp ? 6 : 3, ramp)});
    const std::vector<EntryRequest> requests = entry_requests(spec, "Maze {n}", {1, 2});
    for (std::size_t i = 0; i < requests.size(); ++i) {
      CHECK(level_of(requests[i].target - 0.18) == requests[i].low);
      CHECK(level_of(requests[i].target + 0.18) == requests[i].high);
      if (i > 0) CHECK(requests[i].target > requests[i - 1].target);
    }
  }
}

namespace {

// Puzzles with these scores.
std::vector<RequestedPuzzle> with_scores(const BookSpec& spec, const std::vector<double>& scores) {
  std::vector<RequestedPuzzle> puzzles;
  for (EntryRequest& request : entry_requests(spec, "Maze {n}", {1, 2})) {
    RequestedPuzzle& made = puzzles.emplace_back();
    made.request = std::move(request);
    made.puzzle.score = scores[puzzles.size() - 1];
  }
  return puzzles;
}

std::vector<double> scores_of(const std::vector<RequestedPuzzle>& puzzles) {
  std::vector<double> scores;
  for (const RequestedPuzzle& p : puzzles) scores.push_back(p.puzzle.score);
  return scores;
}

}  // namespace

TEST_CASE("measured scores rise within an entry, and entries stay where they are written") {
  BookSpec spec = book({entry(3, 1, 3, false), entry(2, 1, 3, false)});
  const std::vector<RequestedPuzzle> puzzles =
      in_rising_order(spec, "Maze {n}", with_scores(spec, {6, 5, 7, 4, 3}));
  CHECK(scores_of(puzzles) == std::vector<double>{5, 6, 7, 3, 4});
  for (int i = 0; i < 5; ++i) {
    const EntryRequest& request = puzzles[static_cast<std::size_t>(i)].request;
    CHECK(request.number == i + 1);
    CHECK(request.title == "Maze " + std::to_string(i + 1));
  }
}

TEST_CASE("what stays in order is not sorted, in a rising chapter neither") {
  BookSpec spec = book({entry(3, 1, 3, false)});
  spec.chapters[0].puzzles[0].part.in_order = true;
  for (const bool rising : {false, true}) {
    spec.chapters[0].rising = rising;
    CHECK(scores_of(in_rising_order(spec, "", with_scores(spec, {6, 5, 7}))) == std::vector<double>{6, 5, 7});
  }
}

TEST_CASE("mazes of one level and one shape are not side by side where others of the level may part them") {
  std::vector<PuzzleSpec> entries;
  for (const char* shape : {"heart", "heart", "heart", "star", "star", "heart"}) {
    entries.push_back(entry(1, 1, 3, false));
    entries.back().shape.name = shape;
    entries.back().part = {1, static_cast<int>(entries.size()) - 1, 6};
  }
  const BookSpec spec = book(entries);
  const auto sorted = in_rising_order(spec, "Maze {n}", with_scores(spec, {2.1, 2.2, 2.3, 2.4, 2.5, 3.5}));
  CHECK(scores_of(sorted) == std::vector<double>{2.1, 2.4, 2.2, 2.5, 2.3, 3.5});
}

TEST_CASE("a rising chapter mixes its entries by score; titles of their own go with their mazes") {
  PuzzleSpec named = entry(1, 1, 3, false);
  named.title = "The gate";
  BookSpec spec = book({entry(2, 1, 3, false), named});
  spec.chapters.push_back(spec.chapters.front());  // entries of another chapter stay in it
  spec.chapters[0].rising = true;
  const std::vector<RequestedPuzzle> puzzles =
      in_rising_order(spec, "Maze {n}", with_scores(spec, {6, 7, 5, 1, 2, 0}));
  CHECK(scores_of(puzzles) == std::vector<double>{5, 6, 7, 1, 2, 0});
  CHECK(puzzles[0].request.title == "The gate");
  CHECK(puzzles[1].request.title == "Maze 2");
  CHECK(puzzles[0].request.entry == &spec.chapters[0].puzzles[1]);
  CHECK(puzzles[1].request.number == 2);
}
