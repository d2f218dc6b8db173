#include "publish/silhouettes.h"

#include <catch2/catch.hpp>
#include <map>

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

/// Two halves of a square with an eye, of black on white or white on black, this many pixels apart.
Picture halves(std::uint32_t gap, bool negative = false) {
  constexpr std::uint32_t side = 240, black = 0x000000ff, white = 0xffffffff;
  Picture out{side, side, {}};
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t from_middle = x < side / 2 ? side / 2 - 1 - x : x - side / 2;
      const bool eye = x > 50 && x < 80 && y > 60 && y < 90;
      const bool inside = x >= 20 && x < 220 && y >= 20 && y < 220 && from_middle >= gap / 2 && !eye;
      out.pixels.push_back(inside != negative ? black : white);
    }
  return out;
}

Silhouette found(const Picture& picture,
                 const std::vector<std::pair<std::string, std::string>>& values = {}) {
  const std::vector<OptionRow> rows = silhouette_options();
  Options options(rows);
  for (const auto& [name, value] : values) REQUIRE(options.set(rows, name, value).ok());
  return picture_outline(picture, options).value();
}

}  // namespace

TEST_CASE("a drawing of a user in pieces that nearly touch is one silhouette without holes") {
  for (const Silhouette& one : {found(halves(4)), found(halves(4, true), {{"invert", "yes"}})}) {
    CHECK(one.pieces == 1);
    CHECK(one.holes == 0);
    CHECK(one.share == Approx(200. * 200 / (240 * 240)).epsilon(0.01));
  }
}

TEST_CASE("a drawing of a user stays in pieces that are apart, and in those that are asked for") {
  CHECK(found(halves(20)).pieces == 2);
  CHECK(found(halves(20)).holes == 1);
  CHECK(found(halves(4), {{"pieces", "all"}}).pieces == 2);
  CHECK(found(halves(4), {{"pieces", "largest"}}).pieces == 1);
  CHECK(found(halves(4), {{"pieces", "largest"}}).share < 0.4);
  CHECK(found(halves(4), {{"holes", "keep"}}).holes == 1);
}

TEST_CASE("icons drawn in pieces that nearly touch, or in lines that nearly meet, are one silhouette",
          "[unsanitized]") {
  for (const char* icon : {"lion", "zebra", "rooster", "mosque", "sun-with-face"}) {
    INFO(icon);
    const Region as_drawn = outline_of(icon, true), closed = outline_of(icon);
    CHECK(closed.is_whole());
    CHECK(closed.area() > 1.2 * as_drawn.area());
  }
}

TEST_CASE("an icon in grays has dark lines, a body three quarters as dark, and clear ground around it") {
  const DataFiles files;
  const Picture drawn = IconFinder(files).drawing("owl").value(), toned = toned_icon(drawn);
  std::map<std::uint32_t, std::size_t> count;
  for (const std::uint32_t pixel : toned.pixels) ++count[pixel];
  const std::size_t tenth = toned.pixels.size() / 10;
  CHECK(count[255] > tenth);
  CHECK(count[191] > tenth);
  CHECK(count[0] > 2 * tenth);
  CHECK(count[255] + count[191] + count[0] > 9 * tenth);
  for (std::uint32_t x = 0; x < toned.width; ++x)
    CHECK((toned.at(x, 0) | toned.at(x, toned.height - 1)) == 0);
  CHECK(toned.width > drawn.width);
}

TEST_CASE("icons whose pieces are apart stay in pieces", "[unsanitized]") {
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
