#include "base/geometry/length.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("lengths need a unit") {
  CHECK(parse_length("8.5in")->pt == Approx(612));
  CHECK(parse_length("25.4mm")->pt == Approx(72));
  CHECK(parse_length("2.54 cm")->pt == Approx(72));
  CHECK(parse_length("12pt")->pt == Approx(12));
  for (const char* wrong : {"", "12", "in", "1,5in", "12 px", "nanpt", "infmm", "1e999in"})
    CHECK_FALSE(parse_length(wrong).has_value());
}

TEST_CASE("messages show millimeters") { CHECK(in_mm(inches(1)) == "25.4 mm"); }
