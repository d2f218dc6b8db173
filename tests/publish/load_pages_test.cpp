#include "publish/load_pages.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

/// A book with one page, and what loading its files finds.
struct Loaded {
  TemporaryFolder folder;
  DataFiles files{folder.path()};
  BookSpec spec;
  std::vector<std::string> messages;

  void read(const std::string& fields) {
    const std::string file = (folder.path() / "book.yaml").string();
    write_file(file, "title: A\n" + fields + "\nchapters:\n  - puzzles:\n      - {size: 9x9}\n");
    spec = read_bare_spec({file, {}, {}}, files).value();
    Diagnostics found = load_page_texts(spec, files);
    found.add(load_page_art(spec, files));
    for (const Diagnostic& d : found.all()) messages.push_back(to_text(d).substr(file.size() + 1));
  }
};

std::string message_of(const std::string& fields, const std::string& name = "x",
                       const std::string& bytes = "") {
  Loaded loaded;
  if (!bytes.empty()) write_file(loaded.folder.path() / name, bytes);
  loaded.read(fields);
  REQUIRE(loaded.messages.size() == 1);
  return loaded.messages.front();
}

}  // namespace

TEST_CASE("a text and its pictures are loaded from their files") {
  Loaded loaded;
  write_file(loaded.folder.path() / "story.md", "Once\n\n![](fox.svg)\n\n![](elephant)\n");
  write_file(
      loaded.folder.path() / "fox.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='18'><rect width='9' height='18'/></svg>");
  loaded.read("front: [{text: {file: story.md, picture: fox.svg}}]");
  CHECK(loaded.messages.empty());
  const PageSpec& page = loaded.spec.front.at(0);
  CHECK(page.body.size() == 3);
  REQUIRE(page.art.contains("fox.svg"));
  CHECK(page.art.contains("elephant"));
  CHECK(page.art.at("fox.svg").size.height == Approx(2 * page.art.at("fox.svg").size.width));
}

TEST_CASE("what cannot be printed is reported where the file is named") {
  using Catch::Contains;
  CHECK_THAT(message_of("front: [{text: {file: none.md}}]"), Contains("2:23: error") && Contains("none.md"));
  CHECK_THAT(message_of("front: [{text: {file: x}}]", "x", std::string(10'000'000, 'a')),
             Contains("2:23: error") && Contains("larger than 256 KiB"));
  CHECK_THAT(message_of("front: [{text: {file: x}}]", "x", std::string(250'000, '[')),
             Contains("2:23: error") && Contains("a word of more than 2000 characters"));
  CHECK_THAT(message_of("front: [{text: {file: x}}]", "x", "\xFF\xFE\x01"), Contains("no text in UTF-8"));
  CHECK_THAT(message_of("front: [{picture: none.png}]"), Contains("2:19: error") && Contains("none.png"));
  CHECK_THAT(message_of("front: [{picture: elefant}]"), Contains("did you mean"));
  CHECK_THAT(message_of("front: [{about: {text: A, picture: x.png}}]", "x.png", "no picture"),
             Contains("neither SVG, PNG nor JPEG"));
  const std::string huge =
      std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x4E\x20\0\0\x4E\x20\x08\x02\0\0\0", 29) +
      std::string(100, '\0');
  CHECK_THAT(message_of("front: [{picture: x.png}]", "x.png", huge), Contains("20000 x 20000"));
  const std::string huge_jpeg("\xFF\xD8\xFF\xC0\0\x0B\x08\x4E\x20\x4E\x20\x01\x01\x11\0\xFF\xDA\0\x08", 20);
  CHECK_THAT(message_of("front: [{picture: x.jpg}]", "x.jpg", huge_jpeg), Contains("20000 x 20000"));
}

TEST_CASE("facts come from the columns of a table") {
  Loaded loaded;
  write_file(loaded.folder.path() / "facts.csv", "title,fact\n,One\nMore,Two\n");
  loaded.read("backs: {facts: facts.csv}");
  CHECK(loaded.messages.empty());
  REQUIRE(loaded.spec.backs.facts.size() == 2);
  CHECK(loaded.spec.backs.facts[1].title.text == "More");
  CHECK(loaded.spec.backs.facts[1].text.text == "Two");
  CHECK_THAT(message_of("backs: {facts: x.csv}", "x.csv", "facts\nOne\n"),
             Catch::Contains("2:16: error: the table 'x.csv' has no column 'fact'"));
}
