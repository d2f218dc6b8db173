#pragma once

#include <map>
#include <string>
#include <vector>

#include "book/book_puzzle.h"
#include "spec/book_spec.h"

namespace mazefolio::book {

enum class PageKind {
  title,
  copyright,
  contents,
  instructions,
  blank,
  chapter,
  puzzles,
  answers,
  score_card,
  study,
  explanation,
  author,  ///< made of what its author wrote
  back     ///< behind a maze
};

/// One side of a leaf, before it is made. `first` and `count` index the puzzles it shows;
/// of a page among them `first` is its index in the chapter.
struct PageSlot {
  PageKind kind = PageKind::blank;
  std::size_t chapter = 0;
  std::size_t first = 0, count = 0;
  int part = 0;  ///< which page of a list, key or text that takes several; which back of all
  const PageSpec* page = nullptr;  ///< of an explanation or a page of the author
  bool in_chapter = false;         ///< of a page of the author
};

/// What manifests call this page.
std::string kind_of(const PageSlot& slot);

/// Every page of the book in order, and where each puzzle and each answer stands. Pages count from 1.
struct PagePlan {
  std::vector<PageSlot> pages;
  std::vector<PageSlot> key_pages;             ///< the separate answer key, if the spec asks for one
  std::vector<int> puzzle_page, answer_page;   ///< by puzzle; answer_page is 0 without answers
  std::vector<int> slot_on_page;               ///< which box of the page
  std::vector<int> chapter_page;               ///< the opener
  int score_card = 0;                          ///< its first page, 0 without
  int answers_begin = 0;                       ///< first answer page of the book, 0 without
  std::map<const PageSpec*, int> author_page;  ///< the first page of each
};

struct PaginationRules {
  int contents_pages = 1;
  std::vector<std::size_t>
      answer_counts;           ///< answers on each page of the key, chapter by chapter; empty: one each
  bool open_on_recto = false;  ///< chapters and answers begin on a right-hand page
  int multiple = 1;            ///< the page count is filled up to a multiple of this
  bool blank_last = false;     ///< the last page stays empty
  int notes_up_to = 0;         ///< pages for notes are added until the book has so many
  int example_pages = 0;       ///< behind the instructions
  int score_card_pages = 1;    ///< where the book has one
  std::map<const PageSpec*, int> author_pages = {};  ///< of each; 1 where it is not in here
};

/// The pages for notes that fill a book.
const PageSpec& filling_notes();

/// Puzzles must be in printing order. A page holds puzzles of one chapter and one per_page only.
PagePlan paginate(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles, const PaginationRules& rules);

}  // namespace mazefolio::book
