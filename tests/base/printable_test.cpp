#include "base/text/printable.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("letters of every script are shown as they are") {
  for (const char* text : {"", "maze", "迷路 λ 🦊", "שלום\xE2\x80\x8F!", "\xEF\xBF\xBD"})
    CHECK(printable(text) == text);
}

TEST_CASE("what commands a terminal or turns the writing is shown escaped") {
  CHECK(printable("a\x1B[2Jb") == "a\\x1B[2Jb");
  CHECK(printable("\xC2\x9B"
                  "31m\x7F") == "\\u009B31m\\x7F");
  CHECK(printable("a\xE2\x80\xAE"
                  "fdp.exe\xE2\x81\xA6") == "a\\u202Efdp.exe\\u2066");
  CHECK(printable("\xEF\xBF\xBE\xF0\x9F\xBF\xBF") == "\\uFFFE\\U0001FFFF");
  CHECK(printable("one\ntwo\t", false) == "one\\ntwo\\t");
  CHECK(printable("one\ntwo", true) == "one\ntwo");
  CHECK(printable(std::string_view("a\0b", 3)) == "a\\x00b");
}

TEST_CASE("bytes that are not UTF-8 are shown by their numbers") {
  CHECK(printable("\xFF"
                  "a\xE8\xBF") == "\\xFFa\\xE8\\xBF");
}

TEST_CASE("the first character that cannot be printed is found") {
  CHECK_FALSE(first_unprintable("迷路\n", true));
  CHECK(first_unprintable("迷路\n", false) == U'\n');
  CHECK(first_unprintable("a\xEF\xB7\x90", true) == char32_t{0xFDD0});
  CHECK(code_point(0xFDD0) == "U+FDD0");
  CHECK(code_point(7) == "U+0007");
}
