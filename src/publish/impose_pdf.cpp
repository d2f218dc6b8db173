#include "publish/impose_pdf.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/diagnostic.h"
#include "base/geometry/length.h"
#include "pdf/place_pages.h"
#include "pdf/press.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "publish/read_hashes.h"
#include "render/fonts.h"
#include "render/pdf.h"

namespace mazefolio::publish {
namespace {

constexpr double smallest_scale = 0.05;
constexpr double slack = 0.005;
constexpr std::size_t most_sides = 20'000;

const char* duplex_name(Turn turn) {
  switch (turn) {
    case Turn::long_edge:
      return "/DuplexFlipLongEdge";
    case Turn::short_edge:
      return "/DuplexFlipShortEdge";
    case Turn::none:
      break;
  }
  return "/Simplex";
}

// The marks of all sides, with nothing below them yet.
std::string marks_pdf(const Imposition& imposition, const std::string& title) {
  PdfWriter writer({title, "", "", "", "Mazefolio " MAZEFOLIO_VERSION, std::nullopt}, Edition::print);
  for (const SheetSide& side : imposition.sides) writer.add({{side.size, side.marks}, ""});
  return finish_pdf(writer.finish(), {});
}

void warn_of_scale(const ImposeRequest& request, double scale, Notices& notices) {
  if (scale >= 1 - slack) return;
  const Place place{request.source.string(), 0, 0};
  Diagnostics found;
  double narrowest = 0;
  if (request.manifest)
    for (const HashedPuzzle& puzzle : read_hashes(*request.manifest))
      if (puzzle.corridor_pt > 0)
        narrowest = narrowest > 0 ? std::min(narrowest, puzzle.corridor_pt) : puzzle.corridor_pt;
  const std::string percent = fmt::format("the pages are printed at {:.0f} % of their size", scale * 100);
  if (narrowest <= 0)
    found.warning(place, percent,
                  "give --manifest, and the corridors are measured; or take a larger --sheet");
  else if (narrowest * scale < request.least_corridor_pt)
    found.warning(
        place,
        fmt::format("{}: the narrowest corridor is {} wide, less than the {} that its readers need", percent,
                    in_mm(points(narrowest * scale)), in_mm(points(request.least_corridor_pt))),
        "take a larger --sheet, or build the book for a smaller page");
  announce(found, notices);
}

}  // namespace

ImposedPdf impose_pdf(const ImposeRequest& request, Notices& notices) {
  const PageSource source = page_source(request.source);
  const int count = static_cast<int>(source.pages.size());
  SheetDetails details = request.details;
  details.font.family = choose_font({"Lato", "DejaVu Sans"}).used;
  if (details.page >= count)
    throw InputError(
        fmt::format("there is no page {}: {} has {}", details.page + 1, request.source.string(), count));
  const Imposition imposition = request.way->impose(
      {source.pages, request.sheet, request.right_bound.value_or(source.right_bound), request.marks},
      details);
  if (imposition.scale < smallest_scale)
    throw InputError(fmt::format("the pages of {} are too large for these sheets", request.source.string()),
                     "take a larger --sheet");
  if (imposition.sides.size() > most_sides)
    throw InputError(fmt::format("that would be {} sides of paper", imposition.sides.size()),
                     "take a larger --sheet");
  warn_of_scale(request, imposition.scale, notices);

  std::vector<std::vector<PlacedPage>> places;
  for (const SheetSide& side : imposition.sides) places.push_back(side.pages);
  Output output(request.output);
  place_pages(request.source, marks_pdf(imposition, source.title), places,
              {source.title, duplex_name(imposition.turn)},
              [&](std::string_view bytes) { output.write(bytes); });
  output.flush();
  output.commit();
  return {count, static_cast<int>(imposition.sides.size()), imposition.scale, imposition.turn};
}

}  // namespace mazefolio::publish
