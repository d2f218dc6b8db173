#include "prove/prove_walks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include "prove/found_way.h"

namespace mazefolio::prove {
namespace {

/// Where one stands, and up to two things to remember.
struct Place {
  std::uint32_t cell = no_claimed_cell;
  int memory = 0, more = 0;
  auto operator<=>(const Place&) const = default;
};

std::string said(const RulePage& page) {
  const auto key = page.rule().says.find("key");
  return key == page.rule().says.end() ? "" : key->second;
}

// From 0: east, south, west, north on the page; a turn to the right adds one.
int heading(Point from, Point to) {
  const Point way = to - from;
  if (std::fabs(way.x) > std::fabs(way.y)) return way.x > 0 ? 0 : 2;
  return way.y > 0 ? 1 : 3;
}

/// The cell beyond the passage in a direction.
std::optional<std::uint32_t> beyond(const RulePage& page, std::uint32_t cell, int direction) {
  for (const RulePage::Step& step : page.steps()[cell])
    if (heading(page.middle(cell), page.middle(step.to)) == direction) return step.to;
  return std::nullopt;
}

/// The heading in which one comes in through the gate of the start; nothing: there is none.
std::optional<int> way_in(const RulePage& page) {
  const GraphClaim& graph = page.puzzle().graph;
  for (const Border& b : graph.borders)
    if (b.kind == BorderKind::gate && b.a == page.start())
      return heading(midpoint(graph.corner(b, 0), graph.corner(b, b.count - 1)), page.middle(b.a));
  return std::nullopt;
}

constexpr std::array turn_rules{"no_left", "no_right", "no_straight", "alternate"};

/// What may be done at a place with so many passages, by the turn to the right in quarters.
bool may_turn(const std::string& rule, std::size_t passages, int quarters, int last) {
  const bool fork = passages > 2;
  if (quarters == 2) return false;
  if (rule.ends_with("_at_forks") && !fork) return true;
  if (rule.starts_with("no_left")) return quarters != 3;
  if (rule.starts_with("no_right")) return quarters != 1;
  if (rule.starts_with("no_straight")) return quarters != 0;
  return quarters == 0 || quarters != last;  // alternate
}

}  // namespace

void compare_way(const RulePage& page, const FoundWay& way, const std::vector<std::uint32_t>& cells,
                 Verdict& verdict) {
  if (way.moves < 0) return verdict.report("by its rule there is no way");
  if (way.moves != page.rule().moves)
    verdict.report(fmt::format("the finish is reached in {} moves, not {}", way.moves, page.rule().moves));
  if (!way.only) verdict.report("two ways are equally short");
  if (cells != page.rule().way) verdict.report("by its rule another way than the solution is the shortest");
}

bool has_ends(const RulePage& page, Verdict& verdict) {
  if (page.start() != no_claimed_cell && page.finish() != no_claimed_cell) return true;
  verdict.report("it has no start or finish");
  return false;
}

void prove_told_moves(const RulePage& page, const std::vector<std::uint32_t>& stops, Verdict& verdict) {
  static const std::map<std::pair<int, int>, std::string> signs{
      {{1, 0}, "\u2192"},  {{-1, 0}, "\u2190"},  {{0, 1}, "\u2193"},  {{0, -1}, "\u2191"}, {{1, 1}, "\u2198"},
      {{-1, 1}, "\u2199"}, {{-1, -1}, "\u2196"}, {{1, -1}, "\u2197"}, {{0, 0}, "\u2022"}};
  const Size pitch = page.pitch();
  const auto sign = [](double way, double step) { return way > step / 2 ? 1 : way < -step / 2 ? -1 : 0; };
  std::string moves, told = page.rule().told;
  if (told.empty()) return;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const Point way = page.middle(stops[i]) - page.middle(stops[i - 1]);
    moves += signs.at({sign(way.x, pitch.width), sign(way.y, pitch.height)});
  }
  std::erase(told, ' ');
  if (told != moves) verdict.report(fmt::format("its moves are {}, and its answer says {}", moves, told));
}

void prove_turns(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  const std::optional<int> first = way_in(page);
  if (!first) return verdict.report("its start is no gate, so that nobody knows where one comes from");
  const std::string rule = said(page);
  if (std::ranges::none_of(turn_rules, [&](const char* known) { return rule.starts_with(known); }))
    return verdict.report("what its turns go by is not told");
  const bool alternates = rule.starts_with("alternate");
  const FoundWay way = search_states(
      Place{page.start(), *first, 0},
      [&](const Place& at, const auto& go) {
        const std::size_t passages = page.steps()[at.cell].size();
        for (int next = 0; next < 4; ++next) {
          const int quarters = (next - at.memory + 4) % 4;
          const auto to = beyond(page, at.cell, next);
          if (!to || !may_turn(rule, passages, quarters, at.more)) continue;
          go(Place{*to, next, alternates && passages > 2 && quarters != 0 ? quarters : at.more});
        }
      },
      [&](const Place& at) { return at.cell == page.finish(); });
  compare_way(page, way, way.cells, verdict);
}

