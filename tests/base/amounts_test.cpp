#include "base/text/amounts.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("amounts are said as people say them") {
  CHECK(counted(1, "page") == "1 page");
  CHECK(counted(0, "page") == "0 pages");
  CHECK(about_duration(0.44) == "0.4 s");
  CHECK(about_duration(12.4) == "12 s");
  CHECK(about_duration(300) == "5 min");
  CHECK(about_duration(7200) == "2.0 h");
  CHECK(size_text(1536) == "1.5 KiB");
}
