#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "spec/house_data.h"
#include "spec/read_book.h"
#include "spec/spec_checks.h"
#include "spec/written_choice.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

/// The entries that one becomes, or what is told of it.
struct Entries {
  std::vector<PuzzleSpec> puzzles;
  Strings messages;
};

Entries entries_of(const std::string& entry, const std::string& top = "") {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml",
             "title: A\n" + top + "chapters:\n  - puzzles:\n    - {" + entry + "}\n");
  const Result<BookSpec> book = read_book(folder.path() / "book.yaml", overrides({}), sample_vocabulary());
  return {book ? book->chapters[0].puzzles : std::vector<PuzzleSpec>{}, texts(book)};
}

Strings texts_in(const std::string& entry) {
  Strings out;
  for (const PuzzleSpec& p : entries_of(entry).puzzles)
    out.push_back(p.shape.name == "text" ? p.shape.options.text("text") : p.shape.name);
  return out;
}

}  // namespace

TEST_CASE("a list for a text that is a shape is one maze each, in its order") {
  CHECK(texts_in("shape: {text: [ANNA, LEO, MIA]}") == Strings{"ANNA", "LEO", "MIA"});
  CHECK(texts_in("shape: {type: text, text: [B, A]}") == Strings{"B", "A"});
  CHECK(texts_in("count: 5, shape: {text: [O, T]}") == Strings{"O", "T", "O", "T", "O"});
  const auto entries = entries_of("shape: {text: [L, I], font: Andika}").puzzles;
  REQUIRE(entries.size() == 2);
  for (const PuzzleSpec& one : entries) {
    CHECK(one.shape.options.text("font") == "Andika");
    CHECK(one.part.in_order);
  }
  CHECK(entries[1].shape.place_of("text").column == 26);
}

TEST_CASE("among other shapes a list of texts is dealt as they are") {
  Strings dealt = texts_in("shape: [{text: [A, B]}, heart]");
  std::ranges::sort(dealt);
  CHECK(dealt == Strings{"A", "B", "heart"});
  for (const PuzzleSpec& one : entries_of("shape: [{text: [A, B]}, heart]").puzzles)
    CHECK_FALSE(one.part.in_order);
}

TEST_CASE("an entry without a count has a maze for each item of its longest list") {
  const auto count = [](const std::string& entry, const std::string& top = "") {
    return entries_of(entry, top).puzzles.size();
  };
  CHECK(count("algorithm: [wilson, kruskal, eller]") == 3);
  CHECK(count("grid: [square, hexagon], titles: [A, B, C]") == 3);
  CHECK(count("difficulty: [2, 4]") == 2);
  CHECK(count("count: 1, algorithm: [wilson, kruskal]") == 1);
  CHECK(count("", "defaults: {algorithm: [wilson, kruskal]}\n") == 1);
  CHECK(entries_of("shape: [heart, rectangle]", "defaults: {count: 4}\n").puzzles.size() == 4);
}

TEST_CASE("lists of choices are bounded, and hold texts alone") {
  CHECK_THAT(entries_of("shape: {text: []}").messages.at(0), Catch::Contains("'shape' is an empty list"));
  CHECK_THAT(entries_of("shape: {text: [[A]]}").messages.at(0),
             Catch::Contains("'text' must be text, not a list"));
  std::string many = "shape: {text: [A";
  for (int i = 0; i < 100; ++i) many += ", A";
  CHECK_THAT(entries_of(many + "]}").messages.at(0), Catch::Contains("'shape' lists more than 100"));
}

TEST_CASE("what is wrong beside a list is told once, what is wrong in it at each item") {
  CHECK(entries_of("shape: {text: [A, B], flip: yes}").messages.size() == 1);
  CHECK(entries_of("shape: {text: [A, [B], [C]]}").messages.size() == 2);
}

TEST_CASE("choices are written as a book would have them") {
  const Row& text = *sample_vocabulary().shapes[2];
  Choice choice{"text", Options(text.options), {}};
  CHECK(written_choice(choice, text) == "{text: A}");
  choice.options.set(text.options, "font", "Lato Black").value();
  CHECK(written_choice(choice, text) == "{text: A, font: Lato Black}");
  CHECK(written_choice({"heart", {}, {}}, *sample_vocabulary().shapes[1]) == "heart");
  CHECK(written_text("a, \"b\"\n") == R"("a, \"b\"\n")");
  CHECK(written_text("ZO\u00CB") == "ZO\u00CB");
  CHECK(written_text("") == R"("")");
}
