// A way from square to square by letters, shapes or numbers that follow each other, or by numbers with one
// property. There are no walls inside: the marks alone make the puzzle (lay_sequence.cpp, lay_numbers.cpp).

#include <fmt/format.h>

#include "rules/open_field.h"
#include "rules/pattern.h"
#include "rules/rule_rows.h"
#include "rules/state_graph.h"

namespace mazefolio::rules {
namespace {

constexpr int most_attempts = 60;
constexpr std::uint32_t most_cells = 10'000;

/// Steps from square to square by the marks.
class Steps {
 public:
  Steps(const Maze& maze, const Pattern& pattern)
      : field_(passages_of(maze)), pattern_(pattern), maze_(maze), value_(field_.centers.size(), -1) {
    for (const CellMark& mark : maze.marks->cells)
      value_[index(mark.cell)] = pattern.value(mark.text).value_or(-1);
  }
  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(value_.size()); }
  State start() const { return index(maze_.start.cell); }
  bool is_goal(State s) const { return s == index(maze_.finish.cell); }
  Cell place(State s) const { return Cell{s}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    if (value_[s] < 0) return;
    for_each_step(field_, s, [&](std::uint32_t n) {
      if (value_[n] >= 0 && pattern_.follows(value_[s], value_[n])) fn(n);
    });
  }

 private:
  Passages field_;
  const Pattern& pattern_;
  const Maze& maze_;
  std::vector<int> value_;  ///< by cell; -1: no mark of a way
};

Result<StateGraph> states(const Maze& maze, const Options& options) {
  const Result<Pattern> pattern = Pattern::read(options);
  if (!pattern) return pattern.found();
  return explore(Steps(maze, *pattern));
}

/// Every cell has a mark, the way goes by them, and no other does; and without them there is a shorter one.
Outcome check(const Maze& maze, const CellPath& way, const Options& options) {
  const Result<StateGraph> graph = states(maze, options);
  if (!graph) return graph.found();
  if (maze.marks->cells.size() != cell_count(*maze.topology)) return failure("a cell has no mark");
  const Way only = shortest_way(*graph);
  if (!is_only_way(*graph, only)) return failure("its marks allow another way");
  const OpenField field(maze);
  std::vector<std::string> text(cell_limit(*maze.topology));
  for (const CellMark& mark : maze.marks->cells) text[index(mark.cell)] = mark.text;
  if (!field.rude_word_in(text).empty()) return failure("a rude word can be read in it");
  if (steps_from(field.steps(), index(way.front()))[index(way.back())] + 1 >= way.size())
    return failure("its way is as short as if there were no marks");
  return Done{};
}

/// A small field may have a way that is as short as without marks.
bool is_puzzle(const LayRequest& request, const LaidPuzzle& laid) {
  const Maze maze{request.maze.topology,
                  request.maze.open,
                  laid.start,
                  laid.finish,
                  {},
                  std::make_shared<const Marks>(laid.marks)};
  const Result<StateGraph> graph = states(maze, request.options);
  return graph && check(maze, cells_of(*graph, shortest_way(*graph)), request.options);
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const Result<Pattern> pattern = Pattern::read(request.options);
  if (!pattern) return pattern.found();
  if (cell_count(*request.maze.topology) > most_cells)
    return Result<LaidPuzzle>::failure(fmt::format("a field has {} cells at most", most_cells));
  const OpenField field(request.maze);
  Rng rng = stream(request.seed, Purpose::marks);
  for (int i = 0; i < most_attempts; ++i) {
    const std::optional<LaidMarks> laid = pattern->kind() == Pattern::Kind::property
                                              ? lay_numbers(field, *pattern, rng)
                                              : lay_sequence(field, *pattern, rng);
    if (!laid) continue;
    LaidPuzzle out{field.gate(laid->start, rng), field.gate(laid->finish, rng), {}};
    for (const std::uint32_t c : field.cells()) out.marks.cells.push_back({Cell{c}, laid->text[c]});
    out.marks.hairlines = true;
    out.marks.shapes = pattern->has_shapes();
    for (int i = 0; i < pattern->period(); ++i) out.marks.symbols.push_back(pattern->text(i));
    if (is_puzzle(request, out)) return out;
  }
  return Result<LaidPuzzle>::failure("no way was found in a field of this size",
                                     "make the field larger, or write a shorter sequence");
}

Outcome check_options(const Options& options) {
  const Result<Pattern> pattern = Pattern::read(options);
  return pattern ? Outcome(Done{}) : pattern.found();
}

int longest_mark(const Options& options) {
  const Result<Pattern> pattern = Pattern::read(options);
  return pattern ? pattern->longest_mark() : 1;
}

Saying saying(const Options& options) {
  const Result<Pattern> pattern = Pattern::read(options);
  if (!pattern) return {"sequence", {}};
  return {pattern->key(), pattern->values()};
}

}  // namespace

RuleRow sequence_row() {
  RuleRow row{{"sequence", "the way goes by letters or shapes in turn, or by numbers with one property",
               pattern_options()}};
  row.work = 20;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.check_options = check_options;
  row.longest_mark = longest_mark;
  row.saying = saying;
  return row;
}

}  // namespace mazefolio::rules
