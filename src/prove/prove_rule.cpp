#include "prove/prove_rule.h"

#include <fmt/format.h>

#include <cmath>

#include "prove/maze_steps.h"

namespace mazefolio::prove {
namespace {

constexpr double in_cell = 0.45;     ///< of a cell's width: a word nearer to its middle stands in it
constexpr double off_middle = 0.25;  ///< of it: a letter nearer to its middle stands where it should

double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

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
      if (least > in_cell * cell_pt_ || is_end(puzzle_.graph.cells[nearest])) continue;
      printed_[nearest] += word.text;
      if (least > off_middle * cell_pt_)
        verdict_.report_near(fmt::format("'{}' does not stand in the middle of its cell", word.text), middle);
    }
  }

  bool is_end(Point cell) const { return cell == puzzle_.start || cell == puzzle_.finish; }

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

  /// The cells from the start to the finish along the passages, over the fewest; empty: there is no way.
  std::vector<std::uint32_t> way() const {
    const GraphClaim& graph = puzzle_.graph;
    std::vector<std::vector<std::uint32_t>> next(graph.cells.size());
    for (const Border& b : graph.borders)
      if (b.kind == BorderKind::passage) {
        next[b.a].push_back(b.b);
        next[b.b].push_back(b.a);
      }
    const std::uint32_t start = cell_at(graph, puzzle_.start), finish = cell_at(graph, puzzle_.finish);
    if (start == no_claimed_cell || finish == no_claimed_cell) return {};
    std::vector<std::uint32_t> from(graph.cells.size(), no_claimed_cell), queue{finish};
    from[finish] = finish;
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const std::uint32_t n : next[queue[i]])
        if (from[n] == no_claimed_cell) {
          from[n] = queue[i];
          queue.push_back(n);
        }
    if (from[start] == no_claimed_cell) return {};
    std::vector<std::uint32_t> cells{start};
    while (cells.back() != finish) cells.push_back(from[cells.back()]);
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
