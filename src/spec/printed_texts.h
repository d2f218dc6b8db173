#pragma once

#include "spec/book_spec.h"

namespace mazefolio::spec {

/// Calls `use(text, place)` for every text of the author's that the book prints, in its order. `Book` is a
/// BookSpec or a const one.
template <class Book, class Use>
void for_each_printed_text(Book& book, Use use) {
  use(book.title, book.title_place);
  use(book.subtitle, book.subtitle_place);
  use(book.author, book.author_place);
  use(book.pupil, book.pupil_place);
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
