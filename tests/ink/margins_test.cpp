// The ink of every page, measured in pixels, against the margins of every printer.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/geometry/geometry.h"
#include "base/system/file.h"
#include "layout/page_geometry.h"
#include "prove/raster.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"
#include "support/listed_names.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

constexpr double dpi = 150;

/// Nothing where the page is blank. Points, from the top left.
std::optional<Rect> ink_box(const Raster& page) {
  int x0 = page.width, y0 = page.height, x1 = 0, y1 = 0;
  for (int y = 0; y < page.height; ++y)
    for (int x = 0; x < page.width; ++x)
      if (page.at(x, y) < paper_gray) {
        x0 = std::min(x0, x);
        y0 = std::min(y0, y);
        x1 = std::max(x1, x + 1);
        y1 = std::max(y1, y + 1);
      }
  if (x1 == 0) return std::nullopt;
  const double pt = 1 / page.pixels_per_pt;
  return Rect{x0 * pt, y0 * pt, x1 * pt, y1 * pt};
}

/// Where the printer lets ink stand.
Rect allowed(const Printer& printer, Size paper, int pages, int page, bool bound_right) {
  const BleedRules& bleed = printer.bleed;
  double left = (printer.gutter(pages) + bleed.inner).pt, right = (printer.outside + bleed.outside).pt;
  if ((is_recto(page) || printer.one_sided) == bound_right) std::swap(left, right);
  return {left, (printer.top + bleed.top).pt, paper.width - right,
          paper.height - (printer.bottom + bleed.bottom).pt};
}

/// The pixels that the box touches, and one more at each side.
Rect by_a_pixel(const Rect& box) {
  constexpr double px = dpi / 72, rounding = 1e-6;
  return {(std::floor(box.x0 * px) - 1) / px - rounding, (std::floor(box.y0 * px) - 1) / px - rounding,
          (std::ceil(box.x1 * px) + 1) / px + rounding, (std::ceil(box.y1 * px) + 1) / px + rounding};
}

std::string page_of(const Printer& printer) {
  if (printer.trims.empty()) return "6x9in";
  const PrinterTrim& trim = printer.trims[printer.trims.size() / 2];
  return page_value(trim.width, trim.height);
}

const std::string adults = "audience: adult\n", dressed = "theme: ocean\ntemplate: playful\n",
                  right_bound = adults + "language: ar\n";

void check_margins(const Printer& printer, const std::string& dress) {
  const fs::path folder = scratch_folder(), spec = folder / "margins.yaml", pdf = folder / "margins.pdf";
  write_file(spec, "title: Margins\nprinter: " + printer.name + "\npage: " + page_of(printer) + "\n" + dress +
                       "fill: yes\nmargins: printer\n"
                       "front: [title, copyright, contents, instructions, score-card, belongs-to]\n"
                       "chapters:\n  - title: One\n    puzzles:\n      - {count: 2, story: A story}\n"
                       "      - {count: 2, shape: circle" +
                       std::string(dress == dressed ? "" : ", per_page: 2") + "}\n");
  INFO(printer.name << ": " << dress);
  const Run made =
      run_mazefolio({"build", spec, "-o", pdf, "--manifest", folder / "margins.json", "--quiet"});
  REQUIRE(made.err == "");
  const auto manifest = nlohmann::json::parse(read_file(folder / "margins.json"));
  const int pages = manifest["pages"];
  const Size paper{manifest["page_size_pt"][0], manifest["page_size_pt"][1]};
  CHECK(pages % printer.multiple == 0);
  for (int page = 1; page <= pages; ++page) {
    Raster drawn;
    REQUIRE(drawn_pages(pdf, page, page, dpi).next(drawn));
    const auto ink = ink_box(drawn);
    if (printer.blank_last && page == pages) CHECK_FALSE(ink);
    if (!ink) continue;
    const Rect room = by_a_pixel(allowed(printer, paper, pages, page, manifest.contains("binding")));
    INFO("page " << page << " of " << pages);
    CHECK(ink->x0 >= room.x0);
    CHECK(ink->y0 >= room.y0);
    CHECK(ink->x1 <= room.x1);
    CHECK(ink->y1 <= room.y1);
  }
}

}  // namespace

TEST_CASE("the ink of every page stands inside the margins of its printer") {
  for (const std::string& name : listed("printers")) {
    const Printer printer = read_printer(DataFiles(), {name}).value();
    check_margins(printer, adults);
    check_margins(printer, dressed);
  }
}

TEST_CASE("the ink of a book that is bound on the right stands inside its margins") {
  check_margins(read_printer(DataFiles(), {"kdp"}).value(), right_bound);
}
