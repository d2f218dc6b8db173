#include "topology/picture_details.h"

#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "support/photograph.h"
#include "topology/picture_tracing.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

constexpr std::uint32_t side = 200;

/// A gray disc on a transparent ground, with squares of other grays on it.
struct Square {
  std::uint32_t x, y, size, gray;
};
Picture disc_with(const std::vector<Square>& squares, std::uint32_t body = 200) {
  Picture out{side, side, {}};
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const double u = x + 0.5 - side / 2.0, v = y + 0.5 - side / 2.0;
      std::uint32_t gray = body;
      for (const Square& s : squares)
        if (x >= s.x && x < s.x + s.size && y >= s.y && y < s.y + s.size) gray = s.gray;
      out.pixels.push_back(u * u + v * v < 90 * 90 ? gray * 0x01010100 | 0xff : 0);
    }
  return out;
}

/// Their boxes in pixels.
std::vector<Rect> details(const Picture& picture) {
  const Transform place = to_pixels(picture);
  std::vector<Rect> boxes;
  for (const Ring& ring : details_of(picture, contours(picture)))
    boxes.push_back(place(box_of(std::vector<Ring>{ring})));
  return boxes;
}

void check_near(const Rect& box, const Square& s) {
  CHECK(std::abs(box.x0 - s.x) < 2);
  CHECK(std::abs(box.y0 - s.y) < 2);
  CHECK(std::abs(box.x1 - s.x - s.size) < 2);
  CHECK(std::abs(box.y1 - s.y - s.size) < 2);
}

}  // namespace

TEST_CASE("details are what is darker or lighter than most of a body, however small beside the largest") {
  const std::vector<Square> squares{{60, 60, 50, 20}, {130, 70, 8, 20}, {80, 130, 20, 255}};
  const std::vector<Rect> found = details(disc_with(squares, 150));
  REQUIRE(found.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) check_near(found[i], squares[i]);
}

TEST_CASE("where half of a body is black and half white, one of the two is a detail") {
  std::vector<Square> squares{{0, 0, 100, 0}, {0, 100, 100, 0}};  // the left half, and gray where they meet
  for (std::uint32_t y = 0; y < side; y += 2) squares.push_back({99, y, 2, 120});
  const std::vector<Rect> found = details(disc_with(squares, 255));
  REQUIRE_FALSE(found.empty());
  CHECK(found[0].width() < 110);
}

TEST_CASE("a body of one gray has no details, nor has its rim") {
  CHECK(details(disc_with({})).empty());
  CHECK(details(disc_with({}, 0)).empty());
  CHECK(details(disc_with({{60, 60, 50, 180}})).empty());  // hardly darker
}

TEST_CASE("a photograph has no details") {
  const Picture photo = Photograph{}.picture();
  REQUIRE(is_photograph(photo));
  CHECK(details_of(photo, contours(photo)).empty());
}

TEST_CASE("details lie in the field where the silhouette lies") {
  Picture picture = disc_with({{60, 60, 80, 20}});
  picture.rings = contours(picture);
  picture.details = details_of(picture, picture.rings);
  const ShapeRow& shape = *find_row(shapes(), "picture");
  Options options(shape.options);
  const Rect field{0, 0, 30, 18};
  CHECK(!details_in(field, options));
  options.attach(std::make_shared<const Picture>(picture));
  const std::shared_ptr<const Details> found = details_in(field, options);
  REQUIRE(found);
  CHECK(!found->solid);
  REQUIRE(found->rings.size() == 1);
  const Rect box = box_of(found->rings);
  CHECK(box.center().x == Approx(15).margin(0.1));
  CHECK(box.center().y == Approx(9).margin(0.1));
  CHECK(box.width() == Approx(80 / 180.0 * 18).margin(0.3));
}

TEST_CASE("details that are walls are holes, but for what is beside the rim or within another") {
  const Picture picture = disc_with({{60, 60, 50, 20}, {75, 75, 20, 150}, {95, 12, 6, 6}}, 150);
  const std::vector<Ring> silhouette = contours(picture);
  CHECK(details_of(picture, silhouette).size() == 3);
  const SolidDetails walls = solid_details_of(picture, silhouette);
  CHECK(walls.all.size() == 2);
  REQUIRE(walls.outermost.size() == 1);
  check_near(to_pixels(picture)(box_of(walls.outermost)), {60, 60, 50, 20});
}
