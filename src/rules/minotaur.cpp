// One makes a step or waits, and then the minotaur makes two. Idea: a state is one's own square and his. A
// braided maze is climbed (climb.h): one wall, one of the two places or the exit at a time. Cost: one
// breadth-first search a change, over far fewer than all pairs of squares.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "rules/told_moves.h"
#include "rules/wall_board.h"

namespace mazefolio::rules {
namespace {

constexpr double usual_share = 2.5, most_share = 4;  ///< moves, by the side of the board
constexpr int moves_with_wait = 10;                  ///< so many moves should have a wait among them
constexpr double open_walls = 1 / 3.0;               ///< of those that a braided maze has
constexpr std::uint32_t changes_a_place = 10;        ///< one in so many moves the start, and so on
constexpr BoardSize board_size{"minotaurs", 4, 8};
constexpr char minotaur_mark[] = "M";

struct LabyrinthBoard {
  WallBoard walls;
  State from = 0, minotaur = 0, to = 0;  ///< squares

  std::uint32_t state_limit() const { return walls.size() * walls.size(); }
  State start() const { return state(from, minotaur); }
  State reader(State s) const { return s / walls.size(); }
  bool is_goal(State s) const { return reader(s) == to; }
  Cell place(State s) const { return walls.cell(reader(s)); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const State at = reader(s), he = s % walls.size();
    const auto move = [&](State next) {
      if (next == he) return;
      if (next == to) return fn(state(next, he));
      State hunter = he;
      for (int i = 0; i < 2 && hunter != next; ++i) hunter = one_step(hunter, next);
      if (hunter != next) fn(state(next, hunter));
    };
    walls.for_each_step(at, move);
    move(at);
  }
  /// Sideways, where that brings him nearer and no wall is in his way; else up or down.
  State one_step(State he, State prey) const;

 private:
  State state(State reader, State he) const { return reader * walls.size() + he; }
};

State LabyrinthBoard::one_step(State he, State prey) const {
  const auto columns = static_cast<State>(walls.columns());
  const State x = he % columns, y = he / columns, to_x = prey % columns, to_y = prey / columns;
  if (const int side = to_x > x ? east : west; to_x != x && walls.is_open(he, side))
    return walls.beyond(he, side);
  if (const int side = to_y > y ? south : north; to_y != y && walls.is_open(he, side))
    return walls.beyond(he, side);
  return he;
}

struct MinotaurWish : Wish {
  int waits = 0;
};

MinotaurWish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("moves")), waits = parse_integer(options.text("waits"));
  const double side = side_of(maze);
  const int moves = static_cast<int>(given ? *given : std::lround(usual_share * side));
  return {{moves, 0, static_cast<int>(most_share * side), "moves"},
          waits ? static_cast<int>(*waits) : moves >= moves_with_wait};
}

/// A board whose walls and places are changed until it takes as many moves as are wished.
class Climb {
 public:
  Climb(LabyrinthBoard& board, const OpenField& field, const MinotaurWish& wish)
      : board_(board), field_(field), wish_(wish) {}
  void draw(Rng& rng) {
    board_.walls.braid(rng);
    board_.walls.open_to(1 - open_walls, rng);
    do {
      for (State* place : {&board_.from, &board_.minotaur, &board_.to}) *place = drawn(place, rng);
    } while (!are_apart());
  }
  Value value() {
    search_.run(board_, StateSearch::End::at_goal);
    int waits = 0;
    if (search_.found()) {
      State after = board_.state_limit();
      search_.for_each_back([&](State s) {
        waits += after < board_.state_limit() && board_.reader(s) == board_.reader(after);
        after = s;
      });
    }
    Value value = value_of(search_, wish_.moves, std::max(0, wish_.waits - waits));
    if (!value.done) return value;
    plain_.run(PlainSteps{board_.walls, board_.from, board_.to}, StateSearch::End::at_goal);
    value.done = plain_.moves() < search_.moves();
    return value;
  }
  bool change(Rng& rng) {
    const std::uint32_t kind = rng.below(changes_a_place);
    if (kind > 2) return last_.change_wall(board_.walls, {}, rng);
    State& place = kind == 0 ? board_.from : kind == 1 ? board_.minotaur : board_.to;
    return last_.move(place, drawn(&place, rng), [&] { return are_apart(); });
  }
  void undo() { last_.undo(board_.walls); }

