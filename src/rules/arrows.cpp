// A passage with an arrow may be used in its direction only. Idea: a state is a square. A braided maze keeps
// its walls, and the arrows are climbed (climb.h), one passage at a time. Traps are squares from which the
// finish cannot be reached. Cost: two breadth-first searches a change, up to some thousand changes a board.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/open_field.h"
#include "rules/rule_rows.h"
#include "rules/wall_board.h"

namespace mazefolio::rules {
namespace {

constexpr double least_share = 1.5, usual_share = 2.5, most_share = 4;  ///< steps, by the side of the board
constexpr double kept_share = 0.15;        ///< of the passages, that have arrows in the end
constexpr double penalty_of_square = 0.5;  ///< for one that is a trap or cannot be reached
constexpr BoardSize board_size{"arrows", 5, 20};

/// A maze on squares whose passages may have arrows.
class ArrowBoard {
 public:
  explicit ArrowBoard(const Maze& maze) : walls_(maze) { clear(); }

  WallBoard& walls() { return walls_; }
  void set_ends(Cell start, Cell finish) {
    from_ = walls_.square(start);
    to_ = walls_.square(finish);
  }
  /// All passages are open both ways.
  void clear() {
    ways_out_.resize(walls_.size());
    for (State s = 0; s < walls_.size(); ++s) ways_out_[s] = walls_.open_sides(s);
  }
  /// Whether one may leave a square through a side.
  bool goes(State s, int side) const { return ways_out_[s] >> side & 1; }
  void allow(State s, int side, bool allowed) {
    ways_out_[s] = (ways_out_[s] & ~(1u << side)) | unsigned{allowed} << side;
  }
  PlainSteps plain() const { return {walls_, from_, to_}; }

  std::uint32_t state_limit() const { return walls_.size(); }
  State start() const { return from_; }
  bool is_goal(State s) const { return s == to_; }
  Cell place(State s) const { return walls_.cell(s); }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    for (int side = 0; side < 4; ++side)
      if (goes(s, side)) fn(walls_.beyond(s, side));
  }

  /// The same moves, backwards from the finish.
  struct Backwards {
    const ArrowBoard& board;
    std::uint32_t state_limit() const { return board.state_limit(); }
    State start() const { return board.to_; }
    bool is_goal(State) const { return false; }
    Cell place(State s) const { return board.place(s); }
    template <class Fn>
    void for_each_move(State s, Fn fn) const {
      for (int side = 0; side < 4; ++side)
        if (board.walls_.is_open(s, side))
          if (const State from = board.walls_.beyond(s, side); board.goes(from, opposite(side))) fn(from);
    }
  };

 private:
  WallBoard walls_;
  std::vector<unsigned> ways_out_;  ///< by square: one bit a side
  State from_ = 0, to_ = 0;
};

/// The searches that judge a board.
class Reach {
 public:
  void run(const ArrowBoard& board) {
    forward_.run(board, StateSearch::End::at_last);
    backward_.run(ArrowBoard::Backwards{board}, StateSearch::End::at_last);
    unreached_ = board.state_limit() - forward_.met().size();
    traps_ = static_cast<std::size_t>(
        std::ranges::count_if(forward_.met(), [this](State s) { return !backward_.is_met(s); }));
  }
  const StateSearch& forward() const { return forward_; }
  /// The squares that cannot be reached, and the traps.
  std::size_t unreached() const { return unreached_; }
  std::size_t traps() const { return traps_; }

 private:
  StateSearch forward_, backward_;
  std::size_t unreached_ = 0, traps_ = 0;
};

/// "30%" or "30"; nothing for other texts.
std::optional<double> percent_of(std::string_view text) {
  if (text.ends_with('%')) text.remove_suffix(1);
  const auto percent = parse_integer(text);
  if (!percent || *percent < 20 || *percent > 35) return std::nullopt;
  return static_cast<double>(*percent);
}

Outcome check_share(std::string_view text) {
  return percent_of(text) ? Outcome(Done{}) : failure("it must be 20% to 35% of the passages");
}

struct ArrowOptions {
  bool traps;
  double share;  ///< of the passages, that may have arrows

