#include "book/book_puzzle.h"

#include <utility>

#include "solve/difficulty.h"
#include "spec/house_files.h"

namespace mazefolio::book {

// The way may fork in its first cell, which is no junction.
bool is_single_path(const Puzzle& puzzle) {
  const Metrics& metrics = puzzle.metrics;
  return metrics.junctions + metrics.crossings == 0 && (!puzzle.worth || puzzle.worth->decisions == 0);
}

std::string with_figures(const std::string& text, const Puzzle& puzzle) {
  const std::uint32_t sum = puzzle.maze.marks ? puzzle.maze.marks->target : 0;
  return fill(text, {{"level", std::to_string(level_of(puzzle.score))},
                     {"moves", std::to_string(puzzle.moves)},
                     {"sum", std::to_string(sum)}});
}

BookPuzzle book_puzzle(RequestedPuzzle made) {
  const PuzzleSpec& entry = *made.request.entry;
  BookPuzzle out;
  out.puzzle = std::move(made.puzzle);
  out.number = made.request.number;
  out.chapter = made.request.chapter;
  out.place = entry.place;
  out.title = with_figures(made.request.title, out.puzzle);
  out.asked = entry.difficulty.asked;
  out.own_title = entry.title.has_value();
  out.shows_level = !out.asked.empty() || !is_single_path(out.puzzle);
  out.per_page = entry.per_page;
  return out;
}

}  // namespace mazefolio::book
