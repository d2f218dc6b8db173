#include "book/rule_examples.h"

#include <catch2/catch.hpp>

#include "book/book_vocabulary.h"
#include "book/instructions.h"
#include "book/page_text.h"
#include "book/read_look.h"
#include "render/pango_measurer.h"
#include "rules/rule_rows.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// A book with these puzzles, read and made.
struct Made {
  explicit Made(const std::string& puzzles)
      : files(std::filesystem::path{"."}),
        spec(read_book_text("title: T\nchapters:\n  - puzzles:\n" + puzzles, "book.yaml", {"."}, {},
                            book_vocabulary(files).value())
                 .value()),
        book(make_book(spec, load_house_data(spec, files).value(), measurer, 2, [] {}).value()) {}
  DataFiles files;
  BookSpec spec;
  PangoMeasurer measurer;
  Book book;
};

}  // namespace

TEST_CASE("every rule has an example among the instructions of its book") {
  for (const RuleRow& row : rule_rows()) {
    if (row.name == "none") continue;
    CAPTURE(row.name);
    const std::string rule = row.name == "word" ? "{word: OWL}" : row.name;
    const Made made("      - {rule: " + rule + "}\n");
    REQUIRE(made.book.examples.size() == 1);
    const RuleExample& example = made.book.examples[0];
    CHECK(example.puzzle.rule.row->name == row.name);
    CHECK(example.story.find('{') == std::string::npos);
    CHECK(first_example(made.book) == &example);
    const std::vector<std::string> steps = instructions_text(made.book).steps;
    CHECK(std::ranges::count(steps, example.story) == 1);
  }
}

TEST_CASE("a rule that is told twice has one example, and options of the book hold where there is room") {
  Made made(
      "      - {rule: {keys: 2}, size: 12x12}\n"
      "      - {rule: {keys: 2}, size: 14x14}\n"
      "      - {rule: {minotaur: {moves: 12}}}\n");
  REQUIRE(made.book.examples.size() == 2);
  CHECK(made.book.examples[0].puzzle.rule.options.text("keys") == "2");
  CHECK(example_page_count(made.book, setting_of(made.book.house, made.book.geometry, made.measurer)) == 1);
}

TEST_CASE("an example of a message does not tell that of the book") {
  const Made made("      - {rule: {word: SECRET}}\n");
  REQUIRE(made.book.examples.size() == 1);
  CHECK(made.book.examples[0].puzzle.rule.message() == "MAZE");
}

TEST_CASE("books with plain mazes keep the plain example") {
  const Made made("      - {size: 8x8}\n      - {rule: jump}\n");
  REQUIRE(made.book.examples.size() == 1);
  CHECK(first_example(made.book) == nullptr);
  CHECK(Made("      - {size: 8x8}\n").book.examples.empty());
}
