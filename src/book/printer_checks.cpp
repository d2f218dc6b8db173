#include "book/printer_checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/amounts.h"
#include "base/text/suggest.h"

namespace mazefolio::book {
namespace {

constexpr int most_to_add = 2000, few_mazes = 3;

Place or_printer(const Place& place, const BookSpec& spec) {
  return place.file.empty() ? spec.printer_place : place;
}

Diagnostics check_trim(const BookSpec& spec, const Printer& printer) {
  Diagnostics found;
  if (printer.trims.empty() || listed_trim(printer, spec.page)) return found;
  const std::vector<const PrinterTrim*> nearest = nearest_trims(printer, spec.page, 3);
  std::vector<std::string> names;
  for (const PrinterTrim* trim : nearest) names.push_back(trim_text(trim->width, trim->height));
  const std::string size = trim_text(spec.page.width, spec.page.height);
  const std::string those = nearest.size() == 1 ? "it prints" : "the nearest that it lists:";
  const std::string hint =
      fmt::format("write page: {}", page_value(nearest.front()->width, nearest.front()->height));
  const Place place = or_printer(spec.page.place, spec);
  if (is_custom_trim(printer, spec.page))
    found.warning(place, fmt::format("'{}' does not list {}, which is a trim of your own; {} {}",
                                     printer.name, size, those, listed(names)));
  else
    found.error(place, fmt::format("'{}' does not print {}; {} {}", printer.name, size, those, listed(names)),
                hint);
  return found;
}

Diagnostics check_paper(const BookSpec& spec, const Printer& printer) {
  Diagnostics found;
  std::vector<std::string> names;
  for (const PrinterPaper& paper : printer.papers)
    if (paper.ink == spec.ink) names.push_back(paper.name);
  const PrinterPaper* paper = find_paper(printer, spec.paper, spec.ink);
  const Place place = or_printer(spec.paper_place, spec);
  if (printer.papers.empty()) {
    if (!spec.paper.empty())
      found.warning(place,
                    fmt::format("'{}' knows no papers: '{}' changes nothing", printer.name, spec.paper));
  } else if (!paper) {
    found.error(place,
                spec.paper.empty() ? fmt::format("'{}' has no paper for this ink", printer.name)
                                   : fmt::format("'{}' has no paper '{}'", printer.name, spec.paper),
                names.empty() ? "" : suggestion(spec.paper, names));
  } else if (paper->ink != spec.ink) {
    found.error(place, fmt::format("'{}' has the paper '{}' for another ink", printer.name, paper->name),
                names.empty() ? "" : one_of(names));
  } else if (page_limits(printer, spec.page, paper).most == 0) {
    found.error(place, fmt::format("'{}' has no paper '{}' for {}", printer.name, paper->name,
                                   trim_text(spec.page.width, spec.page.height)));
  }
  return found;
}

bool is_gray(Color color) { return color.r == color.g && color.g == color.b; }

const PuzzleSpec* first_colored(const BookSpec& spec) {
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& puzzle : chapter.puzzles)
      if (!is_gray(puzzle.colors.walls) || !is_gray(puzzle.colors.ground)) return &puzzle;
  return nullptr;
}

Diagnostics check_colors(const BookSpec& spec, const Printer& printer) {
  Diagnostics found;
  const PuzzleSpec* colored = first_colored(spec);
  if (!colored) return found;
  if (printer.pdf != PdfKind::plain) {
    found.error(or_printer(colored->place, spec),
                fmt::format("'{}' takes PDF/X of one black ink, and this maze has colors", printer.name),
                "leave out its colors, or choose another printer");
    return found;
  }
  const PrinterPaper* paper = find_paper(printer, spec.paper, spec.ink);
  if (!paper || paper->ink == Inks::color) return found;
  found.warning(
      or_printer(colored->place, spec),
      fmt::format("these colors become grays: '{}' prints with black ink on '{}'", printer.name, paper->name),
      find_paper(printer, "", Inks::color) ? "write ink: color" : "");
  return found;
}

Diagnostics check_floors(const BookSpec& spec, const Printer& printer) {
  Diagnostics found;
  const ReaderSpec& reader = spec.reader;
  const auto check = [&](const char* what, const std::optional<Length>& own, Length least,
                         const Place& place) {
    if (own && own->pt < least.pt - 1e-6)
      found.error(
          place,
          fmt::format("'{}' is {:g} pt: '{}' prints {:g} pt at least", what, own->pt, printer.name, least.pt),
          fmt::format("write {}: {:g}pt", what, least.pt));
  };
  check("wall", reader.wall, printer.floors.line, reader.wall_place);
  check("text", reader.text, printer.floors.type, reader.text_place);
  return found;
}

// Papers and trims that take a book of so many pages, as fields of a spec.
std::string what_takes(const BookSpec& spec, const Printer& printer, int pages) {
  const PrinterPaper* own = find_paper(printer, spec.paper, spec.ink);
  std::vector<std::string> ways;
  for (const PrinterPaper& paper : printer.papers) {
    const int most = page_limits(printer, spec.page, &paper).most;
    if (paper.ink == spec.ink && most >= pages)
      ways.push_back(fmt::format("paper: {} (up to {} pages)", paper.name, most));
  }
  for (const PrinterTrim* trim : nearest_trims(printer, spec.page, printer.trims.size())) {
    const int most = page_limits(printer, {trim->width, trim->height, {}}, own).most;
    if (most < pages) continue;
    ways.push_back(fmt::format("page: {} (up to {})", page_value(trim->width, trim->height), most));
    break;
  }
  return ways.empty() ? "print fewer mazes, more on a page, or two volumes"
                      : "these take it: " + listed(ways);
}

}  // namespace

