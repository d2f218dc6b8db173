// Broken books, each with the messages it must give: "# expect: 3:8: error: ..." is the beginning of one.
#include <ctime>

#include "base/system/file.h"
#include "spec/house_data.h"
#include "spec/read_book.h"
#include "spec/spec_checks.h"
#include "support/broken_files.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> messages_of(const fs::path& file) {
  std::vector<std::string> out;
  for (const std::string& text : texts(read_book(file, {}, sample_vocabulary())))
    out.push_back(text.substr(file.string().size() + 1));
  return out;
}

std::vector<std::string> messages_of_text(std::string_view yaml) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", yaml);
  return messages_of(folder.path() / "book.yaml");
}

}  // namespace

TEST_CASE("every broken book gives its messages and no others") {
  check_broken_files(source_root / "tests/errors", 20, messages_of);
}

TEST_CASE("books too hostile for a file are refused within two seconds", "[unsanitized]") {
  const std::clock_t begin = std::clock();  // of this process: others may be busy
  std::vector<std::string> got;
  std::string yaml;
  SECTION("nesting 10,000 deep in flow") {
    got = messages_of_text("title: " + std::string(10'000, '['));
    CHECK(got == std::vector<std::string>{"1:40: error: nested more than 64 levels deep"});
  }
  SECTION("nesting 10,000 deep in blocks") {
    for (int i = 0; i < 10'000; ++i) yaml += "- ";
    CHECK(messages_of_text(yaml).size() == 1);
  }
  SECTION("200,000 unknown keys") {
    for (int i = 0; i < 200'000; ++i) yaml += "k" + std::to_string(i) + ": 1\n";
    got = messages_of_text(yaml);
    REQUIRE(got.size() == 51);
    CHECK(got[50] == " error: and 199952 more errors");
  }
  SECTION("a hundred thousand puzzles through aliases") {
    yaml = "title: A\nchapters:\n  - &c\n    puzzles:\n      - &p {}\n";
    for (int i = 0; i < 1000; ++i) yaml += "      - *p\n";
    for (int i = 0; i < 900; ++i) yaml += "  - *c\n";
    CHECK(messages_of_text(yaml) == std::vector<std::string>{"5:9: error: a book has at most 5000 puzzles"});
  }
  SECTION("100,000 wrong algorithms") {
    yaml = "title: A\nchapters:\n  - puzzles:\n";
    for (int i = 0; i < 100'000; ++i) yaml += "    - {algorithm: wilsen}\n";
    CHECK(messages_of_text(yaml).size() == 51);
  }
  SECTION("a list of 100,000 nothings on one line") {
    CHECK(messages_of_text("title: [" + std::string(100'000, ',') + "]\nchapters: [{puzzles: [{}]}]\n")
              .size() == 1);
  }
  SECTION("one very long name") {
    CHECK(messages_of_text("title: A\naudience: " + std::string(1'000'000, 'k') +
                           "\nchapters: [{puzzles: [{}]}]\n")
              .size() == 1);
  }
  CHECK(std::clock() - begin < 2 * CLOCKS_PER_SEC);
}

TEST_CASE("an empty file is reported as empty") {
  CHECK(messages_of_text("") == std::vector<std::string>{"1:1: error: the file is empty"});
}
