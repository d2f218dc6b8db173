#include "topology/mask.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a mask is read row by row") {
  const Mask m = parse_mask(".#\n###\r\n#").value();
  CHECK(m.columns == 3);
  CHECK(m.rows == 3);
  CHECK_FALSE(m.test(0, 0));
  CHECK(m.test(1, 0));
  CHECK(m.test(2, 1));
  CHECK(m.test(0, 2));
  CHECK_FALSE(m.test(1, 2));
}

TEST_CASE("every wrong character of a mask is reported, at the place of the mask") {
  const Result<Mask> wrong = parse_mask("#?\n!#", {"m.txt", 3, 1});
  REQUIRE(!wrong.ok());
  REQUIRE(wrong.found().all().size() == 2);
  CHECK(wrong.message() == "lines are made of '#' and '.', row 1 column 2 is something else");
  CHECK(wrong.found().all()[1].message == "lines are made of '#' and '.', row 2 column 1 is something else");
  CHECK(to_text(wrong.error()).starts_with("m.txt:3:1: error: "));
  for (const char* blank : {"...", ""}) CHECK(parse_mask(blank).message() == "nothing is marked with '#'");
}

TEST_CASE("one long line does not make a mask of gigabytes") {
  const Result<Mask> huge = parse_mask(std::string(100'000, '#') + std::string(1'000, '\n') + "#");
  REQUIRE(!huge.ok());
  CHECK(huge.found().all().size() == 1);
  CHECK(huge.message() == "100000 x 1001 places are more than 4 million");
  CHECK(parse_mask(std::string(100'000, '#'))->columns == 100'000);
}
