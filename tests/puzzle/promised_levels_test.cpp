// What a book prints over its mazes is measured, and means the same on all its grids: in the examples that
// say levels, every maze has the one asked for, and what simulated readers need rises with it.
#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "book/book.h"
#include "book/book_vocabulary.h"
#include "puzzle/entry_request.h"
#include "simulate/simulated_reader.h"
#include "solve/difficulty.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/reader_pool.h"

using namespace mazefolio::tests;

namespace {

struct Example {
  BookSpec spec;
  Book book;  ///< refers to `spec`
};

std::unique_ptr<Example> book_of(const std::string& yaml) {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  auto out = std::make_unique<Example>();
  out->spec = read_book_text(yaml, "book.yaml", {}, {}, book_vocabulary(files).value()).value();
  HouseData house = load_house_data(out->spec, files).value();
  Diagnostics found;
  FixedMeasurer measurer;
  out->book = make_book(out->spec, std::move(house), measurer, 0, {}).value();
  found.add(out->book.warnings);
  for (const Diagnostic& d : found.all()) UNSCOPED_INFO(to_text(d));
  REQUIRE(found.all().empty());
  return out;
}

// Measured anew, from the walls alone.
void check_levels(const Example& e) {
  const std::vector<EntryRequest> requests = entry_requests(e.spec, "", {1, 2});
  REQUIRE(e.book.puzzles.size() == requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const Puzzle& p = e.book.puzzles[i].puzzle;
    INFO("maze " << e.book.puzzles[i].number);
    const double score = rate(p.maze).score;
    CHECK(score == p.score);
    CHECK(level_of(score) >= requests[i].low);
    CHECK(level_of(score) <= requests[i].high);
  }
}

}  // namespace

TEST_CASE("every maze has the level that was asked, whichever generator makes it") {
  check_levels(*book_of(
      "title: Levels\naudience: kids\nchapters:\n  - defaults: {difficulty: 2}\n    puzzles:\n"
      "      - {count: 3, difficulty: 1..2, algorithm: binary-tree}\n"
      "      - {count: 2, algorithm: sidewinder, difficulty: easy, per_page: 2}\n"
      "      - {count: 2, algorithm: eller}\n      - {count: 2, algorithm: prim, difficulty: medium}\n"
      "      - {difficulty: 3, algorithm: prim-modified}\n"
      "      - {algorithm: wilson, goals: {from: top-left, to: bottom-right}}\n"
      "      - {count: 2, difficulty: 4, algorithm: growing-tree}\n"
      "      - {count: 3, algorithm: backtracker, difficulty: 4..5}\n"
      "      - {difficulty: 5, algorithm: backtracker, goals: farthest}\n"));
}

TEST_CASE("the ladder rises maze by maze, for the score and for simulated readers", "[unsanitized]") {
  const auto ladder = book_of(read_file(MAZEFOLIO_SOURCE_DIR "/examples/ladder.yaml"));
  check_levels(*ladder);
  const std::vector<BookPuzzle>& puzzles = ladder->book.puzzles;
  REQUIRE(puzzles.size() == 100);
  CHECK(level_of(puzzles.front().puzzle.score) == 1);
  CHECK(level_of(puzzles.back().puzzle.score) == 10);
  for (std::size_t i = 1; i < puzzles.size(); ++i)
    CHECK(puzzles[i].puzzle.score >= puzzles[i - 1].puzzle.score);

  std::vector<double> numbers, efforts(puzzles.size());
  for (const BookPuzzle& p : puzzles) numbers.push_back(p.number);
  parallel_for(puzzles.size(), 0, [&](std::size_t i) {
    efforts[i] = simulated_effort(puzzles[i].puzzle.maze, personalities()[0], i, 60);
  });
  CHECK(spearman(numbers, efforts) >= 0.95);
}
