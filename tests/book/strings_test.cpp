// Books of strings: what their answers say.
#include <catch2/catch.hpp>

#include "book/answer_key.h"
#include "book/book.h"
#include "book/book_vocabulary.h"
#include "book/class_key.h"
#include "book/page_text.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

BookSpec spec_of(const std::string& puzzle, const std::string& more) {
  const DataFiles files(std::filesystem::path{MAZEFOLIO_SOURCE_DIR});
  return read_book_text("title: T\n" + more + "chapters:\n  - puzzles:\n      - " + puzzle + "\n",
                        "book.yaml", {"."}, {}, book_vocabulary(files).value())
      .value();
}

// The spec must outlive the book.
Result<Book> made(const BookSpec& spec, TextMeasurer& measurer) {
  return make_book(spec, load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value(), measurer, 2, [] {});
}

}  // namespace

TEST_CASE("the answer of strings tells all of their ends, and has room for that") {
  PangoMeasurer measurer;
  for (const char* more : {"audience: adult\n", "audience: large-print\npage: a5\n"}) {
    const BookSpec spec = spec_of("{rule: {tangle: 8}, title: A title that is left out}", more);
    const Book book = made(spec, measurer).value();
    const AnswerText text = answer_text(book, 0);
    CHECK(text.whole_title);
    CHECK(text.title.starts_with("1-"));
    CHECK(std::count(text.title.begin(), text.title.end(), '-') == 8);
    CHECK(book.puzzles[0].answer.fit.tangle);
  }
}

TEST_CASE("an answer at the foot of a page is refused where its ends have no names") {
  PangoMeasurer measurer;
  const BookSpec spec = spec_of("{rule: {tangle: 8}}", "answers: {place: foot}\n");
  CHECK_THAT(message_of(made(spec, measurer)), Contains("no room for the names of its ends"));
}

TEST_CASE("the picture of an answer is that of the puzzle, but smaller") {
  PangoMeasurer measurer;
  const BookSpec spec = spec_of("{rule: {tangle: 5}}", "audience: adult\n");
  const Book book = made(spec, measurer).value();
  const BookPuzzle& p = book.puzzles[0];
  const TanglePicture &large = *p.placed.fit.tangle, &small = *p.answer.fit.tangle;
  const double scale = p.answer.fit.maze_box.width() / p.placed.fit.maze_box.width();
  CHECK(scale < 1);
  CHECK(small.tile == Approx(large.tile * scale));
  CHECK(small.asked == large.asked);
}
