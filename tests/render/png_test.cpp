#include "render/png.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

int big_endian(const std::string& bytes, std::size_t at) {
  int value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

}  // namespace

TEST_CASE("a picture has the size of its frame at the asked resolution") {
  const std::string png = to_png({{72, 36}, {}}, 300);
  CHECK(png.substr(1, 3) == "PNG");
  CHECK(big_endian(png, 16) == 300);
  CHECK(big_endian(png, 20) == 150);
}

TEST_CASE("ink leaves a mark on white paper") {
  Frame frame{{20, 10}, {}};
  const std::string empty = to_png(frame, 72);
  frame.items.emplace_back(Shape{rectangle_path({2, 2, 8, 8}), std::nullopt, black});
  CHECK(to_png(frame, 72) != empty);
  frame.items.emplace_back(Shape{rectangle_path({0, 0, 20, 10}), std::nullopt, white});
  CHECK(to_png(frame, 72) == empty);
}

TEST_CASE("pictures too large for memory are refused before they are made") {
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 2400), InputError);    // 538 million pixels
  CHECK_THROWS_AS(to_png({{72 * 400, 1}, {}}, 100), InputError);  // 40000 wide
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 0), InputError);
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 1e300), InputError);
}
