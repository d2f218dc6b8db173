#include "topology/picture_tracing.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"
#include "support/photograph.h"
#include "topology/picture_details.h"
#include "topology/ring.h"

using namespace mazefolio::tests;

namespace {

Options with(const std::vector<std::pair<std::string, std::string>>& values) {
  const std::vector<OptionRow> rows = silhouette_options();
  Options options(rows);
  for (const auto& [name, value] : values) REQUIRE(options.set(rows, name, value).ok());
  return options;
}

Silhouette found(const Picture& picture,
                 const std::vector<std::pair<std::string, std::string>>& values = {}) {
  return silhouette_of(picture, with(values)).value();
}

// Intersection over union of a silhouette and what is inside, by the middles of pixels.
template <class Inside>
double likeness(const Picture& picture, const Silhouette& silhouette, Inside inside) {
  std::vector<Ring> rings = silhouette.rings;
  const Transform place = to_pixels(picture);
  for (Ring& ring : rings)
    for (RingPoint& p : ring) p.at = place(p.at);
  const RingInside seen(rings);
  double both = 0, either = 0;
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) {
      const Point middle{x + 0.5, y + 0.5};
      const bool a = seen(middle), b = inside(middle);
      both += a && b;
      either += a || b;
    }
  return both / either;
}

double likeness_of_disc(const Photograph& photograph, const Silhouette& silhouette) {
  return likeness(photograph.picture(), silhouette, [&](Point p) { return photograph.shows_disc(p.x, p.y); });
}

// Gray where `level` says, 0 black to 255 white.
template <class Level>
Picture painted(std::uint32_t width, std::uint32_t height, Level level) {
  Picture out{width, height, {}};
  for (std::uint32_t y = 0; y < height; ++y)
    for (std::uint32_t x = 0; x < width; ++x) {
      const auto gray = static_cast<std::uint32_t>(std::clamp<double>(level(x + 0.5, y + 0.5), 0, 255));
      out.pixels.push_back(gray << 24 | gray << 16 | gray << 8 | 0xff);
    }
  return out;
}

// 0 inside the disc, 255 outside, with an edge as soft as a renderer's.
double soft_disc(double x, double y, double cx, double cy, double radius) {
  return 255 * std::clamp(std::hypot(x - cx, y - cy) - radius + 0.5, 0.0, 1.0);
}

double length(const Silhouette& silhouette) {
  double sum = 0;
  for (const Ring& ring : silhouette.rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point step = ring[(i + 1) % ring.size()].at - ring[i].at;
      sum += std::sqrt(dot(step, step));
    }
  return sum;
}

}  // namespace

TEST_CASE("Otsu's threshold lies between two groups of grays") {
  Grays grays{};
  CHECK(otsu_threshold(grays) == 0.5);
  grays[40] = 100;
  CHECK(otsu_threshold(grays) == 0.5);
  grays[0] = 500, grays[40] = 0, grays[255] = 200;
  CHECK(otsu_threshold(grays) == Approx(0.5).margin(0.002));
  grays = {};
  for (int d = -20; d <= 20; ++d) {
    grays[static_cast<std::size_t>(60 + d)] = static_cast<std::uint64_t>(1000 - 40 * std::abs(d));
    grays[static_cast<std::size_t>(160 + d)] = static_cast<std::uint64_t>(4 * (1000 - 40 * std::abs(d)));
  }
  CHECK(otsu_threshold(grays) == Approx(1 - 110.0 / 255).margin(0.002));
  Grays mirrored = grays;
  std::reverse(mirrored.begin(), mirrored.end());
  CHECK(otsu_threshold(mirrored) == Approx(1 - otsu_threshold(grays)).margin(0.003));
}

TEST_CASE("the subject of a noisy photograph is found, light or dark") {
  for (const auto& [subject, ground] :
       {std::pair{200.0, 70.0}, {60.0, 210.0}, {150.0, 60.0}, {90.0, 170.0}}) {
    Photograph photograph;
    photograph.subject = subject, photograph.ground = ground;
    CAPTURE(subject, ground);
    const Silhouette silhouette = found(photograph.picture());
    CHECK(silhouette.photograph);
    CHECK(silhouette.tracing.invert == (subject > ground));
    CHECK(silhouette.pieces == 1);
    CHECK(silhouette.holes == 0);
    CHECK(likeness_of_disc(photograph, silhouette) >= 0.97);
    CHECK(silhouette.share == Approx(3.14159 * 70 * 70 / (320 * 240)).epsilon(0.03));
  }
}

TEST_CASE("what the options say of a photograph goes before what it shows") {
  const Photograph photograph;
  const Picture picture = photograph.picture();
  const Silhouette ground = found(picture, {{"invert", "no"}});
  CHECK(likeness(picture, ground, [&](Point p) { return !photograph.shows_disc(p.x, p.y); }) > 0.97);
  const Silhouette said = found(picture, {{"threshold", "35"}, {"smoothing", "5"}, {"pieces", "all"}});
  CHECK(said.tracing.threshold == 0.35);
  CHECK(said.tracing.smoothing == 5);
  CHECK_FALSE(said.tracing.largest);
  CHECK_FALSE(silhouette_of(picture, with({{"threshold", "1"}, {"invert", "no"}})).ok());
}

