#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>

#include "prove/lies/pdf_edit.h"
#include "prove/small_book.h"

namespace mazefolio::tests {

/// A true book of two mazes of one kind, each on its page, that a lie changes: its PDF, its manifest, or
/// both.
class LyingBook {
 public:
  explicit LyingBook(const SmallBook& book);

  PdfEdit pdf;
  nlohmann::json manifest;
  const BookClaim claims;     ///< the truth
  const PuzzleClaim& puzzle;  ///< the first one

  nlohmann::json& entry() { return manifest["puzzles"][0]; }
  /// Prints the pages once more, with something changed.
  void print(const SmallBook::ChangePage& change);
  std::set<std::string> failed() const;

  /// A border of a kind that is long, and no door of a crossing; nothing where there is none.
  std::optional<std::uint32_t> border(BorderKind kind) const;
  /// Operators that draw along a border, or across its middle for the width of a corridor.
  std::string along(std::uint32_t border, double width, const std::string& ink) const;
  std::string across(std::uint32_t border, double width, const std::string& ink) const;
  /// Operators that draw the solution, or fill a rectangle.
  std::string solution(double width, const std::string& ink, bool answer = false) const;
  static std::string box(const Rect& r, const std::string& ink);
  /// The middle of a passage that has no mark.
  Point middle() const;
  /// A line of words on a page whose text contains this.
  std::optional<Rect> words(int page, const std::string& part) const;

 private:
  const SmallBook& book_;
};

/// One kind of lie. `plant` returns false where a maze cannot tell it: a cave has no inner walls.
struct Lie {
  std::string name;
  std::string step;  ///< that catches it; "a or b" where mazes with straight walls have another than the rest
  std::function<bool(LyingBook&)> plant;
};

std::vector<Lie> ink_lies();       ///< of the pages with mazes
std::vector<Lie> word_lies();      ///< of words, boxes and colors
std::vector<Lie> manifest_lies();  ///< of the manifest, alone or with the ink

}  // namespace mazefolio::tests
