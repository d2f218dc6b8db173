#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "book/book.h"
#include "book/ink_beside_mazes.h"
#include "book/key_plan.h"
#include "layout/answer_page.h"

namespace mazefolio::book {

/// One answer on its page of a key.
struct KeyAnswer {
  const Puzzle* puzzle = nullptr;  ///< must outlive the key
  PlacedMaze placed;
  AnswerText text;
  std::string says{};  ///< to those who do not see it
};

/// An answer key that is a PDF of its own: of a book, or of a class.
struct AnswerKey {
  const BookSpec* spec = nullptr;  ///< page, title and language are its own; must outlive the key
  HouseData house;
  PageGeometry geometry;
  KeyPlan plan;
  std::string class_title;  ///< beside the heading of each page; empty in the key of a book
  bool in_outline = true;   ///< the outline of the PDF names its first page
  std::vector<KeyAnswer> answers;
  std::size_t blanks = 0;  ///< empty pages at its end
  MazeBoxes mazes{};       ///< of the key of a book

  std::size_t pages() const { return plan.counts.size() + blanks; }
  /// The answers of page `index`, from 0.
  std::span<const KeyAnswer> on_page(std::size_t index) const;
};

/// The answer of puzzle i as the book's key shows it. The book must outlive it.
KeyAnswer key_answer(const Book& book, std::size_t i);

/// The separate key of a book; without answers if its spec asks for none. The book must outlive it.
AnswerKey answer_key(const Book& book);

/// Where the answers of a book stand in its key: one key, or one for each chapter.
KeyPlan plan_answers(const Book& book, const Setting& setting, unsigned jobs);

/// The number of answers on the pages before page `index`.
std::size_t first_on_page(const KeyPlan& plan, std::size_t index);

/// Page `index` of a key, from 0; `content` comes without the texts of its answers and chapters.
Page answers_page(const Setting& setting, const Furniture& furniture, const KeyPlan& plan, std::size_t index,
                  AnswerPageContent content, std::span<const KeyAnswer> answers);

/// An answer in its place on this side of the leaf.
PlacedMaze answer_on_page(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                          const KeyPlace& place, bool recto);

/// Page `index` of a key, from 0.
Page make_page(const AnswerKey& key, TextMeasurer& measurer, std::size_t index);

}  // namespace mazefolio::book
