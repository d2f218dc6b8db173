#include "book/book_vocabulary.h"

#include <catch2/catch.hpp>

#include "base/text/synonyms.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

// The schema has every key and every name that a book can hold.
TEST_CASE("every synonym stands for a name that a book can hold") {
  const std::string schema = book_schema(book_vocabulary(DataFiles()).value());
  const auto holds = [&](std::string_view name) {
    return schema.find("\"" + std::string(name) + "\"") != std::string::npos;
  };
  for (const Synonym& row : synonyms()) {
    bool known = false;
    for (std::string_view rest = row.names; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      known |= holds(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    INFO(row.word << " -> " << row.names);
    CHECK(known);
  }
}
