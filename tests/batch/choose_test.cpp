#include "batch/choose.h"

#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

struct Chosen {
  Strings outputs, messages;
};

Chosen choose(Strings only, Strings skip) {
  std::vector<PlannedBook> books;
  for (const char* output : {"out/sea-1.pdf", "out/sea-2.pdf", "out/land-1.pdf", "extra/sea-1.pdf"})
    books.emplace_back().output = output;
  Chosen out;
  const auto result = chosen(books, {false, std::move(only), std::move(skip)});
  if (!result.ok()) return {{}, texts(result.found())};
  for (const PlannedBook& book : result.value()) out.outputs.push_back(book.output);
  return out;
}

}  // namespace

TEST_CASE("in a pattern a star is any text and a question mark any character") {
  CHECK(matches("a*c", "abbc"));
  CHECK(matches("*", ""));
  CHECK(matches("a?c",
                "a\xc3\xa4"
                "c"));
  CHECK(matches("**a*", "xay"));
  CHECK(matches("a*b*c", "aXbYbZc"));
  CHECK_FALSE(matches("a?c", "ac"));
  CHECK_FALSE(matches("a*c", "abcd"));
  CHECK_FALSE(matches("", "a"));
  CHECK_FALSE(matches("[ab]", "a"));
  std::string stars;
  for (int i = 0; i < 1000; ++i) stars += "a*";
  CHECK_FALSE(matches(stars + "b", std::string(100'000, 'a')));
}

TEST_CASE("books are chosen by output, by output without ending, and by name") {
  CHECK(choose({}, {}).outputs.size() == 4);
  CHECK(choose({"out/sea-1.pdf"}, {}).outputs == Strings{"out/sea-1.pdf"});
  CHECK(choose({"out/sea-1"}, {}).outputs == Strings{"out/sea-1.pdf"});
  CHECK(choose({"sea-1"}, {}).outputs == Strings{"out/sea-1.pdf", "extra/sea-1.pdf"});
  CHECK(choose({"land*", "*-2"}, {}).outputs == Strings{"out/sea-2.pdf", "out/land-1.pdf"});
  CHECK(choose({"sea*"}, {"out/*"}).outputs == Strings{"extra/sea-1.pdf"});
}

TEST_CASE("a pattern that matches no book is an error with a suggestion") {
  CHECK(choose({"sae-1"}, {"forest*"}).messages ==
        Strings{"--only: error: no book matches 'sae-1'; did you mean 'sea-1'?",
                "--skip: error: no book matches 'forest*'; one book is 'sea-1'; * stands for any text"});
}
