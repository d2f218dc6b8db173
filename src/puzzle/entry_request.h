#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "puzzle/puzzle.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// What one puzzle of a book shall be: an entry of the spec, unrolled by its count. Its size and seed are
/// still to be found (puzzle/difficulty_search.h).
struct EntryRequest {
  int number = 1;           ///< as printed, from 1 through the whole book
  std::size_t chapter = 0;  ///< index into BookSpec::chapters
  const PuzzleSpec* entry = nullptr;
  std::string title, story;  ///< as printed, but for "{level}", which is not known yet
  int low = 1, high = 10;    ///< band of levels it may have
  double target = 0;         ///< the score to come near to, inside the band
  /// No level was asked for: the size is given, or the maze is a single path without wrong turns.
  bool any_level = false;
  /// Where no maze of the band can be had: the one that comes nearest to the target.
  bool nearest = false;
  std::string key;  ///< names the puzzle by what it is: the seed of its mazes comes from this
};

/// The key without the number among requests of the same kind.
inline std::string kind_of(const EntryRequest& request) {
  return request.key.substr(0, request.key.rfind('#'));
}

struct RequestedPuzzle {
  EntryRequest request;
  Puzzle puzzle;
};

/// Unrolls the entries of a spec into one request a puzzle: numbers, titles, the steps of ramps. Entries that
/// say neither size nor level share one ramp over the book, that of the audience; one that is alone has the
/// middle of it. The spec must outlive the requests. `title_pattern` holds "{n}" for puzzles without a title.
std::vector<EntryRequest> entry_requests(const BookSpec& spec, const std::string& title_pattern,
                                         LevelRange audience_levels);

/// Lets the measured scores rise: within each entry, and through those chapters that ask for it; but for
/// those that stay in order, and for those of one level whose shape came just before. Requests move with
/// their puzzles; numbers, and the titles that only say the number, stay where they are.
std::vector<RequestedPuzzle> in_rising_order(const BookSpec& spec, const std::string& title_pattern,
                                             std::vector<RequestedPuzzle> made);

}  // namespace mazefolio::puzzle
