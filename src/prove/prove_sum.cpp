// Idea: every way is walked to its end, step by step, and the numbers of its cells are added up. A step is
// not taken where the finish can no longer be reached: then each walk ends there.
#include "prove/prove_sum.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace mazefolio::prove {
namespace {

constexpr std::size_t most_looks = 300'000'000;  ///< at cells: more are no puzzle for a reader
constexpr std::size_t most_cells = 10'000;       ///< a walk is as deep
constexpr std::size_t most_digits = 3;
constexpr double number_slack_pt = 2;

bool is_whole_number(const std::string& text) {
  return !text.empty() && text.size() <= most_digits &&
         text.find_first_not_of("0123456789") == std::string::npos;
}

class Walker {
 public:
  Walker(const RulePage& page, int sum) : page_(page), sum_(sum), passed_(page.printed().size(), 0) {
    for (const std::string& text : page.printed())
      numbers_.push_back(is_whole_number(text) ? std::stoi(text) : 0);
  }

  void walk(std::uint32_t cell, int sum) {
    way_.push_back(cell);
    passed_[cell] = 1;
    sum += numbers_[cell];
    if (cell == page_.finish())
      end(sum);
    else
      for (const RulePage::Step& step : page_.steps()[cell])
        if (!passed_[step.to] && leads_on(step.to)) walk(step.to, sum);
    passed_[cell] = 0;
    way_.pop_back();
  }

  std::size_t looks = 0, with_sum = 0;
  std::size_t shortest = ~std::size_t{0};  ///< cells
  std::vector<std::uint32_t> found;

 private:
  void end(int sum) {
    shortest = std::min(shortest, way_.size());
    if (sum == sum_ && ++with_sum == 1) found = way_;
  }

  bool leads_on(std::uint32_t from) {
    std::vector<char> met = passed_;
    std::vector<std::uint32_t> cells{from};
    met[from] = 1;
    for (std::size_t i = 0; i < cells.size() && looks < most_looks; ++i, ++looks) {
      if (cells[i] == page_.finish()) return true;
      for (const RulePage::Step& step : page_.steps()[cells[i]]) {
        if (met[step.to]) continue;
        met[step.to] = 1;
        cells.push_back(step.to);
      }
    }
    return false;
  }

  const RulePage& page_;
  const int sum_;
  std::vector<int> numbers_;  ///< by cell
  std::vector<char> passed_;
  std::vector<std::uint32_t> way_;
};

/// The words of its part of the page tell the number, and not those in its cells.
bool is_told(int number, const PuzzleClaim& puzzle, const PageText& text) {
  std::vector<PageWord> words = words_in(text, inset(puzzle.ink.slot, -number_slack_pt));
  const Rect& maze = puzzle.ink.bbox;
  std::erase_if(words, [&](const PageWord& word) {
    const Point p = word.box.center();
    return p.x > maze.x0 && p.x < maze.x1 && p.y > maze.y0 && p.y < maze.y1;
  });
  return std::ranges::count(numbers_in(words), number) > 0;
}

}  // namespace

void prove_sum(const RulePage& page, const PageText& text, Verdict& verdict) {
  const auto said = page.rule().says.find("sum");
  if (said == page.rule().says.end() || said->second.size() > 2 * most_digits ||
      said->second.find_first_not_of("0123456789") != std::string::npos || said->second.empty())
    return verdict.report("what its numbers add up to is not told");
  const int sum = std::stoi(said->second);
  if (!is_told(sum, page.puzzle(), text))
    verdict.report(fmt::format("its words do not say that its numbers add up to {}", sum));
  for (std::uint32_t i = 0; i < page.printed().size(); ++i)
    if (!page.printed()[i].empty() && !is_whole_number(page.printed()[i]))
      verdict.report_near(fmt::format("'{}' is no number", page.printed()[i]), page.middle(i));
  if (page.start() == no_claimed_cell || page.finish() == no_claimed_cell)
    return verdict.report("it has no start or finish");
  if (page.printed().size() > most_cells) return verdict.report("it has too many cells to add up all ways");
  Walker walker(page, sum);
  walker.walk(page.start(), 0);
  if (walker.looks >= most_looks) return verdict.report("it has too many ways to add them all up");
  if (walker.with_sum == 0) return verdict.report(fmt::format("none of its ways adds up to {}", sum));
  if (walker.with_sum > 1)
    return verdict.report(fmt::format("{} of its ways add up to {}", walker.with_sum, sum));
  if (walker.found.size() == walker.shortest) verdict.report("its solution is the shortest way");
  if (static_cast<int>(walker.found.size()) != page.rule().moves + 1)
    verdict.report(fmt::format("its way has {} moves, not {}", walker.found.size() - 1, page.rule().moves));
  if (walker.found != page.rule().way)
    verdict.report("its numbers add up along another way than the solution");
  std::string added;
  for (const std::uint32_t cell : walker.found)
    if (!page.printed()[cell].empty()) added += (added.empty() ? "" : "+") + page.printed()[cell];
  added += "=" + said->second;
  if (!page.rule().told.empty() && added != page.rule().told)
    verdict.report(fmt::format("its answer says {}, not {}", page.rule().told, added));
}

}  // namespace mazefolio::prove
