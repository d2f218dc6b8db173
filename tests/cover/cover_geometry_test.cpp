#include "cover/cover_geometry.h"

#include <catch2/catch.hpp>

#include "cover/cover_words.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr double thousandth = 0.072;  // of an inch, in points

CoverGeometry cover_of(const std::string& name, const std::string& paper, int pages, Size trim = {432, 648},
                       bool bound_right = false) {
  const Printer printer = read_printer(DataFiles(), {name, {}, false}).value();
  const PrinterPaper* const of = find_paper(printer, paper, Inks::black);
  REQUIRE(of);
  return cover_geometry(*printer.cover, spine_width(*printer.cover, of->caliper.value(), pages),
                        {trim, pages, bound_right});
}

void check_inches(double points, double inches) { CHECK(std::abs(points - 72 * inches) < thousandth); }

}  // namespace

TEST_CASE("the sheet of KDP is as wide as its calculator says") {
  const CoverGeometry on_white = cover_of("kdp", "white", 200), on_cream = cover_of("kdp", "cream", 200);
  check_inches(on_white.spine.width(), 0.4504);
  check_inches(on_white.sheet.width, 12.7004);
  check_inches(on_white.sheet.height, 9.25);
  check_inches(on_cream.spine.width(), 0.5);
  check_inches(on_cream.sheet.width, 12.75);
}

TEST_CASE("the spine of Lulu is one inch for 444 pages, and a little more") {
  check_inches(cover_of("lulu", "standard", 222).spine.width(), 222.0 / 444 + 0.06);
}

TEST_CASE("an odd number of pages is bound with an empty one") {
  CHECK(cover_of("kdp", "white", 199).sheet == cover_of("kdp", "white", 200).sheet);
}

TEST_CASE("a spine has words from 80 pages on at KDP, from 82 on at Lulu") {
  CHECK_FALSE(cover_of("kdp", "white", 78).spine_safe);
  CHECK(cover_of("kdp", "white", 80).spine_safe);
  CHECK_FALSE(cover_of("lulu", "standard", 80).spine_safe);
  CHECK(cover_of("lulu", "standard", 82).spine_safe);
}

TEST_CASE("the bar code stands on the back, a quarter inch from fold and foot") {
  const CoverGeometry place = cover_of("kdp", "white", 200);
  REQUIRE(place.barcode);
  check_inches(place.barcode->width(), 2);
  check_inches(place.barcode->height(), 1.2);
  check_inches(place.spine.x0 - place.barcode->x1, 0.25);
  check_inches(place.trim.y1 - place.barcode->y1, 0.25);
}

TEST_CASE("a book that is bound on the right has its front on the left") {
  const CoverGeometry place = cover_of("kdp", "white", 200, {432, 648}, true);
  CHECK(place.front.x0 < place.spine.x0);
  CHECK(place.barcode->x0 > place.spine.x1);
  CHECK(front_with_bleed(place).x0 == 0);
}

TEST_CASE("a title is as large as its room lets it be, and no word of it is broken") {
  FixedMeasurer measurer;
  const Typeface face;
  const FittedWords title = fit_words(measurer, "Extraordinary Mazes", face, {{200, 100}, 90});
  CHECK(title.lines == std::vector<std::string>{"Extraordinary", "Mazes"});
  CHECK(title.width <= 200);
  CHECK(title.height() <= 100);
  CHECK(fit_words(measurer, "Extraordinary Mazes", face, {{200, 1000}, 90}).width > 190);
}