TEST_CASE("drawings in black and white are traced as they are drawn") {
  const auto two_discs = [](double x, double y) {
    return std::min(soft_disc(x, y, 60, 60, 40), soft_disc(x, y, 150, 60, 20));
  };
  const Picture soft = painted(200, 120, two_discs);
  const Picture hard = painted(200, 120, [&](double x, double y) { return two_discs(x, y) < 128 ? 0 : 255; });
  Picture transparent = soft;  // black of any opacity
  for (std::uint32_t& pixel : transparent.pixels) pixel = 255 - (pixel >> 24);
  const Picture clear = transparent;
  const Picture on_black = painted(200, 120, [&](double x, double y) { return 255 - two_discs(x, y); });
  for (const Picture* picture : {&soft, &hard, &clear, &on_black}) {
    const Silhouette silhouette = found(*picture);
    CHECK_FALSE(silhouette.photograph);
    CHECK(silhouette.tracing.threshold == 0.5);
    CHECK_FALSE(silhouette.tracing.invert);
    CHECK_FALSE(silhouette.tracing.largest);
    CHECK(silhouette.tracing.smoothing == 0);
    CHECK(silhouette.pieces == (picture == &on_black ? 1 : 2));
  }
  CHECK(likeness(clear, found(clear), [&](Point p) { return two_discs(p.x, p.y) < 128; }) > 0.98);
  CHECK(likeness(soft, found(soft), [&](Point p) { return two_discs(p.x, p.y) < 128; }) > 0.98);
}

TEST_CASE("the largest piece keeps its large holes, without what is in them") {
  const Picture rings = painted(300, 300, [](double x, double y) {
    const double r = std::hypot(x - 150, y - 150);
    const bool speck = std::hypot(x - 150, y - 40) < 8, away = std::hypot(x - 20, y - 20) < 15;
    return (r < 140 && r > 80 && !speck) || (r < 50 && r > 20) || away ? 0 : 255;
  });
  const Silhouette all = found(rings), largest = found(rings, {{"pieces", "largest"}});
  CHECK(all.pieces == 2);  // the one in the corner is small
  CHECK(all.holes == 3);
  CHECK(largest.pieces == 1);
  CHECK(largest.holes == 1);
  CHECK(likeness(rings, largest, [](Point p) {
          const double r = std::hypot(p.x - 150, p.y - 150);
          return r < 140 && r > 80;
        }) > 0.98);
}

TEST_CASE("a drawing of lines is filled, and what is drawn in it are details") {
  const auto drawn = [](double stroke) {
    return painted(300, 300, [stroke](double x, double y) {
      const auto is_on_circle = [&](double cx, double cy, double radius) {
        return std::fabs(std::hypot(x - cx, y - cy) - radius) < stroke / 2;
      };
      return is_on_circle(150, 150, 130) || is_on_circle(110, 120, 20) ? 0 : 255;
    });
  };
  const Picture face = drawn(6);
  for (const Silhouette& filled : {found(face), found(face, {{"holes", "fill"}})}) {
    CHECK(filled.pieces == 1);
    CHECK(filled.holes == 0);
    CHECK(filled.beside.empty());
    CHECK(likeness(face, filled, [](Point p) { return std::hypot(p.x - 150, p.y - 150) < 133; }) > 0.99);
    CHECK(details_of(face, filled.rings).size() >= 2);  // the eye
  }
  CHECK(found(face, {{"holes", "keep"}}).holes == 1);
  CHECK(found(drawn(24)).holes == 1);  // a ring is no drawing
}

TEST_CASE("smoothing shortens a rough outline and keeps its area") {
  const Picture rough = painted(400, 400, [](double x, double y) {
    const double turn = std::atan2(y - 200, x - 200);
    return std::hypot(x - 200, y - 200) < 120 + 5 * std::sin(60 * turn) ? 0 : 255;
  });
  const Silhouette plain = found(rough), smooth = found(rough, {{"smoothing", "6"}});
  CHECK(length(smooth) < 0.75 * length(plain));
  CHECK(smooth.share == Approx(plain.share).epsilon(0.03));
  CHECK(length(found(rough, {{"smoothing", "3"}})) < length(found(rough, {{"smoothing", "1"}})));
}

TEST_CASE("lines around a picture lie on its pixels, whatever its size") {
  for (const std::uint32_t side : {6U, 50U, 380U, 900U}) {
    const Picture square = painted(side, side, [&](double x, double y) {
      return std::fabs(x - side / 2.0) < side / 4.0 && std::fabs(y - side / 3.0) < side / 6.0 ? 0 : 255;
    });
    const Transform place = to_pixels(square);
    Rect box{1e9, 1e9, -1e9, -1e9};
    const Silhouette silhouette = found(square);
    for (const RingPoint& p : silhouette.rings.at(0))
      box = enclosing(box, {place(p.at).x, place(p.at).y, place(p.at).x, place(p.at).y});
    CAPTURE(side);
    CHECK(box.center().x == Approx(side / 2.0).margin(0.3));
    CHECK(box.center().y == Approx(side / 3.0).margin(0.6));
  }
}
