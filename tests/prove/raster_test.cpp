#include "prove/raster.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Pictures of these bytes, which come a few at a time.
PictureStream pictures_in(std::string bytes, std::size_t at_once, double dpi = 72) {
  return {[bytes = std::move(bytes), at_once, begin = std::size_t{0}](char* into, std::size_t size) mutable {
            const std::size_t end = std::min({bytes.size(), begin + at_once, begin + size}), from = begin;
            std::copy(bytes.begin() + static_cast<std::ptrdiff_t>(from),
                      bytes.begin() + static_cast<std::ptrdiff_t>(end), into);
            begin = end;
            return end - from;
          },
          dpi};
}

}  // namespace

TEST_CASE("pictures are read as they are, one behind another") {
  const std::string small("P5\n2 1\n255\n\x00\xff", 13),
      large = "P5\n400 300\n255\n" + std::string(400 * 300 - 1, '\n') + "#";
  for (const std::size_t at_once : {1, 5, 70'000, 1'000'000}) {
    PictureStream pictures = pictures_in(small + large + small, at_once, 144);
    Raster r;
    REQUIRE(pictures.next(r));
    CHECK(r.width == 2);
    CHECK(r.height == 1);
    CHECK(r.pixels_per_pt == 2);
    CHECK(r.at(0, 0) == 0);
    CHECK(r.at(1, 0) == 255);
    REQUIRE(pictures.next(r));
    CHECK(r.width == 400);
    CHECK(r.at(398, 299) == '\n');
    CHECK(r.at(399, 299) == '#');
    REQUIRE(pictures.next(r));
    CHECK(r.at(1, 0) == 255);
    CHECK_FALSE(pictures.next(r));
  }
}

TEST_CASE("a picture in color has three values a pixel") {
  ColorRaster r;
  REQUIRE(pictures_in("P6\n1 2\n255\nabcdef", 3).next(r));
  CHECK(r.at(0, 1)[2] == 'f');
}

TEST_CASE("anything but a gray picture is refused") {
  for (const char* bytes : {"P6\n1 1\n255\n...", "P5\n2 2\n255\nabc", "P5\n-1 1\n255\n", "P5\n2 2\n25\nabcd",
                            "P5\n999999999 999999999\n255\n", "P55555555555555", "P5\n8000 8000\n255\n"}) {
    Raster r;
    CHECK_THROWS_AS(pictures_in(bytes, 100).next(r), WorldError);
  }
}

TEST_CASE("the next ink of a row is found wherever it stands") {
  for (int at = 0; at < 40; ++at) {
    std::vector<std::uint8_t> row(40, 255);
    row[static_cast<std::size_t>(at)] = paper_gray - 1;
    for (int from = 0; from < 40; ++from) CHECK(next_ink(row.data(), from, 40) == (from <= at ? at : 40));
    CHECK(next_ink(row.data(), 0, at) == at);
  }
  const std::vector<std::uint8_t> pale(40, paper_gray);
  CHECK(next_ink(pale.data(), 0, 40) == 40);
}
