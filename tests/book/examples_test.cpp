#include <catch2/catch.hpp>
#include <filesystem>

#include "book/book_vocabulary.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/example_books.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every example is a book without errors, or a run of books") {
  Vocabulary vocabulary = book_vocabulary(DataFiles()).value();
  // Only publish knows the pictographs.
  vocabulary.icon_names = [](std::string_view, const std::string& name) { return Result<std::string>(name); };
  const auto books = examples_of("book");
  for (const auto& path : books) {
    const Result<BookSpec> book = read_book(path, {}, vocabulary);
    if (book) continue;
    for (const Diagnostic& d : book.found().all()) FAIL_CHECK(to_text(d));
  }
  CHECK(books.size() >= 8);
  std::size_t all = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MAZEFOLIO_SOURCE_DIR "/examples"))
    if (entry.path().extension() == ".yaml") ++all;
  CHECK(books.size() + examples_of("run").size() == all);
}
