// Pages of a book share their faults, so each fault is told once: with the page where it is worst.
#include <fmt/format.h>

#include <optional>
#include <string>

#include "base/text/amounts.h"
#include "book/audit.h"
#include "book/book.h"
#include "book/page_text.h"
#include "solve/difficulty.h"

namespace mazefolio::book {
namespace {

constexpr double largest_offset_pt = 24;  ///< mazes with arrows at their sides stand off the middle
constexpr double least_fill = 0.65;
constexpr double least_fall = 1;      ///< of the mean level, from chapter to chapter
constexpr double as_printed = 0.005;  ///< shares are told as whole percents
constexpr double type_slack_pt = 0.05;

/// The worst page of a kind, and how many are like it.
struct Worst {
  const PageAudit* page = nullptr;
  double figure = 0, missing = 0;
  std::size_t pages = 0;

  /// `missing` is what the figure lacks; nothing is noted if it lacks nothing.
  void note(const PageAudit& audit, double value, double lacks) {
    if (lacks <= 0) return;
    ++pages;
    if (lacks > missing) {
      page = &audit;
      figure = value;
      missing = lacks;
    }
  }
  /// "page 7", "page 7 and 11 more pages".
  std::string where() const {
    const std::string at = fmt::format("page {}", page->page);
    return pages == 1 ? at : fmt::format("{} and {}", at, counted(pages - 1, "more page"));
  }
};

std::string percent(double share) { return fmt::format("{:.0f} %", share * 100); }

constexpr const char* of_key = " of the answer key";
constexpr double for_written_line = 0.04;  ///< of the page: names, dates and times above the maze

class Auditor {
 public:
  Auditor(const Book& book, Diagnostics& found) : book_(book), found_(found) {}

  void frames(std::span<const PageAudit> pages) {
    const Size paper = trim_size(book_.geometry);
    double good = good_frame_share(paper, book_.house.audience.text);
    if (book_.spec->name_line || book_.spec->clock_line) good -= for_written_line;
    const bool has_art = book_.rooms.size() > 1 && book_.rooms[1].art > 0;
    if (has_art || !border_of(book_.house).empty())
      good = std::min(good, good_frame_share_with_art(book_.house.look.art));
    if (book_.rooms.size() >
        1)  // what answers at the foot, or lines to write on, take is not there for the maze
      good *= 1 - (book_.rooms[1].foot.height + book_.rooms[1].blanks) / paper.height;
    Worst small, off;
    for (const PageAudit& page : pages) {
      if (page.frame_share && first_on(page).per_page == 1)
        small.note(page, *page.frame_share, good - as_printed - *page.frame_share);
      if (page.frame_offset) off.note(page, *page.frame_offset, *page.frame_offset - largest_offset_pt);
    }
    if (small.page)
      found_.warning(first_on(*small.page).place,
                     fmt::format("{}: the maze has {} of the page; a good page gives it {}", small.where(),
                                 percent(small.figure), percent(good)),
                     "smaller margins, a shorter title or a shorter story");
    if (off.page)
      found_.warning(
          first_on(*off.page).place,
          fmt::format("{}: the maze stands {:.1f} pt off the middle of its frame", off.where(), off.figure));
  }

  /// `part` names a PDF of its own: " of the answer key".
  void type(std::span<const PageAudit> pages, const char* part) {
    const double floor = book_.house.audience.text.pt;
    Worst small;
    for (const PageAudit& page : pages)
      if (page.smallest_type)
        small.note(page, *page.smallest_type, floor - type_slack_pt - *page.smallest_type);
    if (small.page)
      found_.warning(book_.spec->look_place,
                     fmt::format("{}{}: type of {:.1f} pt; '{}' readers need {:g} pt", small.where(), part,
                                 small.figure, book_.house.audience.name, floor));
  }

