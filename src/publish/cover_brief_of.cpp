#include "publish/cover_brief_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "layout/bar_code.h"
#include "render/fonts.h"
#include "solve/difficulty.h"
#include "spec/theme.h"

namespace mazefolio::publish {
namespace {

constexpr std::size_t most_art = 16;

std::string or_else(const std::string& own, const std::string& other) { return own.empty() ? other : own; }

// "easy – hard": what the levels of the book are called.
std::string levels_text(const Book& book) {
  int low = 11, high = 0;
  for (const BookPuzzle& p : book.puzzles) {
    if (!p.shows_level) continue;
    low = std::min(low, level_of(p.puzzle.score));
    high = std::max(high, level_of(p.puzzle.score));
  }
  if (high == 0) return {};
  const auto word = [&](int level) {
    return book.house.words.levels[static_cast<std::size_t>((level - 1) / 2)];
  };
  std::string text = word(low) == word(high) ? word(low) : word(low) + " – " + word(high);
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

CoverTexts texts_of(const Book& book) {
  const BookSpec& spec = *book.spec;
  const CoverSpec& own = spec.cover;
  const Words& words = book.house.words;
  const AgeRange& ages = book.house.audience.ages;
  CoverTexts out;
  out.title = or_else(own.title.text, spec.title);
  out.subtitle = or_else(own.subtitle.text, spec.subtitle);
  out.author = or_else(own.author.text, spec.author);
  out.count = std::to_string(book.puzzles.size());
  out.mazes = book.puzzles.size() == 1 ? words.maze : words.mazes;
  out.ages = ages.from > 0
                 ? fill(words.cover.ages, {{"a", std::to_string(ages.from)}, {"b", std::to_string(ages.to)}})
                 : levels_text(book);
  if (spec.answers.place != AnswerPlace::none) out.answers = words.cover.answers;
  out.hook = words.cover.hook;
  out.blurb = words.cover.blurb;
  out.tip = words.pages.tips.size() < 2 ? "" : words.pages.tips[1];
  out.isbn = or_else(own.isbn, spec.imprint.isbn);
  out.price = own.price.text;
  out.publisher = spec.imprint.publisher.text;
  return out;
}

Typeface face_of(const BookSpec& spec, const HouseData& house, std::vector<std::string> families,
                 bool display) {
  if (display && spec.display_font) families.insert(families.begin(), *spec.display_font);
  const FontChoice choice = choose_font(families, {house.words.language, house.words.alphabet});
  Typeface face;
  face.families = {choice.used};
  face.bold = choice.used.find("Black") == std::string::npos;
  return face;
}

std::vector<std::shared_ptr<const std::string>> art_of(const HouseData& house) {
  std::vector<std::shared_ptr<const std::string>> art;
  if (!house.theme) return art;
  std::set<std::string> seen;
  const auto add = [&](const ThemeIcon& icon) {
    const auto known = house.icons.find(icon.name);
    if (known != house.icons.end() && known->second && art.size() < most_art && seen.insert(icon.name).second)
      art.push_back(known->second);
  };
  const Theme& theme = *house.theme;
  for (const ThemeIcon& icon : theme.spots) add(icon);
  for (const ThemeIcon& icon : theme.border.pictures) add(icon);
  for (const ThemePair& pair : theme.pairs) {
    add(pair.from);
    add(pair.to);
  }
  return art;
}

PageArt picture_of(const PageSpec& page) {
  const auto known = page.art.find(page.picture.text);
  return known == page.art.end() ? PageArt{} : known->second;
}

// The front of a cover that is printed has as many dots an inch as the printer asks for.
void check_pixels(const CoverBrief& brief, const Printer& printer, const PlacedText& file) {
  if (!brief.front.pixels) return;
  const Rect area = front_with_bleed(brief.place);
  const double dpi =
      72 * std::min(brief.front.size.width / area.width(), brief.front.size.height / area.height());
  if (dpi >= printer.floors.dpi) return;
  Diagnostics found;
  found.error(file.place,
              fmt::format("'{}' has {:.0f} dots an inch on the cover; '{}' asks for {}", file.text, dpi,
                          printer.name, printer.floors.dpi),
              fmt::format("a picture of {:.0f} x {:.0f} pixels would do",
                          std::ceil(area.width() / 72 * printer.floors.dpi),
                          std::ceil(area.height() / 72 * printer.floors.dpi)));
  throw InputError(std::move(found));
}

}  // namespace

std::string design_of(const BookSpec& spec, const HouseData& house) {
  if (!spec.cover.design.empty()) return spec.cover.design;
  if (!spec.cover.front.picture.text.empty()) return "photo";
  if (house.theme && !house.theme->design.empty()) return house.theme->design;
  if (house.theme) return "silhouette";
  return house.audience.spoken_to == Register::kids ? "trail" : "poster";
}

std::string palette_of(const BookSpec& spec, const HouseData& house) {
  if (!spec.cover.palette.empty()) return spec.cover.palette;
  if (house.theme && !house.theme->palette.empty()) return house.theme->palette;
  return house.audience.spoken_to == Register::kids ? "sunshine" : "atlas";
}

CoverBrief cover_brief(const Book& book, const CoverFacts& facts, TextMeasurer& measurer) {
  const BookSpec& spec = *book.spec;
  const HouseData& house = book.house;
  CoverBrief brief;
  const bool bound_right = house.words.direction == "rtl";
  CoverRules rules = facts.rules;
  brief.say = texts_of(book);
  if (!rules.barcode && !brief.say.isbn.empty())
    rules.barcode = BarcodeZone{inches(2), inches(1.2), inches(0.25), inches(0.25)};
  brief.place = cover_geometry(rules, facts.spine,
                               {{spec.page.width.pt, spec.page.height.pt}, facts.pages, bound_right});
  brief.ink = inks_of(*std::ranges::find(palettes(), facts.palette, &PaletteRow::name));
  brief.face = {face_of(spec, house, {"Lato Black", "Lato"}, true),
                face_of(spec, house, {"EB Garamond", "Lato"}, true),
                face_of(spec, house, {"Lato", "DejaVu Sans"}, false),
                face_of(spec, house, {"Lato", "DejaVu Sans"}, false)};
  brief.face.words.bold = false;
  brief.art = art_of(house);
  brief.front = picture_of(spec.cover.front);
  brief.logo = picture_of(spec.cover.logo);
  brief.book = &book;
  brief.measurer = &measurer;
  brief.for_kids = house.audience.spoken_to == Register::kids;
  check_pixels(brief, house.printer, spec.cover.front.picture);
  return brief;
}

}  // namespace mazefolio::publish
