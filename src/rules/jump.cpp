// Each number tells how many squares to jump, in a straight line; the puzzle is to need as few jumps as can
// be. Idea: a board of random numbers is climbed (climb.h), one number at a time, until no square is left
// that cannot be reached. Cost: one breadth-first search a change, some hundred changes a board.

#include <algorithm>
#include <cmath>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "rules/told_moves.h"
#include "topology/lattice.h"

namespace mazefolio::rules {
namespace {

constexpr double usual_share = 1.5, most_share = 2.5;  ///< jumps, by the side of the board
constexpr std::uint32_t least_side = 4, most_side = 12;
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

/// A board whose numbers are changed until it has as many jumps as are wished.
class Jumps {
 public:
  Jumps(Board& board, int wish) : board_(board), wish_(wish) {}
  void draw(Rng& rng) {
    for (State s = 0; s < board_.state_limit(); ++s) board_.numbers[s] = s == board_.to ? 0 : number(s, rng);
  }
  Value value() {
    search_.run(board_, StateSearch::End::at_last);
    const auto unreached = static_cast<double>(board_.numbers.size() - search_.met().size());
    return value_of(search_, wish_, unreached_penalty * unreached);
  }
  bool change(Rng& rng) {
    changed_ = rng.below(board_.state_limit());
    if (changed_ == board_.to) return false;
    before_ = board_.numbers[changed_];
    board_.numbers[changed_] = number(changed_, rng);
    return true;
  }
  void undo() { board_.numbers[changed_] = before_; }

 private:
  int number(State s, Rng& rng) const {
    const int x = static_cast<int>(s) % board_.columns, y = static_cast<int>(s) / board_.columns;
    return 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(board_.reach(x, y))));
  }

  Board& board_;
  int wish_;
  StateSearch search_;
  State changed_ = 0;
  int before_ = 0;
};

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("jump"));
  const double side = side_of(maze);
  return {given ? static_cast<int>(*given) : static_cast<int>(std::lround(usual_share * side)), 0,
          static_cast<int>(most_share * side), "jump"};
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, {"jumps", least_side, most_side}); !fits)
    return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "jumps"); !fits) return fits.found();
  Squares squares(request.maze, goes_diagonally(request.options));
  Board& board = squares.board();
  Jumps jumps(board, wish.moves);
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const auto [start, finish] = field.far_rim_cells(rng);
    board.from = squares.square(Cell{start});
    board.to = squares.square(Cell{finish});
    jumps.draw(rng);
    if (!climb(jumps, rng)) continue;
    LaidPuzzle out{field.gate(start, rng), field.gate(finish, rng), {}};
    for (State s = 0; s < board.state_limit(); ++s)
      if (s != board.to) out.marks.cells.push_back({squares.cell(s), std::to_string(board.numbers[s])});
    std::ranges::sort(out.marks.cells, {}, &CellMark::cell);
    out.marks.hairlines = out.marks.hops = true;
    return out;
  }
  return no_board(wish, "jumps");
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
  return check_only_shortest(*graph);
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
  row.work = 20;
  row.most_side = most_side;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.told = told_moves;
  row.saying = saying;
  row.counted = "moves";
  return row;
}

}  // namespace mazefolio::rules
