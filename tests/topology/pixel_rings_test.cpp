#include "topology/pixel_rings.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/letters.h"
#include "topology/ring_pieces.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

/// Black where `share` of a pixel is inside, on a transparent ground.
template <class Share>
Picture shaded(std::uint32_t width, std::uint32_t height, Share share) {
  Picture out{width, height, {}};
  for (std::uint32_t y = 0; y < height; ++y)
    for (std::uint32_t x = 0; x < width; ++x)
      out.pixels.push_back(static_cast<std::uint32_t>(std::lround(255 * std::clamp(share(x, y), 0.0, 1.0))));
  return out;
}

/// How much of a pixel a disc covers, near enough.
auto disc(double cx, double cy, double radius) {
  return [=](double x, double y) { return radius - std::hypot(x - cx, y - cy) + 0.5; };
}

std::vector<Point> points_of(const Ring& ring) {
  std::vector<Point> out;
  for (const RingPoint& p : ring) out.push_back(p.at);
  return out;
}
std::size_t corners_of(const Ring& ring) {
  return static_cast<std::size_t>(
      std::count_if(ring.begin(), ring.end(), [](const RingPoint& p) { return p.corner; }));
}

}  // namespace

TEST_CASE("the line around a disc is its circle, without a corner") {
  const auto rings = contours(shaded(500, 500, disc(250, 240, 200)));
  REQUIRE(rings.size() == 1);
  CHECK(corners_of(rings[0]) == 0);
  const Point middle = box_of(rings).center();
  for (const RingPoint& p : rings[0])
    CHECK(std::hypot(p.at.x - middle.x, p.at.y - middle.y) == Approx(200).margin(0.3));
}

TEST_CASE("stairs become smooth: a disc without gray pixels is a circle too") {
  const auto hard = [](double x, double y) { return std::hypot(x - 250, y - 250) < 200 ? 1.0 : 0.0; };
  const auto rings = contours(shaded(500, 500, hard));
  REQUIRE(rings.size() == 1);
  CHECK(corners_of(rings[0]) == 0);
  CHECK(std::fabs(signed_area(points_of(rings[0]))) == Approx(3.14159 * 200 * 200).epsilon(0.005));
}

TEST_CASE("corners stay corners, holes are rings of their own, specks are none") {
  const auto frame = [](double x, double y) {
    const bool speck = x < 3 && y < 3;
    const bool outer = x >= 50 && x < 450 && y >= 100 && y < 400;
    const bool inner = x >= 200 && x < 300 && y >= 200 && y < 300;
    return speck || (outer && !inner) ? 1.0 : 0.0;
  };
  const auto rings = contours(shaded(500, 500, frame));
  REQUIRE(rings.size() == 2);
  for (const Ring& ring : rings) CHECK(corners_of(ring) == 4);
  CHECK(box_of(rings).width() == Approx(400).margin(1));
}

TEST_CASE("pieces that are left out are told with their holes, without those of what is kept") {
  const auto inside = [](double x, double y) {
    const auto in_disc = [&](double cx, double cy, double radius) {
      return std::hypot(x - cx, y - cy) < radius;
    };
    const bool body = in_disc(250, 300, 180) && !in_disc(250, 300, 14);
    const bool head = in_disc(250, 60, 45) && !in_disc(250, 60, 20);
    return body || head ? 1.0 : 0.0;
  };
  const Picture picture = shaded(500, 500, inside);
  for (const bool largest : {false, true}) {
    const TracedPieces pieces = traced_pieces(picture, {.largest = largest});
    CHECK(pieces.rings.size() == (largest ? 1 : 2));  // a hole of the largest may be too small
    REQUIRE(pieces.beside.size() == 2);
    CHECK(box_of(pieces.beside).height() == Approx(90).margin(1));
  }
  CHECK(traced_pieces(picture, {.small_pieces = true}).beside.empty());
}

TEST_CASE("pieces that would leave little room for what is kept are not told") {
  const auto body = disc(80, 80, 60), far = disc(470, 80, 15);
  const Picture picture =
      shaded(500, 160, [&](double x, double y) { return std::max(body(x, y), far(x, y)); });
  const TracedPieces pieces = traced_pieces(picture);
  CHECK(pieces.rings.size() == 1);
  CHECK(pieces.beside.empty());
}