void prove_tilt(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  const bool pass = said(page) == "tilt_pass";
  const auto slide = [&](std::uint32_t from, int direction) {
    std::vector<std::uint32_t> cells{from};
    while (!(pass && cells.size() > 1 && cells.back() == page.finish()))
      if (const auto to = beyond(page, cells.back(), direction))
        cells.push_back(*to);
      else
        break;
    return cells;
  };
  const FoundWay way = search_states(
      Place{page.start()},
      [&](const Place& at, const auto& go) {
        for (int d = 0; d < 4; ++d)
          if (const auto cells = slide(at.cell, d); cells.size() > 1) go(Place{cells.back()});
      },
      [&](const Place& at) { return at.cell == page.finish(); });
  std::vector<std::uint32_t> cells;
  for (std::size_t i = 0; i < way.cells.size(); ++i) {
    if (i == 0) {
      cells.push_back(way.cells[0]);
      continue;
    }
    const auto passed =
        slide(way.cells[i - 1], heading(page.middle(way.cells[i - 1]), page.middle(way.cells[i])));
    cells.insert(cells.end(), passed.begin() + 1, passed.end());
  }
  compare_way(page, way, cells, verdict);
  prove_told_moves(page, way.cells, verdict);
}

void prove_arrows(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  const FoundWay way = search_states(
      Place{page.start()},
      [&](const Place& at, const auto& go) {
        for (const RulePage::Step& step : page.steps()[at.cell])
          if (!step.against) go(Place{step.to});
      },
      [&](const Place& at) { return at.cell == page.finish(); });
  compare_way(page, way, way.cells, verdict);
}

/// Passages and twins are a tree, in which there is one way between any two cells.
void prove_portals(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  const std::size_t n = page.printed().size();
  std::vector<std::uint32_t> twin(n, no_claimed_cell);
  std::size_t letters = 0, steps = 0;
  for (std::uint32_t a = 0; a < n; ++a) {
    steps += page.steps()[a].size();
    if (page.printed()[a].empty()) continue;
    ++letters;
    for (std::uint32_t b = 0; b < n; ++b)
      if (a != b && page.printed()[a] == page.printed()[b]) {
        if (twin[a] != no_claimed_cell) verdict.report_near("a letter stands in three cells", page.middle(a));
        twin[a] = b;
      }
    if (twin[a] == no_claimed_cell) verdict.report_near("a letter has no twin", page.middle(a));
  }
  const auto go_on = [&](const Place& at, const auto& go) {
    for (const RulePage::Step& step : page.steps()[at.cell]) go(Place{step.to});
    if (twin[at.cell] != no_claimed_cell) go(Place{twin[at.cell]});
  };
  std::size_t reached = 0;
  search_states(Place{page.start()}, go_on, [&](const Place&) {
    ++reached;
    return false;
  });
  if (reached != n) verdict.report("a cell cannot be reached");
  if (steps / 2 + letters / 2 + 1 != n) verdict.report("there is more than one way");
  const FoundWay way =
      search_states(Place{page.start()}, go_on, [&](const Place& at) { return at.cell == page.finish(); });
  compare_way(page, way, way.cells, verdict);
}

void prove_minotaur(const RulePage& page, Verdict& verdict) {
  if (!has_ends(page, verdict)) return;
  std::uint32_t first = no_claimed_cell;
  for (std::uint32_t i = 0; i < page.printed().size(); ++i)
    if (page.printed()[i] == "M") {
      if (first != no_claimed_cell) return verdict.report("it has two Minotaurs");
      first = i;
    }
  if (first == no_claimed_cell) return verdict.report("its Minotaur is missing");
  // One step of his: sideways if that brings him nearer, else up or down.
  const auto chase = [&](std::uint32_t he, std::uint32_t you) {
    const Point way = page.middle(you) - page.middle(he);
    const Size pitch = page.pitch();
    const bool sideways = std::fabs(way.x) > pitch.width / 2, upright = std::fabs(way.y) > pitch.height / 2;
    if (sideways)
      if (const auto to = beyond(page, he, way.x > 0 ? 0 : 2)) return *to;
    if (upright)
      if (const auto to = beyond(page, he, way.y > 0 ? 1 : 3)) return *to;
    return he;
  };
  const FoundWay way = search_states(
      Place{page.start(), static_cast<int>(first), 0},
      [&](const Place& at, const auto& go) {
        std::vector<std::uint32_t> mine{at.cell};
        for (const RulePage::Step& step : page.steps()[at.cell]) mine.push_back(step.to);
        for (const std::uint32_t to : mine) {
          auto he = static_cast<std::uint32_t>(at.memory);
          if (to == page.finish() && to != he) {
            go(Place{to, at.memory, 0});
            continue;
          }
          bool caught = to == he;
          for (int step = 0; step < 2 && !caught; ++step) {
            he = chase(he, to);
            caught = he == to;
          }
          if (!caught) go(Place{to, static_cast<int>(he), 0});
        }
      },
      [&](const Place& at) { return at.cell == page.finish(); });
  std::vector<std::uint32_t> cells;
  for (const std::uint32_t cell : way.cells)
    if (cells.empty() || cells.back() != cell) cells.push_back(cell);
  compare_way(page, way, cells, verdict);
  prove_told_moves(page, way.cells, verdict);
}

}  // namespace mazefolio::prove
