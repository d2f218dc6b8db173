#include "publish/icon_outline.h"

#include <catch2/catch.hpp>

#include "publish/icon_finder.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "topology/region.h"

using namespace mazefolio::tests;

namespace {

Region outline_of(const std::string& icon, bool keep_holes = false) {
  const DataFiles files;
  Region out;
  out.rings = icon_outline(IconFinder(files).drawing(icon).value(), keep_holes, false).rings;
  return out;
}

}  // namespace

TEST_CASE("icons drawn in pieces that nearly touch, or in lines that nearly meet, are one silhouette") {
  for (const char* icon : {"lion", "zebra", "rooster", "mosque", "sun-with-face"}) {
    INFO(icon);
    const Region as_drawn = outline_of(icon, true), closed = outline_of(icon);
    CHECK(closed.is_whole());
    CHECK(closed.area() > 1.2 * as_drawn.area());
  }
}

TEST_CASE("icons whose pieces are apart stay in pieces") {
  for (const char* icon : {"footprints", "paw-prints"}) {
    INFO(icon);
    CHECK_FALSE(outline_of(icon).is_whole());
  }
}

TEST_CASE("solid icons keep their narrow gaps") {
  for (const char* icon : {"elephant", "crab", "spider", "snowflake"}) {
    INFO(icon);
    CHECK(outline_of(icon).area() < 1.1 * outline_of(icon, true).area());
  }
}
