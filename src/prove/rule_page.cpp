#include "prove/rule_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "prove/maze_steps.h"
#include "prove/pixel.h"

namespace mazefolio::prove {
namespace {

constexpr double in_cell = 0.45;     ///< of a cell's width: a word nearer to its middle stands in it
constexpr double off_middle = 0.25;  ///< of it: a letter nearer to its middle stands where it should
constexpr double at_border = 0.02;   ///< points from the place that is claimed
constexpr double on_border = 0.1;    ///< points from a line of chords

Point middle_of(const GraphClaim& graph, const Border& b) {
  return midpoint(graph.corner(b, 0), graph.corner(b, b.count - 1));
}

bool is_on(const GraphClaim& graph, const Border& b, Point p) {
  for (std::uint32_t i = 0; i + 1 < b.count; ++i)
    if (squared_distance(Segment{graph.corner(b, i), graph.corner(b, i + 1)}, p) < on_border * on_border)
      return true;
  return false;
}

}  // namespace

RulePage::RulePage(const PuzzleClaim& puzzle, const PageText& page, Verdict& verdict)
    : puzzle_(puzzle),
      cell_pt_(puzzle.ink.corridor_pt + puzzle.ink.wall_pt),
      start_(cell_at(puzzle.graph, puzzle.start)),
      finish_(cell_at(puzzle.graph, puzzle.finish)),
      printed_(puzzle.graph.cells.size()),
      in_border_(puzzle.graph.borders.size()),
      steps_(puzzle.graph.cells.size()) {
  read_words(page, verdict);
  compare_cells(verdict);
  read_passages(verdict);
  compare_way(verdict);
}

void RulePage::read_words(const PageText& page, Verdict& verdict) {
  const GraphClaim& graph = puzzle_.graph;
  for (const PageWord& word : page.words) {
    const Point middle = word.box.center();
    std::size_t cell = 0, border = 0;
    double least = HUGE_VAL, least_of_borders = HUGE_VAL;
    for (std::size_t i = 0; i < graph.cells.size(); ++i)
      if (const double d = distance(graph.cells[i], middle); d < least) {
        least = d;
        cell = i;
      }
    for (std::size_t i = 0; i < graph.borders.size(); ++i)
      if (graph.borders[i].kind == BorderKind::passage)
        if (const double d = distance(middle_of(graph, graph.borders[i]), middle); d < least_of_borders) {
          least_of_borders = d;
          border = i;
        }
    if (least_of_borders < std::min(least, off_middle * cell_pt_)) {
      in_border_[border] += word.text;
      continue;
    }
    if (least > in_cell * cell_pt_ || is_sign_at_end(cell)) continue;
    printed_[cell] += word.text;
    if (least > off_middle * cell_pt_)
      verdict.report_near(fmt::format("'{}' does not stand in the middle of its cell", word.text), middle);
  }
}

/// The letter of a start or finish that has no mark.
bool RulePage::is_sign_at_end(std::size_t cell) const {
  return (cell == start_ || cell == finish_) &&
         std::ranges::none_of(rule().marks, [&](const RuleClaim::Mark& mark) {
           return cell_at(puzzle_.graph, mark.at) == cell;
         });
}

void RulePage::compare_cells(Verdict& verdict) {
  std::vector<std::string> claimed(printed_.size());
  for (const RuleClaim::Mark& mark : rule().marks) {
    const std::uint32_t cell = cell_at(puzzle_.graph, mark.at);
    if (cell == no_claimed_cell)
      verdict.report_near(fmt::format("the letter '{}' is not in the middle of a cell", mark.text), mark.at);
    else
      claimed[cell] += mark.text;
    // These are no letters: prove_block_ink and prove_shape_ink see them.
    if (cell != no_claimed_cell && (mark.shape || mark.text == printed_block) && printed_[cell].empty())
      printed_[cell] = mark.text;
  }
  for (std::uint32_t i = 0; i < printed_.size(); ++i) {
    if (printed_[i] == claimed[i]) continue;
    if (printed_[i].empty())
      verdict.report_near(fmt::format("the letter '{}' is not printed", claimed[i]), middle(i));
    else if (claimed[i].empty())
      verdict.report_near(fmt::format("'{}' is printed in a cell without a letter", printed_[i]), middle(i));
    else
      verdict.report_near(fmt::format("'{}' is printed instead of '{}'", printed_[i], claimed[i]), middle(i));
  }
}

void RulePage::read_passages(Verdict& verdict) {
  const GraphClaim& graph = puzzle_.graph;
  std::vector<const RuleClaim::PassageMark*> claimed(graph.borders.size(), nullptr);
  for (const RuleClaim::PassageMark& mark : rule().passages) {
    std::size_t at = graph.borders.size();
    for (std::size_t i = 0; i < graph.borders.size(); ++i)
      if (distance(middle_of(graph, graph.borders[i]), mark.at) < at_border + off_middle * cell_pt_ &&
          graph.borders[i].kind == BorderKind::passage)
        at = i;
    if (at == graph.borders.size()) {
      verdict.report_near("a door or an arrow is in no passage", mark.at);
      continue;
    }
    if (claimed[at]) verdict.report_near("two doors or arrows are in one passage", mark.at);
    claimed[at] = &mark;
    const std::uint32_t to = cell_at(graph, mark.to);
    if (mark.door.empty() && to != graph.borders[at].a && to != graph.borders[at].b)
      verdict.report_near("an arrow points to no cell beside it", mark.at);
  }
  for (std::size_t i = 0; i < graph.borders.size(); ++i) {
    const Border& b = graph.borders[i];
    const std::string door = claimed[i] ? claimed[i]->door : "";
    if (in_border_[i] != door)
      verdict.report_near(fmt::format("the door '{}' is printed as '{}'", door, in_border_[i]),
                          middle_of(graph, b));
    if (b.kind != BorderKind::passage) continue;
    const bool arrow = claimed[i] && door.empty();
    steps_[b.a].push_back({b.b, in_border_[i], arrow && cell_at(graph, claimed[i]->to) == b.a});
    steps_[b.b].push_back({b.a, in_border_[i], arrow && cell_at(graph, claimed[i]->to) == b.b});
  }
}

/// The line of the solution goes through the middles of the way's cells, or of the passages between them.
void RulePage::compare_way(Verdict& verdict) const {
  const std::vector<std::uint32_t>& way = rule().way;
  const auto near = [](Point a, Point b) { return distance(a, b) < at_border; };
  std::size_t at = 0;
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (way[i] >= printed_.size()) return verdict.report("its way has a cell that is none");
    const auto is_passed = [&](Point p) {
      if (near(p, middle(way[i]))) return true;
      return i > 0 && std::ranges::any_of(puzzle_.graph.borders, [&](const Border& b) {
               return ((b.a == way[i - 1] && b.b == way[i]) || (b.b == way[i - 1] && b.a == way[i])) &&
                      is_on(puzzle_.graph, b, p);
             });
    };
    while (at < puzzle_.solution.size() && !is_passed(puzzle_.solution[at])) ++at;
    if (at == puzzle_.solution.size())
      return verdict.report_near("its way leaves the line of the solution", middle(way[i]));
  }
}

Size RulePage::pitch() const {
  Size least{HUGE_VAL, HUGE_VAL};
  const Point first = middle(0);
  for (const Point cell : puzzle_.graph.cells) {
    const double x = std::fabs(cell.x - first.x), y = std::fabs(cell.y - first.y);
    if (x > off_middle * cell_pt_) least.width = std::min(least.width, x);
    if (y > off_middle * cell_pt_) least.height = std::min(least.height, y);
  }
  return least;
}

std::uint32_t RulePage::beside(std::uint32_t cell, int columns, int rows) const {
  const Size step = pitch();
  const Point at = middle(cell), to{at.x + columns * step.width, at.y + rows * step.height};
  for (std::uint32_t i = 0; i < printed_.size(); ++i)
    if (distance(middle(i), to) < off_middle * cell_pt_) return i;
  return no_claimed_cell;
}

}  // namespace mazefolio::prove
