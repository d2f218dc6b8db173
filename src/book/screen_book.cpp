#include "book/screen_book.h"

#include <utility>

#include "book/printed_ink.h"

namespace mazefolio::book {
namespace {

bool is_empty(const BookSpec& spec, const PageSlot& slot) {
  const BacksSpec& backs = spec.backs;
  return slot.kind == PageKind::blank || slot.page == &filling_notes() ||
         (slot.kind == PageKind::back && backs.kind != Backs::notes && backs.facts.empty());
}

/// Trimmed, and with the same margins on both sides; where pages have one side, they stay as they are.
PageGeometry screen_geometry(PageGeometry g) {
  g.page = trim_size(g);
  g.inner = g.inner - g.bleed.inner;
  g.outer = g.outer - g.bleed.outer;
  g.top = g.top - g.bleed.top;
  g.bottom = g.bottom - g.bleed.bottom;
  g.bleed = {};
  if (!g.one_sided) g.inner = g.outer = (g.inner + g.outer) * 0.5;
  return g;
}

Rect moved(const Rect& r, Point by) { return Transform{1, by}(r); }

void move(MazeFit& fit, Point by) {
  fit.transform.shift = fit.transform.shift + by;
  fit.maze_box = moved(fit.maze_box, by);
  fit.ink_box = moved(fit.ink_box, by);
  for (GateMark& gate : fit.gates) {
    for (Point& p : gate.arrow) p = p + by;
    gate.disc = gate.disc + by;
    gate.word.at = gate.word.at + by;
    gate.word_box = moved(gate.word_box, by);
    gate.icon_box = moved(gate.icon_box, by);
  }
}

class ScreenBook {
 public:
  explicit ScreenBook(Book book) : book_(std::move(book)), old_(book_.geometry) {}

  Book make() {
    book_.geometry = screen_geometry(old_);
    const bool separate = book_.spec->answers.place == AnswerPlace::separate;
    for (BookPuzzle& p : book_.puzzles) {
      move_puzzle(p);
      if (p.printed.answer_page > 0) move_answer(p);
    }
    for (KeyPlace& place : book_.key.places) {
      place.slot = moved(place.slot, shift(1));
      place.box = moved(place.box, shift(1));
    }
    for (KeyHead& head : book_.key.heads) head.head.slot = moved(head.head.slot, shift(1));
    drop_empty(book_.plan.key_pages);
    const std::vector<int> numbers = drop_empty(book_.plan.pages);
    renumber(numbers, separate);
    return std::move(book_);
  }

 private:
  /// By how much the content of a page moves.
  Point shift(int old_page) const {
    const Rect from = live_area(old_, is_recto(old_page)), to = live_area(book_.geometry, true);
    return {to.x0 - from.x0, to.y0 - from.y0};
  }

  void move_puzzle(BookPuzzle& p) const {
    const Point by = shift(p.printed.page);
    move(p.placed.fit, by);
    p.printed.frame = moved(p.printed.frame, by);
    p.printed.puzzle = turned(std::move(p.printed.puzzle), {1, by});
    for (PrintedArt& art : p.printed.art) art.box = moved(art.box, by);
  }

  void move_answer(BookPuzzle& p) const {
    const Point by = shift(p.printed.answer_page);
    move(p.answer.fit, by);
    p.printed.answer = turned(std::move(p.printed.answer), {1, by});
  }

  /// The new number of each page that there was, from 1; 0 of one that is gone.
  std::vector<int> drop_empty(std::vector<PageSlot>& pages) const {
    std::vector<int> numbers{0};
    int next = 0;
    for (const PageSlot& slot : pages) numbers.push_back(is_empty(*book_.spec, slot) ? 0 : ++next);
    std::erase_if(pages, [&](const PageSlot& slot) { return is_empty(*book_.spec, slot); });
    return numbers;
  }

  void renumber(const std::vector<int>& numbers, bool separate) {
    const auto change = [&](int& page) { page = numbers[static_cast<std::size_t>(page)]; };
    PagePlan& plan = book_.plan;
    for (int& page : plan.puzzle_page) change(page);
    for (int& page : plan.chapter_page) change(page);
    change(plan.score_card);
    change(plan.answers_begin);
    for (auto& entry : plan.author_page) change(entry.second);
    for (BookPuzzle& p : book_.puzzles) change(p.printed.page);
    if (separate) return;  // the key has page numbers of its own
    for (int& page : plan.answer_page) change(page);
    for (BookPuzzle& p : book_.puzzles) change(p.printed.answer_page);
  }

  Book book_;
  const PageGeometry old_;
};

}  // namespace

Book for_screens(Book book) { return ScreenBook(std::move(book)).make(); }

}  // namespace mazefolio::book
