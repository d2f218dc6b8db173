#include "topology/tone.h"

#include <catch2/catch.hpp>

#include "support/two_tones.h"

using namespace mazefolio::tests;

TEST_CASE("a tone is 1 where its picture is darkest, 0 where it is lightest, and the mean between") {
  const Rect box{0, 0, 40, 30};
  const ToneMap map({dark_left()}, box), inverted({dark_left(), 0.8, true}, box);
  for (const double y : {0.0, 15.0, 30.0}) {
    CHECK(map.darkness({10, y}, 0.3) == 1);
    CHECK(map.darkness({30, y}, 0.3) == 0);
    CHECK(inverted.darkness({30, y}, 0.3) == 1);
    CHECK(map.darkness({20, y}, 2) == Approx(0.5));
    CHECK(map.darkness({20, y}, 0) >= 0);  // one pixel
  }
}

TEST_CASE("pale pictures have the tones of black and white ones") {
  const ToneMap pale({std::make_shared<const Picture>(two_tones(180, 220))}, {0, 0, 40, 30});
  CHECK(pale.darkness({10, 15}, 0.3) == 1);
  CHECK(pale.darkness({30, 15}, 0.3) == 0);
}

TEST_CASE("a picture covers its box from the middle") {
  // Of the 80 columns of pixels only 40 are seen in a box twice as high as wide: half of each side.
  const ToneMap map({dark_left()}, {0, 0, 20, 30});
  CHECK(map.darkness({9.5, 15}, 0) == 1);
  CHECK(map.darkness({10.5, 15}, 0) == 0);
  CHECK(map.darkness({0, 0}, 0) == 1);
  CHECK(map.darkness({20, 30}, 0) == 0);
}

TEST_CASE("a picture on clear ground is seen as a whole, in boxes of any proportions") {
  Picture picture{40, 40, std::vector<std::uint32_t>(1600, 0)};
  for (std::uint32_t y = 1; y < 39; ++y)
    for (std::uint32_t x = 1; x < 39; ++x) picture.pixels[y * 40 + x] = 0xff;
  const auto square = std::make_shared<const Picture>(picture);
  const ToneMap wide({square}, {0, 0, 60, 20}), high({square}, {0, 0, 20, 60});
  for (const double from_middle : {-8.5, 0.0, 8.5}) {
    CHECK(wide.darkness({30 + from_middle, 10}, 0.2) == 1);
    CHECK(wide.darkness({30, 10 + from_middle}, 0.2) == 1);
    CHECK(high.darkness({10, 30 + from_middle}, 0.2) == 1);
  }
  for (const double beside : {1.0, 15.0, 45.0, 59.0}) {
    CHECK(wide.darkness({beside, 10}, 0.2) == 0);
    CHECK(high.darkness({10, beside}, 0.2) == 0);
  }
}

TEST_CASE("what is transparent is as light as paper") {
  Picture picture = two_tones(0, 0);
  for (std::size_t i = 0; i < picture.pixels.size(); i += 2) picture.pixels[i] = 0;
  CHECK(has_tones(picture));
}

TEST_CASE("a picture of one gray has no tones, nor one with a few specks") {
  Picture gray = two_tones(128, 128);
  CHECK_FALSE(has_tones(gray));
  gray.pixels[17] = 0xff;
  CHECK_FALSE(has_tones(gray));
  CHECK(has_tones(two_tones(100, 140)));
}

TEST_CASE("every row of tones gives the options that a maze is drawn by") {
  for (const Row& row : tones()) {
    INFO(row.name);
    Options options(row.options);
    REQUIRE(options.set(row.options, "weight", "1.5").ok());
    REQUIRE(options.set(row.options, "invert", "yes").ok());
    options.attach(dark_left());
    const MazeTone tone = tone_of(options);
    CHECK(tone.weight == 1.5);
    CHECK(tone.invert);
    CHECK(tone.picture == options.pictures().front());
  }
}
