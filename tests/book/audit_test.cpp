// The figures of pages, and what is said of pages that fall short.
#include "book/audit.h"

#include <catch2/catch.hpp>

#include "book/answer_key.h"
#include "book/book.h"
#include "layout/page_ink.h"
#include "solve/difficulty.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

/// Twelve mazes for children on letter pages.
class AuditedSample {
 public:
  BookSpec spec = sample_book({sample_entry("backtracker", 12)});
  FixedMeasurer measurer;
  Book book;
  std::vector<PageAudit> pages, key;

  explicit AuditedSample(AnswerPlace answers = AnswerPlace::end) {
    spec.title = "Mazes";
    spec.file = "book.yaml";
    spec.look = "classic";
    spec.look_place = {"book.yaml", 2, 11};
    spec.audience = "kids";
    spec.answers.place = answers;
    book = make_book(spec, load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value(), measurer, 2, {})
               .value();
    const AnswerKey own = answer_key(book);
    pages = audit_pages(book, ink(book, book.plan.pages.size()));
    key = audit_key(book, ink(own, own.pages()));
  }

  AuditedSample(const AuditedSample&) = delete;  // the book points to its spec

  template <class What>
  std::vector<PageInk> ink(const What& what, std::size_t count) {
    std::vector<PageInk> out;
    for (std::size_t i = 0; i < count; ++i)
      out.push_back(ink_of(make_page(what, measurer, i).frame, measurer, static_cast<int>(i) + 1));
    return out;
  }

  PageAudit& first(PageKind kind) {
    for (std::size_t i = 0; i < pages.size(); ++i)
      if (book.plan.pages[i].kind == kind) return pages[i];
    FAIL("no such page");
    return pages[0];
  }

  std::vector<std::string> findings() const {
    std::vector<std::string> out;
    const Diagnostics found = audit_findings(book, pages, key);
    for (const Diagnostic& d : found.all()) out.push_back(to_text(d));
    return out;
  }
};

}  // namespace

TEST_CASE("a page with a maze has the figures of its frame and of its maze") {
  AuditedSample sample;
  const PageAudit& page = sample.first(PageKind::puzzles);
  const BookPuzzle& puzzle = sample.book.puzzles[0];
  const Rect& box = puzzle.placed.fit.maze_box;
  CHECK(page.page == puzzle.printed.page);
  CHECK(*page.frame_share == Approx(box.width() * box.height() / (612 * 792)).epsilon(0.01));
  CHECK(*page.frame_offset < 0.5);
  CHECK(*page.smallest_type == Approx(12));
  CHECK(*page.decisions == puzzle.puzzle.worth->decisions);
  CHECK(*page.rim_share == puzzle.puzzle.worth->rim_share);
  CHECK_FALSE(page.key_fill);
}

TEST_CASE("a page of answers has its fill, and an empty page no figures") {
  for (const AnswerPlace place : {AnswerPlace::end, AnswerPlace::separate}) {
    AuditedSample sample(place);
    const PageAudit& page = place == AnswerPlace::end ? sample.first(PageKind::answers) : sample.key.at(0);
    CHECK(*page.key_fill == sample.book.key.fill[0]);
    CHECK_FALSE(page.frame_share);
    for (std::size_t i = 0; i < sample.pages.size(); ++i)
      if (sample.book.plan.pages[i].kind == PageKind::blank)
        for (const FigureRow& row : audit_figures()) CHECK_FALSE(sample.pages[i].*row.figure);
  }
}

TEST_CASE("letters in cells are no type") {
  AuditedSample sample;
  const BookPuzzle& puzzle = sample.book.puzzles[0];
  PageInk ink;
  ink.page = puzzle.printed.page;
  const Point middle = puzzle.placed.fit.maze_box.center();
  ink.words.push_back({"A", {middle.x, middle.y, middle.x + 4, middle.y + 5}, 5});
  CHECK_FALSE(audit_pages(sample.book, {{ink}}).at(0).smallest_type);
  ink.words.push_back({"Start", {30, 30, 60, 42}, 10});
  CHECK(*audit_pages(sample.book, {{ink}}).at(0).smallest_type == 10);
}

