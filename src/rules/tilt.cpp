// One slides until a wall stops one, and is to stop on the star. Idea: a state is the square where one has
// stopped. A field with few walls and two random places is climbed (climb.h), one wall or place at a time.
// Cost: one breadth-first search over the stops a change, some hundred changes a board.

#include <cmath>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/rule_rows.h"
#include "rules/told_moves.h"
#include "rules/wall_board.h"

namespace mazefolio::rules {
namespace {

constexpr double usual_share = 1.5, most_share = 2.5;  ///< slides, by the side of the board
constexpr double least_walls = 0.15, usual_walls = 0.18, most_walls = 0.22;  ///< of all inner walls
constexpr std::uint32_t changes_a_place = 8;  ///< one in so many moves the start, and one the star
constexpr BoardSize board_size{"slides", 5, 16};

/// A state is the square of a stop.
struct TiltBoard {
  WallBoard walls;
  bool pass = false;  ///< it is enough to slide over the star
  State from = 0, to = 0;

  std::uint32_t state_limit() const { return walls.size(); }
  State start() const { return from; }
  bool is_goal(State s) const { return s == to; }
  Cell place(State s) const { return walls.cell(s); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    for (int side = 0; side < 4; ++side) {
      State stop = s;
      while (walls.is_open(stop, side) && !(pass && stop == to)) stop = walls.beyond(stop, side);
      if (stop != s) fn(stop);
    }
  }
};

/// A board whose walls and places are changed until it takes as many slides as are wished.
class Climb {
 public:
  Climb(TiltBoard& board, int wish) : board_(board), wish_(wish) {
    const auto inner = static_cast<double>(board.walls.inner_walls().size());
    limits_ = {true, static_cast<std::size_t>(std::ceil(least_walls * inner)),
               static_cast<std::size_t>(most_walls * inner)};
    usual_ = static_cast<std::size_t>(usual_walls * inner);
  }
  void draw(Rng& rng) {
    board_.walls.scatter(usual_, rng);
    do {
      board_.from = any_square(rng);
      board_.to = any_square(rng);
    } while (!board_.walls.are_far(board_.from, board_.to));
  }
  Value value() {
    search_.run(board_, StateSearch::End::at_goal);
    return value_of(search_, wish_, 0);
  }
  bool change(Rng& rng) {
    const std::uint32_t kind = rng.below(changes_a_place);
    if (kind > 1) return last_.change_wall(board_.walls, limits_, rng);
    return last_.move(kind == 0 ? board_.from : board_.to, any_square(rng),
                      [&] { return board_.walls.are_far(board_.from, board_.to); });
  }
  void undo() { last_.undo(board_.walls); }

 private:
  State any_square(Rng& rng) const { return rng.below(board_.walls.size()); }

  TiltBoard& board_;
  int wish_;
  WallBoard::Limits limits_;
  std::size_t usual_ = 0;
  StateSearch search_;
  LastChange last_;
};

bool passes(const Options& options) { return options.text("pass") == "yes"; }

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("tilt"));
  const double side = side_of(maze);
  return {static_cast<int>(given ? *given : std::lround(usual_share * side)), 0,
          static_cast<int>(most_share * side), "tilt"};
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, board_size); !fits) return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "slides"); !fits) return fits.found();
  TiltBoard board{WallBoard(request.maze), passes(request.options)};
  Climb slides(board, wish.moves);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    slides.draw(rng);
    if (!climb(slides, rng)) continue;
    LaidPuzzle out{{board.walls.cell(board.from)}, {board.walls.cell(board.to)}, {}, board.walls.open()};
    out.marks.directed = true;
    return out;
  }
  return no_board(wish, "slides");
}

Result<StateGraph> states(const Maze& maze, const Options& options) {
  if (const Outcome fits = check_board(maze, {board_size.what, 1, board_size.most}); !fits)
    return fits.found();
  TiltBoard board{WallBoard(maze), passes(options)};
  board.from = board.walls.square(maze.start.cell);
  board.to = board.walls.square(maze.finish.cell);
  return explore(board);
}

/// One row of slides is the shortest, and no gap in the rim lets one slide out.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (!maze.marks->cells.empty() || !maze.marks->passages.empty()) return failure("it has marks");
  if (maze.start.wall != no_wall || maze.finish.wall != no_wall) return failure("its rim has a gap");
  return check_only_shortest(*graph);
}

Saying saying(const Options& options) { return {passes(options) ? "tilt_pass" : "tilt", {}}; }

}  // namespace

RuleRow tilt_row() {
  RuleRow row{{"tilt",
               "one slides until a wall stops one",
               {integer_option("tilt", "auto", "slides of the shortest way, at least", 3, 50),
                choice_option("pass", "whether it is enough to slide over the star", {"no", "yes"})}}};
  row.only = Only::shortest;
  row.move_cost = 2;
  row.work = 10;
  row.slides = true;
  row.most_side = board_size.most;
  row.counted = "in_moves";
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.told = told_moves;
  row.saying = saying;
  return row;
}

}  // namespace mazefolio::rules
