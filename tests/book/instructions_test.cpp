#include "book/instructions.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "book/book_vocabulary.h"
#include "book/read_look.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// The steps of a book with these puzzles, after a change.
template <class Change>
std::vector<std::string> steps_after(Change change, const std::string& puzzles,
                                     const std::string& more = "") {
  const DataFiles files(std::filesystem::path{"."});
  const BookSpec spec = read_book_text("title: T\nfront: []\n" + more + "chapters:\n  - puzzles:\n" + puzzles,
                                       "book.yaml", {"."}, {}, book_vocabulary(files).value())
                            .value();
  PangoMeasurer measurer;
  Book book = make_book(spec, load_house_data(spec, files).value(), measurer, 2, [] {}).value();
  change(book);
  return instructions_text(book).steps;
}

std::vector<std::string> steps_of(const std::string& puzzles, const std::string& more = "") {
  return steps_after([](Book&) {}, puzzles, more);
}

bool says(const std::vector<std::string>& steps, const std::string& part) {
  return std::any_of(steps.begin(), steps.end(),
                     [&](const std::string& step) { return step.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("a book of plain mazes says that there is one way, and nothing of what it has not") {
  const auto steps = steps_of("      - {size: 8x8}\n");
  CHECK(says(steps, "There is only one way."));
  CHECK(says(steps, "the page of its answer"));
  for (const char* other :
       {"more than one", "bridge", "labyrinth", "letters", "Pictures", "Inside", "booklet"})
    CHECK_FALSE(says(steps, other));
}

TEST_CASE("what occurs in one maze of the book is said") {
  const std::string plain = "      - {size: 8x8}\n";
  const auto loops = steps_of(plain + "      - {size: 10x10, braid: 1}\n");
  CHECK(says(loops, "more than one way"));
  CHECK_FALSE(says(loops, "only one way"));
  CHECK(says(steps_of(plain + "      - {size: 12x12, weave: 1}\n"), "bridge"));
  CHECK(says(steps_of(plain + "      - {algorithm: labyrinth}\n"), "no branches"));
  const auto visits = steps_of(plain + "      - {size: 8x8, goals: {visit: corners}}\n");
  CHECK(says(visits, "such as A and B"));
  CHECK_FALSE(says(visits, "only one way"));
  CHECK(says(steps_of(plain + "      - {size: 8x8, goals: {from: centre, to: rim}}\n"), "S is the start"));
}

TEST_CASE("bridges between letters or parts are told") {
  const std::string plain = "      - {size: 8x8}\n";
  const auto joined = [](Book& book) { book.puzzles[0].puzzle.fit.bridges = 0.6; };
  const auto with_letters = [](bool letters) {
    return [letters](Book& book) {
      Details details;
      details.letters = letters;
      book.puzzles[0].placed.style.details = std::make_shared<const Details>(details);
    };
  };
  CHECK(says(steps_after(joined, plain), "letters or parts"));
  CHECK(says(steps_after(with_letters(true), plain), "letters or parts"));
  CHECK_FALSE(says(steps_after(with_letters(false), plain), "letters or parts"));
}

TEST_CASE("a book of labyrinths has nothing to get stuck in") {
  const auto steps = steps_of("      - {algorithm: labyrinth}\n");
  CHECK(says(steps, "no branches"));
  CHECK_FALSE(says(steps, "stuck"));
}

TEST_CASE("answers in a booklet or nowhere are not below the maze") {
  const std::string plain = "      - {size: 8x8}\n";
  CHECK(says(steps_of(plain, "answers: {place: separate}\n"), "answer booklet"));
  CHECK(says(steps_of(plain, "answers: foot\n"), "upside down"));
  CHECK_FALSE(says(steps_of(plain, "answers: foot\n"), "below each maze"));
  CHECK_FALSE(says(steps_of(plain, "answers: {place: none}\n"), "answer"));
}

TEST_CASE("a book of strings tells of no way, wall or start") {
  const auto steps = steps_of("      - {rule: tangle}\n", "audience: adult\n");
  for (const char* other : {"Start", "Finish", "walls", "Pictures", "only one way"})
    CHECK_FALSE(says(steps, other));
}

TEST_CASE("nobody is told to turn back where a rule forbids it") {
  CHECK(says(steps_of("      - {rule: sum}\n"), "turn back"));
  CHECK_FALSE(says(steps_of("      - {rule: sum}\n      - {rule: turns}\n"), "turn back"));
  CHECK_FALSE(says(steps_of("      - {rule: tilt}\n"), "stuck"));
}
