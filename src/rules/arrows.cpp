// A passage with an arrow may be used in its direction only. Idea: a state is a cell. All dead ends of a
// perfect maze are opened, and arrows are climbed (climb.h), one passage at a time. Traps are cells from
// which the finish cannot be reached. Cost: two breadth-first searches a change, up to some thousand changes
// a board.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/option_rows.h"
#include "maze/gates.h"
#include "maze/passage_arrow.h"
#include "maze/passages.h"
#include "rules/climb.h"
#include "rules/maze_doors.h"
#include "rules/one_way_board.h"
#include "rules/rule_rows.h"

namespace mazefolio::rules {
namespace {

using Ways = OneWayBoard::Ways;

constexpr double least_share = 1.5, usual_share = 2.5, most_share = 4;  ///< steps, by the side of the board
constexpr double kept_share = 0.15;      ///< of the passages, that have arrows in the end
constexpr double penalty_of_cell = 0.5;  ///< for one that is a trap or cannot be reached
constexpr double beside_arrow = 0.14;    ///< with half a wall, in pitches
constexpr double apart = 0.5;            ///< of both ends at least, by the side of the board
constexpr std::uint32_t least_cells_of_board = 25, most_cells = 400, usual_most_side = 16;

/// The searches that judge a board.
class Reach {
 public:
  explicit Reach(const Maze& maze) : cells_(cell_count(*maze.topology)) {}
  void run(const OneWayBoard& board) {
    forward_.run(board, StateSearch::End::at_last);
    backward_.run(OneWayBoard::Backwards{board}, StateSearch::End::at_last);
    unreached_ = cells_ - forward_.met().size();
    traps_ = static_cast<std::size_t>(
        std::ranges::count_if(forward_.met(), [this](State s) { return !backward_.is_met(s); }));
  }
  const StateSearch& forward() const { return forward_; }
  /// The cells that cannot be reached, and the traps.
  std::size_t unreached() const { return unreached_; }
  std::size_t traps() const { return traps_; }

 private:
  std::size_t cells_;
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
  /// Of a maze with gates, whose ways need `plain` steps without arrows.
  Climb(const Maze& maze, const ArrowOptions& options, int wish, int plain)
      : board_(maze), reach_(maze), options_(options), wish_(wish), plain_(plain) {
    board_.set_ends(maze.start.cell, maze.finish.cell);
    most_ = options.most(board_.passages().size());
    for (std::size_t i = 0; i < board_.passages().size(); ++i) {
      const OneWayBoard::Passage& p = board_.passages()[i];
      const auto fits = [&](State to) {
        return arrow_size(*maze.topology, {p.wall, Cell{to}, {}}, beside_arrow) >= least_arrow_size;
      };
      if (fits(p.a) && fits(p.b)) wide_.push_back(i);
    }
  }

  /// Passages that an arrow fits in.
  std::size_t wide() const { return wide_.size(); }
  const OneWayBoard& board() const { return board_; }
  Value value() {
    reach_.run(board_);
    const double wrong =
        options_.traps ? reach_.traps() == 0 : static_cast<double>(reach_.unreached() + reach_.traps());
    Value value = value_of(reach_.forward(), wish_, penalty_of_cell * wrong);
    value.done = value.done && plain_ < reach_.forward().moves();
    return value;
  }
  /// Takes arrows away that nothing depends on, until there are few.
  void thin_out(Rng& rng) {
    rng.shuffle(wide_);
    const auto few = static_cast<std::size_t>(kept_share * static_cast<double>(board_.passages().size()));
    for (const std::size_t passage : wide_) {
      if (arrows_ <= few) return;
      before_ = ways_of(passage_ = passage);
      set(passage, Ways::both);
      if (!value().done) undo();
    }
  }
  bool change(Rng& rng) {
    passage_ = wide_[rng.below(static_cast<std::uint32_t>(wide_.size()))];
    before_ = ways_of(passage_);
    if (before_ == Ways::both && arrows_ == most_) return false;
    set(passage_, static_cast<Ways>((static_cast<std::uint32_t>(before_) + 1 + rng.below(2)) % 3));
    return true;
  }
  void undo() { set(passage_, before_); }

 private:
  Ways ways_of(std::size_t passage) const { return board_.passages()[passage].ways; }
  void set(std::size_t passage, Ways ways) {
    arrows_ = arrows_ + (ways != Ways::both) - (ways_of(passage) != Ways::both);
    board_.set(passage, ways);
  }

