#include "publish/paint.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "base/options.h"
#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "book/ink_beside_mazes.h"
#include "book/printer_checks.h"
#include "pdf/press.h"
#include "publish/art_remarks.h"
#include "publish/color_house.h"
#include "publish/fitting_book.h"
#include "publish/load_pictures.h"
#include "publish/missing_characters.h"
#include "publish/notes_on_disk.h"
#include "publish/notices.h"
#include "publish/pages_ahead.h"
#include "publish/progress.h"
#include "publish/source_date.h"
#include "puzzle/puzzle_cache.h"
#include "render/fonts.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

std::optional<int> source_year() {
  const auto epoch = source_date();
  if (!epoch) return std::nullopt;
  using namespace std::chrono;
  return static_cast<int>(year_month_day(floor<days>(sys_seconds{seconds{*epoch}})).year());
}

// A font of the author's.
struct OwnFont {
  const std::optional<std::string>& family;
  Place place;
};

// Chooses the first font that is installed and has the letters of the language; the font of the spec goes
// before those of the template.
void choose_font_for(Typeface& face, const OwnFont& own, const WrittenIn& language,
                     std::vector<FontUse>& uses, Diagnostics& found) {
  if (own.family) face.families.insert(face.families.begin(), *own.family);
  const std::string asked = face.families.front();
  const FontChoice choice = choose_font(face.families, language);
  face.families = {choice.used};
  // What the chosen family lacks, such as Latin letters among Arabic, is better set in the family asked for.
  if (!choice.others.empty()) face.families.front() += "," + choice.others.front();
  for (const FontUse& use : uses)
    if (use.asked == asked) return;
  uses.push_back({asked, choice.used});
  if (!is_installed(asked))
    found.warning(own.place,
                  fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
  else if (!choice.installed || (own.family && !choice.others.empty()))
    found.warning(own.place,
                  fmt::format("the font '{}' lacks letters of the language '{}'; '{}' is used instead", asked,
                              language.language, choice.used));
}

// Readers of large print get upright faces whose strokes are not thin.
void use_sturdy_faces(Look& look) {
  for (Typeface* face : {&look.display, &look.numeral, &look.text, &look.label}) {
    face->families = look.sturdy;
    face->italic = false;
  }
  look.italic_subtitle = false;
}

std::vector<FontUse> choose_fonts(HouseData& house, const BookSpec& spec, Diagnostics& found) {
  std::vector<FontUse> uses;
  Look& look = house.look;
  if (house.audience.sturdy) use_sturdy_faces(look);
  const OwnFont display{spec.display_font, spec.display_font ? spec.display_font_place : spec.look_place};
  const OwnFont text{spec.text_font, spec.text_font ? spec.text_font_place : spec.look_place};
  const WrittenIn language{house.words.language, house.words.alphabet};
  for (Typeface* face : {&look.display, &look.numeral})
    choose_font_for(*face, display, language, uses, found);
  for (Typeface* face : {&look.text, &look.label}) choose_font_for(*face, text, language, uses, found);
  const FontCuts cuts = cuts_of(look.text.families.front());
  house.text_cuts = {cuts.bold, cuts.italic};
  return uses;
}

PictureInk picture_ink(const BookSpec& spec, Edition edition) {
  if (edition == Edition::print && is_black(spec)) return PictureInk::black;
  return spec.ink == Inks::color ? PictureInk::color : PictureInk::own;
}

template <class What>
MakePage page_maker(const What& what, MazeBoxes mazes) {
  return [&what, mazes = std::move(mazes)](TextMeasurer& measurer, std::size_t i) {
    Page page = make_page(what, measurer, i);
    PageInk ink = ink_beside_mazes(page.frame, measurer, static_cast<int>(i) + 1, mazes);
    return MadePage{std::move(page), std::move(ink)};
  };
}

Painted paint_pages(const BookSpec& spec, const HouseData& house, const PageGeometry& geometry,
                    std::size_t pages, const MakePage& make, TextMeasurer& measurer,
                    const PaintRequest& request) {
  const Stopwatch painting;
  const std::optional<std::int64_t> epoch = source_date();
  const PictureInk ink_of_pictures = picture_ink(spec, request.edition);
  PdfWriter writer(
      {spec.title, spec.author, spec.subtitle, spec.language, "Mazefolio " MAZEFOLIO_VERSION, epoch},
      request.edition, ink_of_pictures);
  const std::vector<std::size_t> wanted = wanted_pages(request.pages, pages);
  Phase painted_pages(request.progress, "pages", wanted.size());
  std::vector<PageInk> ink;
  std::vector<Rect> trims;
  PagesAhead ahead(make, wanted, spec.language, measurer, request.jobs);
  for (const std::size_t i : wanted) {
    MadePage made = ahead.next();
    writer.add(made.page);
    ink.push_back(std::move(made.ink));
    if (trim_size(geometry) != geometry.page)
      trims.push_back(trimmed(geometry, is_recto(static_cast<int>(i) + 1)));
    painted_pages.step();
  }
  RawPdf raw = writer.finish();
  Painted painted{"", std::move(ink), painting.seconds(), 0};
  const Stopwatch pressing;
  painted.pdf = finish_pdf(std::move(raw),
                           {.edition = request.edition,
                            .language = spec.language,
                            .keep_dates = epoch.has_value(),
                            .right_to_left = house.words.direction == "rtl",
                            .trims = std::move(trims),
                            .gray_colors = ink_of_pictures == PictureInk::black,
                            .kind = request.edition == Edition::print ? house.printer.pdf : PdfKind::plain,
                            .jobs = request.jobs});
  painted.press_s = pressing.seconds();
  return painted;
}

}  // namespace

