#include "prove/prove_keys.h"

#include <fmt/format.h>

#include <set>
#include <string>

#include "prove/found_way.h"

namespace mazefolio::prove {
namespace {

using Keys = std::set<std::string>;

struct Reader {
  std::uint32_t cell;
  Keys keys;
  auto operator<=>(const Reader&) const = default;
};

/// The cells that can be reached with these keys, while none is picked up.
std::vector<std::uint32_t> reached(const RulePage& page, std::uint32_t from, const Keys& keys) {
  std::vector<char> met(page.steps().size(), 0);
  std::vector<std::uint32_t> cells{from};
  met[from] = 1;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (const RulePage::Step& step : page.steps()[cells[i]]) {
      if (met[step.to] || (!step.door.empty() && !keys.contains(step.door))) continue;
      met[step.to] = 1;
      cells.push_back(step.to);
    }
  return cells;
}

}  // namespace

void prove_keys(const RulePage& page, Verdict& verdict) {
  Keys doors;
  for (const std::vector<RulePage::Step>& of_cell : page.steps())
    for (const RulePage::Step& step : of_cell)
      if (!step.door.empty()) doors.insert(step.door);
  const auto picked = [&](std::uint32_t cell, Keys keys) {
    if (doors.contains(page.printed()[cell])) keys.insert(page.printed()[cell]);
    return Reader{cell, std::move(keys)};
  };
  if (page.start() == no_claimed_cell || page.finish() == no_claimed_cell)
    return verdict.report("it has no start or finish");
  // At any time there is one key to fetch, and at last the finish.
  std::vector<std::string> order;
  Keys held;
  for (;;) {
    Keys found;
    bool finish = false;
    for (const std::uint32_t cell : reached(page, page.start(), held)) {
      const std::string& letter = page.printed()[cell];
      if (doors.contains(letter) && !held.contains(letter)) found.insert(letter);
      finish = finish || cell == page.finish();
    }
    if (finish && held == doors) break;
    if (finish) return verdict.report("the finish is reached without all of the keys");
    if (found.empty()) return verdict.report("behind its doors are the keys to them");
    if (found.size() > 1) return verdict.report("two keys can be fetched in any order");
    order.push_back(*found.begin());
    held.insert(order.back());
  }
  if (order != page.rule().order) verdict.report("its keys are needed in another order than is claimed");
  const FoundWay way = search_states(
      picked(page.start(), {}),
      [&](const Reader& reader, const auto& go) {
        for (const RulePage::Step& step : page.steps()[reader.cell])
          if (step.door.empty() || reader.keys.contains(step.door)) go(picked(step.to, reader.keys));
      },
      [&](const Reader& reader) { return reader.cell == page.finish(); });
  if (!way.only) verdict.report("two ways are equally short");
  if (way.moves != page.rule().moves)
    verdict.report(fmt::format("its way has {} moves, not {}", way.moves, page.rule().moves));
  if (way.cells != page.rule().way)
    verdict.report("its keys and doors lead along another way than the solution");
}

}  // namespace mazefolio::prove
