#include "topology/shapes.h"

#include <cmath>

#include "support/namespaces.h"
#include "support/results.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

Region shape_in(const std::string& name, const Rect& field) {
  const ShapeRow* row = find_row(shapes(), name);
  REQUIRE(row);
  return row->make(field, Options(row->options));
}

// The box of what is inside, by samples.
Rect inked(const Region& region, double step = 0.05) {
  Rect box{1e9, 1e9, -1e9, -1e9};
  for (double y = region.field.y0 + step / 2; y < region.field.y1; y += step)
    for (double x = region.field.x0 + step / 2; x < region.field.x1; x += step)
      if (region.contains({x, y})) box = enclosing(box, {x, y, x, y});
  return box;
}

}  // namespace

TEST_CASE("every formula shape touches two sides of its field and stands in its middle", "[unsanitized]") {
  for (const ShapeRow& row : shapes()) {
    if (row.source != ShapeSource::formula) continue;
    for (const Rect& field : {Rect{0, 0, 20, 12}, Rect{0, 0, 9, 16}}) {
      INFO(row.name);
      const Rect box = inked(row.make(field, Options(row.options)));
      const bool wide = box.width() > field.width() - 0.3, high = box.height() > field.height() - 0.5;
      CHECK((wide || high));
      CHECK(box.center().x == Approx(field.center().x).margin(0.15));
      CHECK(box.center().y == Approx(field.center().y).margin(0.25));
    }
  }
}

TEST_CASE("coverage is the shape's share of the field") {
  CHECK(shape_in("rectangle", {0, 0, 4, 9}).coverage() == 1);
  CHECK(shape_in("ellipse", {0, 0, 4, 9}).coverage() == Approx(3.14159 / 4).epsilon(0.01));
  CHECK(shape_in("circle", {0, 0, 10, 20}).coverage() == Approx(3.14159 / 8).epsilon(0.01));
  CHECK(shape_in("diamond", {0, 0, 8, 10}).coverage() == Approx(0.5).epsilon(0.03));
  CHECK(shape_in("ring", {0, 0, 8, 8}).coverage() == Approx(3.14159 / 4 * (1 - 0.16)).epsilon(0.02));
}

TEST_CASE("a heart has its notch above and its point below") {
  const Region heart = shape_in("heart", {0, 0, 10, 10});
  CHECK(!heart.contains({5, 0.8}));
  CHECK(heart.contains({2.5, 1.5}));
  CHECK(heart.contains({7.5, 1.5}));
  CHECK(heart.contains({5, 9}));
  CHECK(!heart.contains({2, 8}));
}

TEST_CASE("a star has as many points as asked") {
  const ShapeRow& row = *find_row(shapes(), "star");
  Options options(row.options);
  for (const int points : {4, 5, 12}) {
    REQUIRE(options.set(row.options, "points", std::to_string(points)).ok());
    const Region star = row.make({0, 0, 20, 20}, options);
    const Rect box = inked(star);
    // Around a circle between notches and points the inside comes and goes.
    int changes = 0;
    const Point c{box.center().x, box.y0 + 10};
    bool before = star.contains(c + Point{0, -7.5});
    for (int i = 1; i <= 720; ++i) {
      const double angle = i * 3.14159265358979 / 360;
      const bool now = star.contains(c + Point{std::sin(angle), -std::cos(angle)} * 7.5);
      changes += now != before;
      before = now;
    }
    CHECK(changes == 2 * points);
  }
}

TEST_CASE("the dark of a picture is inside, its box fills the field; inverted the light is") {
  const ShapeRow& row = *find_row(shapes(), "picture");
  Options options(row.options);
  options.attach(drawn({"......", "..##..", "..##..", "......"}));
  Region region = row.make({0, 0, 10, 20}, options);
  CHECK(region.contains({5, 10}));
  CHECK(region.contains({1, 6}));  // corners of pixels are rounded
  CHECK(!region.contains({5, 4.9}));
  REQUIRE(options.set(row.options, "invert", "yes").ok());
  region = row.make({0, 0, 12, 8}, options);
  CHECK(!region.contains({6, 4}));
  CHECK(region.contains({1, 1}));
}

TEST_CASE("where a picture is transparent its colors do not matter") {
  const ShapeRow& row = *find_row(shapes(), "picture");
  Options options(row.options);
  auto picture = std::make_shared<Picture>();
  *picture = {2, 1, {0xffffffff, 0x00000000}};
  options.attach(picture);
  CHECK(row.make({0, 0, 4, 4}, options).coverage() > 0.7);  // a round spot
}

TEST_CASE("a mask is stretched over the field, from lines or from pixels") {
  const ShapeRow& row = *find_row(shapes(), "mask");
  Options options(row.options);
  REQUIRE(options.set(row.options, "mask", "##.\n#..\n").ok());
  for (int i = 0; i < 2; ++i) {
    const Region region = row.make({0, 0, 3, 2}, options);
    CHECK(region.contains({1.5, 0.5}));
    CHECK(!region.contains({1.5, 1.5}));
    CHECK(!region.contains({2.5, 0.5}));
    options.attach(drawn({"##.", "#.."}));
  }
}

TEST_CASE("lists of lines are masks too; anything but cells and gaps in them is refused") {
  CHECK(check_mask("##.; #..").ok());
  CHECK(check_mask("castle.txt").ok());
  CHECK(message_of(check_mask("#x#")).find("column 2") != std::string::npos);
}

TEST_CASE("pieces beside a maze share its field, and are drawn there unless its details are not") {
  const ShapeRow& row = *find_row(shapes(), "icon");
  const Rect field{0, 0, 26, 26};
  Options options(row.options);
  options.attach(with_head());
  const Region region = row.make(field, options);
  CHECK(box_of(region.rings).y0 == Approx(6));
  REQUIRE(region.beside.size() == 1);
  CHECK(box_of(region.beside).y1 == Approx(4));
  CHECK_FALSE(region.contains({13, 2}));
  const auto details = details_in(field, options);
  REQUIRE(details);
  CHECK(details->beside.size() == 1);
  CHECK(details->rings.size() == 1);

  options.set(row.options, "details", "no").value();
  CHECK(row.make(field, options).beside.empty());
  CHECK(box_of(row.make(field, options).rings).height() == Approx(26));
  CHECK_FALSE(details_in(field, options));
}

TEST_CASE("letters are paler than details, and white where they are whole cells") {
  const ShapeRow& row = *find_row(shapes(), "text");
  const auto square = [](double x, double y, double side) {
    return Ring{{{x, y}, true}, {{x + side, y}, true}, {{x + side, y + side}, true}, {{x, y + side}, true}};
  };
  Picture letters{1, 1, {255}};
  letters.rings = {square(0, 0, 40)};
  letters.details = {square(18, 25, 4)};
  letters.letters = {.stroke = 10, .least_stroke = 2, .boxes = {{0, 0, 18, 40}, {22, 0, 40, 40}}};
  Options options(row.options);
  options.attach({std::make_shared<const Picture>(letters)});
  const auto details = details_in({0, 0, 20, 20}, options);
  REQUIRE(details);
  CHECK(details->letters);
  CHECK(details->gray > Details().gray);
  CHECK(details->beside.empty());
  CHECK(box_of(details->rings).center() == Point{10, 13.5});
  options.set(row.options, "rim", "cells").value();
  CHECK_FALSE(details_in({0, 0, 20, 20}, options));
}