  void key(std::span<const PageAudit> pages, const std::vector<PageSlot>& slots, const char* part) {
    Worst empty;
    for (const PageAudit& page : pages)
      if (page.key_fill && !may_be_empty(slots, static_cast<std::size_t>(page.page)))
        empty.note(page, *page.key_fill, least_fill - as_printed - *page.key_fill);
    if (empty.page)
      found_.warning({book_.spec->file, 0, 0},
                     fmt::format("{}{}: answers fill {} of the page; a good page has {}", empty.where(), part,
                                 percent(empty.figure), percent(least_fill)),
                     book_.spec->answers.per_page ? "let answers.per_page be auto" : "");
  }

  /// Chapters should not become easier unless the author says so. The steepest fall is told.
  void chapters() {
    const std::vector<ChapterSpec>& chapters = book_.spec->chapters;
    std::size_t worst = 0;
    double steepest = least_fall;
    std::optional<double> before, level_before, level_here;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
      const std::optional<double> level = unasked_level(i);
      if (before && level && *before - *level >= steepest) {
        steepest = *before - *level;
        worst = i;
        level_before = before;
        level_here = level;
      }
      before = level;
    }
    if (level_here)
      found_.warning(
          chapters[worst].place,
          fmt::format("chapter {} is easier than the one before it: its mean level is {:.1f}, not {:.1f}",
                      worst + 1, *level_here, *level_before),
          "another order of chapters, or a difficulty for each");
  }

 private:
  /// The mean level of a chapter whose author asked for none.
  std::optional<double> unasked_level(std::size_t chapter) const {
    const auto [first, count] = puzzles_of_chapter(book_.puzzles, chapter);
    double sum = 0;
    int rated = 0;
    for (std::size_t i = first; i < first + count; ++i) {
      const BookPuzzle& p = book_.puzzles[i];
      if (!p.asked.empty()) return std::nullopt;
      if (!p.shows_level) continue;
      sum += level_position(p.puzzle.score);
      ++rated;
    }
    return rated > 0 ? std::optional(sum / rated) : std::nullopt;
  }

  const BookPuzzle& first_on(const PageAudit& page) const {
    return book_.puzzles[book_.plan.pages[static_cast<std::size_t>(page.page - 1)].first];
  }

  // The last page of a key, and one of large print: of its few answers, none larger than all others are, no
  // page can be made full. `next` is the index of the page behind it.
  bool may_be_empty(const std::vector<PageSlot>& slots, std::size_t next) const {
    const PageSlot& slot = slots[next - 1];
    const bool last =
        next == slots.size() || slots[next].kind != PageKind::answers ||
        (book_.spec->answers.place == AnswerPlace::chapter && slots[next].chapter != slot.chapter);
    return last || book_.key.large_print;
  }

  const Book& book_;
  Diagnostics& found_;
};

}  // namespace

double good_frame_share_with_art(double art) { return 0.42 - 0.12 * std::max(0.0, art - 1); }

// Small pages keep more of themselves for margins and words, and so do lying ones.
double good_frame_share(Size page, Length text) {
  constexpr double large_page = 80 * 72 * 72, large_type_pt = 14, for_large_type = 0.04;
  const double ratio = page.width / page.height;
  const double share = ratio > 1.1                              ? 0.54
                       : ratio > 0.9                            ? 0.58
                       : page.width * page.height >= large_page ? 0.60
                                                                : 0.54;
  return share - (text.pt >= large_type_pt ? for_large_type : 0);
}

Diagnostics audit_findings(const Book& book, std::span<const PageAudit> pages,
                           std::span<const PageAudit> key) {
  Diagnostics found;
  Auditor auditor(book, found);
  auditor.frames(pages);
  auditor.type(pages, "");
  auditor.type(key, of_key);
  auditor.key(pages, book.plan.pages, "");
  auditor.key(key, book.plan.key_pages, of_key);
  auditor.chapters();
  return found;
}

Diagnostics audit_findings(const Book& book, const PageAudit& page, bool in_key) {
  Diagnostics found;
  Auditor auditor(book, found);
  if (!in_key) auditor.frames({&page, 1});
  auditor.type({&page, 1}, in_key ? of_key : "");
  auditor.key({&page, 1}, in_key ? book.plan.key_pages : book.plan.pages, in_key ? of_key : "");
  return found;
}

}  // namespace mazefolio::book
