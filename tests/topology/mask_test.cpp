#include "topology/mask.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a mask is read row by row") {
  Diagnostics found;
  const Mask m = parse_mask(".#\n###\r\n#", {}, found);
  CHECK_FALSE(found.has_errors());
  CHECK(m.columns == 3);
  CHECK(m.rows == 3);
  CHECK_FALSE(m.test(0, 0));
  CHECK(m.test(1, 0));
  CHECK(m.test(2, 1));
  CHECK(m.test(0, 2));
  CHECK_FALSE(m.test(1, 2));
}

TEST_CASE("a mask tells what is wrong with it") {
  Diagnostics found;
  parse_mask("#?", {"m.txt", 0, 0}, found);
  parse_mask("...", {"m.txt", 0, 0}, found);
  parse_mask("", {"m.txt", 0, 0}, found);
  REQUIRE(found.all().size() == 3);
  CHECK(found.all()[0].message == "lines are made of '#' and '.', row 1 column 2 is something else");
  CHECK(found.all()[1].message == "nothing is marked with '#'");
  CHECK(found.all()[2].message == "nothing is marked with '#'");
}

TEST_CASE("one long line does not make a mask of gigabytes") {
  Diagnostics found;
  CHECK(parse_mask(std::string(100'000, '#') + std::string(1'000, '\n') + "#", {"m.txt", 0, 0}, found)
            .columns == 0);
  REQUIRE(found.all().size() == 1);
  CHECK(found.all()[0].message == "100000 x 1001 places are more than 4 million");
  Diagnostics none;
  CHECK(parse_mask(std::string(100'000, '#'), {}, none).columns == 100'000);
  CHECK_FALSE(none.has_errors());
}
