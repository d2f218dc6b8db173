// Answers that stand upside down at the foot of the pages of their puzzles.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "book/book.h"
#include "book/page_text.h"
#include "layout/page_ink.h"
#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/plain_books.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

BookSpec with_feet(const std::string& look, const Trim& trim, const std::string& audience, int per_page) {
  PuzzleSpec entry = sample_entry("backtracker", 2 * per_page - 1);
  entry.per_page = per_page;
  entry.size.share = 1;  // the narrowest corridors that there are
  BookSpec spec = sample_book({entry});
  spec.title = "Mazes";
  spec.look = look;
  spec.audience = audience;
  spec.page.width = inches(trim.size.width);
  spec.page.height = inches(trim.size.height);
  spec.answers.place = AnswerPlace::foot;
  return spec;
}

// The spec must outlive the book.
Result<Book> made(const BookSpec& spec, TextMeasurer& measurer) {
  return make_book(spec, load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value(), measurer, 2, {});
}

Rect answer_box(const BookPuzzle& p) { return p.printed.answer.to_page(bounds(*p.puzzle.maze.topology)); }

bool overlap(const Rect& a, const Rect& b) {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

void check_feet(const Book& book, TextMeasurer& measurer) {
  const Setting setting = setting_of(book.house, book.geometry, measurer);
  std::set<int> pages;
  for (const BookPuzzle& p : book.puzzles) {
    INFO("maze " << p.number);
    const Printed& printed = p.printed;
    CHECK(printed.answer_page == printed.page);
    pages.insert(printed.page);
    const Rect live = live_area(book.geometry, is_recto(printed.page));
    CHECK(holds(inset(live, -1e-6), printed.answer.slot));
    CHECK(holds(inset(printed.answer.slot, -1e-6), answer_box(p)));
    for (const std::vector<Point>& arrow : printed.answer.arrows)
      for (const Point& point : arrow)
        CHECK(holds(inset(printed.answer.slot, -1e-6), Rect{point.x, point.y, point.x, point.y}));
    CHECK(printed.answer.corridor_pt >= millimeters(1).pt - 0.01);
    CHECK(p.answer.fit.transform.scale <= 0.35 * p.placed.fit.transform.scale + 1e-9);
    CHECK(printed.frame.size().height == Approx(book.puzzles[0].printed.frame.height()));
    CHECK(printed.frame.size().width == Approx(book.puzzles[0].printed.frame.width()));
    for (const BookPuzzle& other : book.puzzles) {
      if (other.printed.page != printed.page) continue;
      CHECK_FALSE(overlap(printed.answer.slot, other.printed.puzzle.slot));
      if (&other != &p) CHECK_FALSE(overlap(printed.answer.slot, other.printed.answer.slot));
    }
  }
  for (const int number : pages) {
    const Page page = make_page(book, measurer, static_cast<std::size_t>(number - 1));
    for (const PlacedWords& words : ink_of(page.frame, measurer, number).words) {
      CHECK(words.size_pt >= book.house.audience.text.pt - 1e-6);
      CHECK(words.text.find("on page") == std::string::npos);
    }
  }
  CHECK(std::none_of(book.plan.pages.begin(), book.plan.pages.end(),
                     [](const PageSlot& slot) { return slot.kind == PageKind::answers; }));
  CHECK(book.plan.key_pages.empty());
}

}  // namespace

TEST_CASE("answers at the foot stand in the live area apart from all mazes, and frames stay equal") {
  FixedMeasurer measurer;
  for (const int per_page : {1, 2, 3, 4, 6})
    for (const auto& [look, trim, audience] :
         {std::tuple{"classic", 2, "kids"}, {"minimal", 3, "adult"}, {"playful", 2, "early"}}) {
      INFO(look << ", " << audience << ", " << per_page);
      const BookSpec spec = with_feet(look, trims[static_cast<std::size_t>(trim)], audience, per_page);
      const Result<Book> book = made(spec, measurer);
      REQUIRE(book);
      check_feet(book.value(), measurer);
    }
}

TEST_CASE("answers at the foot have room on every trim") {
  FixedMeasurer measurer;
  for (const Trim& trim : trims)
    for (const char* audience : {"tween", "expert", "large-print"}) {
      INFO(trim.name << ", " << audience);
      const BookSpec spec = with_feet("classic", trim, audience, 1);
      const Result<Book> book = made(spec, measurer);
      REQUIRE(book);
      check_feet(book.value(), measurer);
    }
}

TEST_CASE("an answer at the foot is its maze turned about") {
  FixedMeasurer measurer;
  const BookSpec spec = with_feet("classic", trims[2], "kids", 1);
  const Result<Book> book = made(spec, measurer);
  REQUIRE(book);
  const BookPuzzle& p = book.value().puzzles[0];
  const PageTransform& there = p.printed.answer.to_page;
  CHECK(there.scale < 0);
  const Point start = center(*p.puzzle.maze.topology, p.puzzle.maze.start.cell),
              finish = center(*p.puzzle.maze.topology, p.puzzle.maze.finish.cell);
  const Point upright = p.printed.puzzle.to_page(finish) - p.printed.puzzle.to_page(start),
              turned = there(finish) - there(start);
  const double scale = there.scale / p.printed.puzzle.to_page.scale;
  CHECK(turned.x == Approx(upright.x * scale).margin(1e-6));
  CHECK(turned.y == Approx(upright.y * scale).margin(1e-6));
}

TEST_CASE("a maze whose answer cannot be read at the foot is an error that says what would do") {
  FixedMeasurer measurer;
  BookSpec spec = with_feet("classic", trims[0], "expert", 6);
  PuzzleSpec& entry = spec.chapters[0].puzzles[0];
  entry.size = {20, 20, {"book.yaml", 3, 12}, 0};
  const Result<Book> book = made(spec, measurer);
  REQUIRE_FALSE(book);
  const std::string text = to_text(book.found().all().at(0));
  CHECK_THAT(text,
             Catch::StartsWith("book.yaml:3:12: error: 20x20 cells do not fit: an answer at the foot of "
                               "the page needs corridors of "));
  CHECK_THAT(text, Catch::Contains("the largest size that fits is "));
}