TEST_CASE("inverted, the ground is inside and the ink a hole") {
  const auto rings = contours(shaded(300, 300, disc(150, 150, 80)), {.invert = true});
  REQUIRE(rings.size() == 2);
  CHECK(box_of(rings).width() == Approx(300).margin(1));
  CHECK(contours(shaded(30, 30, [](double, double) { return 1.0; }), {.invert = true}).empty());
}

TEST_CASE("letters are joined by bridges between their facing sides, not in the middle, as in an H") {
  const auto bars = [](double x, double) { return x < 60 || x >= 140 ? 1.0 : 0.0; };
  const Picture joined = joined_letters(shaded(200, 300, bars));
  CHECK(joined.letters.stroke == Approx(60).epsilon(0.1));
  CHECK(joined.rings.size() == 1);
  CHECK((joined.at(100, 216) & 255) == 255);
  CHECK((joined.at(100, 150) & 255) == 0);
  CHECK((joined.at(100, 290) & 255) == 0);
  CHECK(joined.details.size() == 2);  // the letters are tinted, so that the bridge is no stroke
  CHECK(pieces_of(joined.details).size() == 2);
  REQUIRE(joined.letters.bridges.size() == 1);
  const Rect bridge = joined.letters.bridges[0].box, letters = box_of(joined.rings);
  CHECK(bridge.width() == Approx(80).margin(2));
  CHECK(bridge.height() == Approx(36).margin(4));
  CHECK(bridge.center().x == Approx(letters.center().x).margin(1));
  CHECK((bridge.center().y - letters.y0) / letters.height() == Approx(0.72).margin(0.02));
}

TEST_CASE("the foot of an L is joined to the next letter within its height, however wide the bridge is") {
  // An L whose foot is 40 high, and an I 40 pixels beside it.
  const auto li = [](double x, double y) {
    if (y < 20 || y >= 320) return 0.0;
    return (x >= 20 && x < 70) || (x < 170 && x >= 20 && y >= 280) || (x >= 210 && x < 260) ? 1.0 : 0.0;
  };
  for (const Picture& joined : joined_letters(shaded(280, 340, li), {{0.25, 0.6}})) {
    REQUIRE(joined.letters.bridges.size() == 1);
    const Rect bridge = joined.letters.bridges[0].box, letters = box_of(joined.rings);
    CHECK(bridge.x0 - letters.x0 == Approx(150).margin(2));
    CHECK(bridge.width() == Approx(40).margin(2));
    CHECK(bridge.y0 - letters.y0 >= 259);
  }
}

TEST_CASE("a dot is joined to what stands below it") {
  const auto dotted = [](double, double y) { return y < 60 || y >= 90 ? 1.0 : 0.0; };
  const Picture joined = joined_letters(shaded(80, 300, dotted));
  CHECK(joined.rings.size() == 1);
  CHECK((joined.at(40, 75) & 255) == 255);
  CHECK((joined.at(5, 75) & 255) == 0);
}

TEST_CASE("of several arrangements the field takes the one with the widest strokes") {
  const ShapeRow& row = *find_row(shapes(), "text");
  Options options(row.options);
  const auto ring = [](double width, double height) {
    Picture p{1, 1, {255}};
    p.rings = {{{{0, 0}, true}, {{width, 0}, true}, {{width, height}, true}, {{0, height}, true}}};
    p.letters = {.stroke = 1, .least_stroke = Region::least_stroke};
    return std::make_shared<const Picture>(p);
  };
  options.attach({ring(40, 10), ring(20, 22)});
  CHECK(row.make({0, 0, 40, 12}, options).letters.stroke == Approx(1));
  CHECK(row.make({0, 0, 40, 44}, options).letters.stroke == Approx(2));
  CHECK_FALSE(narrow_stroke({0, 0, 40, 44}, options));
  CHECK(narrow_stroke({0, 0, 40, 12}, options));
}
