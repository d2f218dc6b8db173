#include "render/read_jpeg.h"

#include <sys/resource.h>

#include <array>
#include <catch2/catch.hpp>
#include <chrono>

#include "base/diagnostic.h"
#include "render/bounded.h"
#include "render/exif_orientation.h"
#include "render/read_picture.h"
#include "support/jpeg.h"
#include "support/namespaces.h"
#include "support/photograph.h"
#include "support/picture_complaint.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

// The left half in one color, the right half in another.
Picture halves(std::uint32_t width, std::uint32_t height, std::uint32_t left, std::uint32_t right) {
  Picture out{width, height, {}};
  for (std::uint32_t i = 0; i < width * height; ++i)
    out.pixels.push_back(i % width < width / 2 ? left : right);
  return out;
}

std::array<int, 4> parts(std::uint32_t pixel) {
  return {static_cast<int>(pixel >> 24), static_cast<int>(pixel >> 16 & 255),
          static_cast<int>(pixel >> 8 & 255), static_cast<int>(pixel & 255)};
}

bool alike(std::uint32_t a, std::uint32_t b) {
  for (std::size_t i = 0; i < 4; ++i)
    if (std::abs(parts(a)[i] - parts(b)[i]) > 6) return false;
  return true;
}

std::string with_size(std::string jpeg, std::uint32_t width, std::uint32_t height) {
  for (const char frame : {'\xc0', '\xc2'})
    if (const std::size_t at = jpeg.find(std::string{'\xff', frame}); at != std::string::npos) {
      jpeg[at + 5] = static_cast<char>(height >> 8), jpeg[at + 6] = static_cast<char>(height);
      jpeg[at + 7] = static_cast<char>(width >> 8), jpeg[at + 8] = static_cast<char>(width);
    }
  return jpeg;
}

constexpr std::uint32_t orange = 0xF08020FF, blue = 0x2040C0FF;

}  // namespace

TEST_CASE("a JPEG keeps its size and its colors, in every kind of color") {
  using Colors = JpegStyle::Colors;
  for (const bool progressive : {false, true}) {
    const Picture rgb =
        read_picture(to_jpeg(halves(64, 20, orange, blue), {95, progressive, false, Colors::rgb}));
    CHECK(rgb.width == 64);
    CHECK(rgb.height == 20);
    CHECK(alike(rgb.at(5, 5), orange));
    CHECK(alike(rgb.at(60, 15), blue));
    const Picture gray =
        read_picture(to_jpeg(halves(64, 20, 0x202020FF, 0xD0D0D0FF), {95, progressive, false, Colors::gray}));
    CHECK(alike(gray.at(5, 5), 0x202020FF));
    CHECK(alike(gray.at(60, 15), 0xD0D0D0FF));
    const Picture inks =
        read_picture(to_jpeg(halves(64, 20, orange, blue), {95, progressive, false, Colors::cmyk}));
    CHECK(parts(inks.at(5, 5))[3] == 255);
  }
}

TEST_CASE("a large JPEG is made smaller, in its own proportions") {
  const Picture picture = read_picture(to_jpeg(halves(1500, 3000, orange, blue)));
  CHECK(picture.width == 512);
  CHECK(picture.height == 1024);
  CHECK(alike(picture.at(0, 0), orange));
  CHECK(alike(picture.at(511, 1023), blue));
}

