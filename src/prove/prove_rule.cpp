#include "prove/prove_rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "prove/mark_steps.h"
#include "prove/maze_steps.h"

namespace mazefolio::prove {
namespace {

constexpr double in_cell = 0.45;     ///< of a cell's width: a word nearer to its middle stands in it
constexpr double off_middle = 0.25;  ///< of it: a letter nearer to its middle stands where it should

double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

using Steps = std::vector<std::vector<std::uint32_t>>;

/// The cells from one to another, over the fewest, past those that are `closed`, one byte a cell, if there
/// are any; the first step does not lead to `banned`. Empty: there is no way.
std::vector<std::uint32_t> way_over(const Steps& next, std::uint32_t start, std::uint32_t finish,
                                    const std::vector<char>& closed = {},
                                    std::uint32_t banned = no_claimed_cell) {
  if (start == no_claimed_cell || finish == no_claimed_cell) return {};
  std::vector<std::uint32_t> from(next.size(), no_claimed_cell), queue{start};
  from[start] = start;
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (const std::uint32_t n : next[queue[i]]) {
      if (from[n] != no_claimed_cell || (!closed.empty() && closed[n]) || (i == 0 && n == banned)) continue;
      from[n] = queue[i];
      queue.push_back(n);
    }
  if (from[finish] == no_claimed_cell) return {};
  std::vector<std::uint32_t> cells{finish};
  while (cells.back() != start) cells.push_back(from[cells.back()]);
  std::ranges::reverse(cells);
  return cells;
}

class RuleReader {
 public:
  RuleReader(const PuzzleClaim& puzzle, const PageText& page, Verdict& verdict)
      : puzzle_(puzzle),
        rule_(*puzzle.rule),
        page_(page),
        verdict_(verdict),
        cell_pt_(puzzle.ink.corridor_pt + puzzle.ink.wall_pt),
        printed_(puzzle.graph.cells.size()) {}

  void prove() {
    read_letters();
    compare_letters();
    if (rule_.kind == "word")
      prove_word();
    else if (rule_.kind == "sequence")
      prove_sequence();
    else if (rule_.kind == "jump")
      prove_jump();
    else
      verdict_.report(fmt::format("nothing is known of the rule '{}'", rule_.kind));
  }

 private:
  /// What stands in each cell, by the words of the page.
  void read_letters() {
    for (const PageWord& word : page_.words) {
      const Point middle = word.box.center();
      std::size_t nearest = 0;
      double least = HUGE_VAL;
      for (std::size_t i = 0; i < puzzle_.graph.cells.size(); ++i)
        if (const double d = distance(puzzle_.graph.cells[i], middle); d < least) {
          least = d;
          nearest = i;
        }
      if (least > in_cell * cell_pt_ || is_sign_at_end(nearest)) continue;
      printed_[nearest] += word.text;
      if (least > off_middle * cell_pt_)
        verdict_.report_near(fmt::format("'{}' does not stand in the middle of its cell", word.text), middle);
    }
  }

  /// The letter of a start or finish that has no mark.
  bool is_sign_at_end(std::size_t i) const {
    const Point cell = puzzle_.graph.cells[i];
    return (cell == puzzle_.start || cell == puzzle_.finish) &&
           std::ranges::none_of(rule_.marks, [&](const RuleClaim::Mark& mark) { return mark.at == cell; });
  }

  void compare_letters() {
    std::vector<std::string> claimed(printed_.size());
    for (const RuleClaim::Mark& mark : rule_.marks) {
      const std::uint32_t cell = cell_at(puzzle_.graph, mark.at);
      if (cell == no_claimed_cell)
        verdict_.report_near(fmt::format("the letter '{}' is not in the middle of a cell", mark.text),
                             mark.at);
      else
        claimed[cell] += mark.text;
    }
    for (std::size_t i = 0; i < printed_.size(); ++i) {
      if (printed_[i] == claimed[i]) continue;
      const Point at = puzzle_.graph.cells[i];
      if (printed_[i].empty())
        verdict_.report_near(fmt::format("the letter '{}' is not printed", claimed[i]), at);
      else if (claimed[i].empty())
        verdict_.report_near(fmt::format("'{}' is printed in a cell without a letter", printed_[i]), at);
      else
        verdict_.report_near(fmt::format("'{}' is printed instead of '{}'", printed_[i], claimed[i]), at);
    }
  }

  /// The cells that border on each through a passage.
  Steps passages() const {
    Steps next(puzzle_.graph.cells.size());
    for (const Border& b : puzzle_.graph.borders)
      if (b.kind == BorderKind::passage) {
        next[b.a].push_back(b.b);
        next[b.b].push_back(b.a);
      }
    return next;
  }

  /// The cells from the start to the finish along the passages, over the fewest; empty: there is no way.
  std::vector<std::uint32_t> way() const {
    return way_over(passages(), cell_at(puzzle_.graph, puzzle_.start),
                    cell_at(puzzle_.graph, puzzle_.finish));
  }

  std::vector<std::uint32_t> claimed_way() const {
    std::vector<std::uint32_t> cells;
    for (const Point p : puzzle_.solution) cells.push_back(cell_at(puzzle_.graph, p));
    return cells;
  }