  explicit ArrowOptions(const Options& options)
      : traps(options.text("traps") == "yes"), share(percent_of(options.text("arrows")).value_or(0) / 100) {}
  std::size_t most(std::size_t passages) const {
    return static_cast<std::size_t>(share * static_cast<double>(passages));
  }
};

/// A board whose arrows are changed until its way is as long as is wished.
class Climb {
 public:
  Climb(ArrowBoard& board, const ArrowOptions& options, int wish)
      : board_(board), options_(options), wish_(wish) {}
  void draw(Rng& rng) {
    board_.walls().braid(rng);
    board_.clear();
    passages_.clear();
    for (const WallBoard::Inner& w : board_.walls().inner_walls())
      if (board_.walls().is_open(w.square, w.side)) passages_.push_back(w);
    most_ = options_.most(passages_.size());
    arrows_ = 0;
  }
  Value value() {
    reach_.run(board_);
    const double wrong =
        options_.traps ? reach_.traps() == 0 : static_cast<double>(reach_.unreached() + reach_.traps());
    Value value = value_of(reach_.forward(), wish_, penalty_of_square * wrong);
    if (!value.done) return value;
    plain_.run(board_.plain(), StateSearch::End::at_goal);
    value.done = plain_.moves() < reach_.forward().moves();
    return value;
  }
  /// Takes arrows away that nothing depends on, until there are few.
  void thin_out(Rng& rng) {
    rng.shuffle(passages_);
    const auto few = static_cast<std::size_t>(kept_share * static_cast<double>(passages_.size()));
    for (const WallBoard::Inner& passage : passages_) {
      if (arrows_ <= few) return;
      before_ = ways_of(passage_ = passage);
      set(passage, both);
      if (!value().done) undo();
    }
  }
  bool change(Rng& rng) {
    passage_ = passages_[rng.below(static_cast<std::uint32_t>(passages_.size()))];
    before_ = ways_of(passage_);
    const Ways next = static_cast<Ways>((before_ + 1 + rng.below(2)) % 3);
    if (before_ == both && arrows_ == most_) return false;
    set(passage_, next);
    return true;
  }
  void undo() { set(passage_, before_); }

 private:
  enum Ways : std::uint8_t { both, out, in };
  State beyond(const WallBoard::Inner& w) const { return board_.walls().beyond(w.square, w.side); }
  Ways ways_of(const WallBoard::Inner& w) const {
    return !board_.goes(w.square, w.side) ? in : !board_.goes(beyond(w), opposite(w.side)) ? out : both;
  }
  void set(const WallBoard::Inner& w, Ways ways) {
    arrows_ = arrows_ + (ways != both) - (ways_of(w) != both);
    board_.allow(w.square, w.side, ways != in);
    board_.allow(beyond(w), opposite(w.side), ways != out);
  }

  ArrowBoard& board_;
  ArrowOptions options_;
  int wish_;
  Reach reach_;
  StateSearch plain_;
  std::vector<WallBoard::Inner> passages_;
  std::size_t most_ = 0, arrows_ = 0;
  WallBoard::Inner passage_{};  ///< of the last change
  Ways before_ = both;
};

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("length"));
  const double side = side_of(maze);
  return {static_cast<int>(given ? *given : std::lround(usual_share * side)),
          static_cast<int>(least_share * side), static_cast<int>(most_share * side), "length"};
}

