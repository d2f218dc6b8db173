#include <catch2/catch.hpp>
#include <filesystem>

#include "book/book_vocabulary.h"
#include "spec/book_reader.h"
#include "spec/data_files.h"
#include "support/example_books.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every example is a book without errors, or a run of books") {
  Diagnostics house;
  const Vocabulary vocabulary = book_vocabulary(DataFiles(), house);
  const auto books = examples_of("book");
  for (const auto& path : books) {
    Diagnostics diagnostics;
    const BookSpec book = read_book(path, {}, vocabulary, diagnostics);
    for (const Diagnostic& d : diagnostics.all()) FAIL_CHECK(to_text(d));
  }
  CHECK(books.size() >= 8);
  std::size_t all = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MAZEFOLIO_SOURCE_DIR "/examples"))
    if (entry.path().extension() == ".yaml") ++all;
  CHECK(books.size() + examples_of("run").size() == all);
}
