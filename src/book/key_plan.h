#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "book/place_answer.h"
#include "layout/answer_page.h"

namespace mazefolio::book {

/// The most of its puzzle's size that an answer has.
constexpr double largest_answer = 0.6;
constexpr std::size_t most_answers_a_page = 24;

/// An answer that a key shall hold. Its puzzle is placed on its own page.
struct KeyEntry {
  const BookPuzzle* puzzle = nullptr;
  AnswerText text;
  std::string head;  ///< the title of the chapter that begins with it; empty: none
};

/// Where an answer stands: its page of the key, from 0, and its boxes on a recto.
struct KeyPlace {
  std::size_t page = 0;
  Rect slot;  ///< with its caption
  Rect box;   ///< of the maze
  double scale = 1;
};
struct KeyHead {
  std::size_t page = 0;
  PlacedHead head;
};
struct KeyPlan {
  std::vector<KeyPlace> places;  ///< by answer
  std::vector<KeyHead> heads;
  std::vector<std::size_t> counts;  ///< answers on each page
  std::vector<double> fill;         ///< share of each page that they take
  double corridor_pt = 0;           ///< the narrowest
  bool large_print = false;         ///< few answers share a page, however small they are

  /// Appends a key that begins on a new page.
  void append(KeyPlan other);
};

/// Shelves with answers at one scale of their puzzles, at most `largest_answer`, as large as the least number
/// of pages allows that leaves no page but the last one empty by more than a third. Where no scale does so,
/// the answers of such a page are larger. With `per_page`, at most that many share a page. The measurer of
/// `setting` must bear as many threads as `jobs` says.
KeyPlan plan_key(const HouseData& house, const Setting& setting, const std::vector<KeyEntry>& entries,
                 std::optional<int> per_page, unsigned jobs = 1);

}  // namespace mazefolio::book
