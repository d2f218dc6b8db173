#include "book/screen_book.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "book/figure_words.h"
#include "book/page_text.h"
#include "layout/page_ink.h"
#include "layout/reading.h"
#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

BookSpec bound_book(AnswerPlace answers = AnswerPlace::end) {
  PuzzleSpec entry = sample_entry("backtracker", 5);
  BookSpec spec = sample_book({entry});
  spec.title = "Mazes";
  spec.printer = "kdp";
  spec.fill = true;
  spec.page.width = inches(6);
  spec.page.height = inches(9);
  spec.chapters.front().title = "First";
  spec.answers.place = answers;
  return spec;
}

// The spec must outlive the book.
Book made(const BookSpec& spec, TextMeasurer& measurer) {
  return make_book(spec, load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value(), measurer, 2, {})
      .value();
}

std::vector<PlacedWords> words_on(const Book& book, int page, TextMeasurer& measurer) {
  return ink_of(make_page(book, measurer, static_cast<std::size_t>(page - 1)).frame, measurer, page).words;
}

}  // namespace

TEST_CASE("a book for screens has no empty pages, and its mazes stand in the middle") {
  for (const AnswerPlace answers : {AnswerPlace::end, AnswerPlace::foot, AnswerPlace::separate}) {
    FixedMeasurer measurer;
    const BookSpec spec = bound_book(answers);
    const Book print = made(spec, measurer), screen = for_screens(print);
    CHECK(screen.plan.pages.size() < print.plan.pages.size());
    CHECK(screen.geometry.inner == screen.geometry.outer);
    std::set<int> pages;
    for (std::size_t i = 0; i < screen.puzzles.size(); ++i) {
      const BookPuzzle &before = print.puzzles[i], &p = screen.puzzles[i];
      INFO("maze " << p.number);
      const PageSlot& slot = screen.plan.pages[static_cast<std::size_t>(p.printed.page - 1)];
      CHECK(slot.kind == PageKind::puzzles);
      CHECK(slot.first == i);
      pages.insert(p.printed.page);
      const Rect frame = p.printed.frame, old = before.printed.frame;
      CHECK(frame.center().x == Approx(screen.geometry.page.width / 2));
      CHECK(frame.width() == Approx(old.width()));
      CHECK(frame.y0 == Approx(old.y0));
      const Point shift = p.placed.fit.transform.shift - before.placed.fit.transform.shift;
      CHECK(shift.x == Approx(frame.x0 - old.x0));
      CHECK(p.printed.puzzle.to_page.shift == p.placed.fit.transform.shift);
      if (answers == AnswerPlace::foot) CHECK(p.printed.answer_page == p.printed.page);
    }
    CHECK(pages.size() == screen.puzzles.size());
    CHECK(std::ranges::count(screen.plan.pages, PageKind::blank, &PageSlot::kind) == 0);
    CHECK(std::ranges::count(screen.plan.key_pages, PageKind::blank, &PageSlot::kind) == 0);
  }
}

TEST_CASE("the pages of a book for screens name the pages that it has") {
  FixedMeasurer measurer;
  const BookSpec spec = bound_book();
  const Book book = for_screens(made(spec, measurer));
  for (const BookPuzzle& p : book.puzzles) {
    const std::vector<PlacedWords> words = words_on(book, p.printed.page, measurer);
    const auto says = [&](const std::string& text) {
      return std::ranges::any_of(words, [&](const PlacedWords& line) { return line.text == text; });
    };
    CHECK(says("Answer on page " + std::to_string(p.printed.answer_page)));
    CHECK(book.plan.pages[static_cast<std::size_t>(p.printed.answer_page - 1)].kind == PageKind::answers);
  }
}

TEST_CASE("every maze and every answer says what it is, and is read among its words") {
  FixedMeasurer measurer;
  const BookSpec spec = bound_book();
  const Book book = made(spec, measurer);
  std::vector<std::string> said;
  for (std::size_t i = 0; i < book.plan.pages.size(); ++i) {
    const Page page = make_page(book, measurer, i);
    const Reading reading = reading_of(page.frame);
    for (std::size_t k = 0; k < reading.parts.size(); ++k) {
      const ReadPart& read = reading.parts[k];
      if (read.part.role != Role::figure) continue;
      CHECK(!read.part.says.empty());
      said.push_back(read.part.says);
      if (book.plan.pages[i].kind == PageKind::puzzles) {
        REQUIRE(k > 0);
        REQUIRE(k + 1 < reading.parts.size());
        CHECK(reading.parts[k + 1].words.starts_with("Answer on page"));
        CHECK(reading.parts[k + 1].link);
      }
    }
  }
  for (const BookPuzzle& p : book.puzzles) {
    INFO(maze_figure(book, p));
    CHECK(maze_figure(book, p).starts_with("Maze " + std::to_string(p.number) + ", "));
    CHECK(std::ranges::count(said, maze_figure(book, p)) == 1);
    CHECK(std::ranges::count(said, answer_figure(book, p)) == 1);
  }
}

TEST_CASE("a figure tells size, level and gates in the language of its book") {
  FixedMeasurer measurer;
  BookSpec spec = bound_book();
  PuzzleSpec& entry = spec.chapters.front().puzzles.front();
  entry.size = {12, 10, {}, 0};
  entry.goals.from = "top-left";
  entry.goals.to = "bottom-right";
  const Book english = made(spec, measurer);
  const std::string figure = maze_figure(english, english.puzzles.front());
  CHECK(figure.ends_with(", 12 by 10 squares; start top left, finish bottom right"));
  spec.language = "de";
  const Book german = made(spec, measurer);
  CHECK(maze_figure(german, german.puzzles.front())
            .ends_with(", 12 mal 10 Quadrate; Start oben links, Ziel unten rechts"));
  CHECK(answer_figure(german, german.puzzles.front()) ==
        "Der Weg durch Labyrinth 1; Start oben links, Ziel unten rechts");
}
