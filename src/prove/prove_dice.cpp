#include "prove/prove_dice.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "prove/found_way.h"
#include "prove/prove_walks.h"

namespace mazefolio::prove {
namespace {

/// Where the die stands, and the faces that can be seen: on top, at the back and at the right.
struct DieAt {
  std::uint32_t cell = no_claimed_cell;
  int top = 1, back = 2, right = 4;  // of a die of the shops: 3 is at the left
  auto operator<=>(const DieAt&) const = default;
};

/// Turned over its edge towards a place.
DieAt over(const DieAt& die, std::uint32_t to, Point way) {
  if (std::fabs(way.x) > std::fabs(way.y))
    return way.x > 0 ? DieAt{to, 7 - die.right, die.back, die.top}
                     : DieAt{to, die.right, die.back, 7 - die.top};
  return way.y < 0 ? DieAt{to, 7 - die.back, die.top, die.right}
                   : DieAt{to, die.back, 7 - die.top, die.right};
}

/// What the page says of it at the start.
void prove_start(const RulePage& page, Verdict& verdict) {
  const DieAt start;
  const std::pair<const char*, int> faces[] = {
      {"top", start.top}, {"back", start.back}, {"left", 7 - start.right}};
  for (const auto& [side, face] : faces) {
    const auto said = page.rule().says.find(side);
    if (said == page.rule().says.end() || said->second != std::to_string(face))
      verdict.report(
          fmt::format("the page does not say that the {} of the die is {} at the start", side, face));
  }
}

}  // namespace

void prove_dice(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  prove_start(page, verdict);
  const std::vector<std::string>& printed = page.printed();
  for (std::uint32_t i = 0; i < printed.size(); ++i)
    if (const std::string& text = printed[i];
        !text.empty() && text != printed_block && (text.size() != 1 || text[0] < '1' || text[0] > '6'))
      verdict.report_near("'" + text + "' is no face of a die", page.middle(i));
  const auto at_finish = [&](const auto& at) { return at.cell == page.finish(); };
  const FoundWay way = search_states(
      DieAt{page.start()},
      [&](const DieAt& at, const auto& go) {
        for (const RulePage::Step& step : page.steps()[at.cell]) {
          const DieAt next = over(at, step.to, page.middle(step.to) - page.middle(at.cell));
          if (printed[step.to].empty() || printed[step.to] == std::to_string(next.top)) go(next);
        }
      },
      at_finish);
  compare_way(page, way, way.cells, verdict);
  prove_told_moves(page, way.cells, verdict);
  const FoundWay walk = search_states(
      DieAt{page.start()},
      [&](const DieAt& at, const auto& go) {
        for (const RulePage::Step& step : page.steps()[at.cell])
          if (printed[step.to] != printed_block) go(DieAt{step.to});
      },
      at_finish);
  if (walk.moves < 0 || walk.moves >= way.moves)
    verdict.report("its numbers do not matter: a walk is as long");
}

}  // namespace mazefolio::prove
