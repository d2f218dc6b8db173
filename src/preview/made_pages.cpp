#include "preview/made_pages.h"

#include "book/answer_key.h"
#include "book/solved_page.h"
#include "preview/made_book.h"

namespace mazefolio::preview {

std::optional<MadePage> find_page(const MadeBook& made, std::size_t index) {
  const PagePlan& plan = made.ready.book.plan;
  if (index < plan.pages.size()) return MadePage{false, index};
  index -= plan.pages.size();
  return index < plan.key_pages.size() ? std::optional(MadePage{true, index}) : std::nullopt;
}

Page made_page(const MadeBook& made, const MadePage& page, TextMeasurer& measurer, bool solved) {
  const Book& book = made.ready.book;
  if (page.in_key) return make_page(made.key, measurer, page.index);
  return solved ? make_solved_page(book, measurer, page.index) : make_page(book, measurer, page.index);
}

}  // namespace mazefolio::preview
