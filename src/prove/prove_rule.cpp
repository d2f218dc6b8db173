#include "prove/prove_rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text/capitals.h"
#include "prove/mark_steps.h"
#include "prove/prove_dice.h"
#include "prove/prove_keys.h"
#include "prove/prove_sum.h"
#include "prove/prove_tangle.h"
#include "prove/prove_walks.h"

namespace mazefolio::prove {
namespace {

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
  RuleReader(const RulePage& page, Verdict& verdict)
      : page_(page),
        puzzle_(page.puzzle()),
        rule_(page.rule()),
        verdict_(verdict),
        printed_(page.printed()) {}

  /// The cells that border on each through a passage.
  Steps passages() const {
    Steps next(printed_.size());
    for (std::size_t i = 0; i < next.size(); ++i)
      for (const RulePage::Step& step : page_.steps()[i]) next[i].push_back(step.to);
    return next;
  }

  /// The cells from the start to the finish along the passages, over the fewest; empty: there is no way.
  std::vector<std::uint32_t> way() const { return way_over(passages(), page_.start(), page_.finish()); }

  void prove_word() {
    if (rule_.says.contains("key") && rule_.says.at("key") == "word_led") return prove_led_word();
    std::string asked, read;
    for (const char c : rule_.message)
      if (c != ' ') asked += c;
    for (const std::uint32_t cell : way()) read += printed_[cell];
    if (asked.empty()) verdict_.report("its message is empty");
    if (read != asked) verdict_.report(fmt::format("its way spells '{}', not '{}'", read, asked));
    if (!puzzle_.perfect)
      verdict_.report("it may have more than one way, and its message is promised to the only one");
  }

  /// There are loops: one may enter a cell with the next letter of the message, and none with another. A
  /// state is a cell and how many letters are read.
  void prove_led_word() {
    std::vector<std::string> asked = characters_of(rule_.message);
    std::erase(asked, " ");
    if (asked.empty()) return verdict_.report("its message is empty");
    const auto held = static_cast<std::uint32_t>(asked.size() + 1);
    const Steps doors = passages();
    const std::uint32_t start = page_.start(), finish = page_.finish();
    if (start == no_claimed_cell || finish == no_claimed_cell)
      return verdict_.report("it has no start or finish");
    Steps next(doors.size() * held);
    for (std::uint32_t cell = 0; cell < doors.size(); ++cell)
      for (std::uint32_t read = 0; read < held; ++read)
        for (const std::uint32_t to : doors[cell])
          if (printed_[to].empty())
            next[cell * held + read].push_back(to * held + read);
          else if (read < asked.size() && printed_[to] == asked[read])
            next[cell * held + read].push_back(to * held + read + 1);
    const std::uint32_t goal = finish * held + held - 1;
    const std::vector<std::uint32_t> way = way_over(next, start * held, goal);
    if (way.empty()) return verdict_.report("no way spells its message");
    if (way_over(doors, start, finish).size() >= way.size())
      verdict_.report("its letters do not matter: no other way is shorter");
    prove_only_way(next, way, held);
  }

  void prove_sequence() {
    const MarkSteps rule(rule_.says);
    if (!rule.known()) return verdict_.report("what its marks go by is not told");
    Steps next = passages();
    for (std::uint32_t cell = 0; cell < next.size(); ++cell)
      std::erase_if(next[cell],
                    [&](std::uint32_t to) { return !rule.may_step(printed_[cell], printed_[to]); });
    const std::uint32_t start = page_.start(), finish = page_.finish();
    if (start == no_claimed_cell || !rule.may_begin(printed_[start]))
      return verdict_.report("its way does not begin with the first mark");
    const std::vector<std::uint32_t> way = way_over(next, start, finish);
    if (way.empty()) return verdict_.report("its marks lead to no finish");
    prove_only_way(next, way, 1);
  }

  /// It is the claimed one, and there is no other. Each cell has so many states.
  void prove_only_way(const Steps& next, const std::vector<std::uint32_t>& way, std::uint32_t held) {
    std::vector<std::uint32_t> cells = way;
    for (std::uint32_t& cell : cells) cell /= held;
    if (cells != rule_.way) verdict_.report("its marks lead along another way than the solution");
    if (static_cast<int>(way.size()) != rule_.moves + 1)
      verdict_.report(fmt::format("its way has {} moves, not {}", way.size() - 1, rule_.moves));
    // Another way leaves this one somewhere, and does not come back to what it has passed.
    std::vector<char> passed(next.size(), 0);
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      if (!way_over(next, way[i], way.back(), passed, way[i + 1]).empty())
        return verdict_.report_near("its marks allow another way", puzzle_.graph.cells[cells[i]]);
      passed[way[i]] = 1;
    }
  }

  void prove_jump() {
    const std::uint32_t start = page_.start(), finish = page_.finish();
    if (start == no_claimed_cell || finish == no_claimed_cell)
      return verdict_.report("it has no start or finish");
    const bool diagonals = rule_.says.contains("key") && rule_.says.at("key") == "jump_diagonals";
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
          const std::uint32_t to = page_.beside(c, x * jump, y * jump);
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
    if (way != rule_.way) verdict_.report("its numbers lead along another way than the solution");
    prove_told_moves(page_, way, verdict_);
  }

  const RulePage& page_;
  const PuzzleClaim& puzzle_;
  const RuleClaim& rule_;
  Verdict& verdict_;
  const std::vector<std::string>& printed_;  ///< by cell
};

}  // namespace

void prove_rule(const PuzzleClaim& puzzle, const PageText& text, Verdict& verdict, const PageText* answer) {
  if (has_strings(puzzle)) return prove_tangle(puzzle, text, answer, verdict);
  const RulePage page(puzzle, text, verdict);
  const std::string& kind = puzzle.rule->kind;
  if (kind == "word")
    RuleReader(page, verdict).prove_word();
  else if (kind == "sequence")
    RuleReader(page, verdict).prove_sequence();
  else if (kind == "jump")
    RuleReader(page, verdict).prove_jump();
  else if (kind == "keys")
    prove_keys(page, verdict);
  else if (kind == "portals" || kind == "floors")
    prove_portals(page, verdict);
  else if (kind == "turns")
    prove_turns(page, verdict);
  else if (kind == "tilt")
    prove_tilt(page, verdict);
  else if (kind == "arrows")
    prove_arrows(page, verdict);
  else if (kind == "minotaur")
    prove_minotaur(page, verdict);
  else if (kind == "dice")
    prove_dice(page, verdict);
  else if (kind == "sum")
    prove_sum(page, text, verdict);
  else
    verdict.report(fmt::format("nothing is known of the rule '{}'", kind));
}

}  // namespace mazefolio::prove
