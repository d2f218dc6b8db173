#include "pdf/page_paths.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/raw_pdf.h"
#include "base/rng.h"
#include "pdf/press.h"
#include "render/pdf.h"
#include "support/count.h"
#include "support/drawn_points.h"
#include "support/pdf_tools.h"

using namespace mazefolio::tests;

namespace {

constexpr double height = 400;

/// Points of a walk in steps of `pitch`, or anywhere on a raster of this pitch.
Path walk(Rng& rng, double pitch, int count, bool lattice) {
  Path path;
  Point at{71.3, 40.7};
  if (!lattice) at = {64, 48};
  path.move_to(at);
  for (int i = 1; i < count; ++i) {
    const double step = pitch * (1 + static_cast<double>(rng.below(3)));
    (i % 2 ? at.x : at.y) += rng.chance(0.5) && at.x > 40 && at.y > 40 ? -step : step;
    i % 9 == 0 ? path.move_to(at) : path.line_to(at);
  }
  return path;
}

Path curves(Rng& rng, int count) {
  Path path;
  const auto anywhere = [&] { return Point{20 + 200 * rng.unit(), 20 + 200 * rng.unit()}; };
  path.move_to(anywhere());
  for (int i = 0; i < count; ++i) path.curve_to(anywhere(), anywhere(), anywhere());
  path.close();
  return path;
}

std::string page_with(const Shape& shape, const Transform& place, Edition edition) {
  PdfWriter writer({"Paths", "", "", "en", "", {}}, edition);
  Page page{{{500, height}, {}}, "1"};
  page.frame.items = {TextRun{{20, 20}, "Before", {"Andika", 12}, black}, Group{place, {shape}},
                      TextRun{{20, 390}, "After", {"Andika", 12}, black}};
  writer.add(page);
  return finish_pdf(writer.finish(), {.edition = edition, .language = "en"});
}

/// Those of many points.
std::vector<DrawnPoints> long_paths(const std::string& pdf) {
  std::vector<DrawnPoints> drawn = drawn_points(opened(pdf));
  std::erase_if(drawn, [](const DrawnPoints& path) { return path.points.size() < 16; });
  return drawn;
}

const Stroke line{1.5, gray(0.25), Cap::square, Join::miter, {}};

}  // namespace

TEST_CASE("an independent reader of the content finds every point of a path where the frame has it") {
  Rng rng(7);
  for (const Edition edition : {Edition::print, Edition::screen})
    for (const Transform& place :
         {Transform{1, {0, 0}}, Transform{0.37, {31.7, 12.25}}, Transform{1.5, {3, 4}}})
      for (const Path& path : {walk(rng, 10.8, 200, true), walk(rng, 7.123456, 2000, true),
                               walk(rng, 0.0625, 90, false), walk(rng, 0.3, 40, false), curves(rng, 30)}) {
        const std::string pdf = page_with({path, line, std::nullopt}, place, edition);
        output_on(pdf, {"qpdf", "--check"});
        const std::vector<DrawnPoints> drawn = long_paths(pdf);
        REQUIRE(drawn.size() == 1);
        const DrawnPoints& found = drawn.front();
        CHECK(found.paint == "S");
        CHECK(found.width == Approx(1.5 * place.scale).epsilon(1e-4));
        REQUIRE(found.points.size() == path.points.size());
        double farthest = 0;
        for (std::size_t i = 0; i < path.points.size(); ++i) {
          const Point p = place(path.points[i]);
          farthest = std::max(
              {farthest, std::fabs(found.points[i].x - p.x), std::fabs(height - found.points[i].y - p.y)});
        }
        CHECK(farthest < 0.0051);
        CHECK(count(output_on(pdf, {"pdftotext"}, {"-"}), "Before\n") == 1);
      }
}

