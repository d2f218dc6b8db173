// Each number tells how many squares to jump, in a straight line; the puzzle is to need as few jumps as can
// be. Idea: a board of random numbers is changed one number at a time. A change is kept where it does not
// make the board worse: the shortest way to the finish should have as many jumps as are wished, there should
// be only one that short, and no square that cannot be reached. Steps that make it neither better nor worse
// are kept, too: they lead out of dead ends. Cost: one breadth-first search a change, some hundred changes a
// board.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/option_rows.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "topology/lattice.h"

namespace mazefolio::rules {
namespace {

constexpr int most_attempts = 40, most_changes = 4000;
constexpr double usual_share = 1.5, most_share = 2.5;  ///< jumps, by the side of the board
constexpr std::uint32_t least_side = 4, most_side = 12;
constexpr double too_long = 1.3;  ///< by the jumps that are wished
constexpr double unreached_penalty = 0.5;

struct Direction {
  int x, y;
};
constexpr Direction directions[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

struct Board {
  int columns = 0, rows = 0;
  bool diagonals = false;
  State from = 0, to = 0;
  std::vector<int> numbers;  ///< by square, row by row; 0: nothing stands there

  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(numbers.size()); }
  State start() const { return from; }
  bool is_goal(State s) const { return s == to; }
  Cell place(State s) const { return Cell{s}; }
  int reach(int x, int y) const { return std::max({x, columns - 1 - x, y, rows - 1 - y}); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const int x = static_cast<int>(s) % columns, y = static_cast<int>(s) / columns, n = numbers[s];
    for (int d = 0; n > 0 && d < (diagonals ? 8 : 4); ++d) {
      const int to_x = x + n * directions[d].x, to_y = y + n * directions[d].y;
      if (to_x >= 0 && to_y >= 0 && to_x < columns && to_y < rows)
        fn(static_cast<State>(to_y * columns + to_x));
    }
  }
};

/// The board of a field with its marks. Squares are numbered row by row.
class Squares {
 public:
  Squares(const Maze& maze, bool diagonals) : lattice_(*square_lattice(*maze.topology)) {
    board_.columns = static_cast<int>(lattice_.columns());
    board_.rows = static_cast<int>(lattice_.rows());
    board_.diagonals = diagonals;
    board_.numbers.assign(static_cast<std::size_t>(board_.columns) * static_cast<std::size_t>(board_.rows),
                          0);
  }
  Board& board() { return board_; }
  State square(Cell c) const { return lattice_.row(c) * lattice_.columns() + lattice_.column(c); }
  Cell cell(State s) const { return lattice_.at(s % lattice_.columns(), s / lattice_.columns()); }

 private:
  const Lattice& lattice_;
  Board board_;
};

bool goes_diagonally(const Options& options) { return options.text("diagonals") == "yes"; }

double side_of(const Board& board) { return (board.columns + board.rows) / 2.0; }

int wished_jumps(const Options& options, const Board& board) {
  const auto given = parse_integer(options.text("jump"));
  return given ? static_cast<int>(*given) : static_cast<int>(std::lround(usual_share * side_of(board)));
}

/// How good a board is.
struct Value {
  double value = 0;
  bool done = false;
};

Value value_of(const Board& board, int wish) {
  const StateGraph graph = explore(board).value();
  const Way way = shortest_way(graph);
  const auto all = static_cast<double>(board.numbers.size()), reached = static_cast<double>(graph.size());
  if (way.empty()) return {reached / all - 1, false};
  const auto jumps = static_cast<int>(way.size()) - 1;
  const bool only = shortest_ways(graph) == 1, long_enough = jumps >= wish,
             in_reach = graph.size() == board.numbers.size();
  const double excess = std::max(0.0, jumps - too_long * wish);
  return {2.0 * std::min(jumps, wish) + only - unreached_penalty * (all - reached) - excess,
          only && long_enough && in_reach && excess == 0};
}

int drawn_number(const Board& board, State s, Rng& rng) {
  const int x = static_cast<int>(s) % board.columns, y = static_cast<int>(s) / board.columns;
  return 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(board.reach(x, y))));
}

