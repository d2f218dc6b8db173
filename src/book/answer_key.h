#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "book/book.h"
#include "layout/answer_page.h"

namespace mazefolio::book {

/// One answer on its page of a key.
struct KeyAnswer {
  const Puzzle* puzzle = nullptr;  ///< must outlive the key
  PlacedMaze placed;
  AnswerText text;
};

/// An answer key that is a PDF of its own: of a book, or of a class.
struct AnswerKey {
  const BookSpec* spec = nullptr;  ///< page, title and language are its own; must outlive the key
  HouseData house;
  PageGeometry geometry;
  int per_page = 1;
  std::string class_title;  ///< beside the heading of each page; empty in the key of a book
  bool in_outline = true;   ///< the outline of the PDF names its first page
  std::vector<KeyAnswer> answers;

  std::size_t pages() const;
  /// The answers of page `index`, from 0.
  std::span<const KeyAnswer> on_page(std::size_t index) const;
};

/// The answer of puzzle i as the book's key shows it. The book must outlive it.
KeyAnswer key_answer(const Book& book, std::size_t i);

/// The separate key of a book; without answers if its spec asks for none. The book must outlive it.
AnswerKey answer_key(const Book& book);

/// A page of answers in any key; `content` comes without the answers' texts.
Page answers_page(const Setting& setting, const Furniture& furniture, int per_page, AnswerPageContent content,
                  std::span<const KeyAnswer> answers);

/// Page `index` of a key, from 0.
Page make_page(const AnswerKey& key, TextMeasurer& measurer, std::size_t index);

}  // namespace mazefolio::book
