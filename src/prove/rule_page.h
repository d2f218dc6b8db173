#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// A maze with a rule as the page shows it: what stands in its cells and passages, by its words.
class RulePage {
 public:
  /// A passage out of a cell, and what is printed in it.
  struct Step {
    std::uint32_t to = no_claimed_cell;
    std::string door;      ///< its letter; empty: none
    bool against = false;  ///< an arrow points out of it into the cell from which it is seen
  };

  /// Reports what differs from the marks that are claimed.
  RulePage(const PuzzleClaim& puzzle, const PageText& page, Verdict& verdict);

  const PuzzleClaim& puzzle() const { return puzzle_; }
  const RuleClaim& rule() const { return *puzzle_.rule; }
  const std::vector<std::string>& printed() const { return printed_; }  ///< by cell
  /// The passages of each cell.
  const std::vector<std::vector<Step>>& steps() const { return steps_; }
  std::uint32_t start() const { return start_; }
  std::uint32_t finish() const { return finish_; }
  Point middle(std::uint32_t cell) const { return puzzle_.graph.cells[cell]; }
  /// The distances of columns and of rows.
  Size pitch() const;
  /// The cell so many columns and rows away, by the middles of cells.
  std::uint32_t beside(std::uint32_t cell, int columns, int rows) const;

 private:
  void read_words(const PageText& page, Verdict& verdict);
  void compare_cells(Verdict& verdict);
  void read_passages(Verdict& verdict);
  void compare_way(Verdict& verdict) const;
  bool is_sign_at_end(std::size_t cell) const;

  const PuzzleClaim& puzzle_;
  double cell_pt_;
  std::uint32_t start_, finish_;
  std::vector<std::string> printed_, in_border_;  ///< by cell, by border
  std::vector<std::vector<Step>> steps_;
};

}  // namespace mazefolio::prove