TEST_CASE("a good book has no findings, and each fault is told once with its worst page") {
  AuditedSample sample;
  CHECK(sample.findings().empty());

  PageAudit &maze = sample.first(PageKind::puzzles),
            &next = sample.pages[static_cast<std::size_t>(maze.page)];
  REQUIRE(next.frame_share);
  maze.frame_share = 0.45;
  next.frame_share = 0.41;
  CHECK(sample.findings() ==
        std::vector<std::string>{
            "book.yaml:3:5: warning: page " + std::to_string(next.page) +
            " and 1 more page: the maze has 41 % of the page; a good page gives it 60 %; smaller margins, a "
            "shorter title or a shorter story"});

  AuditedSample other;
  other.first(PageKind::puzzles).frame_offset = 30;
  other.first(PageKind::title).smallest_type = 8;
  CHECK(other.findings() ==
        std::vector<std::string>{
            "book.yaml:3:5: warning: page 5: the maze stands 30.0 pt off the middle of its frame",
            "book.yaml:2:11: warning: page 1: type of 8.0 pt; 'kids' readers need 12 pt"});
}

TEST_CASE(
    "a chapter that is easier than the one before it is told once, unless the author asked for levels") {
  AuditedSample sample;
  sample.spec.chapters.resize(3);
  for (std::size_t i = 0; i < 3; ++i)
    sample.spec.chapters[i].place = {"book.yaml", static_cast<int>(10 * i), 3};
  for (std::size_t i = 0; i < sample.book.puzzles.size(); ++i) {
    sample.book.puzzles[i].chapter = i / 4;
    sample.book.puzzles[i].puzzle.score = level_floor(i < 4 ? 7 : i < 8 ? 5 : 2);
  }
  CHECK(sample.findings() ==
        std::vector<std::string>{
            "book.yaml:20:3: warning: chapter 3 is easier than the one before it: its mean level is 2.0, not "
            "5.0; another order of chapters, or a difficulty for each"});
  for (BookPuzzle& p : sample.book.puzzles)
    if (p.chapter == 1) p.asked = "easy";
  CHECK(sample.findings().empty());
}

TEST_CASE("all pages of a key but the last must be full, and few answers of large print need not be") {
  AuditedSample sample(AnswerPlace::separate);
  sample.spec.answers.per_page = 1;
  sample.book.plan.key_pages.assign(3, {PageKind::answers, 0, 0, 1, 0});
  sample.key.assign(3, {});
  for (int i = 0; i < 3; ++i) {
    sample.key[static_cast<std::size_t>(i)].page = i + 1;
    sample.key[static_cast<std::size_t>(i)].key_fill = 0.3 + 0.1 * i;
  }
  CHECK(sample.findings() ==
        std::vector<std::string>{
            "book.yaml: warning: page 1 and 1 more page of the answer key: answers fill 30 % of the page; a "
            "good page has 65 %; let answers.per_page be auto"});
  sample.book.key.large_print = true;
  CHECK(sample.findings().empty());
}

TEST_CASE("the share that a frame should have follows the page and its readers") {
  const auto share = [](double width, double height, double text) {
    return good_frame_share({width * 72, height * 72}, points(text));
  };
  CHECK(share(8.5, 11, 12) == 0.60);
  CHECK(share(8.268, 11.693, 12) == 0.60);
  CHECK(share(6, 9, 12) == 0.54);
  CHECK(share(5, 8, 12) == 0.54);
  CHECK(share(8.5, 8.5, 12) == 0.58);
  CHECK(share(11, 8.5, 12) == 0.54);
  CHECK(share(6, 9, 18) == Approx(0.50));
}