std::vector<std::size_t> wanted_pages(const PageRanges& ranges, std::size_t count) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < count; ++i) {
    const int page = static_cast<int>(i) + 1;
    if (ranges.empty() || std::any_of(ranges.begin(), ranges.end(), [page](const auto& range) {
          return page >= range.first && page <= range.second;
        }))
      out.push_back(i);
  }
  if (out.empty()) throw InputError(fmt::format("no page to print: the book has pages 1 to {}", count));
  return out;
}

ReadyBook make_ready_book(const BookSpec& spec, const DataFiles& files, TextMeasurer& measurer, unsigned jobs,
                          const Progress& progress, Notices& notices, PuzzleCache* cache, const Book* last) {
  HouseData house = load_house_data(spec, files).value();
  house.icons = load_icons(spec, files).value();
  house.year = source_year();
  if (is_black(spec)) tell_lost_inks(spec, house, notices);
  if (spec.ink == Inks::color) color_house(spec, house);
  Diagnostics missing_fonts;
  std::vector<FontUse> fonts = choose_fonts(house, spec, missing_fonts);
  if (notices.strict && !missing_fonts.all().empty()) {
    announce(missing_fonts, notices);
    throw WorldError("a font is missing: " +
                     missing_fonts.all().front().message);  // not an error in the spec
  }
  settle(missing_fonts, notices);
  settle(missing_characters(spec, house.words, house.look.text.at(12)), notices);

  std::size_t count = 0;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) count += static_cast<std::size_t>(entry.count);
  Phase mazes(progress, "mazes", count);
  PuzzleCache only_notes(0);
  if (notes_in_use() && !cache) cache = &only_notes;
  if (cache) cache->share(notes_in_use());
  Result<Book> made = make_fitting_book(
      spec, house, files, measurer, jobs, [&] { mazes.step(); }, cache, last);
  settle(made ? made.value().warnings : made.found(), notices);
  if (notices.on_remark)
    for (const Remark& remark : made.value().remarks) notices.on_remark(remark.place, remark.text);
  return {std::move(made).value(), std::move(fonts)};
}

Painted paint(const Book& book, TextMeasurer& measurer, const PaintRequest& request) {
  return paint_pages(*book.spec, book.house, book.geometry, book.plan.pages.size(),
                     page_maker(book, maze_boxes(book)), measurer, request);
}

Painted paint(const AnswerKey& key, TextMeasurer& measurer, const PaintRequest& request) {
  return paint_pages(*key.spec, key.house, key.geometry, key.pages(), page_maker(key, key.mazes), measurer,
                     request);
}

}  // namespace mazefolio::publish