Marks marks_of(const ArrowBoard& board, const WallBoard& walls) {
  Marks marks;
  for (const WallBoard::Inner& w : walls.inner_walls()) {
    if (!walls.is_open(w.square, w.side)) continue;
    const State beyond = walls.beyond(w.square, w.side);
    const bool out = board.goes(w.square, w.side), in = board.goes(beyond, opposite(w.side));
    if (out != in)
      marks.passages.push_back({walls.wall(w.square, w.side), walls.cell(out ? beyond : w.square), {}});
  }
  std::ranges::sort(marks.passages, {}, &PassageMark::wall);
  marks.directed = true;
  return marks;
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_board(request.maze, board_size); !fits) return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "steps"); !fits) return fits.found();
  ArrowBoard board(request.maze);
  Climb steps(board, ArrowOptions(request.options), wish.moves);
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const auto [start, finish] = field.far_rim_cells(rng);
    board.set_ends(Cell{start}, Cell{finish});
    steps.draw(rng);
    if (!climb(steps, rng)) continue;
    steps.thin_out(rng);
    return LaidPuzzle{field.gate(start, rng), field.gate(finish, rng), marks_of(board, board.walls()),
                      board.walls().open()};
  }
  return no_board(wish, "steps");
}

/// The passage of an arrow by the square where it leads to; nothing where it stands in none.
std::optional<WallBoard::Inner> head_of(const PassageMark& arrow, const WallBoard& walls) {
  for (const WallBoard::Inner& w : walls.inner_walls()) {
    if (walls.wall(w.square, w.side) != arrow.wall || !walls.is_open(w.square, w.side)) continue;
    const State beyond = walls.beyond(w.square, w.side);
    if (arrow.to == walls.cell(w.square)) return w;
    if (arrow.to == walls.cell(beyond)) return WallBoard::Inner{beyond, opposite(w.side)};
  }
  return std::nullopt;
}

/// The board of a maze with its marks. Fails where an arrow stands in no passage.
Result<ArrowBoard> board_of(const Maze& maze) {
  if (const Outcome fits = check_board(maze, {board_size.what, 1, board_size.most}); !fits)
    return fits.found();
  ArrowBoard board(maze);
  board.set_ends(maze.start.cell, maze.finish.cell);
  for (const PassageMark& arrow : maze.marks->passages) {
    const auto head = head_of(arrow, board.walls());
    if (!head) return Result<ArrowBoard>::failure("an arrow stands in no passage");
    board.allow(head->square, head->side, false);
  }
  return board;
}

Result<StateGraph> states(const Maze& maze, const Options&) {
  const Result<ArrowBoard> board = board_of(maze);
  return board ? explore(*board) : board.found();
}

/// One way is the shortest, it is longer than without arrows, these are not too many, and there are traps
/// where they are wished alone.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<ArrowBoard> board = board_of(maze);
  if (!board) return board.found();
  const ArrowOptions wished(options);
  if (!maze.marks->cells.empty()) return failure("a square has a mark");
  for (std::size_t i = 1; i < maze.marks->passages.size(); ++i)
    if (maze.marks->passages[i].wall <= maze.marks->passages[i - 1].wall)
      return failure("its arrows are not in the order of passages");
  if (maze.marks->passages.size() > wished.most(passage_count(maze)))
    return failure("it has too many arrows");
  Reach reach;
  reach.run(*board);
  if (wished.traps && reach.traps() == 0) return failure("it has no trap");
  if (!wished.traps && reach.unreached() > 0) return failure("a square cannot be reached");
  if (!wished.traps && reach.traps() > 0) return failure("from a square the finish cannot be reached");
  const StateGraph graph = explore(*board).value();
  if (Outcome only = check_only_shortest(graph); !only) return only;
  return check_rule_matters(maze, graph);
}

}  // namespace

RuleRow arrows_row() {
  RuleRow row{{"arrows",
               "a passage with an arrow may be used in its direction only",
               {text_option("arrows", "35%", "how many of the passages have arrows, at most: 20% to 35%",
                            check_share),
                integer_option("length", "auto", "steps of the shortest way, at least", 5, 100),
                choice_option("traps", "whether there are places from which the finish cannot be reached",
                              {"no", "yes"})}}};
  row.only = Only::shortest;
  row.most_side = board_size.most;
  row.counted = "in_moves";
  row.goal_first = true;
  row.work = 20;
  row.lay = lay;
  row.states = states;
  row.check = check;
  return row;
}

}  // namespace mazefolio::rules
