#include "render/png.h"

#include <png.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

int big_endian(const std::string& bytes, std::size_t at) {
  int value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

/// The pixels of a PNG, three bytes each.
std::vector<std::uint8_t> pixels_of(const std::string& png) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  REQUIRE(png_image_begin_read_from_memory(&image, png.data(), png.size()));
  image.format = PNG_FORMAT_RGB;
  std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
  REQUIRE(png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr));
  return pixels;
}

}  // namespace

TEST_CASE("a large picture is painted in bands that nobody sees, in its colors") {
  // 3600 x 3600 pixels. A bar from the top to the bottom, and a thin line across it.
  Frame frame{{360, 360}, {}};
  const Ink orange{1, 0.5, 0};
  frame.items.emplace_back(Shape{rectangle_path({100.04, 0, 200, 360}), std::nullopt, orange});
  Path slanted;
  slanted.move_to({0, 0});
  slanted.line_to({360, 360});
  frame.items.emplace_back(Shape{slanted, Stroke{0.6, black, Cap::butt, Join::miter, {}}, std::nullopt});
  const std::vector<std::uint8_t> pixels = pixels_of(to_png(frame, 720));
  constexpr std::size_t side = 3600;
  REQUIRE(pixels.size() == side * side * 3);
  const std::vector<std::uint8_t> of_bar{255, 128, 0};
  for (std::size_t y = 8; y + 8 < side; ++y) {
    const std::uint8_t* const row = &pixels[y * side * 3];
    int dark = 0;
    for (std::size_t x = 0; x < side; ++x) dark += row[3 * x] == 0;
    if (dark < 6 || dark > 9) FAIL("the line is broken in row " << y << ": " << dark << " pixels");
    const std::uint8_t* const bar = row + (y < side / 2 ? 5970 : 3030);
    if (!std::equal(of_bar.begin(), of_bar.end(), bar)) FAIL("another color in row " << y << " of the bar");
  }
}

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

TEST_CASE("only what lies within its area is painted, and what comes next is free of it") {
  const Item next = Shape{rectangle_path({15, 0, 20, 10}), std::nullopt, black};
  const Frame cut{
      {20, 10},
      {Shape{rectangle_path({0, 0, 12, 10}), std::nullopt, black, rectangle_path({2, 2, 20, 8})}, next}};
  const Frame small{{20, 10}, {Shape{rectangle_path({2, 2, 12, 8}), std::nullopt, black}, next}};
  CHECK(to_png(cut, 72) == to_png(small, 72));
}

TEST_CASE("pictures too large for memory are refused before they are made", "[unsanitized]") {
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 2400), InputError);    // 538 million pixels
  CHECK_THROWS_AS(to_png({{72 * 400, 1}, {}}, 100), InputError);  // 40000 wide
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 0), InputError);
  CHECK_THROWS_AS(to_png({{612, 792}, {}}, 1e300), InputError);
}