TEST_CASE("walls on a lattice are written in cells") {
  Path comb;
  for (int i = 0; i < 20; ++i) {
    comb.move_to({50.4 + 10.8 * i, 70.3});
    comb.line_to({50.4 + 10.8 * i, 70.3 + 21.6});
  }
  const std::string pdf = opened(page_with({comb, line, std::nullopt}, {1, {0, 0}}, Edition::print));
  CHECK(count(pdf, "0 0 m 0 2 l 1 0 m 1 2 l ") == 1);
  CHECK(count(pdf, "19 0 m 19 2 l S Q") == 1);
  CHECK(count(pdf, "10.8 0 0 10.8 50.4 70.3 cm 0.25 G 0.138889 w 2 J 0 j [] 0 d ") == 1);
}

TEST_CASE("an arc is written as curves that lie on its circle, and an area is filled") {
  Path rings;
  for (int i = 1; i < 12; ++i) {
    rings.arc({{200, 200}, 10.0 * i, 0.3, 6.1});
    rings.close();
  }
  const auto found = long_paths(page_with({rings, line, gray(0.5)}, {1, {0, 0}}, Edition::print));
  REQUIRE(found.size() == 1);
  const DrawnPoints& drawn = found.front();
  CHECK(drawn.paint == "B");
  CHECK(count(drawn.verbs, "h") == 11);
  CHECK(count(drawn.verbs, "c") == 44);
  double off = 0;
  std::size_t i = 0;
  for (int ring = 1; ring < 12; ++ring)
    for (int at = 0; at < 13; ++at, ++i) {
      const Point from = Point{drawn.points[i].x, height - drawn.points[i].y} - Point{200, 200};
      if (at % 3 == 0) off = std::max(off, std::fabs(std::sqrt(dot(from, from)) - 10.0 * ring));
    }
  CHECK(off < 0.01);
}

TEST_CASE("what lies within an area is clipped to it, each in its own unit") {
  Path area, lines;
  for (int i = 0; i < 9; ++i) {
    area.move_to({50.4 + 21.6 * i, 70.3});
    area.line_to({50.4 + 21.6 * i + 10.8, 70.3});
    area.line_to({50.4 + 21.6 * i + 10.8, 81.1});
    area.close();
    lines.move_to({40 + 17.123 * i, 90});
    lines.line_to({60 + 17.123 * i, 60});
  }
  for (const Transform& place : {Transform{1, {0, 0}}, Transform{0.37, {31.7, 12.25}}}) {
    const std::string pdf = page_with({lines, line, std::nullopt, area}, place, Edition::print);
    CHECK(count(opened(pdf), " h W n ") == 1);
    const std::vector<DrawnPoints> drawn = long_paths(pdf);
    REQUIRE(drawn.size() == 2);
    CHECK(drawn[0].paint == "n");
    CHECK(drawn[1].paint == "S");
    CHECK(drawn[1].width == Approx(1.5 * place.scale).epsilon(1e-4));
    for (std::size_t k = 0; k < 2; ++k) {
      const Path& path = k == 0 ? area : lines;
      REQUIRE(drawn[k].points.size() == path.points.size());
      for (std::size_t i = 0; i < path.points.size(); ++i) {
        const Point p = place(path.points[i]);
        CHECK(drawn[k].points[i].x == Approx(p.x).margin(0.0051));
        CHECK(height - drawn[k].points[i].y == Approx(p.y).margin(0.0051));
      }
    }
  }
}

TEST_CASE("a dashed line and a short one are Cairo's") {
  Stroke dashes = line;
  dashes.dashes = {3, 3};
  Rng rng(1);
  const Path path = walk(rng, 10, 40, true);
  CHECK(count(opened(page_with({path, dashes, std::nullopt}, {1, {0, 0}}, Edition::print)), "3 3] 0") == 1);
}

TEST_CASE("paths and their places that do not match are an InternalError") {
  const std::string box = " " + std::string(path_stand_in) + "\n";
  CHECK(with_paths("q" + box + "Q", {"0 0 m 1 1 l S"}) == "q 0 0 m 1 1 l S\nQ");
  CHECK(with_paths("q Q", {}) == "q Q");
  CHECK_THROWS_AS(with_paths("q" + box + "Q", {}), InternalError);
  CHECK_THROWS_AS(with_paths("q Q", {"S"}), InternalError);
  CHECK_THROWS_AS(with_paths(box + box, {"S"}), InternalError);
}
