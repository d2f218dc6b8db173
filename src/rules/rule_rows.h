#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/options.h"
#include "maze/maze.h"
#include "rules/state_graph.h"
#include "topology/grids.h"

namespace mazefolio::rules {

/// A maze that is to get the marks of a rule.
struct MarkRequest {
  const Maze& maze;        ///< with its gates
  const CellPath& way;     ///< its only solution
  const Options& options;  ///< of the rule's row
  std::string_view seed;   ///< of the maze
  double braid = 0;        ///< share of dead ends to open, for a row that braids
};

struct MarkedMaze {
  Marks marks;
  BitSet open{};  ///< the walls, as in Maze
};

/// A maze without gates, or a field without walls inside, that is to become a puzzle.
struct LayRequest {
  const Maze& maze;        ///< of a field: squares; all walls but those of the rim are open
  const Options& options;  ///< of the rule's row
  std::string_view seed;   ///< of the maze
};

struct LaidPuzzle {
  Gate start, finish;
  Marks marks;
  BitSet open{};  ///< the walls, as in Maze; empty: they stay
};

/// A sentence of the languages (`rules`), and what is filled in there.
struct Saying {
  std::string key;
  std::vector<std::pair<std::string, std::string>> values;
};

/// What a rule promises of its solution.
enum class Only {
  way,       ///< there is no other
  shortest,  ///< no other has as few moves
  value,     ///< the numbers on no other have its sum
  ends,      ///< there is no choice: each of several ways leads to an end of its own
};

struct RuledWay {
  CellPath cells;           ///< all that are passed; one may come again
  std::uint32_t moves = 0;  ///< that it takes
  double elsewhere = 0;  ///< moves that are made beside it while it is looked for, where no states tell them
  std::string told{};    ///< what is written of it beside the answer
  CellPath pursuer{};    ///< the way of somebody else meanwhile; empty: there is nobody
};

/// One rule by which mazes are solved. rules.def says how to add one.
struct RuleRow : Row {
  Only only = Only::way;
  /// The same where the options decide. Null: it is always the same.
  Only (*promise)(const Options& options) = nullptr;
  double move_cost = 1;  ///< of a move, in steps along a corridor
  double work = 1;       ///< of making a cell, by that of a maze without a rule, about
  bool slides = false;   ///< a move passes all cells in a straight line up to its end
  /// Prints it into a perfect maze. Pure. Fails, and says what would do, where this maze or these options do
  /// not suit it. Null: nothing is asked of a way but its walls.
  Result<MarkedMaze> (*mark)(const MarkRequest& request) = nullptr;
  bool braids = false;  ///< it opens the walls of `braid` itself, as far as its promise allows
  /// The same rule where `braid` is asked for. Null: it needs a maze with one way.
  const RuleRow* braided = nullptr;
  /// Instead: sets the ends, too, and makes the whole puzzle: of a field, or of a maze. Pure.
  Result<LaidPuzzle> (*lay)(const LayRequest& request) = nullptr;
  bool on_maze = false;  ///< it is laid into a perfect maze of the algorithm
  /// What walls and marks of such a puzzle allow.
  Result<StateGraph> (*states)(const Maze& maze, const Options& options) = nullptr;
  /// Instead, where no states tell the way: the solution itself. Fails where there is none.
  Result<RuledWay> (*solve)(const Maze& maze) = nullptr;
  /// Fails where its options do not fit together. Null: they always do.
  Outcome (*check_options)(const Options& options) = nullptr;
  /// The proof of what it promises, from the walls and marks of the maze alone. A way by states is the
  /// shortest.
  Outcome (*check)(const Maze& maze, const CellPath& way, const Options& options) = nullptr;
  /// Fewer cells hardly have room for it. Null: any number has.
  double (*least_cells)(const Options& options) = nullptr;
  /// The sizes that suit a room, in cells that are as small as can be. Null: those that fill it.
  std::vector<CellCount> (*sizes)(const Options& options, Size room) = nullptr;
  std::uint32_t least_side = 0;  ///< cells that a side of its fields has at least; 0: as many as any maze
  /// The most cells a side of its fields; 0: any number.
  std::uint32_t most_side = 0;
  /// What a way spells, with blanks between its words; null where it spells nothing.
  std::string (*message)(const Options& options) = nullptr;
  /// On how many plans its maze stands (topology/plans.h). Null: on one.
  std::uint32_t (*floors)(const Options& options) = nullptr;
  bool doors = false;  ///< there is a letter in doors, too
  /// The most characters of a mark. Null: one.
  int (*longest_mark)(const Options& options) = nullptr;
  /// What a page says of it; null: the sentence with the row's name.
  Saying (*saying)(const Options& options) = nullptr;
  /// What the answer says of a way, by the cells after each of its moves. Null: nothing.
  std::string (*told)(const Maze& maze, const CellPath& stops) = nullptr;
  /// The way of somebody else meanwhile, cell by cell. Null: there is nobody.
  CellPath (*pursuer)(const Maze& maze, const CellPath& stops) = nullptr;
  /// The names of pictures at its first and its last ends, none to two. Null: those of start and finish.
  std::vector<std::string> (*pictures)(const Options& options, bool for_children) = nullptr;
  bool goal_first = false;  ///< what a page says begins with its goal: from the start to the finish
  /// The sentence that tells how many moves it takes; null: none does.
  const char* counted = nullptr;
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
  bool asks() const { return row && (row->mark || row->lay); }
  /// It is laid on a field without walls inside: no algorithm has a part in it.
  bool on_open_field() const { return row && row->lay && !row->on_maze; }
  /// The walls of `braid` are opened with its marks.
  bool braids() const { return row && row->braids; }
  Only only() const { return row->promise ? row->promise(options) : row->only; }
  /// Its rule tells the solution: not the walls alone.
  bool has_own_way() const { return row && (row->states || row->solve); }
  std::uint32_t floors() const { return row && row->floors ? row->floors(options) : 1; }
  int longest_mark() const { return row && row->longest_mark ? row->longest_mark(options) : 1; }
  Saying saying() const { return row->saying ? row->saying(options) : Saying{row->name, {}}; }
  /// What the way spells, with blanks between its words; empty where it spells nothing.
  std::string message() const { return row && row->message ? row->message(options) : ""; }
};

/// The rule among the refinements of a maze (generate/refine).
ChosenRule rule_of(const Options& refinement);

/// The option that chooses a rule.
OptionRow rule_option();

/// Fails where marks are missing, too many or not what the rule promises.
Outcome check_marks(const Maze& maze, const CellPath& way, const ChosenRule& rule);

/// The solution of a maze with its marks by its rule. Fails where there is none.
Result<RuledWay> solution_by_rule(const Maze& maze, const ChosenRule& rule);

/// The i-th of the letters that are names, from A.
inline std::string letter_name(std::size_t i) { return {static_cast<char>('A' + i)}; }

/// The distance from the middle of a cell to its nearest side, in pitches, that a mark needs.
constexpr double mark_room = 0.3;
/// The distance from the middle of a door to the nearest wall that it needs (topology::doorway_room), in
/// pitches.
constexpr double least_door_room = 0.26;

}  // namespace mazefolio::rules
