// What must not be cut lies inside the safe areas, in every design: the content is painted alone, and looked
// at.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "cover/cover_designs.h"
#include "cover/make_cover.h"
#include "publish/cover_brief_of.h"
#include "publish/notices.h"
#include "publish/paint.h"
#include "publish/progress.h"
#include "publish/read_spec.h"
#include "render/pango_measurer.h"
#include "render/png.h"
#include "render/read_picture.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

constexpr double dpi = 50;

bool in_any(const std::vector<Rect>& boxes, Point p, double slack) {
  return std::ranges::any_of(boxes, [&](const Rect& r) {
    return p.x > r.x0 - slack && p.x < r.x1 + slack && p.y > r.y0 - slack && p.y < r.y1 + slack;
  });
}

/// The first point of ink outside of the boxes; nothing where there is none.
std::optional<Point> ink_outside(const CoverGeometry& place, const CoverLayers& layers,
                                 const std::vector<Rect>& boxes) {
  const Picture seen = read_picture(to_png({place.sheet, layers.content}, dpi, PictureInk::color));
  const double pt = 72 / dpi;
  for (std::uint32_t y = 0; y < seen.height; ++y)
    for (std::uint32_t x = 0; x < seen.width; ++x) {
      const Point p{(x + 0.5) * pt, (y + 0.5) * pt};
      if (seen.at(x, y) >> 8 < 0xF0F0F0 && !in_any(boxes, p, pt)) return p;
    }
  return std::nullopt;
}

void check_safe(const std::string& dress) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml",
             "title: Extraordinarily Long Adventures in the Great Labyrinth\nsubtitle: With a way out\n"
             "author: Somebody With a Long Name\n" +
                 dress + "chapters: [{puzzles: [{count: 12, size: 8x9}]}]\n");
  const DataFiles files(folder.path());
  Notices notices;
  const BookSpec spec = read_spec({folder.path() / "book.yaml"}, files, notices);
  PangoMeasurer measurer(spec.language);
  const ReadyBook ready = make_ready_book(spec, files, measurer, 2, {}, notices);
  const Printer& printer = ready.book.house.printer;
  const CoverRules& rules = printer.cover.value();
  const Length spine = spine_width(rules, *find_paper(printer, "", Inks::black)->caliper, 120);
  const CoverBrief brief =
      cover_brief(ready.book, {rules, spine, 120, palette_of(spec, ready.book.house)}, measurer);
  std::vector<Rect> safe{brief.place.front_safe, brief.place.back_safe, brief.place.spine_safe.value()};
  if (brief.place.barcode) safe.push_back(*brief.place.barcode);
  for (const CoverDesign& design : designs()) {
    const std::optional<Point> wrong = ink_outside(brief.place, make_cover(brief, design.name).value(), safe);
    const Point at = wrong.value_or(Point{});
    INFO(design.name << " at " << at.x << ", " << at.y << " of " << brief.place.sheet.width << " x "
                     << brief.place.sheet.height << "\n"
                     << dress);
    CHECK_FALSE(wrong);
  }
}

}  // namespace

TEST_CASE("words and pictures of every design lie inside the safe areas", "[unsanitized]") {
  check_safe("printer: kdp\nfill: yes\npage: 6x9in\ntheme: ocean\nimprint: {isbn: 978-3-16-148410-0}\n");
  check_safe("printer: kdp\nfill: yes\npage: 8.5x11in\naudience: adult\n");
  check_safe("printer: lulu\nfill: yes\npage: 7.5x7.5in\nlanguage: ar\n");
}
