#include "book/ink_beside_mazes.h"

#include <algorithm>

#include "book/book.h"

namespace mazefolio::book {
namespace {

Rect box_with_ink(const PrintedInk& ink, const Maze& maze) {
  return inset(ink.to_page(bounds(*maze.topology)), -ink.rim_pt / 2 - 1);
}

void add_answers(MazeBoxes& mazes, const Book& book) {
  for (const BookPuzzle& p : book.puzzles)
    mazes[p.printed.answer_page].push_back(box_with_ink(p.printed.answer, p.puzzle.maze));
}

}  // namespace

MazeBoxes maze_boxes(const Book& book) {
  MazeBoxes mazes;
  for (const BookPuzzle& p : book.puzzles)
    mazes[p.printed.page].push_back(box_with_ink(p.printed.puzzle, p.puzzle.maze));
  if (book.spec->answers.place != AnswerPlace::separate) add_answers(mazes, book);
  return mazes;
}

MazeBoxes key_maze_boxes(const Book& book) {
  MazeBoxes mazes;
  add_answers(mazes, book);
  return mazes;
}

PageInk ink_beside_mazes(const Frame& frame, TextMeasurer& measurer, int page, const MazeBoxes& mazes) {
  PageInk ink = ink_of(frame, measurer, page);
  if (const auto on_page = mazes.find(page); on_page != mazes.end())
    std::erase_if(ink.art, [&](const Rect& box) {
      return std::ranges::any_of(on_page->second, [&](const Rect& maze) { return holds(maze, box); });
    });
  ink.art.shrink_to_fit();  // it is kept for all pages of a book
  return ink;
}

}  // namespace mazefolio::book
