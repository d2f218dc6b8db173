#include "prove/raster.h"

#include <catch2/catch.hpp>
#include <vector>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("pictures are read as they are, one behind another") {
  const std::string picture("P5\n2 1\n255\n\x00\xff", 13);
  REQUIRE(read_pgms(picture + picture, 144).size() == 2);
  const Raster r = read_pgms(picture, 144).front();
  CHECK(r.width == 2);
  CHECK(r.height == 1);
  CHECK(r.pixels_per_pt == 2);
  CHECK(r.at(0, 0) == 0);
  CHECK(r.at(1, 0) == 255);
}

TEST_CASE("anything but a gray picture is refused") {
  for (const char* bytes :
       {"P6\n1 1\n255\n...", "P5\n2 2\n255\nabc", "P5\n-1 1\n255\n", "P5\n999999999 999999999\n255\n"})
    CHECK_THROWS_AS(read_pgms(bytes, 72), WorldError);
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
