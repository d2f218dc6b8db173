// One may not turn as one likes: never left, never right, never straight on at a fork, or never the same turn
// twice running at forks. Idea: a state is a square with the heading of the reader, who never turns back. A
// braided maze is climbed (climb.h), one wall at a time. Cost: one breadth-first search a change, up to some
// thousand changes a board.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "rules/wall_board.h"

namespace mazefolio::rules {
namespace {

constexpr double least_share = 1.5, usual_share = 3.5;        ///< steps, by the side of the board
constexpr double most_share = 3.75, most_share_at_forks = 5;  ///< of what can be found
constexpr BoardSize board_size{"turns", 5, 16};

/// By the difference of two headings.
enum Turn : std::uint8_t { straight, right, back, left };
Turn turn_between(unsigned heading, unsigned next) { return static_cast<Turn>((next - heading) & 3); }

struct TurnRule {
  std::string name;       ///< no-left and so on
  bool at_forks = false;  ///< elsewhere every turn is allowed

  bool alternates() const { return name == "alternate"; }
  /// Out of the finish, which one reader calls a fork and another does not.
  bool allows_out(Turn turn) const {
    if (turn == back) return false;
    if (alternates()) return turn == straight;
    return turn != (name == "no-left" ? left : name == "no-right" ? right : straight);
  }
  /// `last`: the last turn at a fork that was none straight on; `straight` before the first.
  bool allows(Turn turn, bool at_fork, Turn last) const {
    if (turn == back) return false;
    if (at_forks && !at_fork) return true;
    if (alternates()) return turn == straight || turn != last;
    return turn != (name == "no-left" ? left : name == "no-right" ? right : straight);
  }
};

bool is_of_bends(const std::string& name) { return name == "no-left" || name == "no-right"; }

TurnRule turn_rule(const Options& options) {
  const std::string& name = options.text("turns");
  return {name, !is_of_bends(name) || options.text("at") == "forks"};  // others have no sentence elsewhere
}

Outcome check_options(const Options& options) {
  if (is_of_bends(options.text("turns")) || options.text("at") != "everywhere") return Done{};
  return failure(fmt::format("turns={} everywhere leaves no puzzle", options.text("turns")),
                 "write at: forks, or leave 'at' out");
}

/// A fork has three passages or more; a gate is none.
bool is_fork(unsigned open_sides) { return std::popcount(open_sides) > 2; }

/// A maze on squares with the rule. A state is a square, a heading, and the last turn that is remembered.
class TurnBoard {
 public:
  TurnBoard(const Maze& maze, const TurnRule& rule)
      : walls_(maze), memory_(rule.alternates() ? 4 : 1), forks_matter_(rule.at_forks) {
    for (unsigned open = 0; open < moves_.size(); ++open)
      for (unsigned heading = 0; heading < 4; ++heading)
        for (unsigned last = 0; last < 4; ++last)
          for (unsigned next = 0; next < 4; ++next)
            if (open >> next & 1 &&
                rule.allows(turn_between(heading, next), is_fork(open), static_cast<Turn>(last)))
              moves_[open][heading][last] |= 1u << next;
  }
  WallBoard& walls() { return walls_; }
  /// The start is a gate of the rim.
  void set_ends(const Gate& start, const Gate& finish) {
    from_ = walls_.square(start.cell);
    to_ = walls_.square(finish.cell);
    out_ = walls_.side(finish);
    heading_ = static_cast<unsigned>(opposite(walls_.side(start)));
  }
  /// Readers who count the gate as a passage see a fork at the start, and others do not.
  bool starts_in_doubt() const { return forks_matter_ && std::popcount(walls_.open_sides(from_)) == 2; }
  /// The last step, out of the finish, is one that nobody doubts: straight on, or a turn that is allowed
  /// everywhere.
  bool may_leave(State s, const TurnRule& rule) const {
    const Turn turn = turn_between(s / memory_ % 4, static_cast<unsigned>(out_));
    return out_ >= 0 && rule.allows_out(turn);
  }
  PlainSteps plain() const { return {walls_, from_, to_}; }

  std::uint32_t state_limit() const { return walls_.size() * 4 * memory_; }
  State start() const { return state(from_, heading_, straight); }
  bool is_goal(State s) const { return s / 4 / memory_ == to_; }
  Cell place(State s) const { return walls_.cell(s / 4 / memory_); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const unsigned last = s % memory_, heading = s / memory_ % 4;
    const State square = s / memory_ / 4;
    const unsigned open = walls_.open_sides(square);
    for (unsigned next = 0; next < 4; ++next)
      if (moves_[open][heading][last] >> next & 1) {
        const Turn turn = turn_between(heading, next);
        const bool counts = memory_ > 1 && is_fork(open) && turn != straight;
        fn(state(walls_.beyond(square, static_cast<int>(next)), next, counts ? unsigned{turn} : last));
      }
  }

