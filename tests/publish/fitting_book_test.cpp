#include "publish/fitting_book.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "publish/notices.h"
#include "publish/read_spec.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

/// A book for small readers, whose mazes have the silhouettes of a theme.
class ThemedBook {
 public:
  explicit ThemedBook(const std::string& silhouettes, const std::string& audience = "preschool") {
    std::filesystem::create_directory(folder_.path() / "zoo");
    write_file(folder_.path() / "zoo/theme.yaml", "summary: a zoo\nsilhouettes: [" + silhouettes + "]\n");
    write_file(folder_.path() / "book.yaml", "title: T\naudience: " + audience +
                                                 "\npage: letter\ntheme: ./zoo\n"
                                                 "chapters:\n  - puzzles: [{count: 4, shape: theme}]\n");
    Notices notices;
    spec = read_spec({(folder_.path() / "book.yaml").string()}, files(), notices);
  }

  Result<Book> made(unsigned jobs = 2) {
    return make_fitting_book(spec, load_house_data(spec, files()).value(), files(), measurer_, jobs, {},
                             nullptr, nullptr);
  }

  BookSpec spec;

 private:
  DataFiles files() const { return DataFiles(folder_.path()); }
  TemporaryFolder folder_;
  FixedMeasurer measurer_;
};

std::vector<std::string> icons_in(const BookSpec& spec) {
  std::vector<std::string> out;
  for (const PuzzleSpec& entry : spec.chapters[0].puzzles) out.push_back(entry.shape.options.text("icon"));
  return out;
}

}  // namespace

TEST_CASE("silhouettes of which no maze can be made give way to others of the theme", "[unsanitized]") {
  ThemedBook themed("tropical-fish, strawberry, bone, egg");
  const Book book = themed.made().value();
  REQUIRE(book.own_spec);
  CHECK(book.spec == book.own_spec.get());
  std::vector<std::string> icons = icons_in(*book.spec);
  CHECK(icons.size() == 4);
  std::ranges::sort(icons);
  CHECK(icons == std::vector<std::string>{"egg", "egg", "strawberry", "strawberry"});
  REQUIRE(book.remarks.size() == 1);
  CHECK(book.remarks[0].text ==
        "of bone, tropical-fish no maze can be made here; other silhouettes of the theme stand in");
  CHECK(book.remarks[0].place.line == 6);

  const Book again = themed.made(1).value();
  REQUIRE(again.puzzles.size() == book.puzzles.size());
  for (std::size_t i = 0; i < book.puzzles.size(); ++i)
    CHECK(again.puzzles[i].puzzle.canonical_hash == book.puzzles[i].puzzle.canonical_hash);
}

TEST_CASE("a book whose silhouettes all do is made as it was dealt") {
  ThemedBook themed("bone, egg", "kids");
  const Book book = themed.made().value();
  CHECK_FALSE(book.own_spec);
  CHECK(book.spec == &themed.spec);
  CHECK(book.remarks.empty());
}

TEST_CASE("a name that is too long for its readers may be a maze for each of its letters", "[unsanitized]") {
  const TemporaryFolder folder;
  const DataFiles files(folder.path());
  // The texts of the mazes, or what would do.
  const auto made_of = [&](const std::string& text) {
    write_file(
        folder.path() / "book.yaml",
        "title: T\naudience: kids\npage: letter\nchapters:\n  - puzzles: [{shape: {text: " + text + "}}]\n");
    Notices notices;
    const BookSpec spec = read_spec({(folder.path() / "book.yaml").string()}, files, notices);
    FixedMeasurer measurer;
    const Result<Book> book = make_fitting_book(spec, load_house_data(spec, files).value(), files, measurer,
                                                2, {}, nullptr, nullptr);
    if (!book) return book.error().hint;
    std::string texts;
    for (const BookPuzzle& puzzle : book->puzzles)
      texts += spec.chapters[0].puzzles[puzzle.entry].shape.options.text("text");
    return texts;
  };
  CHECK_THAT(made_of("OLIVER"), Catch::Contains("text: [O, L, I, V, E, R]"));
  CHECK(made_of("[O, L, I, V, E, R]") == "OLIVER");
}

TEST_CASE("where no silhouette of the theme does, the error is that of the book as it was dealt",
          "[unsanitized]") {
  ThemedBook themed("tropical-fish");
  const Result<Book> book = themed.made();
  REQUIRE_FALSE(book.ok());
  CHECK_THAT(book.error().message, Catch::Contains("is worth printing"));
  CHECK_THAT(book.error().hint, Catch::StartsWith("to reach it, write "));
}

TEST_CASE("letters have strokes of more than two cells where no level is asked for", "[unsanitized]") {
  const auto columns = [](const std::string& level) {
    const TemporaryFolder folder;
    write_file(folder.path() / "book.yaml",
               "title: T\naudience: adult\npage: letter\n"
               "chapters:\n  - puzzles: [{shape: {text: ANNA}" +
                   level + "}]\n");
    Notices notices;
    const DataFiles files(folder.path());
    const BookSpec spec = read_spec({(folder.path() / "book.yaml").string()}, files, notices);
    FixedMeasurer measurer;
    const Result<Book> made = make_fitting_book(spec, load_house_data(spec, files).value(), files, measurer,
                                                1, {}, nullptr, nullptr);
    REQUIRE(made);
    return made.value().puzzles[0].puzzle.id->columns;
  };
  const auto easy = columns(", difficulty: 4"), plain = columns("");
  CHECK(plain >= 1.3 * easy);
  CHECK(columns(", difficulty: 4..5") < plain);
}
