#include "render/read_picture.h"

#include <sys/resource.h>

#include <catch2/catch.hpp>
#include <chrono>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "render/bounded.h"
#include "render/png.h"
#include "support/namespaces.h"
#include "support/picture_complaint.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

constexpr std::uint32_t opaque_black = 0x000000FF;

std::string svg(const std::string& attributes, const std::string& body) {
  return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " + attributes +
         ">" + body + "</svg>";
}

std::string png(double width, double height) {
  return to_png({{width, height}, {Shape{rectangle_path({0, 0, width / 2, height}), std::nullopt, black}}},
                72);
}

std::string with_size(std::string header, std::uint32_t width, std::uint32_t height) {
  for (int i = 0; i < 4; ++i) {
    header[16 + static_cast<std::size_t>(i)] = static_cast<char>(width >> (24 - 8 * i));
    header[20 + static_cast<std::size_t>(i)] = static_cast<char>(height >> (24 - 8 * i));
  }
  return header;
}

// Elements that each use the one before it twice, or more often.
std::string nested_uses(int levels, int times) {
  std::string body = "<g id='a0'><rect width='9' height='9'/></g>";
  for (int i = 1; i <= levels; ++i) {
    body += "<g id='a" + std::to_string(i) + "'>";
    for (int k = 0; k < times; ++k) body += "<use xlink:href='#a" + std::to_string(i - 1) + "'/>";
    body += "</g>";
  }
  return svg("width='9' height='9'", body);
}

}  // namespace

TEST_CASE("an SVG is drawn 1024 pixels long, in its own proportions and colors") {
  const Picture picture =
      read_picture(svg("width='20' height='10'", "<rect width='10' height='10' fill='#ff8000'/>"));
  CHECK(picture.width == 1024);
  CHECK(picture.height == 512);
  CHECK(picture.at(5, 5) == 0xFF8000FF);
  CHECK(picture.at(1000, 500) == 0);
}

TEST_CASE("colors are not multiplied by alpha") {
  const Picture picture = read_picture(
      svg("viewBox='0 0 1 1'", "<rect width='1' height='1' fill='#ff0000' fill-opacity='0.5'/>"));
  CHECK((picture.at(9, 9) & 0xFFFFFF00) == 0xFF000000);
  CHECK((picture.at(9, 9) & 0xFF) == Approx(128).margin(1));
}

TEST_CASE("a PNG keeps its pixels, and a large one is made smaller") {
  const Picture small = read_picture(png(12, 5));
  CHECK(small.width == 12);
  CHECK(small.height == 5);
  CHECK(small.at(0, 0) == opaque_black);
  CHECK(small.at(11, 4) == 0xFFFFFFFF);
  const Picture large = read_picture(png(2048, 4096));
  CHECK(large.width == 512);
  CHECK(large.height == 1024);
  CHECK(large.at(0, 0) == opaque_black);
  CHECK(large.at(511, 1023) == 0xFFFFFFFF);
}

TEST_CASE("a file that is no picture is reported") {
  CHECK(complaint("") == "the picture is an empty file");
  CHECK(complaint("GIF89a") == "the picture is neither SVG, PNG nor JPEG");
  CHECK_THAT(complaint("<html></html>"), Contains("SVG picture"));
  CHECK_THAT(complaint(svg("", "<rect width='1' height='1'/>")), Contains("has no size"));
  CHECK_THAT(complaint(svg("width='0' height='5'", "")), Contains("has no size"));
  CHECK(complaint("\x89PNG\r\n\x1a\n") == "the PNG picture is cut short");
  const std::string whole = png(300, 200);
  CHECK_THAT(complaint(whole.substr(0, whole.size() / 2)), Contains("cut short"));
}

TEST_CASE("a PNG of too many pixels is refused by its header") {
  CHECK(complaint(with_size(png(3, 3), 20'000, 20'000)) ==
        "the PNG picture has 20000 x 20000 pixels, more than 50 million");
  CHECK_THAT(complaint(with_size(png(3, 3), 0xFFFFFFFF, 0xFFFFFFFF)), Contains("more than 50 million"));
}

