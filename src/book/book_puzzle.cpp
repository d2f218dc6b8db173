#include "book/book_puzzle.h"

#include <utility>

namespace mazefolio::book {

BookPuzzle book_puzzle(RequestedPuzzle made) {
  const PuzzleSpec& entry = *made.request.entry;
  BookPuzzle out;
  out.puzzle = std::move(made.puzzle);
  out.number = made.request.number;
  out.chapter = made.request.chapter;
  out.title = made.request.title;
  out.story = entry.story.value_or("");
  out.asked = entry.difficulty.asked;
  out.own_title = entry.title.has_value();
  const Metrics& metrics = out.puzzle.metrics;
  out.shows_level = !out.asked.empty() || metrics.junctions + metrics.crossings > 0;
  out.per_page = entry.per_page;
  return out;
}

}  // namespace mazefolio::book
