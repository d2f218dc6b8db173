#include "prove/prove_pages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "base/system/parallel.h"
#include "prove/prove_words.h"
#include "prove/unclaimed_ink.h"

namespace mazefolio::prove {
namespace {

constexpr double size_slack_pt = 0.1;
constexpr double note_slack = 2;

const PageText& page_of(const std::vector<PageText>& pages, int page) {
  return pages[static_cast<std::size_t>(page - 1)];
}

bool there(const std::vector<PageText>& pages, int page) {
  return page >= 1 && static_cast<std::size_t>(page) <= pages.size();
}

/// The slots of mazes on each page of a file.
std::map<int, std::vector<Rect>> slots_of(const BookClaim& book, bool key) {
  std::map<int, std::vector<Rect>> slots;
  const bool separate = !book.answers_pdf.empty();
  for (const PuzzleClaim& p : book.puzzles) {
    if (!key) slots[p.page].push_back(p.ink.slot);
    if (p.answer && separate == key) slots[p.answer->page].push_back(p.answer->ink.slot);
  }
  return slots;
}

/// Whether the page shows its own number outside of all slots.
bool has_folio(const PageText& page, int number, const std::vector<Rect>& slots) {
  for (const PageWord& word : page.words) {
    const Point p = word.box.center();
    const bool in_slot = std::any_of(slots.begin(), slots.end(), [&](const Rect& s) { return holds(s, p); });
    if (in_slot) continue;
    const std::vector<int> numbers = numbers_in({word});
    if (std::find(numbers.begin(), numbers.end(), number) != numbers.end()) return true;
  }
  return false;
}

/// The lowest word with the page's own number: its folio.
std::optional<Rect> folio_of(const PageText& page, int number) {
  std::optional<Rect> lowest;
  for (const PageWord& word : page.words)
    if (numbers_in({word}) == std::vector<int>{number} && (!lowest || word.box.y0 > lowest->y0))
      lowest = word.box;
  return lowest;
}

/// Whether it starts, ends or is centered where the other does.
bool stands_as(const Rect& a, const Rect& b) {
  constexpr double slack = 0.5;
  const auto same = [](double p, double q) { return std::fabs(p - q) < slack; };
  return same(a.y0, b.y0) && same(a.y1, b.y1) &&
         (same(a.x0, b.x0) || same(a.x1, b.x1) || same(a.center().x, b.center().x));
}

/// A page without mazes may lack a folio; but where pages with mazes have theirs, it must not show another
/// number.
void prove_other_folios(const std::vector<PageText>& pages, const std::map<int, std::vector<Rect>>& slots,
                        Verdict& verdict) {
  std::array<std::optional<Rect>, 2> places;
  for (const auto& [page, unused] : slots)
    if (there(pages, page) && !places[static_cast<std::size_t>(page % 2)])
      places[static_cast<std::size_t>(page % 2)] = folio_of(page_of(pages, page), page);
  for (int page = 1; there(pages, page); ++page) {
    const std::optional<Rect>& place = places[static_cast<std::size_t>(page % 2)];
    if (!place || slots.count(page) > 0) continue;
    for (const PageWord& word : page_of(pages, page).words)
      if (const std::vector<int> numbers = numbers_in({word});
          numbers.size() == 1 && numbers[0] != page && stands_as(word.box, *place))
        verdict.report(fmt::format("page {} shows the number {}", page, numbers[0]));
  }
}

/// Numbers in words that also hold others: each of those once, wherever it stands.
std::vector<int> without(std::vector<int> numbers, const std::vector<int>& others) {
  for (const int other : others)
    if (const auto at = std::find(numbers.begin(), numbers.end(), other); at != numbers.end())
      numbers.erase(at);
  return numbers;
}

void expect_number(const std::vector<int>& numbers, int number, const char* what, Verdict& verdict) {
  if (numbers == std::vector<int>{number}) return;
  verdict.report(numbers.empty() ? fmt::format("no page number for {}; it should be {}", what, number)
                                 : fmt::format("the page number for {} is {}; it should be {}", what,
                                               fmt::join(numbers, " and "), number));
}

/// The page number of the answer, below the maze, on the line of the folio or in the heading.
void prove_note(const PuzzleClaim& puzzle, const std::vector<PageText>& pages, Verdict& verdict) {
  if (!there(pages, puzzle.page)) return;
  const Rect& slot = puzzle.ink.slot;
  const PageText& page = page_of(pages, puzzle.page);
  std::vector<PageWord> heading{{{}, puzzle.printed_title}, {{}, puzzle.printed_level}};
  if (puzzle.rule) {  // its sentence may stand there, too
    for (const auto& [name, value] : puzzle.rule->says) heading.push_back({{}, value});
    if (puzzle.rule->shortest) heading.push_back({{}, std::to_string(puzzle.rule->moves)});
  }
  const std::vector<int> printed = numbers_in(heading);
  std::vector<int> numbers = numbers_in(
      words_in(page, {slot.x0 - note_slack, puzzle.ink.bbox.y1, slot.x1 + note_slack, slot.y1 + note_slack}));
  if (numbers.size() > 1) numbers = without(std::move(numbers), printed);  // the heading is a caption
  if (numbers.empty() || numbers == std::vector<int>{puzzle.number}) {     // that of a caption
    std::vector<int> foot =
        without(numbers_in(last_line(words_in(page, {0, slot.y1, page.size.width, page.size.height}))),
                {puzzle.page});
    if (!foot.empty()) numbers = std::move(foot);
  }
  if (numbers.empty())  // where several mazes share a page, the heading names it
    numbers = without(numbers_in(words_in(page, {slot.x0 - note_slack, slot.y0 - note_slack,
                                                 slot.x1 + note_slack, puzzle.ink.bbox.y0})),
                      printed);
  if (numbers.size() > 1) numbers = without(std::move(numbers), {puzzle.number});
  expect_number(numbers, puzzle.answer->page, "the answer", verdict);
}

}  // namespace

bool right_size(const BookClaim& book, const std::vector<PageText>& pages, int page) {
  if (!there(pages, page)) return false;
  const Size size = page_of(pages, page).size;
  return std::fabs(size.width - book.page_size.width) < size_slack_pt &&
         std::fabs(size.height - book.page_size.height) < size_slack_pt;
}

void prove_file(const BookClaim& book, const std::vector<PageText>& pages, const std::string& fonts, bool key,
                Verdict& verdict) {
  verdict.begin(Step::pages, 0, key);
  const int claimed = key ? book.answers_pages : book.pages;
  verdict.figure("pages", static_cast<double>(pages.size()));
  if (pages.size() != static_cast<std::size_t>(claimed))
    verdict.report(fmt::format("the file has {} pages, not {}", pages.size(), claimed));
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (!right_size(book, pages, static_cast<int>(i) + 1))
      verdict.report(fmt::format("page {} is {:.2f} x {:.2f} pt, not {:.2f} x {:.2f}", i + 1,
                                 pages[i].size.width, pages[i].size.height, book.page_size.width,
                                 book.page_size.height));
  const std::map<int, std::vector<Rect>> mazes = slots_of(book, key);
  for (const auto& [page, slots] : mazes)
    if (!there(pages, page))
      verdict.report(fmt::format("page {} with mazes is missing", page));
    else if (claimed > 1 && !has_folio(page_of(pages, page), page, slots))
      verdict.report(fmt::format("page {} does not show its number", page));
  prove_other_folios(pages, mazes, verdict);
  verdict.begin(Step::fonts, 0, key);
  for (const std::string& font : missing_fonts(fonts))
    verdict.report(fmt::format("the font {} is not embedded in the file", font));
}

void prove_references(const PuzzleClaim& puzzle, const std::vector<PageText>& pages,
                      const std::vector<PageText>& answer_pages, bool key, Verdict& verdict) {
  if (!puzzle.answer) return;
  verdict.begin(Step::references, puzzle.page);
  if (!puzzle.answer->turned)
    prove_note(puzzle, pages, verdict);
  else if (key || puzzle.answer->page != puzzle.page)
    verdict.report(fmt::format("the answer that stands upside down is on page {}", puzzle.answer->page));
  if (!there(answer_pages, puzzle.answer->page)) return;
  verdict.begin(Step::answer_references, puzzle.answer->page, key);
  const Rect &slot = puzzle.answer->ink.slot, &maze = puzzle.answer->ink.bbox;
  const double bottom = puzzle.answer->turned ? slot.y1 : maze.y0;
  const std::vector<PageWord> words =
      words_in(page_of(answer_pages, puzzle.answer->page),
               {slot.x0 - note_slack, slot.y0 - note_slack, slot.x1 + note_slack, bottom});
  if (!puzzle.answer->turned) {
    std::vector<int> note = numbers_in(last_line(words));
    if (note.size() > 1) note = without(std::move(note), {puzzle.number});  // both stand on one line
    expect_number(note, puzzle.page, "the puzzle", verdict);
  }
  if (puzzle.rule && !puzzle.answer->turned && !are_told(puzzle.rule->told, words))
    verdict.report(fmt::format("the answer does not say '{}'", puzzle.rule->told));
  const std::vector<int> numbers = numbers_in(words);
  if (std::find(numbers.begin(), numbers.end(), puzzle.number) == numbers.end())
    verdict.report(fmt::format("the answer does not show the number {}", puzzle.number));
}

void prove_margins(const BookClaim& book, const Raster& raster, int page, Verdict& verdict) {
  const LiveArea live = live_area(book, raster, page);
  for (int y = 0; y < raster.height; ++y) {
    throw_if_canceled();
    const bool whole = y < live.y0 || y >= live.y1;
    const std::uint8_t* row = raster.row(y);
    const int before = whole ? raster.width : live.x0;
    int x = next_ink(row, 0, before);
    if (x == before) x = next_ink(row, std::max(before, live.x1), raster.width);
    if (x < raster.width)
      return verdict.report_near("ink in the margin", Point{x + 0.0, y + 0.0} * (1 / raster.pixels_per_pt));
  }
}

}  // namespace mazefolio::prove
