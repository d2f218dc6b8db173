#include "book/audit.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "book/book.h"
#include "draw/gate_marks.h"
#include "layout/page_ink.h"

namespace mazefolio::book {
namespace {

constexpr FigureRow figure_rows[] = {
    {"frame_share", &PageAudit::frame_share},
    {"frame_offset_pt", &PageAudit::frame_offset},
    {"smallest_type_pt", &PageAudit::smallest_type},
    {"key_fill", &PageAudit::key_fill},
    {"decisions", &PageAudit::decisions},
    {"rim_share", &PageAudit::rim_share},
    {"likeness", &PageAudit::likeness},
};

void take_least(std::optional<double>& least, double figure) {
  least = least ? std::min(*least, figure) : figure;
}
void take_most(std::optional<double>& most, double figure) { most = most ? std::max(*most, figure) : figure; }

// Letters in the cells of a maze are marks.
void note_type(PageAudit& audit, const PageInk& page, const std::vector<Rect>& mazes) {
  for (const PlacedWords& words : page.words)
    if (std::none_of(mazes.begin(), mazes.end(), [&](const Rect& maze) { return holds(maze, words.box); }))
      take_least(audit.smallest_type, words.size_pt);
}

void note_maze(PageAudit& audit, const BookPuzzle& puzzle, Size page) {
  const Rect& frame = puzzle.printed.frame;
  audit.frame_share =
      audit.frame_share.value_or(0) + frame.width() * frame.height() / (page.width * page.height);
  const Point off =
      puzzle.placed.fit.transform(bounds_with_art(puzzle.puzzle.maze, puzzle.placed.style)).center() -
      frame.center();
  take_most(audit.frame_offset, std::sqrt(dot(off, off)));
  if (const std::optional<Worth>& worth = puzzle.puzzle.worth) {
    take_least(audit.decisions, worth->decisions);
    take_most(audit.rim_share, worth->rim_share);
  }
  if (puzzle.puzzle.fit.likeness) take_least(audit.likeness, *puzzle.puzzle.fit.likeness);
}

PageAudit audit_page(const Book& book, const PageSlot& slot, const PageInk& ink) {
  PageAudit audit{ink.page, {}, {}, {}, {}, {}, {}, {}};
  std::vector<Rect> mazes;
  for (std::size_t i = slot.first; i < slot.first + slot.count; ++i) {
    const BookPuzzle& puzzle = book.puzzles[i];
    const bool answer = slot.kind == PageKind::answers;
    mazes.push_back((answer ? puzzle.answer : puzzle.placed).fit.maze_box);
    if (!answer) note_maze(audit, puzzle, trim_size(book.geometry));
    if (book.spec->answers.place == AnswerPlace::foot)
      mazes.push_back(puzzle.printed.answer.to_page(bounds(*puzzle.puzzle.maze.topology)));
  }
  if (slot.kind == PageKind::answers) audit.key_fill = book.key.fill[static_cast<std::size_t>(slot.part)];
  note_type(audit, ink, mazes);
  return audit;
}

std::vector<PageAudit> audit_all(const Book& book, const std::vector<PageSlot>& slots,
                                 std::span<const PageInk> pages) {
  std::vector<PageAudit> out;
  for (const PageInk& page : pages)
    out.push_back(audit_page(book, slots[static_cast<std::size_t>(page.page - 1)], page));
  return out;
}

}  // namespace

std::span<const FigureRow> audit_figures() { return figure_rows; }

std::vector<PageAudit> audit_pages(const Book& book, std::span<const PageInk> pages) {
  return audit_all(book, book.plan.pages, pages);
}

std::vector<PageAudit> audit_key(const Book& book, std::span<const PageInk> pages) {
  return audit_all(book, book.plan.key_pages, pages);
}

}  // namespace mazefolio::book
