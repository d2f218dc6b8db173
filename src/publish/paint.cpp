#include "publish/paint.h"

#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>

#include "base/options.h"
#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "pdf/press.h"
#include "publish/load_pictures.h"
#include "publish/notices.h"
#include "publish/progress.h"
#include "render/fonts.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

// PDFs never state the current time, so that the same spec gives the same bytes: they state a date only if
// the environment sets one.
std::optional<std::int64_t> source_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (!text || !*text) return std::nullopt;
  const auto epoch = parse_integer(text);
  if (!epoch || *epoch < 0 || *epoch > 253402300799)
    throw InputError(fmt::format("SOURCE_DATE_EPOCH must be seconds since 1970, not '{}'", text));
  return epoch;
}

// Chooses the first installed font; the font of the spec goes before those of the template.
void choose_font_for(Typeface& face, const std::optional<std::string>& own, const Place& place,
                     std::vector<FontUse>& uses, Diagnostics& found) {
  if (own) face.families.insert(face.families.begin(), *own);
  const std::string asked = face.families.front();
  const FontChoice choice = choose_font(face.families);
  face.families = {choice.used};
  for (const FontUse& use : uses)
    if (use.asked == asked) return;
  uses.push_back({asked, choice.used});
  if (!choose_font({asked}).installed)
    found.warning(place,
                  fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
}

std::vector<FontUse> choose_fonts(Look& look, const BookSpec& spec, Diagnostics& found) {
  std::vector<FontUse> uses;
  const Place display = spec.display_font ? spec.display_font_place : spec.look_place;
  const Place text = spec.text_font ? spec.text_font_place : spec.look_place;
  for (Typeface* face : {&look.display, &look.numeral})
    choose_font_for(*face, spec.display_font, display, uses, found);
  for (Typeface* face : {&look.text, &look.label}) choose_font_for(*face, spec.text_font, text, uses, found);
  return uses;
}

bool wanted_page(const std::vector<std::pair<int, int>>& ranges, int page) {
  if (ranges.empty()) return true;
  for (const auto& [low, high] : ranges)
    if (page >= low && page <= high) return true;
  return false;
}

Painted paint_pages(const BookSpec& spec, std::size_t pages, const std::function<Page(std::size_t)>& page,
                    TextMeasurer& measurer, const PaintRequest& request) {
  const Stopwatch painting;
  const std::optional<std::int64_t> epoch = source_date();
  PdfWriter writer(
      {spec.title, spec.author, spec.subtitle, spec.language, "Mazefolio " MAZEFOLIO_VERSION, epoch},
      request.edition);
  Phase painted_pages(request.progress, "pages", pages);
  std::vector<PageInk> ink;
  for (std::size_t i = 0; i < pages; ++i) {
    throw_if_canceled();
    if (wanted_page(request.pages, static_cast<int>(i) + 1)) {
      const Page made = page(i);
      writer.add(made);
      ink.push_back(ink_of(made.frame, measurer));
    }
    painted_pages.step();
  }
  if (ink.empty()) throw InputError(fmt::format("no page to print: the book has pages 1 to {}", pages));
  Painted painted{writer.finish(), std::move(ink), painting.seconds(), 0};
  const Stopwatch pressing;
  painted.pdf = finish_pdf(std::move(painted.pdf), {request.edition, spec.language, epoch.has_value(), true});
  painted.press_s = pressing.seconds();
  return painted;
}

}  // namespace

ReadyBook make_ready_book(const BookSpec& spec, const DataFiles& files, TextMeasurer& measurer, unsigned jobs,
                          const Progress& progress, Notices& notices) {
  HouseData house = load_house_data(spec, files).value();
  house.icons = load_icons(spec, files).value();
  Diagnostics missing_fonts;
  std::vector<FontUse> fonts = choose_fonts(house.look, spec, missing_fonts);
  if (notices.strict && !missing_fonts.all().empty()) {
    announce(missing_fonts, notices);
    throw WorldError("a font is missing: " +
                     missing_fonts.all().front().message);  // not an error in the spec
  }
  settle(missing_fonts, notices);

  std::size_t count = 0;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) count += static_cast<std::size_t>(entry.count);
  Phase mazes(progress, "mazes", count);
  Result<Book> made = make_book(spec, std::move(house), measurer, jobs, [&] { mazes.step(); });
  settle(made ? made.value().warnings : made.found(), notices);
  return {std::move(made).value(), std::move(fonts)};
}

Painted paint(const Book& book, TextMeasurer& measurer, const PaintRequest& request) {
  return paint_pages(
      *book.spec, book.plan.pages.size(), [&](std::size_t i) { return make_page(book, measurer, i); },
      measurer, request);
}

Painted paint(const AnswerKey& key, TextMeasurer& measurer, const PaintRequest& request) {
  return paint_pages(
      *key.spec, key.pages(), [&](std::size_t i) { return make_page(key, measurer, i); }, measurer, request);
}

}  // namespace mazefolio::publish
