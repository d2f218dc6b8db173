#pragma once

#include <functional>
#include <vector>

#include "book/house_data.h"
#include "book/manifest.h"
#include "book/pagination.h"
#include "draw/fit_maze.h"
#include "layout/answer_page.h"
#include "layout/puzzle_page.h"
#include "puzzle/puzzle.h"

namespace mazefolio::book {

/// A whole book, before its pages: every maze proven, every page number known, every maze's place on paper
/// fixed.
struct Book {
  const BookSpec* spec = nullptr;  ///< must outlive the book
  HouseData house;
  PageGeometry geometry;
  std::vector<Puzzle> puzzles;
  PagePlan plan;
  int answers_per_page = 0;
  std::vector<Printed> printed;  ///< by puzzle
  // What pages are made from, by puzzle.
  std::vector<MazeFit> puzzle_fits, answer_fits;
  std::vector<MazeStyle> puzzle_styles, answer_styles;
  std::vector<SlotRoom> rooms;         ///< by puzzles a page
  std::vector<AnswerText> captions;    ///< by puzzle, of a key of many books; else empty
  double generate_s = 0, solve_s = 0;  ///< for figures only
};

/// Makes the puzzles (in parallel) and decides where everything stands. What cannot be had is told in
/// `found`; the book must then not be used. `on_done` is called after each puzzle. Throws InternalError,
/// Canceled.
Book make_book(const BookSpec& spec, HouseData house, TextMeasurer& measurer, unsigned jobs,
               const std::function<void()>& on_done, Diagnostics& found);

/// One page of the book, or of its separate answer key; `index` from 0.
Page make_page(const Book& book, TextMeasurer& measurer, std::size_t index, bool of_key);

}  // namespace mazefolio::book
