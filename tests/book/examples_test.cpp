#include <catch2/catch.hpp>
#include <filesystem>

#include "base/file.h"
#include "book/vocabulary.h"
#include "spec/book_reader.h"
#include "spec/data_files.h"

using namespace mazefolio;

TEST_CASE("every example is a book without errors") {
  Diagnostics house;
  const Vocabulary vocabulary = book_vocabulary(DataFiles(), house);
  int books = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MAZEFOLIO_SOURCE_DIR "/examples")) {
    if (entry.path().extension() != ".yaml") continue;
    Diagnostics diagnostics;
    const BookSpec book = read_book(entry.path(), {}, vocabulary, diagnostics);
    for (const Diagnostic& d : diagnostics.all()) FAIL_CHECK(to_text(d));
    CHECK(
        read_file(entry.path()).starts_with("# yaml-language-server: $schema=../configs/book.schema.json\n"));
    ++books;
  }
  CHECK(books >= 3);
}
