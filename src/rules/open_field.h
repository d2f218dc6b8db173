#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "maze/passages.h"
#include "rules/pattern.h"

namespace mazefolio::rules {

/// A field without walls inside, on which a way is laid: its squares, those on the rim, and how far they lie
/// apart.
class OpenField {
 public:
  explicit OpenField(const Maze& field);

  const Passages& steps() const { return steps_; }
  const std::vector<std::uint32_t>& cells() const { return cells_; }
  /// The rim gates of a cell, in id order; empty within the field.
  const std::vector<Gate>& gates(std::uint32_t cell) const { return gates_[cell]; }
  /// One of them.
  Gate gate(std::uint32_t cell, Rng& rng) const {
    return gates_[cell][rng.below(static_cast<std::uint32_t>(gates_[cell].size()))];
  }
  /// A cell of the rim.
  std::uint32_t rim_cell(Rng& rng) const { return rim_[rng.below(static_cast<std::uint32_t>(rim_.size()))]; }
  /// Two of them, far apart.
  std::pair<std::uint32_t, std::uint32_t> far_rim_cells(Rng& rng) const;
  /// The cells of a word along a row or column that nobody should read; empty: there is none. `letters` by
  /// cell.
  std::vector<Cell> rude_word_in(const std::vector<std::string>& letters) const;
  /// The least number of steps between the ends of a way.
  std::uint32_t least_apart() const { return least_apart_; }

 private:
  Maze closed_;  ///< its cells with all walls: a word goes over none
  Passages steps_;
  std::vector<std::uint32_t> cells_, rim_;
  std::vector<std::vector<Gate>> gates_;
  std::uint32_t least_apart_ = 0;
};

/// A mark for every cell, by cell id, and the two ends of the only way by them.
struct LaidMarks {
  std::vector<std::string> text;
  std::uint32_t start = 0, finish = 0;
};

/// Marks that follow each other; nothing where this attempt found no way.
std::optional<LaidMarks> lay_sequence(const OpenField& field, const Pattern& pattern, Rng& rng);
/// Numbers of which those of the way have a property.
std::optional<LaidMarks> lay_numbers(const OpenField& field, const Pattern& pattern, Rng& rng);

}  // namespace mazefolio::rules