Diagnostics check_printer(const BookSpec& spec, const Printer& printer) {
  Diagnostics found = check_trim(spec, printer);
  found.add(check_paper(spec, printer));
  found.add(check_floors(spec, printer));
  found.add(check_colors(spec, printer));
  return found;
}

bool is_black(const BookSpec& spec) { return spec.ink == Inks::black && !first_colored(spec); }

int least_pages(const BookSpec& spec, const Printer& printer) {
  const int least = page_limits(printer, spec.page, find_paper(printer, spec.paper, spec.ink)).least;
  return (least + printer.multiple - 1) / printer.multiple * printer.multiple;
}

int pages_with(const Book& book, const PaginationRules& rules, int more) {
  std::vector<BookPuzzle> puzzles;
  for (const BookPuzzle& p : book.puzzles) {
    BookPuzzle& like = puzzles.emplace_back();
    like.chapter = p.chapter;
    like.entry = p.entry;
    like.per_page = p.per_page;
  }
  PaginationRules with = rules;
  std::vector<std::size_t>& counts = with.answer_counts;
  for (; more < 0; ++more) {
    puzzles.pop_back();
    if (!counts.empty() && --counts.back() == 0) counts.pop_back();
  }
  const std::size_t most = book.spec->answers.per_page
                               ? static_cast<std::size_t>(*book.spec->answers.per_page)
                               : most_answers_a_page;
  for (; more > 0; --more) {
    BookPuzzle& like = puzzles.emplace_back();
    like.chapter = book.puzzles.back().chapter;
    like.entry = book.puzzles.back().entry;
    like.per_page = book.puzzles.back().per_page;
    if (!counts.empty() && ++counts.back() > most) {
      --counts.back();
      counts.push_back(1);
    }
  }
  return static_cast<int>(paginate(*book.spec, puzzles, with).pages.size());
}

Diagnostics check_pages(const Book& book, const PaginationRules& rules) {
  Diagnostics found;
  const BookSpec& spec = *book.spec;
  const Printer& printer = book.house.printer;
  const PrinterPaper* paper = find_paper(printer, spec.paper, spec.ink);
  const PageLimits limits = page_limits(printer, spec.page, paper);
  const int pages = static_cast<int>(book.plan.pages.size());
  if (pages < limits.least) {
    int more = 1;
    while (more < most_to_add && pages_with(book, rules, more) < limits.least) ++more;
    found.error(spec.printer_place,
                fmt::format("the book has {}; '{}' prints no fewer than {}",
                            counted(static_cast<std::size_t>(pages), "page"), printer.name, limits.least),
                fmt::format("add {}, or write fill: yes for pages of notes",
                            counted(static_cast<std::size_t>(more), "maze")));
  } else if (pages > limits.most) {
    const bool by_trim = paper && limits.most < paper->max_pages.value_or(printer.max_pages);
    found.error(or_printer(by_trim ? spec.page.place : spec.paper_place, spec),
                fmt::format("the book has {} pages; '{}' prints no more than {}{}{}", pages, printer.name,
                            limits.most, by_trim ? " of " + trim_text(spec.page.width, spec.page.height) : "",
                            paper ? fmt::format(" on '{}'", paper->name) : ""),
                what_takes(spec, printer, pages));
  }
  return found;
}

std::optional<Remark> gutter_remark(const Book& book, const PaginationRules& rules) {
  const BookSpec& spec = *book.spec;
  const int pages = static_cast<int>(book.plan.pages.size());
  const auto gutter = [&](int count) { return page_geometry(spec, book.house, count).inner; };
  for (int fewer = 1; fewer <= few_mazes && fewer < static_cast<int>(book.puzzles.size()); ++fewer) {
    const int left = pages_with(book, rules, -fewer);
    if (gutter(left) >= gutter(pages)) continue;
    return Remark{or_printer(spec.chapters.back().place, spec),
                  fmt::format("with {} less the book has {} pages instead of {}, and an inner margin of {} "
                              "instead of {}",
                              counted(static_cast<std::size_t>(fewer), "maze"), left, pages,
                              in_mm(gutter(left)), in_mm(gutter(pages)))};
  }
  return std::nullopt;
}

}  // namespace mazefolio::book
