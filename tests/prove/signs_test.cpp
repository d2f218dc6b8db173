// Levels that are shown by stars or pips.
#include <catch2/catch.hpp>

#include "prove/small_book.h"
#include "solve/difficulty.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

SmallBook book_with(LevelStyle style) {
  return SmallBook("      - {size: 14x8}\n      - {size: 14x8}", "page: 6x9in\ndefaults: {per_page: 2}\n",
                   [=](HouseData& house) {
                     house.look.level = style;
                     house.audience.relative_levels = false;
                   });
}

const auto styles = {LevelStyle::stars, LevelStyle::pips};

}  // namespace

TEST_CASE("the stars and pips of every level are counted") {
  for (const LevelStyle style : styles) {
    const SmallBook book = book_with(style);
    for (int level = 1; level <= 10; ++level) {
      INFO(level);
      const auto print_level = [&](Book& b) {
        for (BookPuzzle& p : b.puzzles) p.puzzle.score = level_floor(level) + 0.3;
      };
      const auto claim_level = [&](BookClaim& claim) {
        for (PuzzleClaim& p : claim.puzzles) p.level = level + 0.5;
      };
      const auto claim_next = [&](BookClaim& claim) {
        for (PuzzleClaim& p : claim.puzzles) p.level = level < 9 ? level + 2.5 : level - 1.5;
      };
      const auto findings = [&](const auto& claims) {
        return finding_lines(book.prove(print_level, {}, 0, claims));
      };
      CHECK_THAT(findings(claim_level), !Catch::Contains("heading"));
      CHECK_THAT(findings(claim_next), Catch::Contains("are filled"));
    }
  }
}

TEST_CASE("a book whose levels are stars or pips is proven, and one without them is refused") {
  for (const LevelStyle style : styles) {
    const SmallBook book = book_with(style);
    CHECK(finding_lines(book.prove()) == "");
    const auto without = [](BookClaim& claim) {
      for (PageClaim& page : claim.printed) page.art.clear();
    };
    CHECK(failed_steps(book.prove({}, {}, 0, without)).contains("heading"));
  }
}
