#include "book/book_puzzle.h"

#include <utility>

namespace mazefolio::book {

// The way may fork in its first cell, which is no junction.
bool is_single_path(const Puzzle& puzzle) {
  const Metrics& metrics = puzzle.metrics;
  return metrics.junctions + metrics.crossings == 0 && (!puzzle.worth || puzzle.worth->decisions == 0);
}

BookPuzzle book_puzzle(RequestedPuzzle made) {
  const PuzzleSpec& entry = *made.request.entry;
  BookPuzzle out;
  out.puzzle = std::move(made.puzzle);
  out.number = made.request.number;
  out.chapter = made.request.chapter;
  out.place = entry.place;
  out.title = made.request.title;
  out.asked = entry.difficulty.asked;
  out.own_title = entry.title.has_value();
  out.shows_level = !out.asked.empty() || !is_single_path(out.puzzle);
  out.per_page = entry.per_page;
  return out;
}

}  // namespace mazefolio::book
