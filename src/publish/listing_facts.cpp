#include "publish/listing_facts.h"

#include <fmt/format.h>

#include <cmath>

#include "cover/cover_geometry.h"
#include "solve/difficulty.h"
#include "spec/printer.h"

namespace mazefolio::publish {
namespace {

double inches_of(double pt) { return std::round(pt / 72 * 10000) / 10000; }

/// The spine as the spec or the printer's paper says; nothing where neither does.
std::optional<Length> known_spine(const Book& book, int pages) {
  const BookSpec& spec = *book.spec;
  const Printer& printer = book.house.printer;
  if (spec.cover.spine) return spec.cover.spine;
  const PrinterPaper* paper = find_paper(printer, spec.paper, spec.ink);
  if (!printer.cover || !paper || !paper->caliper) return std::nullopt;
  return spine_width(*printer.cover, *paper->caliper, pages);
}

class FactSheet {
 public:
  /// Leaves out texts and lists that are empty.
  void add(const char* key, std::string text) {
    if (!text.empty()) rows.push_back({key, std::move(text)});
  }
  void add(const char* key, std::vector<std::string> list) {
    if (!list.empty()) rows.push_back({key, std::move(list)});
  }
  void add(const char* key, std::size_t number) { rows.push_back({key, static_cast<std::int64_t>(number)}); }
  void add(const char* key, double number) { rows.push_back({key, number}); }

  ListingSheet rows;
};

}  // namespace

std::vector<LevelCount> level_counts(const Book& book) {
  std::vector<LevelCount> out;
  for (const std::string& word : book.house.words.levels) out.push_back({word, 0});
  for (const BookPuzzle& p : book.puzzles)
    if (p.shows_level) ++out[static_cast<std::size_t>((level_of(p.puzzle.score) - 1) / 2)].mazes;
  std::erase_if(out, [](const LevelCount& count) { return count.mazes == 0; });
  return out;
}

ListingSheet listing_facts(const Book& book, const CoverTexts& say) {
  const BookSpec& spec = *book.spec;
  const int pages = static_cast<int>(book.plan.pages.size());
  FactSheet sheet;
  sheet.add("title", say.title);
  sheet.add("subtitle", say.subtitle);
  sheet.add("author", say.author);
  sheet.add("publisher", say.publisher);
  sheet.add("isbn", say.isbn);
  sheet.add("language", spec.language);
  sheet.add("description", spec.listing.description.empty() ? say.blurb : spec.listing.description);
  sheet.add("keywords", spec.listing.keywords);
  sheet.add("audience", book.house.audience.summary);
  sheet.add("ages", say.ages);
  sheet.add("mazes", book.puzzles.size());
  std::vector<std::string> levels;
  for (const LevelCount& level : level_counts(book))
    levels.push_back(fmt::format("{} {}", level.word, level.mazes));
  sheet.add("levels", std::move(levels));
  sheet.add("pages", static_cast<std::size_t>(pages));
  sheet.add("trim", trim_text(spec.page.width, spec.page.height));
  sheet.add("printer", book.house.printer.name);
  if (const auto spine = known_spine(book, pages)) {
    const CoverGeometry place = cover_geometry(book.house.printer.cover.value_or(CoverRules{}), *spine,
                                               {{spec.page.width.pt, spec.page.height.pt}, pages, false});
    sheet.add("spine_in", inches_of(spine->pt));
    sheet.add("cover_width_in", inches_of(place.sheet.width));
    sheet.add("cover_height_in", inches_of(place.sheet.height));
  }
  sheet.add("spec_sha256", spec.sha256);
  std::vector<std::string> hashes;
  for (const BookPuzzle& p : book.puzzles) hashes.push_back(p.puzzle.canonical_hash);
  sheet.add("maze_hashes", std::move(hashes));
  return std::move(sheet.rows);
}

}  // namespace mazefolio::publish
