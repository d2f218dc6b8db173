#include "publish/dress_book.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "publish/load_pictures.h"
#include "publish/notices.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/theme.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

constexpr const char* flag =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>";

// A book in a folder beside the theme ./pirates.
class Pirates {
 public:
  explicit Pirates(const std::string& theme) {
    std::filesystem::create_directory(folder_.path() / "pirates");
    write_file(folder_.path() / "pirates/theme.yaml", theme);
    write_file(folder_.path() / "pirates/flag.svg", flag);
    write_file(folder_.path() / "book.yaml",
               "title: T\ntheme: ./pirates\nchapters:\n  - puzzles: [{count: 2}]\n");
  }

  DataFiles files() const { return DataFiles(folder_.path()); }
  BookSpec book(Notices& notices) const {
    return read_spec({(folder_.path() / "book.yaml").string()}, files(), notices);
  }

 private:
  TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("a theme in a folder of the user's brings its own pictures") {
  const Pirates pirates(
      "summary: pirates\nborder: {pictures: flag.svg}\nspots: anchor\n"
      "pairs: [{from: ship, to: treasure}]\n");
  Notices notices;
  const BookSpec book = pirates.book(notices);
  REQUIRE(book.theme);
  CHECK(book.theme->name == "pirates");
  const Icons icons = load_icons(book, pirates.files()).value();
  CHECK(*icons.at("./pirates/flag.svg") == flag);
  CHECK(icons.contains("anchor"));
  CHECK(icons.contains("treasure"));
  CHECK(book.chapters[0].puzzles.size() == 2);
  CHECK(book.chapters[0].puzzles[1].story == "Show the ship the way to the treasure.");
}

TEST_CASE("a picture without a name stands without a sentence, and a warning says so") {
  const Pirates pirates("summary: pirates\npairs: [{from: flag.svg, to: treasure}]\n");
  Notices notices;
  const BookSpec book = pirates.book(notices);
  CHECK(book.chapters[0].puzzles[0].start_icon == "./pirates/flag.svg");
  CHECK_FALSE(book.chapters[0].puzzles[0].story);
  REQUIRE(notices.kept.all().size() == 1);
  CHECK(notices.kept.all()[0].message.find("no names in this language for ./pirates/flag.svg and treasure") !=
        std::string::npos);
}

TEST_CASE("a theme without a pair dresses the pages, and the mazes stay as they are") {
  const Pirates pirates("summary: pirates\nborder: {pictures: flag.svg}\n");
  Notices notices;
  const BookSpec book = pirates.book(notices);
  for (const PuzzleSpec& puzzle : book.chapters[0].puzzles) CHECK_FALSE(puzzle.start_icon);
  CHECK(load_icons(book, pirates.files()).ok());
}

TEST_CASE("icons that there are not are errors at their places in the theme") {
  const Pirates pirates("summary: pirates\nspots: [anchor, octopuss]\npairs: [{from: fish, to: fihs}]\n");
  Notices notices;
  try {
    pirates.book(notices);
    FAIL("no error");
  } catch (const InputError& wrong) {
    REQUIRE(wrong.found().all().size() == 2);
    const auto text = [&](std::size_t i) { return to_text(wrong.found().all()[i]); };
    CHECK_THAT(text(0), Catch::Contains("theme.yaml:2:17: error: unknown icon 'octopuss'"));
    CHECK_THAT(text(1), Catch::Contains("theme.yaml:3:26: error: unknown icon 'fihs'"));
  }
}

TEST_CASE("files of a theme that cannot be used are errors where it names them") {
  Notices notices;
  const auto message_of = [&](const std::string& picture) {
    const Pirates pirates("summary: pirates\nborder: {pictures: " + picture + "}\n");
    const Result<Icons> icons = load_icons(pirates.book(notices), pirates.files());
    REQUIRE_FALSE(icons);
    return to_text(icons.found().all().front());
  };
  CHECK_THAT(message_of("gone.svg"), Catch::Contains("theme.yaml:2:20: error: there is no file"));
  CHECK_THAT(message_of("./theme.yaml"), Catch::Contains("theme.yaml:2:20: error: an icon must be an SVG"));
}

TEST_CASE("every theme of the house has pictures that there are") {
  const DataFiles files;
  for (const std::string& name : files.names("themes", "")) {
    INFO(name);
    const TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "book.yaml";
    write_file(path, "title: T\ntheme: " + name + "\nchapters:\n  - puzzles: [{count: 16}]\n");
    Notices notices;
    const BookSpec book = read_spec({path.string()}, files, notices);
    CHECK(load_icons(book, files).ok());
    CHECK(notices.kept.all().empty());
    for (const PuzzleSpec& maze : book.chapters[0].puzzles) CHECK(maze.story);
  }
}