 private:
  State state(State square, unsigned heading, unsigned last) const {
    return (square * 4 + heading) * memory_ + last;
  }

  WallBoard walls_;
  std::uint32_t memory_;
  bool forks_matter_;
  /// By open sides, heading and last turn: one bit a side to which one may go.
  std::array<std::array<std::array<unsigned, 4>, 4>, 16> moves_{};
  State from_ = 0, to_ = 0;
  unsigned heading_ = 0;
  int out_ = -1;  ///< the side of the finish's gate
};

/// A board whose walls are changed until its way is as long as is wished.
class Climb {
 public:
  Climb(TurnBoard& board, TurnRule rule, int wish) : board_(board), rule_(std::move(rule)), wish_(wish) {}
  Value value() {
    search_.run(board_, StateSearch::End::at_goal);
    Value value = value_of(search_, wish_, board_.starts_in_doubt() ? 1 : 0);
    if (!value.done) return value;
    plain_.run(board_.plain(), StateSearch::End::at_goal);
    value.done = plain_.moves() < search_.moves() && board_.may_leave(search_.goal(), rule_);
    return value;
  }
  bool change(Rng& rng) { return board_.walls().change({}, rng); }
  void undo() { board_.walls().undo(); }

 private:
  TurnBoard& board_;
  TurnRule rule_;
  int wish_;
  StateSearch search_, plain_;
};

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("length"));
  const double side = side_of(maze);
  return {static_cast<int>(given ? *given : std::lround(usual_share * side)),
          static_cast<int>(least_share * side),
          static_cast<int>((turn_rule(options).at_forks ? most_share_at_forks : most_share) * side),
          "length"};
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, board_size); !fits) return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "steps"); !fits) return fits.found();
  TurnBoard board(request.maze, turn_rule(request.options));
  Climb steps(board, turn_rule(request.options), wish.moves);
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const auto [start, finish] = field.far_rim_cells(rng);
    LaidPuzzle out{field.gate(start, rng), field.gate(finish, rng), {}};
    board.set_ends(out.start, out.finish);
    board.walls().braid(rng);
    if (!climb(steps, rng)) continue;
    out.marks.directed = true;
    out.open = board.walls().open();
    return out;
  }
  return no_board(wish, "steps");
}

Result<StateGraph> states(const Maze& maze, const Options& options) {
  if (const Outcome fits = check_board(maze, {board_size.what, 1, board_size.most}); !fits)
    return fits.found();
  TurnBoard board(maze, turn_rule(options));
  if (board.walls().side(maze.start) < 0) return Result<StateGraph>::failure("its start is no gate");
  board.set_ends(maze.start, maze.finish);
  return explore(board);
}

/// One way is the shortest, it is longer than without the rule, and nobody doubts what is a fork.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (!maze.marks->cells.empty() || !maze.marks->passages.empty()) return failure("it has marks");
  TurnBoard board(maze, turn_rule(options));
  board.set_ends(maze.start, maze.finish);
  if (board.starts_in_doubt()) return failure("its start is a fork or none, as one sees it");
  StateSearch search;
  search.run(board, StateSearch::End::at_goal);
  if (search.found() && !board.may_leave(search.goal(), turn_rule(options)))
    return failure("its last turn, out of the finish, is not allowed");
  if (Outcome only = check_only_shortest(*graph); !only) return only;
  return check_rule_matters(maze, *graph);
}

Saying saying(const Options& options) {
  const TurnRule rule = turn_rule(options);
  std::string key = rule.name;
  std::ranges::replace(key, '-', '_');
  return {rule.at_forks ? key + "_at_forks" : key, {}};
}

}  // namespace

RuleRow turns_row() {
  RuleRow row{
      {"turns",
       "one may not turn as one likes",
       {choice_option("turns", "what is not allowed", {"no-left", "no-right", "no-straight", "alternate"}),
        choice_option("at", "where; auto: at forks where it must be", {"auto", "everywhere", "forks"}),
        integer_option("length", "auto", "steps of the shortest way, at least", 5, 100)}}};
  row.only = Only::shortest;
  row.move_cost = 1.25;
  row.work = 40;
  row.most_side = board_size.most;
  row.check_options = check_options;
  row.goal_first = true;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.saying = saying;
  return row;
}

}  // namespace mazefolio::rules
