#include "spec/printer.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

Printer house_printer(const char* name) { return read_printer(DataFiles(), {name}).value(); }

PageSize page_of(double width, double height) { return {inches(width), inches(height), {}}; }

PageLimits limits_of(const Printer& printer, const PageSize& page, const char* paper) {
  return page_limits(printer, page, find_paper(printer, paper, Inks::black));
}

std::vector<std::string> messages_of(std::string_view yaml) {
  const TemporaryFolder folder;
  write_file(folder.path() / "mine.yaml", yaml);
  std::vector<std::string> out;
  const Result<Printer> read = read_printer(DataFiles(folder.path()), {"mine.yaml"});
  if (read) return out;
  for (const Diagnostic& d : read.found().all())
    out.push_back(to_text({d.severity, {"p", d.place.line, d.place.column}, d.message, d.hint}));
  return out;
}

}  // namespace

TEST_CASE("the page counts of a trim depend on its paper") {
  const Printer kdp = house_printer("kdp");
  CHECK(limits_of(kdp, page_of(8.5, 11), "white").most == 590);
  CHECK(limits_of(kdp, page_of(8.5, 11), "cream").most == 550);
  CHECK(limits_of(kdp, page_of(6, 9), "white").most == 828);
  CHECK(limits_of(kdp, page_of(6, 9), "").least == 24);
  CHECK(limits_of(kdp, page_of(6, 9), "standard-color").least == 72);
  CHECK(limits_of(kdp, {millimeters(210), millimeters(297), {}}, "white").most == 780);
  CHECK(limits_of(kdp, {millimeters(210), millimeters(297), {}}, "standard-color").most == 0);
}

TEST_CASE("a trim of one's own has the page counts of the smallest trim that holds it") {
  const Printer kdp = house_printer("kdp");
  CHECK_FALSE(listed_trim(kdp, page_of(5.3, 7.7)));
  CHECK(is_custom_trim(kdp, page_of(5.3, 7.7)));
  CHECK(limits_of(kdp, page_of(5.3, 7.7), "white").most == 828);
  CHECK(limits_of(kdp, page_of(8.4, 10.9), "white").most == 590);
  CHECK_FALSE(is_custom_trim(kdp, page_of(8.5, 14)));
  CHECK_FALSE(is_custom_trim(house_printer("kdp-hardcover"), page_of(5.3, 7.7)));
}

TEST_CASE("the trims most like a page come first") {
  const Printer kdp = house_printer("kdp");
  const auto nearest = nearest_trims(kdp, page_of(5.3, 7.7), 3);
  REQUIRE(nearest.size() == 3);
  CHECK(trim_text(nearest[0]->width, nearest[0]->height) == "5.06 x 7.81 in");
  CHECK(page_value(nearest[1]->width, nearest[1]->height) == "5.25x8in");
  CHECK(trim_text(millimeters(210), millimeters(297)) == "210 x 297 mm");
}

TEST_CASE("a printer knows what a cover needs") {
  const Printer kdp = house_printer("kdp");
  REQUIRE(kdp.cover);
  CHECK(find_paper(kdp, "white", Inks::black)->caliper->pt * 200 == Approx(inches(0.4504).pt));
  CHECK(find_paper(kdp, "cream", Inks::black)->caliper->pt * 200 == Approx(inches(0.5).pt));
  CHECK(kdp.cover->spine_text_from == 80);
  CHECK(kdp.cover->barcode->width == inches(2));
  const Printer lulu = house_printer("lulu");
  const Length spine = *lulu.papers[0].caliper * 444 + lulu.cover->spine_added;
  CHECK(spine.pt == Approx(inches(1.06).pt).epsilon(1e-5));
}

TEST_CASE("a printer may extend another one") {
  const Printer kdp = house_printer("kdp"), bleed = house_printer("kdp-bleed");
  CHECK(bleed.name == "kdp-bleed");
  CHECK(bleed.trims.size() == kdp.trims.size());
  CHECK(bleed.outside == inches(0.375));
  CHECK(bleed.bleed.outside == inches(0.125));
  CHECK(bleed.bleed.inner == inches(0));
  CHECK(messages_of("extends: kdp\nsummary: mine\n").empty());
  CHECK(messages_of("extends: kpd\n") ==
        std::vector<std::string>{"p:1:10: error: unknown printer 'kpd'; did you mean 'kdp'?"});
  CHECK(messages_of("extends: ./mine.yaml\n") ==
        std::vector<std::string>{"p:1:10: error: 'extends' leads back to 'mine.yaml'; let one of these "
                                 "printers give all of its fields"});
}

TEST_CASE("what is wrong with trims and papers is reported at its place") {
  CHECK(
      messages_of("extends: kdp\npapers: {white: {calliper: 1mm}}\ntrims:\n"
                  "  - {width: 6in, height: 9in, pages: {whit: 100, white: 0}}\n"
                  "custom_trim: {width: [9in, 8in], height: [1in]}\npdf: x1a\n") ==
      std::vector<std::string>{"p:2:18: error: unknown key 'calliper'; did you mean 'caliper'?",
                               "p:4:39: error: unknown paper 'whit'; did you mean 'white'?",
                               "p:4:57: error: 'white' must be a whole number from 1 to 10000, not '0'",
                               "p:5:22: error: 'width' ends before it begins; write the lesser length first",
                               "p:5:42: error: 'height' needs two lengths: [least, most]",
                               "p:6:6: error: unknown pdf 'x1a'; did you mean 'x-1a'?"});
}