TEST_CASE("a JPEG is turned as its camera says") {
  // A quarter is dark, by orientation: the quarter (left and upper are 0) in which it is to be seen.
  Picture quarter = halves(64, 32, 0x000000FF, 0xFFFFFFFF);
  for (std::uint32_t i = 64 * 16; i < 64 * 32; ++i) quarter.pixels[i] = 0xFFFFFFFF;
  const std::array<std::array<std::uint32_t, 2>, 8> corners{
      {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  for (int orientation = 1; orientation <= 8; ++orientation) {
    CAPTURE(orientation);
    const Picture seen =
        read_picture(to_jpeg(quarter, {95, false, false, JpegStyle::Colors::rgb, orientation}));
    CHECK(seen.width == (orientation < 5 ? 64 : 32));
    CHECK(seen.height == (orientation < 5 ? 32 : 64));
    for (std::uint32_t y : {0U, 1U})
      for (std::uint32_t x : {0U, 1U}) {
        const auto [dark_x, dark_y] = corners[static_cast<std::size_t>(orientation) - 1];
        const std::uint32_t pixel = seen.at(x * (seen.width - 1), y * (seen.height - 1));
        CHECK((parts(pixel)[0] < 128) == (x == dark_x && y == dark_y));
      }
  }
}

TEST_CASE("an Exif block that says nothing, or is damaged, leaves a picture as it is") {
  std::string exif("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0", 28);
  CHECK(exif_orientation(exif) == 6);
  for (std::size_t length = 0; length + 3 < exif.size(); ++length)
    CHECK(exif_orientation(exif.substr(0, length)) == 1);
  exif[10] = '\x7f';  // the directory is far away
  CHECK(exif_orientation(exif) == 1);
  CHECK(upright(halves(4, 2, orange, blue), 9).width == 4);
}

TEST_CASE("a JPEG that is cut short or broken is refused") {
  const std::string whole = to_jpeg(Photograph{}.picture());
  REQUIRE(complaint(whole).empty());
  for (const std::size_t length : {whole.size() - 2, whole.size() / 2, std::size_t{700}, std::size_t{30},
                                   std::size_t{4}, std::size_t{3}}) {
    CAPTURE(length);
    CHECK_THAT(complaint(whole.substr(0, length)), Contains("broken or cut short"));
  }
  CHECK_THAT(complaint("\xff\xd8\xff" + std::string(500, 'x')), Contains("broken or cut short"));
  CHECK_THAT(complaint(with_size(whole, 0, 9)), Contains("broken or cut short"));
}

TEST_CASE("a JPEG of too many pixels is refused by its header") {
  CHECK(complaint(with_size(to_jpeg(halves(8, 8, orange, blue)), 20'000, 20'000)) ==
        "the JPEG picture has 20000 x 20000 pixels, more than 50 million");
}

TEST_CASE("a progressive JPEG of too many scans is refused in bounded time", "[unsanitized]") {
  const auto begin = std::chrono::steady_clock::now();
  JpegStyle style;
  style.scan_for_each = true;
  const std::string small = to_jpeg(halves(64, 64, orange, blue), style);
  CHECK_THAT(complaint(small), Contains("more than 100 scans"));
  CHECK_FALSE(complaint(with_size(small, 7'000, 7'000)).empty());
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(8));
}

TEST_CASE("a JPEG with damaged bytes is a picture or an error") {
  const std::string whole =
      to_jpeg(halves(40, 30, orange, blue), {90, true, false, JpegStyle::Colors::rgb, 6});
  std::uint32_t state = 1;
  const auto random = [&](std::size_t below) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
  };
  for (int i = 0; i < 200; ++i) {
    std::string damaged = whole;
    for (std::size_t k = random(4) + 1; k > 0; --k)
      damaged[3 + random(damaged.size() - 3)] = static_cast<char>(random(256));
    CAPTURE(i);
    const std::string said = complaint(damaged);
    CHECK((said.empty() || said.starts_with("the JPEG picture")));
  }
}

TEST_CASE("a JPEG is decoded in a process of its own", "[unsanitized]") {
  rusage before{}, after{};
  REQUIRE(::getrusage(RUSAGE_SELF, &before) == 0);
  const std::string large =
      run_bounded("it", [] { return to_jpeg(halves(5000, 6000, orange, blue)); }, {20, std::size_t{1} << 30});
  CHECK(read_picture(large).height == 1024);
  REQUIRE(::getrusage(RUSAGE_SELF, &after) == 0);
  CHECK(after.ru_maxrss - before.ru_maxrss < 60 * 1024);
}
