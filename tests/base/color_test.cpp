#include "base/color.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a color is read from three or six hexadecimal digits") {
  CHECK(color_of_hex("#1f3a5f") == Color{0x1f, 0x3a, 0x5f});
  CHECK(color_of_hex("#FDF6E3") == Color{0xfd, 0xf6, 0xe3});
  CHECK(color_of_hex("#0af") == Color{0, 0xaa, 0xff});
  for (const char* wrong : {"", "#", "1f3a5f", "#1f3a5", "#1f3a5g", "#-1a2b3", "#+12", "#1f3a5f00"})
    CHECK_FALSE(color_of_hex(wrong));
}

TEST_CASE("luminance and contrast are those of the standard") {
  CHECK(luminance(color_black) == 0);
  CHECK(luminance(color_white) == Approx(1));
  CHECK(luminance({255, 0, 0}) == Approx(0.2126));
  CHECK(luminance({119, 119, 119}) == Approx(0.1845).margin(1e-4));
  CHECK(contrast(color_black, color_white) == Approx(21));
  CHECK(contrast({118, 118, 118}, color_white) == Approx(4.54).margin(0.01));
}

TEST_CASE("every named color is good for walls or for the ground") {
  std::set<std::string> names;
  for (const ColorRow& row : named_colors()) {
    INFO(row.name);
    CHECK(names.insert(row.name).second);
    CHECK(color_of_hex(hex_of(row.value)) == row.value);
    const bool ground = luminance(row.value) >= least_ground;
    for (const ColorRow& other : named_colors())
      if (const bool pale = luminance(other.value) >= least_ground; pale != ground)
        CHECK(contrast(row.value, other.value) >= least_contrast);
  }
}

TEST_CASE("what is proposed instead of a color would do") {
  for (const Color ground : {color_white, Color{253, 246, 227}, Color{255, 255, 0}})
    for (const Color walls :
         {Color{150, 150, 255}, Color{255, 255, 255}, Color{200, 100, 0}, Color{30, 60, 90}}) {
      const Color dark = dark_enough(walls, ground);
      CHECK(contrast(dark, ground) >= least_contrast);
      if (contrast(walls, ground) >= least_contrast) CHECK(dark == walls);
    }
  CHECK(luminance(light_enough({0, 128, 128})) >= least_ground);
  CHECK(light_enough({255, 255, 0}) == Color{255, 255, 0});
}
