// The shortest spec, for every template, trim, audience and number of mazes a page: its pages are good, or an
// error says what would do.
#include <catch2/catch.hpp>

#include "support/audited.h"

using namespace mazefolio::tests;

namespace {

/// Returns how many books could be had.
int check_books(int per_page) {
  int made = 0;
  for (const PlainBook& book : plain_books(per_page)) {
    INFO(book.name());
    const Audited audit = audited(book);
    for (const std::string& error : audit.errors) {
      CHECK_THAT(error, Catch::Contains("worth printing"));
      CHECK_THAT(error, Catch::Contains("to reach it, write"));
    }
    CHECK(audit.warnings == std::vector<std::string>{});
    for (const PageAudit& page : audit.book.pages)
      if (page.frame_offset) CHECK(*page.frame_offset < 1.5);  // badges beside gates
    made += audit.errors.empty() ? 1 : 0;
  }
  return made;
}

}  // namespace

TEST_CASE("books with one maze a page can be had by every audience and have good pages") {
  CHECK(check_books(1) == static_cast<int>(plain_books(1).size()));
}

TEST_CASE("books with two mazes a page have good pages") { CHECK(check_books(2) > 100); }
TEST_CASE("books with three mazes a page have good pages") { CHECK(check_books(3) > 80); }
TEST_CASE("books with four mazes a page have good pages") { CHECK(check_books(4) > 80); }
TEST_CASE("books with six mazes a page have good pages") { CHECK(check_books(6) > 60); }
