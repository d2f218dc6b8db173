#include "draw/looks.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a picture that says its side looks away from what lies on the other one") {
  const std::string_view left = "<?xml version='1.0'?><svg data-looks=\"left\" width='9'/>";
  CHECK(looks_away(left, 30));
  CHECK_FALSE(looks_away(left, -30));
  CHECK(looks_away("<svg width='9' data-looks='right'>", -30));
  CHECK_FALSE(looks_away("<svg width='9' data-looks='right'>", 30));
}

TEST_CASE("a picture that looks at the reader, or at what is above it, stays as it is") {
  for (const double beside : {-30.0, 30.0}) {
    CHECK_FALSE(looks_away("<svg width='9'>", beside));
    CHECK_FALSE(looks_away("<svg data-looks=\"ahead\">", beside));
    CHECK_FALSE(looks_away("<svg><g data-looks=\"left\"/></svg>", beside));
    CHECK_FALSE(looks_away("no picture", beside));
  }
  CHECK_FALSE(looks_away("<svg data-looks=\"left\">", 1));
}
