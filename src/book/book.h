#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/book_puzzle.h"
#include "book/house_data.h"
#include "book/key_plan.h"
#include "book/pagination.h"
#include "layout/puzzle_page.h"
#include "layout/sheet.h"

namespace mazefolio::puzzle {
class PuzzleCache;
}

namespace mazefolio::book {

/// What stands on the pages of the author, by their places in the spec.
using AuthorSheets = std::map<const PageSpec*, std::vector<Sheet>>;

/// What is good to know and no fault.
struct Remark {
  Place place;
  std::string text;
};

/// A small puzzle that shows how a rule goes, and what is said of it.
struct RuleExample {
  std::string story;
  Puzzle puzzle;
  GateIcons icons{};  ///< that the rule has
};

/// A whole book, before its pages: every maze proven, every page number known, every maze's place on paper
/// fixed.
struct Book {
  const BookSpec* spec = nullptr;              ///< must outlive the book
  std::shared_ptr<const BookSpec> own_spec{};  ///< the same, where it is not the caller's
  HouseData house;
  PageGeometry geometry;
  std::vector<BookPuzzle> puzzles;
  std::vector<RuleExample> examples;  ///< behind its instructions
  PagePlan plan;
  AuthorSheets sheets;
  KeyPlan key;                  ///< of all answers, where the book has any
  std::vector<SlotRoom> rooms;  ///< by puzzles a page
  Diagnostics warnings;
  std::vector<Remark> remarks;
  double generate_s = 0, solve_s = 0;  ///< for statistics only
};

/// What a book may be made with. What is known of the mazes of a cache and of a book made before is not found
/// out again.
struct MakingAids {
  PuzzleCache* cache = nullptr;
  const Book* last = nullptr;
  std::function<void(const PuzzleSpec&)> on_unfit{};                           ///< as in MakerSettings
  std::function<std::vector<PuzzleSpec>(const PuzzleSpec&)> parts_of_text{};   ///< likewise
  std::function<std::optional<PuzzleSpec>(const PuzzleSpec&)> with_picture{};  ///< likewise
};

/// Makes the puzzles (in parallel, with `jobs` threads) and decides where everything stands. An error says
/// what cannot be had. `on_done` is called after each puzzle. Throws InternalError, Canceled.
Result<Book> make_book(const BookSpec& spec, HouseData house, TextMeasurer& measurer, unsigned jobs,
                       const std::function<void()>& on_done, const MakingAids& aids = {});

/// Page `index` of the book, from 0.
Page make_page(const Book& book, TextMeasurer& measurer, std::size_t index);

}  // namespace mazefolio::book
