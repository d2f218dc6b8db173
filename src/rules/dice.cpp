// A die is rolled from square to square; a square with a number is entered only with that number on top, and
// a block never. Idea: a state is the square and how the die lies, one of 24 ways. A board of numbers and
// blocks is climbed (climb.h), one square at a time. Cost: one breadth-first search a change, over 24 states
// a square.
#include <array>
#include <cmath>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "rules/told_moves.h"
#include "rules/wall_board.h"

namespace mazefolio::rules {
namespace {

constexpr double usual_share = 2, most_share = 3;  ///< rolls, by the side of the board
constexpr BoardSize board_size{"dice", 4, 8};
constexpr std::uint32_t percent_free = 30, percent_numbered = 45;  ///< of the draws; the others are blocks
constexpr int free_square = 0, block = 7;                          ///< beside the numbers 1 to 6
constexpr std::uint32_t faces = 6, lies_a_face = 4;

/// How a die lies: what is on top, away from the reader, and to his right.
struct Die {
  int top, north, east;
  friend bool operator==(const Die&, const Die&) = default;
};

/// As it lies at the start: a die of the shops shows 1, 2 and 3 counterclockwise, so that 3 is to the left.
constexpr Die at_start{1, 2, 4};

constexpr int below(int face) { return 7 - face; }

constexpr Die rolled(const Die& die, int side) {
  switch (side) {
    case east:
      return {below(die.east), die.north, die.top};
    case west:
      return {die.east, die.north, below(die.top)};
    case north:
      return {below(die.north), die.top, die.east};
    default:
      return {die.north, below(die.top), die.east};
  }
}

/// All that can be reached by rolling, and where each roll leads.
struct Lies {
  std::array<Die, faces * lies_a_face> dice{};
  std::array<std::array<std::uint8_t, 4>, faces * lies_a_face> after{};
};

constexpr Lies all_lies() {
  Lies out;
  std::size_t met = 1;
  out.dice[0] = at_start;
  for (std::size_t i = 0; i < met; ++i)
    for (int side = 0; side < 4; ++side) {
      const Die next = rolled(out.dice[i], side);
      std::size_t known = 0;
      while (known < met && !(out.dice[known] == next)) ++known;
      if (known == met) out.dice[met++] = next;
      out.after[i][static_cast<std::size_t>(side)] = static_cast<std::uint8_t>(known);
    }
  return out;
}

constexpr Lies lies = all_lies();

struct DiceBoard {
  explicit DiceBoard(const Maze& maze) : walls(maze), squares(walls.size(), free_square) {}
  WallBoard walls;
  State from = 0, to = 0;
  std::vector<int> squares;

  std::uint32_t state_limit() const { return walls.size() * static_cast<State>(lies.dice.size()); }
  State start() const { return from * static_cast<State>(lies.dice.size()); }
  State square(State s) const { return s / static_cast<State>(lies.dice.size()); }
  bool is_goal(State s) const { return square(s) == to; }
  Cell place(State s) const { return walls.cell(square(s)); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const State at = square(s), lie = s % static_cast<State>(lies.dice.size());
    for (int side = 0; side < 4; ++side) {
      if (!walls.is_open(at, side)) continue;
      const State next = walls.beyond(at, side), after = lies.after[lie][static_cast<std::size_t>(side)];
      if (squares[next] == free_square || squares[next] == lies.dice[after].top)
        fn(next * static_cast<State>(lies.dice.size()) + after);
    }
  }
};

/// Steps around the blocks, whatever is on top.
struct Walk {
  const DiceBoard& board;
  std::uint32_t state_limit() const { return board.walls.size(); }
  State start() const { return board.from; }
  bool is_goal(State s) const { return s == board.to; }
  Cell place(State s) const { return board.walls.cell(s); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    board.walls.for_each_step(s, [&](State next) {
      if (board.squares[next] != block) fn(next);
    });
  }
};

/// A board whose squares are changed until it takes as many rolls as are wished.
class Rolls {
 public:
  Rolls(DiceBoard& board, int wish) : board_(board), wish_(wish) {}
  void draw(Rng& rng) {
    for (State s = 0; s < board_.walls.size(); ++s) board_.squares[s] = is_end(s) ? free_square : drawn(rng);
  }
  Value value() {
    search_.run(board_, StateSearch::End::at_goal);
    Value value = value_of(search_, wish_, 0);
    if (!value.done) return value;
    walk_.run(Walk{board_}, StateSearch::End::at_goal);
    value.done = walk_.moves() < search_.moves();
    return value;
  }
  bool change(Rng& rng) {
    changed_ = rng.below(board_.walls.size());
    if (is_end(changed_)) return false;
    before_ = board_.squares[changed_];
    board_.squares[changed_] = drawn(rng);
    return true;
  }
  void undo() { board_.squares[changed_] = before_; }