bool climb(Board& board, int wish, Rng& rng) {
  for (State s = 0; s < board.state_limit(); ++s)
    board.numbers[s] = s == board.to ? 0 : drawn_number(board, s, rng);
  Value value = value_of(board, wish);
  for (int i = 0; i < most_changes && !value.done; ++i) {
    const State s = rng.below(board.state_limit());
    if (s == board.to) continue;
    const int before = board.numbers[s];
    board.numbers[s] = drawn_number(board, s, rng);
    const Value changed = value_of(board, wish);
    if (changed.value >= value.value)
      value = changed;
    else
      board.numbers[s] = before;
  }
  return value.done;
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const Lattice* lattice = square_lattice(*request.maze.topology);
  if (!lattice || !lattice->is_full())
    return Result<LaidPuzzle>::failure("jumps need a full rectangle of squares", "leave 'shape' out");
  if (std::min(lattice->columns(), lattice->rows()) < least_side ||
      std::max(lattice->columns(), lattice->rows()) > most_side)
    return Result<LaidPuzzle>::failure(
        fmt::format("a board of jumps has {} to {} squares a side", least_side, most_side));
  Squares squares(request.maze, goes_diagonally(request.options));
  Board& board = squares.board();
  const int wish = wished_jumps(request.options, board), most = static_cast<int>(most_share * side_of(board));
  if (wish > most)
    return Result<LaidPuzzle>::failure(
        fmt::format("{} jumps are too many for {}x{} squares", wish, board.columns, board.rows),
        fmt::format("write jump: {} at most, or a larger size", most));
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const std::uint32_t start = field.rim_cell(rng), finish = field.rim_cell(rng);
    if (field.distances(start)[finish] < field.least_apart()) continue;
    board.from = squares.square(Cell{start});
    board.to = squares.square(Cell{finish});
    if (!climb(board, wish, rng)) continue;
    LaidPuzzle out{field.gate(start, rng), field.gate(finish, rng), {}};
    for (State s = 0; s < board.state_limit(); ++s)
      if (s != board.to) out.marks.cells.push_back({squares.cell(s), std::to_string(board.numbers[s])});
    std::ranges::sort(out.marks.cells, {}, &CellMark::cell);
    out.marks.hairlines = out.marks.hops = true;
    return out;
  }
  return Result<LaidPuzzle>::failure(fmt::format("no board of {} jumps was found", wish),
                                     "write fewer jumps, or a larger size");
}

Result<StateGraph> states(const Maze& maze, const Options& options) {
  if (!square_lattice(*maze.topology))
    return Result<StateGraph>::failure("jumps need a full rectangle of squares");
  Squares squares(maze, goes_diagonally(options));
  Board& board = squares.board();
  board.from = squares.square(maze.start.cell);
  board.to = squares.square(maze.finish.cell);
  for (const CellMark& mark : maze.marks->cells) {
    const auto number = parse_integer(mark.text);
    if (number && *number > 0 && *number < most_side)
      board.numbers[squares.square(mark.cell)] = static_cast<int>(*number);
  }
  Result<StateGraph> graph = explore(board);
  if (graph)
    for (Cell& place : graph->place) place = squares.cell(index(place));
  return graph;
}

/// Every square but the finish has a number, from every one there is a jump, and one row of jumps is the
/// shortest.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (maze.marks->cells.size() + 1 != cell_count(*maze.topology)) return failure("a square has no number");
  if (graph->size() != cell_count(*maze.topology)) return failure("a square cannot be reached");
  for (State s = 0; s < graph->size(); ++s)
    if (!graph->goal.test(s) && graph->first[s] == graph->first[s + 1])
      return failure("a number leads nowhere");
  if (shortest_ways(*graph) != 1) return failure("another way is as short");
  return Done{};
}

Saying saying(const Options& options) { return {goes_diagonally(options) ? "jump_diagonals" : "jump", {}}; }

}  // namespace

RuleRow jump_row() {
  RuleRow row{{"jump",
               "each number tells how many squares to jump",
               {integer_option("jump", "auto", "jumps of the shortest way, at least", 3, 50),
                choice_option("diagonals", "whether one may jump diagonally, too", {"no", "yes"})}}};
  row.only = Only::shortest;
  row.move_cost = 3;
  row.most_side = most_side;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.saying = saying;
  row.counted = "moves";
  return row;
}

}  // namespace mazefolio::rules