 private:
  State drawn(const State* place, Rng& rng) const {
    return place == &board_.to ? board_.walls.square(Cell{field_.rim_cell(rng)})
                               : rng.below(board_.walls.size());
  }
  bool are_apart() const {
    return board_.walls.are_far(board_.from, board_.to) && board_.minotaur != board_.from &&
           board_.minotaur != board_.to;
  }

  LabyrinthBoard& board_;
  const OpenField& field_;
  MinotaurWish wish_;
  StateSearch search_, plain_;
  LastChange last_;
};

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, board_size); !fits) return fits.found();
  const MinotaurWish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "moves"); !fits) return fits.found();
  LabyrinthBoard board{WallBoard(request.maze)};
  const OpenField field(request.maze);
  Climb moves(board, field, wish);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    moves.draw(rng);
    if (!climb(moves, rng)) continue;
    LaidPuzzle out{{board.walls.cell(board.from)}, field.gate(index(board.walls.cell(board.to)), rng), {}};
    out.marks.cells = {{board.walls.cell(board.minotaur), minotaur_mark}};
    out.marks.look = MarkLook::disc;
    out.marks.directed = true;
    out.open = board.walls.open();
    return out;
  }
  if (wish.waits < 2) return no_board(wish, "moves");
  return Result<LaidPuzzle>::failure(
      fmt::format("no board of {} moves with {} waits was found", wish.moves, wish.waits),
      "write fewer waits, or a larger size");
}

Result<StateGraph> states(const Maze& maze, const Options&) {
  if (const Outcome fits = check_board(maze, {board_size.what, 1, board_size.most}); !fits)
    return fits.found();
  const std::vector<CellMark>& marks = maze.marks->cells;
  if (marks.size() != 1 || marks.front().text != minotaur_mark || !maze.marks->passages.empty())
    return Result<StateGraph>::failure("it has other marks than one minotaur");
  LabyrinthBoard board{WallBoard(maze)};
  board.from = board.walls.square(maze.start.cell);
  board.minotaur = board.walls.square(marks.front().cell);
  board.to = board.walls.square(maze.finish.cell);
  if (board.from == board.minotaur) return Result<StateGraph>::failure("the minotaur stands at the start");
  return explore(board);
}

/// His steps on the way to the exit, where he makes none any more.
CellPath steps_of_minotaur(const Maze& maze, const CellPath& stops) {
  const WallBoard walls(maze);
  const LabyrinthBoard board{walls};
  CellPath way{maze.marks->cells.front().cell};
  for (std::size_t i = 1; i + 1 < stops.size(); ++i)
    for (int step = 0; step < 2; ++step)
      if (const State he = board.walls.square(way.back()),
          next = board.one_step(he, board.walls.square(stops[i]));
          next != he)
        way.push_back(board.walls.cell(next));
  return way;
}

/// One row of moves is the shortest, it is longer than without the minotaur, and has the waits.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (maze.start.wall != no_wall || maze.finish.wall == no_wall)
    return failure("its start is a gate, or its exit is none");
  if (Outcome only = check_only_shortest(*graph); !only) return only;
  const CellPath places = cells_of(*graph, shortest_way(*graph));
  int waits = 0;
  for (std::size_t i = 1; i < places.size(); ++i) waits += places[i] == places[i - 1];
  if (waits < wish_of(options, maze).waits) return failure("its way has too few waits");
  return check_rule_matters(maze, *graph);
}

}  // namespace

RuleRow minotaur_row() {
  RuleRow row{{"minotaur",
               "after each of one's moves a minotaur makes two",
               {integer_option("moves", "auto", "moves of the shortest way, at least", 4, 32),
                integer_option("waits", "auto", "of these, at least so many waits; auto: one, from 10 moves",
                               0, 3)}}};
  for (OptionRow& option : row.options) option.group = row.name;
  row.only = Only::shortest;
  row.move_cost = 4;
  row.work = 10;
  row.most_side = board_size.most;
  row.counted = "in_moves";
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.told = told_moves;
  row.pursuer = steps_of_minotaur;
  return row;
}

}  // namespace mazefolio::rules