  void prove_word() {
    std::string asked, read;
    for (const char c : rule_.message)
      if (c != ' ') asked += c;
    for (const std::uint32_t cell : way()) read += printed_[cell];
    if (asked.empty()) verdict_.report("its message is empty");
    if (read != asked) verdict_.report(fmt::format("its way spells '{}', not '{}'", read, asked));
    if (!puzzle_.perfect)
      verdict_.report("it may have more than one way, and its message is promised to the only one");
  }

  void prove_sequence() {
    const MarkSteps rule(rule_.says);
    if (!rule.known()) return verdict_.report("what its marks go by is not told");
    Steps next = passages();
    for (std::uint32_t cell = 0; cell < next.size(); ++cell)
      std::erase_if(next[cell],
                    [&](std::uint32_t to) { return !rule.may_step(printed_[cell], printed_[to]); });
    const std::uint32_t start = cell_at(puzzle_.graph, puzzle_.start),
                        finish = cell_at(puzzle_.graph, puzzle_.finish);
    if (start == no_claimed_cell || !rule.may_begin(printed_[start]))
      return verdict_.report("its way does not begin with the first mark");
    const std::vector<std::uint32_t> way = way_over(next, start, finish);
    if (way.empty()) return verdict_.report("its marks lead to no finish");
    if (way != claimed_way()) verdict_.report("its marks lead along another way than the solution");
    if (static_cast<int>(way.size()) != rule_.moves + 1)
      verdict_.report(fmt::format("its way has {} moves, not {}", way.size() - 1, rule_.moves));
    // Another way leaves this one somewhere, and does not come back to what it has passed.
    std::vector<char> passed(next.size(), 0);
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      if (!way_over(next, way[i], finish, passed, way[i + 1]).empty())
        return verdict_.report_near("its marks allow another way", puzzle_.graph.cells[way[i]]);
      passed[way[i]] = 1;
    }
  }

  /// The distances of columns and of rows.
  Size steps_pt() const {
    Size least{HUGE_VAL, HUGE_VAL};
    const Point first = puzzle_.graph.cells.front();
    for (const Point cell : puzzle_.graph.cells) {
      const double x = std::fabs(cell.x - first.x), y = std::fabs(cell.y - first.y);
      if (x > off_middle * cell_pt_) least.width = std::min(least.width, x);
      if (y > off_middle * cell_pt_) least.height = std::min(least.height, y);
    }
    return least;
  }

  /// The cell so many columns and rows away, by the middles of cells.
  std::uint32_t landing(std::uint32_t from, Size step, int x, int y) const {
    const Point at = puzzle_.graph.cells[from], to{at.x + x * step.width, at.y + y * step.height};
    for (std::uint32_t i = 0; i < puzzle_.graph.cells.size(); ++i)
      if (distance(puzzle_.graph.cells[i], to) < off_middle * cell_pt_) return i;
    return no_claimed_cell;
  }

  void prove_jump() {
    const std::uint32_t start = cell_at(puzzle_.graph, puzzle_.start),
                        finish = cell_at(puzzle_.graph, puzzle_.finish);
    if (start == no_claimed_cell || finish == no_claimed_cell)
      return verdict_.report("it has no start or finish");
    const bool diagonals = rule_.says.contains("key") && rule_.says.at("key") == "jump_diagonals";
    const Size step = steps_pt();
    // Breadth-first, with the number of ways to each cell.
    const std::size_t n = printed_.size();
    std::vector<int> moves(n, -1);
    std::vector<double> ways(n, 0);
    std::vector<std::uint32_t> from(n, no_claimed_cell), queue{start};
    moves[start] = 0;
    ways[start] = 1;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const std::uint32_t c = queue[i];
      const std::string& text = printed_[c];
      if (c == finish || text.empty() || text.size() > 2 ||
          text.find_first_not_of("0123456789") != std::string::npos)
        continue;
      const int jump = std::stoi(text);
      for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
          if ((x == 0) == (y == 0) && !(diagonals && x != 0)) continue;
          const std::uint32_t to = landing(c, step, x * jump, y * jump);
          if (to == no_claimed_cell || to == c) continue;
          if (moves[to] < 0) {
            moves[to] = moves[c] + 1;
            from[to] = c;
            queue.push_back(to);
          }
          if (moves[to] == moves[c] + 1) ways[to] += ways[c];
        }
    }
    if (moves[finish] < 0) return verdict_.report("its numbers lead to no finish");
    if (moves[finish] != rule_.moves)
      verdict_.report(fmt::format("the finish is reached in {} moves, not {}", moves[finish], rule_.moves));
    if (ways[finish] > 1) verdict_.report("two ways are equally short");
    std::vector<std::uint32_t> way{finish};
    while (way.back() != start) way.push_back(from[way.back()]);
    std::ranges::reverse(way);
    if (way != claimed_way()) verdict_.report("its numbers lead along another way than the solution");
  }

  const PuzzleClaim& puzzle_;
  const RuleClaim& rule_;
  const PageText& page_;
  Verdict& verdict_;
  double cell_pt_;
  std::vector<std::string> printed_;  ///< by cell
};

}  // namespace

void prove_rule(const PuzzleClaim& puzzle, const PageText& page, Verdict& verdict) {
  RuleReader(puzzle, page, verdict).prove();
}

}  // namespace mazefolio::prove
