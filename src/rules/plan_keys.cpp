// Some passages of a perfect maze become doors, which cut it into parts. The parts are opened in a random
// order, each after the one through which it is reached. The first key lies in the part of the start, as far
// away as can be; each next one in the part that the door before has opened; the finish behind the last door.
// Of some choices of doors the one with the longest way is taken. Cost: O(cells times doors) a choice.

#include "rules/plan_keys.h"

#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "maze/gates.h"
#include "maze/passages.h"
#include "rules/rule_rows.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr int choices = 30, most_attempts = 300;
constexpr std::uint32_t tries_a_door = 20;
constexpr double nearly_as_wide = 0.9;
constexpr double key_room = 0.46;     ///< around the middle of a key's cell, in pitches
constexpr double least_detour = 1.2;  ///< of the way, by that without doors
constexpr std::uint32_t unmet = ~std::uint32_t{0};

using Cells = std::vector<std::uint32_t>;

class Planner {
 public:
  Planner(const Maze& maze, std::uint32_t keys, std::string_view seed)
      : maze_(maze),
        keys_(keys),
        passages_(passages_of(maze_)),
        rim_(rim_gates(*maze_.topology)),
        rng_(stream(seed, Purpose::marks)),
        cells_(cell_count(*maze_.topology)),
        least_part_(std::max(least_part, cells_ / (4 * (keys + 1)))) {
    on_topology(*maze_.topology, [&](const auto& t) {
      for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
        if (maze_.open.test(index(w))) walls_.push_back({w, index(a), index(b)});
      });
    });
    keep_wide();
    if (!rim_.empty()) keep_dividing();
  }

  std::optional<KeyPlan> best() {
    if (walls_.size() < keys_ || rim_.empty()) return std::nullopt;
    std::optional<KeyPlan> best;
    for (int i = 0, found = 0; i < most_attempts && found < choices; ++i) {
      std::optional<KeyPlan> plan = drawn();
      if (!plan) continue;
      ++found;
      if (!best || plan->length > best->length) best = std::move(plan);
    }
    return best;
  }

 private:
  struct Passage {
    Wall wall;
    std::uint32_t a, b;
  };

  /// Doors that would cut off too few cells, whatever the others do, are left out.
  void keep_dividing() {
    Cells order{index(rim_.front().cell)}, before(passages_.centers.size(), unmet), below(before.size(), 1);
    before[order[0]] = order[0];
    for (std::size_t i = 0; i < order.size(); ++i)
      for_each_step(passages_, order[i], [&](std::uint32_t n) {
        if (before[n] != unmet) return;
        before[n] = order[i];
        order.push_back(n);
      });
    for (std::size_t i = order.size(); i-- > 1;) below[before[order[i]]] += below[order[i]];
    std::erase_if(walls_, [&](const Passage& p) {
      const std::uint32_t beyond = below[before[p.a] == p.b ? p.a : p.b];
      return std::min(beyond, cells_ - beyond) < least_part_;
    });
  }

  /// Doors stand in the wider half of the passages, or in those nearly as wide.
  void keep_wide() {
    std::vector<double> widths;
    for (const Passage& p : walls_) widths.push_back(doorway_room(*maze_.topology, p.wall));
    if (widths.empty()) return;
    std::ranges::sort(widths);
    const double least = std::max(least_door_room, nearly_as_wide * widths[widths.size() / 2]);
    std::erase_if(walls_, [&](const Passage& p) { return doorway_room(*maze_.topology, p.wall) < least; });
  }

  std::optional<KeyPlan> drawn() {
    KeyPlan plan;
    plan.start = rim_[rng_.below(static_cast<std::uint32_t>(rim_.size()))];
    const std::vector<Passage> doors = drawn_doors();
    if (doors.size() < keys_) return std::nullopt;
    const Cells part = parts(doors);
    std::vector<char> beside_door(part.size(), 0), opened(keys_ + 1, 0);
    for (const Passage& door : doors) beside_door[door.a] = beside_door[door.b] = 1;
    std::uint32_t from = index(plan.start.cell), inside = part[from];
    opened[inside] = 1;
    beside_door[from] = 1;  // nor does a key lie where one comes in
    std::vector<char> used(doors.size(), 0);
    for (std::uint32_t i = 0; i < keys_; ++i) {
      const std::uint32_t key = farthest(from, plan, [&](std::uint32_t c) {
        return part[c] == inside && !beside_door[c] && inner_room(*maze_.topology, Cell{c}) >= key_room;
      });
      if (key == unmet) return std::nullopt;
      plan.keys.push_back(key);
      std::vector<std::uint32_t> next;
      for (std::uint32_t d = 0; d < doors.size(); ++d)
        if (!used[d] && opened[part[doors[d].a]] != opened[part[doors[d].b]]) next.push_back(d);
      const std::uint32_t d = next[rng_.below(static_cast<std::uint32_t>(next.size()))];
      used[d] = 1;
      plan.doors.push_back(doors[d].wall);
      inside = opened[part[doors[d].a]] ? part[doors[d].b] : part[doors[d].a];
      opened[inside] = 1;
      from = key;
    }
    std::vector<const Gate*> gate_of(part.size(), nullptr);
    for (const Gate& gate : rim_) gate_of[index(gate.cell)] = &gate;
    const std::uint32_t finish = farthest(from, plan, [&](std::uint32_t c) {
      return part[c] == inside && gate_of[c] && !is_near_start(plan, c);
    });
    if (finish == unmet) return std::nullopt;
    plan.finish = *gate_of[finish];
    const std::uint32_t plain = steps_from(passages_, index(plan.start.cell))[finish];
    if (plan.length < least_detour * plain) return std::nullopt;
    return plan;
  }

  /// One after another, so that each leaves parts that are large enough; fewer where there are no more.
  std::vector<Passage> drawn_doors() {
    std::vector<Passage> doors;
    for (std::uint32_t i = 0; i < tries_a_door * keys_ && doors.size() < keys_; ++i) {
      const Passage& door = walls_[rng_.below(static_cast<std::uint32_t>(walls_.size()))];
      if (std::ranges::any_of(doors, [&](const Passage& d) { return d.wall == door.wall; })) continue;
      doors.push_back(door);
      if (parts(doors).empty()) doors.pop_back();
    }
    return doors;
  }

  /// The part of each cell, where doors cut all passages that they stand in; empty: one is too small.
  Cells parts(const std::vector<Passage>& doors) const {
    Cells part(passages_.centers.size(), unmet);
    std::uint32_t count = 0;
    for (const Passage& door : doors)
      for (const std::uint32_t seed : {door.a, door.b}) {
        if (part[seed] != unmet) continue;
        Cells met{seed};
        part[seed] = count;
        for (std::size_t i = 0; i < met.size(); ++i)
          for_each_step(passages_, met[i], [&](std::uint32_t n) {
            if (part[n] != unmet || is_door(doors, met[i], n)) return;
            part[n] = count;
            met.push_back(n);
          });
        if (met.size() < least_part_) return {};
        ++count;
      }
    return part;
  }

  static bool is_door(const std::vector<Passage>& doors, std::uint32_t a, std::uint32_t b) {
    return std::ranges::any_of(
        doors, [&](const Passage& d) { return (d.a == a && d.b == b) || (d.a == b && d.b == a); });
  }

  /// The suited cell farthest from another; adds the steps to the plan. unmet: there is none.
  template <class Suits>
  std::uint32_t farthest(std::uint32_t from, KeyPlan& plan, Suits suits) const {
    const Cells steps = steps_from(passages_, from);
    std::uint32_t best = unmet;
    for (std::uint32_t c = 0; c < steps.size(); ++c)
      if (steps[c] != unmet && suits(c) && (best == unmet || steps[c] > steps[best])) best = c;
    if (best != unmet) plan.length += steps[best];
    return best;
  }

  bool is_near_start(const KeyPlan& plan, std::uint32_t c) const {
    const Rect box = bounds(*maze_.topology);
    const Point off = passages_.centers[c] - passages_.centers[index(plan.start.cell)];
    const double least = (box.width() + box.height()) / 4;
    return dot(off, off) < least * least;
  }

  const Maze& maze_;
  const std::uint32_t keys_;
  const Passages passages_;
  const std::vector<Gate> rim_;
  Rng rng_;
  const std::uint32_t cells_, least_part_;
  std::vector<Passage> walls_;  ///< that are open
};

}  // namespace

std::optional<KeyPlan> plan_keys(const Maze& maze, std::uint32_t keys, std::string_view seed) {
  return Planner(maze, keys, seed).best();
}

}  // namespace mazefolio::rules
