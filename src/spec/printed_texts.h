#pragma once

#include "spec/book_spec.h"

namespace mazefolio::spec {

/// Calls `use(page)` for every page that is none of mazes, in the order of the spec.
template <class Book, class Use>
void for_each_page(Book& book, Use use) {
  for (auto& page : book.front) use(page);
  for (auto& chapter : book.chapters)
    for (auto& page : chapter.pages) use(page);
  for (auto& page : book.back) use(page);
}

/// The same, and for the pages that hold the author's part of the cover.
template <class Book, class Use>
void for_each_written_page(Book& book, Use use) {
  for_each_page(book, use);
  for (auto* page : {&book.cover.front, &book.cover.back, &book.cover.logo}) use(*page);
}

/// Calls `use(text)` for every run of the page's own text.
template <class Use>
void for_each_run(const PageSpec& page, Use use) {
  for (const RichBlock& block : page.body)
    for (const RichRun& run : block.runs) use(run.text);
}

/// Calls `use(text, place)` for every text of one line or paragraph of the author's that the book prints, in
/// its order. `Book` is a BookSpec or a const one.
template <class Book, class Use>
void for_each_printed_text(Book& book, Use use) {
  use(book.title, book.title_place);
  use(book.subtitle, book.subtitle_place);
  use(book.author, book.author_place);
  use(book.pupil, book.pupil_place);
  const auto use_placed = [&](auto& placed) { use(placed.text, placed.place); };
  for_each_page(book, [&](auto& page) {
    for (auto* placed : {&page.title, &page.name, &page.caption}) use_placed(*placed);
    for (auto& title : page.titles) use_placed(title);
  });
  auto& cover = book.cover;
  for (auto* placed : {&cover.title, &cover.subtitle, &cover.author, &cover.price}) use_placed(*placed);
  auto& imprint = book.imprint;
  for (auto* placed : {&imprint.publisher, &imprint.edition, &imprint.printed_in, &imprint.website})
    use_placed(*placed);
  for (auto& right : imprint.rights) use_placed(right);
  for (auto& fact : book.backs.facts) {
    use_placed(fact.title);
    use_placed(fact.text);
  }
  for (auto& chapter : book.chapters) {
    use(chapter.title, chapter.title_place);
    use(chapter.text, chapter.text_place);
    for (auto& entry : chapter.puzzles) {
      if (entry.title) use(*entry.title, entry.title_place);
      if (entry.story) use(*entry.story, entry.story_place);
    }
  }
}

}  // namespace mazefolio::spec
