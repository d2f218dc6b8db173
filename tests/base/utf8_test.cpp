#include "base/text/utf8.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("characters are counted, not bytes") {
  CHECK(count_characters("") == 0);
  CHECK(count_characters("maze") == 4);
  CHECK(count_characters("迷路 λ") == 4);
}

TEST_CASE("the first wrong byte is found") {
  CHECK_FALSE(first_bad_utf8("Λαβύρινθος").has_value());
  CHECK(first_bad_utf8("ab\xff") == 2u);
  CHECK(first_bad_utf8("a\xe8\xbf") == 1u);
}