 private:
  bool is_end(State s) const { return s == board_.from || s == board_.to; }
  static int drawn(Rng& rng) {
    const std::uint32_t draw = rng.below(100);
    if (draw < percent_free) return free_square;
    return draw < percent_free + percent_numbered ? 1 + static_cast<int>(rng.below(faces)) : block;
  }

  DiceBoard& board_;
  int wish_;
  StateSearch search_, walk_;
  State changed_ = 0;
  int before_ = 0;
};

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("dice"));
  const double side = side_of(maze);
  return {given ? static_cast<int>(*given) : static_cast<int>(std::lround(usual_share * side)), 0,
          static_cast<int>(most_share * side), "dice"};
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, board_size); !fits) return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "rolls"); !fits) return fits.found();
  DiceBoard board(request.maze);
  Rolls rolls(board, wish.moves);
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const auto [start, finish] = field.far_rim_cells(rng);
    board.from = board.walls.square(Cell{start});
    board.to = board.walls.square(Cell{finish});
    rolls.draw(rng);
    if (!climb(rolls, rng)) continue;
    LaidPuzzle out{{Cell{start}}, {Cell{finish}}, {}};
    for (State s = 0; s < board.walls.size(); ++s)
      if (const int mark = board.squares[s]; mark != free_square)
        out.marks.cells.push_back({board.walls.cell(s), mark == block ? block_mark : std::to_string(mark)});
    std::ranges::sort(out.marks.cells, {}, &CellMark::cell);
    out.marks.hairlines = out.marks.directed = out.marks.underlined = true;
    return out;
  }
  return no_board(wish, "rolls");
}

Result<DiceBoard> board_of(const Maze& maze) {
  if (const Outcome fits = check_board(maze, {board_size.what, 1, board_size.most}); !fits)
    return fits.found();
  DiceBoard board(maze);
  board.from = board.walls.square(maze.start.cell);
  board.to = board.walls.square(maze.finish.cell);
  for (const CellMark& mark : maze.marks->cells) {
    const auto number = parse_integer(mark.text);
    if (mark.text != block_mark && !(number && *number >= 1 && *number <= int{faces}))
      return Result<DiceBoard>::failure("'" + mark.text + "' is no face of a die");
    board.squares[board.walls.square(mark.cell)] = number ? static_cast<int>(*number) : block;
  }
  return board;
}

Result<StateGraph> states(const Maze& maze, const Options&) {
  const Result<DiceBoard> board = board_of(maze);
  if (!board) return board.found();
  return explore(*board);
}

/// One row of rolls is the shortest, and it is longer than a walk around the blocks.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<DiceBoard> board = board_of(maze);
  if (!board) return board.found();
  for (const State end : {board->from, board->to})
    if (board->squares[end] != free_square) return failure("a mark stands at the start or the finish");
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (const Outcome only = check_only_shortest(*graph); !only) return only;
  StateSearch walk;
  walk.run(Walk{*board}, StateSearch::End::at_goal);
  if (walk.found() && walk.moves() + 1 < static_cast<int>(shortest_way(*graph).size())) return Done{};
  return failure("its way is as short as if there were no rule");
}

/// The die from above, as it lies.
std::vector<std::string> pictures(const Options&, bool) { return {"die-above", "star"}; }

Saying saying(const Options&) {
  return {"dice",
          {{"top", std::to_string(at_start.top)},
           {"back", std::to_string(at_start.north)},
           {"left", std::to_string(below(at_start.east))}}};
}

}  // namespace

RuleRow dice_row() {
  RuleRow row{{"dice",
               "a die is rolled over the board: a number is entered with that number on top",
               {integer_option("dice", "auto", "rolls of the shortest way, at least", 4, 24)}}};
  row.only = Only::shortest;
  row.goal_first = true;
  row.move_cost = 4;
  row.work = 20;
  row.most_side = board_size.most;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.told = told_moves;
  row.saying = saying;
  row.counted = "in_moves";
  row.pictures = pictures;
  return row;
}

}  // namespace mazefolio::rules