TEST_CASE("a PNG with a chunk that is longer than the file is refused before memory is taken for it",
          "[unsanitized]") {
  std::string bytes = png(3, 3);
  const std::size_t length = bytes.find("IDAT") - 4;
  bytes.replace(length, 4, "\x7f\xff\xff\xff");
  CHECK(complaint(bytes) == "the PNG picture is broken or cut short");
  bytes.replace(length, 4, "\xff\xff\xff\xff");
  CHECK(complaint(bytes) == "the PNG picture is broken or cut short");
}

TEST_CASE("a PNG is decoded in a process of its own") {
  rusage before{}, after{};
  REQUIRE(::getrusage(RUSAGE_SELF, &before) == 0);
  const std::string large = [] {  // 36 million pixels, drawn elsewhere, so that they are not in this process
    return run_bounded("it", [] { return png(6000, 6000); }, {20, std::size_t{1} << 30});
  }();
  CHECK(read_picture(large).height == 1024);
  REQUIRE(::getrusage(RUSAGE_SELF, &after) == 0);
  CHECK(after.ru_maxrss - before.ru_maxrss < 60 * 1024);
}

TEST_CASE("hostile pictures are refused or drawn in bounded time", "[unsanitized]") {
  const auto begin = std::chrono::steady_clock::now();
  std::string bytes;
  SECTION("uses of uses") { CHECK_FALSE(complaint(nested_uses(30, 10)).empty()); }
  SECTION("many filters") {
    std::string body = "<filter id='f' x='0' y='0' width='1' height='1'><feGaussianBlur stdDeviation='90'/>";
    for (int i = 0; i < 200; ++i) body += "<feTurbulence numOctaves='99' baseFrequency='9'/>";
    body += "</filter>";
    for (int i = 0; i < 200; ++i) body += "<rect width='9' height='9' filter='url(#f)'/>";
    CHECK_THAT(complaint(svg("width='9' height='9'", body)), Contains("takes more than"));
  }
  SECTION("entities of entities") {
    bytes = "<!DOCTYPE svg [<!ENTITY e0 'aaaaaaaaaa'>";
    for (int i = 1; i < 12; ++i) {
      bytes += "<!ENTITY e" + std::to_string(i) + " '";
      for (int k = 0; k < 10; ++k) bytes += "&e" + std::to_string(i - 1) + ";";
      bytes += "'>";
    }
    bytes += "]>" + svg("width='9' height='9'", "<text>&e11;</text>");
    CHECK_FALSE(complaint(bytes).empty());
  }
  SECTION("elements in elements") {
    for (int i = 0; i < 100'000; ++i) bytes += "<g>";
    CHECK_FALSE(complaint(svg("width='9' height='9'", bytes)).empty());
  }
  SECTION("a picture of its own size without end") {
    CHECK(complaint(svg("width='1e30' height='1e30'", "<rect width='5' height='5'/>")).empty());
  }
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
}

TEST_CASE("no file that an SVG names is opened") {
  const TemporaryFolder folder;
  write_file(folder.path() / "black.png", png(4, 4));
  const std::string file = "file://" + (folder.path() / "black.png").string();
  for (const std::string& body :
       {"<image width='9' height='9' xlink:href='" + file + "'/>", "<use xlink:href='" + file + "#a'/>"}) {
    const Picture picture = read_picture(svg("width='9' height='9'", body));
    for (const std::uint32_t pixel : picture.pixels) REQUIRE(pixel == 0);
  }
}

TEST_CASE("an icon is SVG and shows something") {
  check_icon(svg("width='9' height='9'", "<rect width='9' height='9'/>"));
  CHECK_THROWS_AS(check_icon(svg("width='9' height='9'", "")), InputError);
  CHECK_THROWS_AS(check_icon(png(9, 9)), InputError);
}
