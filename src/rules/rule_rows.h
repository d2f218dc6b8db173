#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/options.h"
#include "maze/maze.h"

namespace mazefolio::rules {

/// A maze that is to get the marks of a rule.
struct MarkRequest {
  const Maze& maze;        ///< with its gates
  const CellPath& way;     ///< its only solution
  const Options& options;  ///< of the rule's row
  std::string_view seed;   ///< of the maze
};

/// One rule by which mazes are solved. rules.def says how to add one.
struct RuleRow : Row {
  /// Prints it into a perfect maze. Pure. Fails, and says what would do, where this maze or these options do
  /// not suit it. Null: nothing is asked of a way but its walls.
  Result<Marks> (*mark)(const MarkRequest& request) = nullptr;
  /// The proof of what it promises, from the marks of the maze alone.
  Outcome (*check)(const Maze& maze, const CellPath& way, const Options& options) = nullptr;
  /// Fewer cells hardly have room for it. Null: any number has.
  double (*least_cells)(const Options& options) = nullptr;
  /// What a way spells, with blanks between its words; null where it spells nothing.
  std::string (*message)(const Options& options) = nullptr;
};

// word_row() and so on: the row of each rule, defined in the rule's own file.
#define RULE(name) RuleRow name##_row();
#include "rules/rules.def"
#undef RULE

/// The table. The first row is `none`.
std::span<const RuleRow> rule_rows();

/// A rule with its options.
struct ChosenRule {
  const RuleRow* row = nullptr;  ///< null: none
  Options options;
  bool asks() const { return row && row->mark; }
  /// What the way spells, with blanks between its words; empty where it spells nothing.
  std::string message() const { return row && row->message ? row->message(options) : ""; }
};

/// The rule among the refinements of a maze (generate/refine).
ChosenRule rule_of(const Options& refinement);

/// The option that chooses a rule.
OptionRow rule_option();

/// Fails where marks are missing, too many or not what the rule promises.
Outcome check_marks(const Maze& maze, const CellPath& way, const ChosenRule& rule);

/// The distance from the middle of a cell to its nearest side, in pitches, that a mark needs.
constexpr double mark_room = 0.3;

}  // namespace mazefolio::rules
