#include <algorithm>
#include <catch2/catch.hpp>

#include "support/golden.h"

using namespace mazefolio::tests;

TEST_CASE("a difference of texts has the lines that changed, and two around them") {
  CHECK(line_diff("a\nb\n", "a\nb\n").empty());
  CHECK(line_diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") ==
        "@@ -3 +3 @@\n 3\n 4\n-5\n+five\n 6\n 7\n");
  CHECK(line_diff("1\n2\n3\n4\n5\n6\n7\n8\n", "0\n1\n2\n3\n4\n5\n6\n7\n") ==
        "@@ -1 +1 @@\n+0\n 1\n 2\n@@ -6 +7 @@\n 6\n 7\n-8\n");
  CHECK(line_diff("a\n", "a") == "@@ -1 +1 @@\n-a\n+a (no end of line)\n");
  CHECK(line_diff("", "a\n") == "@@ -1 +1 @@\n+a\n");
}

TEST_CASE("a long difference of texts is cut, and says by how much") {
  std::string a, b;
  for (int i = 0; i < 3000; ++i) {
    a += std::to_string(i) + "\n";
    b += std::to_string(-1 - i) + "\n";
  }
  const std::string diff = line_diff(a, b);
  CHECK(std::count(diff.begin(), diff.end(), '\n') == 42);
  CHECK_THAT(diff, Catch::EndsWith("... and 5960 more lines\n"));
  const std::string huge = line_diff(a + a, b + b);  // no table of 36 million entries
  CHECK_THAT(huge, Catch::EndsWith("... and 11960 more lines\n"));
}