  OneWayBoard board_;
  Reach reach_;
  ArrowOptions options_;
  int wish_, plain_;
  std::vector<std::size_t> wide_;
  std::size_t most_ = 0, arrows_ = 0;
  std::size_t passage_ = 0;  ///< of the last change
  Ways before_ = Ways::both;
};

Wish wish_of(const Options& options, const Maze& maze) {
  const auto given = parse_integer(options.text("length"));
  const double side = side_of(maze);
  return {static_cast<int>(given ? *given : std::lround(usual_share * side)),
          static_cast<int>(least_share * side), static_cast<int>(most_share * side), "length"};
}

Marks marks_of(const OneWayBoard& board) {
  Marks marks;
  for (const OneWayBoard::Passage& p : board.passages())
    if (p.ways != Ways::both) marks.passages.push_back({p.wall, Cell{p.ways == Ways::forth ? p.b : p.a}, {}});
  marks.directed = true;
  return marks;
}

Outcome check_size(const Maze& maze) {
  const std::uint32_t cells = cell_count(*maze.topology);
  if (cells >= least_cells_of_board && cells <= most_cells) return Done{};
  return failure(fmt::format("a maze with arrows has {} to {} cells", least_cells_of_board, most_cells),
                 cells > most_cells ? "make the maze smaller" : "make the maze larger");
}

/// Two gates far apart: the second is drawn until it is.
bool draw_ends(Maze& maze, const std::vector<Gate>& gates, Rng& rng) {
  const auto drawn = [&] { return gates[rng.below(static_cast<std::uint32_t>(gates.size()))]; };
  constexpr int draws = 100;
  maze.start = drawn();
  const double least = apart * side_of(maze);
  for (int i = 0; i < draws; ++i) {
    maze.finish = drawn();
    const Point off = center(*maze.topology, maze.finish.cell) - center(*maze.topology, maze.start.cell);
    if (dot(off, off) >= least * least) return true;
  }
  return false;
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (const Outcome fits = check_size(request.maze); !fits) return fits.found();
  const Wish wish = wish_of(request.options, request.maze);
  if (const Outcome fits = check_wish(request.maze, wish, "steps"); !fits) return fits.found();
  const std::vector<Gate> gates = rim_gates(*request.maze.topology);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts && !gates.empty(); ++i) {
    Maze maze = request.maze;
    maze.open = without_dead_ends(maze, rng);
    if (!draw_ends(maze, gates, rng)) continue;
    const std::uint32_t plain =
        steps_from(passages_of(maze), index(maze.start.cell))[index(maze.finish.cell)];
    Climb steps(maze, ArrowOptions(request.options), wish.moves, static_cast<int>(plain));
    if (steps.wide() * 2 < steps.board().passages().size())
      return Result<LaidPuzzle>::failure("most doorways of this grid are too narrow for arrows",
                                         "leave 'grid' out, or write grid: hexagon");
    if (!climb(steps, rng)) continue;
    steps.thin_out(rng);
    return LaidPuzzle{maze.start, maze.finish, marks_of(steps.board()), std::move(maze.open)};
  }
  return no_board(wish, "steps");
}

/// The board of a maze with its marks. Fails where an arrow stands in no passage.
Result<OneWayBoard> board_of(const Maze& maze) {
  OneWayBoard board(maze);
  board.set_ends(maze.start.cell, maze.finish.cell);
  for (const PassageMark& arrow : maze.marks->passages) {
    const std::size_t i = board.passage_in(arrow.wall);
    if (i == board.passages().size() ||
        (arrow.to != Cell{board.passages()[i].a} && arrow.to != Cell{board.passages()[i].b}))
      return Result<OneWayBoard>::failure("an arrow stands in no passage");
    board.set(i, arrow.to == Cell{board.passages()[i].b} ? Ways::forth : Ways::back);
  }
  return board;
}

Result<StateGraph> states(const Maze& maze, const Options&) {
  const Result<OneWayBoard> board = board_of(maze);
  return board ? explore(*board) : board.found();
}

/// One way is the shortest, it is longer than without arrows, these are not too many, and there are traps
/// where they are wished alone.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Result<OneWayBoard> board = board_of(maze);
  if (!board) return board.found();
  const ArrowOptions wished(options);
  if (!maze.marks->cells.empty()) return failure("a cell has a mark");
  for (std::size_t i = 1; i < maze.marks->passages.size(); ++i)
    if (maze.marks->passages[i].wall <= maze.marks->passages[i - 1].wall)
      return failure("its arrows are not in the order of passages");
  if (maze.marks->passages.size() > wished.most(passage_count(maze)))
    return failure("it has too many arrows");
  Reach reach(maze);
  reach.run(*board);
  if (wished.traps && reach.traps() == 0) return failure("it has no trap");
  if (!wished.traps && reach.unreached() > 0) return failure("a cell cannot be reached");
  if (!wished.traps && reach.traps() > 0) return failure("from a cell the finish cannot be reached");
  const StateGraph graph = explore(*board).value();
  if (Outcome only = check_only_shortest(graph); !only) return only;
  return check_rule_matters(maze, graph);
}

double least_cells(const Options&) { return least_cells_of_board; }

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
  row.on_maze = true;
  row.most_side = usual_most_side;
  row.counted = "in_moves";
  row.goal_first = true;
  row.work = 20;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
