#pragma once

#include "prove/small_book.h"

namespace mazefolio::tests {

/// A true book with one thing printed wrong, or told wrong by its manifest, or both, and the step of the
/// proof that is to see it.
struct Misprint {
  const char *what, *step;
  SmallBook::ChangeBook on_page;
  SmallBook::ChangeClaims in_manifest{};
};

// Of the first puzzle.
inline MazeFit& fit_of(Book& book) { return book.puzzles[0].placed.fit; }
inline RuleClaim& rule_of_first(BookClaim& claims) { return *claims.puzzles[0].rule; }

}  // namespace mazefolio::tests
