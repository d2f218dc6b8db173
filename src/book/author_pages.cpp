#include "book/author_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/amounts.h"
#include "book/page_text.h"
#include "layout/die_sheet.h"
#include "layout/keepsake_sheets.h"
#include "layout/picture_sheets.h"
#include "layout/progress_road.h"
#include "layout/text_sheets.h"
#include "spec/printed_texts.h"

namespace mazefolio::book {
namespace {

std::vector<RoadStop> stops_of(const std::vector<BookPuzzle>& puzzles) {
  std::vector<RoadStop> stops;
  for (const BookPuzzle& p : puzzles) stops.push_back({std::to_string(p.number), puzzle_marker(p.number)});
  return stops;
}

std::vector<Sheet> notes_sheets(const Setting& s, const std::string& title, int pages) {
  std::vector<Sheet> sheets;
  for (int i = 0; i < pages; ++i) sheets.push_back(notes_sheet(s, i == 0 ? title : ""));
  return sheets;
}

std::vector<Sheet> sheets_of(const Book& book, const PageSpec& page, const Setting& s) {
  const Words& words = book.house.words;
  const PageWords& say = words.pages;
  const auto art = page.art.find(page.picture.text);
  TextContent text{page.title.text, &page.body, &page.art, art == page.art.end() ? nullptr : &art->second,
                   book.house.text_cuts};
  switch (page.type) {
    case PageType::belongs_to:
      return {belongs_to_sheet(s, say.belongs_to, page.name.text)};
    case PageType::dedication:
      return dedication_sheets(s, text);
    case PageType::tips:
      return tips_sheets(s, say.tips_title, say.tips);
    case PageType::color_test:
      return {color_test_sheet(s, say.color_test, say.color_test_text)};
    case PageType::die:
      return {die_sheet(s, say.die, say.die_text)};
    case PageType::progress:
      return progress_sheets(s, say.progress, say.progress_text, stops_of(book.puzzles));
    case PageType::certificate:
      return {certificate_sheet(s, {say.certificate, page.name.text, say.certificate_text, say.well_done,
                                    words.name, words.date, say.signature, book.spec->title})};
    case PageType::notes:
      return notes_sheets(s, say.notes, page.pages);
    case PageType::about:
      text.title = say.about;
      return text_sheets(s, text);
    case PageType::also_by: {
      std::vector<std::string> lines;
      for (const PlacedText& title : page.titles) lines.push_back(title.text);
      const std::string& author = book.spec->author;
      return list_sheets(s, author.empty() ? say.more_books : fill(say.also_by, {{"author", author}}), lines);
    }
    case PageType::text:
      return text_sheets(s, text);
    case PageType::picture:
      if (!text.picture) break;  // loading has reported it
      return {picture_sheet(s, *text.picture, page.size == PictureSize::half, page.caption.text)};
    case PageType::qr:
      return {qr_sheet(s, qr_code(page.link.text), page.caption.text, page.link.text)};
    default:
      break;
  }
  return {{{}, true}};
}

}  // namespace

AuthorSheets author_sheets(const Book& book, const Setting& setting) {
  AuthorSheets sheets;
  for_each_page(*book.spec, [&](const PageSpec& page) { sheets[&page] = sheets_of(book, page, setting); });
  if (book.spec->fill) sheets[&filling_notes()] = sheets_of(book, filling_notes(), setting);
  return sheets;
}

Sheet back_sheet(const Book& book, const Setting& setting, int n) {
  const BacksSpec& backs = book.spec->backs;
  if (backs.kind == Backs::notes) return notes_sheet(setting, book.house.words.pages.notes);
  if (backs.kind != Backs::facts || backs.facts.empty()) return {{}, true};
  const Fact& fact = backs.facts[static_cast<std::size_t>(n) % backs.facts.size()];
  return fact_sheet(setting, fact.title.text.empty() ? book.house.words.pages.fact : fact.title.text,
                    fact.text.text);
}

Diagnostics check_backs(const Book& book) {
  Diagnostics found;
  const BacksSpec& backs = book.spec->backs;
  const auto count =
      static_cast<std::size_t>(std::ranges::count(book.plan.pages, PageKind::back, &PageSlot::kind));
  if (backs.kind == Backs::facts && backs.facts.size() < count)
    found.warning(backs.file.place, fmt::format("{} for {}: they come again",
                                                counted(backs.facts.size(), "fact"), counted(count, "back")));
  return found;
}

bool is_listed(const PageSpec& page) { return page.type == PageType::text && !page.title.text.empty(); }

std::string author_marker(int number) { return fmt::format("page-{}", number); }

}  // namespace mazefolio::book
