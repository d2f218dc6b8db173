// Numbers with a property are the floor of a cave, the others its rock.
// Idea: the floor grows like a tree. It takes a cell only where exactly one of its neighbors is floor, so
// that no two ways meet, and goes on from the newest cell more often than from any other. Cost: O(cells).

#include <algorithm>

#include "rules/open_field.h"

namespace mazefolio::rules {
namespace {

constexpr double from_newest = 0.85;

std::vector<bool> grown_floor(const OpenField& field, std::uint32_t start, Rng& rng) {
  std::vector<bool> floor(field.steps().centers.size(), false);
  floor[start] = true;
  std::vector<std::uint32_t> active{start}, next;
  while (!active.empty()) {
    const std::size_t at =
        rng.chance(from_newest) ? active.size() - 1 : rng.below(static_cast<std::uint32_t>(active.size()));
    next.clear();
    for_each_step(field.steps(), active[at], [&](std::uint32_t n) {
      int beside = 0;
      for_each_step(field.steps(), n, [&](std::uint32_t other) { beside += floor[other]; });
      if (!floor[n] && beside == 1) next.push_back(n);
    });
    if (next.empty()) {
      active.erase(active.begin() + static_cast<std::ptrdiff_t>(at));
      continue;
    }
    const std::uint32_t cell = next[rng.below(static_cast<std::uint32_t>(next.size()))];
    floor[cell] = true;
    active.push_back(cell);
  }
  return floor;
}

/// The cell of the rim that is most steps of floor away, of those that lie far from the start; or the start.
std::uint32_t far_end(const OpenField& field, const std::vector<bool>& floor, std::uint32_t start) {
  const std::vector<std::uint32_t> away = steps_from(field.steps(), start);
  std::vector<std::uint32_t> met{start};
  std::vector<bool> seen(floor.size(), false);
  seen[start] = true;
  std::uint32_t end = start;
  for (std::size_t i = 0; i < met.size(); ++i) {
    // The last that is met is as far as any.
    if (!field.gates(met[i]).empty() && away[met[i]] >= field.least_apart()) end = met[i];
    for_each_step(field.steps(), met[i], [&](std::uint32_t n) {
      if (!floor[n] || seen[n]) return;
      seen[n] = true;
      met.push_back(n);
    });
  }
  return end;
}

}  // namespace

std::optional<LaidMarks> lay_numbers(const OpenField& field, const Pattern& pattern, Rng& rng) {
  const std::uint32_t root = field.rim_cell(rng);
  const std::vector<bool> floor = grown_floor(field, root, rng);
  // In a tree the cell farthest from the one farthest from any makes the longest way.
  const std::uint32_t start = far_end(field, floor, root), finish = far_end(field, floor, start);
  if (start == finish) return std::nullopt;
  LaidMarks out{std::vector<std::string>(floor.size()), start, finish};
  for (const std::uint32_t c : field.cells()) out.text[c] = pattern.drawn(floor[c], rng);
  return out;
}

}  // namespace mazefolio::rules
