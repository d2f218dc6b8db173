#include "book/page_text.h"

#include <catch2/catch.hpp>

#include "base/level_scale.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

TEST_CASE("in a book for children levels are told by comparison, where there is another") {
  BookSpec spec = sample_book({sample_entry("backtracker", 3)});
  spec.look = "classic";
  for (const bool kids : {true, false}) {
    spec.audience = kids ? "kids" : "adult";
    const HouseData house = load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
    std::vector<BookPuzzle> puzzles(3);
    for (BookPuzzle& p : puzzles) {
      p.shows_level = true;
      p.puzzle.score = level_floor(2);
    }
    const auto mark = [&](std::size_t i) {
      return level_mark(level_scale(house, puzzles), puzzles[i].puzzle.score);
    };
    CHECK(mark(0).level == (kids ? 0 : 2));
    puzzles[2].puzzle.score = level_floor(4);
    CHECK(mark(0).level == 2);
    CHECK(mark(0).of_book == (kids ? 1 : 0));
    CHECK(mark(2).of_book == (kids ? 3 : 0));
  }
}
