#include "render/pictograph_font.h"

#include <catch2/catch.hpp>

#include "render/pixels.h"
#include "render/read_picture.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a glyph is taken from the font that was asked for, and from no other") {
  const PictographFont font = PictographFont::open("symbola").value();
  CHECK_THAT(font.file(), Catch::Contains("Symbola"));
  CHECK(font.has(U'\U0001F418'));
  CHECK_FALSE(font.has(U'\U0010FFFD'));
  CHECK_THROWS_AS(font.glyph(U'\U0010FFFD'), WorldError);
  const PictographFont letters = PictographFont::open("DejaVu Sans").value();
  CHECK_FALSE(letters.has(U'\U0001F418'));
  CHECK_THROWS_AS(letters.glyph(U'\U0001F418'), WorldError);
}

TEST_CASE("a font that is not installed is never replaced") {
  const auto none = PictographFont::open("No Such Font");
  REQUIRE_FALSE(none.ok());
  CHECK(none.message() == "the font 'No Such Font' is not installed");
  CHECK_FALSE(PictographFont::open("sans-serif").ok());
  CHECK_FALSE(PictographFont::open("").ok());
}

TEST_CASE("a glyph fills its box, whose longer side is 1000") {
  const PictographFont font = PictographFont::open("Symbola").value();
  for (const char32_t c : {U'\U0001F418', U'\U0001F41F', U'\u2764', U'\U0001F30D'}) {
    const Pictograph glyph = font.glyph(c);
    CHECK(std::max(glyph.size.width, glyph.size.height) == Approx(1000));
    const Picture drawing = draw_house_svg(svg_of(glyph)), cropped = cropped_to_ink(drawing);
    CHECK(std::max(drawing.width, drawing.height) == 1024);
    CHECK(drawing.width - cropped.width <= 2);
    CHECK(drawing.height - cropped.height <= 2);
    for (const std::uint32_t pixel : drawing.pixels) REQUIRE((pixel >> 8) == 0);  // black alone
    CHECK(svg_of(font.glyph(c)) == svg_of(glyph));
  }
}
