// A door opens when the reader has been at its key.
// Idea: some passages of a perfect maze become doors, which cut it into parts. The parts are opened in a
// random order, each after the one through which it is reached. The first key lies in the part of the start,
// as far away as can be; each next one in the part that the door before has opened; the finish behind the
// last door. So only one new key can be reached at any time: the order is forced, and without any of them
// there is no way. Walks between them are unique in a tree, so the whole way is the only one. Of some choices
// of doors the one with the longest way is taken. Cost: O(cells times doors) a choice.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/option_rows.h"
#include "base/rng.h"
#include "maze/gates.h"
#include "maze/passages.h"
#include "rules/rule_rows.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr int choices = 30, most_attempts = 300;
constexpr std::uint32_t tries_a_door = 20;
constexpr std::uint32_t most_keys = 8, usual_most = 4, most_cells = 40'000;
constexpr double cells_a_key = 18;  ///< of the square of their number, by default
constexpr std::uint32_t least_part = 4;
constexpr double usual_least = 40;  ///< cells
constexpr double nearly_as_wide = 0.9;
constexpr double key_room = 0.46;     ///< around the middle of a key's cell, in pitches
constexpr double least_detour = 1.2;  ///< of the way, by that without doors
constexpr std::uint32_t unmet = ~std::uint32_t{0};

using Cells = std::vector<std::uint32_t>;

std::string letter(std::size_t i) { return {static_cast<char>('A' + i)}; }

/// The doors and keys of a maze: which bit of the reader's memory they are.
class House {
 public:
  /// Keys and doors are known by their letters; other letters have no door.
  explicit House(const Maze& maze) : maze_(maze), key_in_(cell_limit(*maze.topology), unmet) {
    for (const PassageMark& door : maze.marks->passages) doors_.push_back({door.wall, door.text});
    for (const CellMark& mark : maze.marks->cells)
      for (std::uint32_t i = 0; i < doors_.size(); ++i)
        if (doors_[i].second == mark.text) key_in_[index(mark.cell)] = i;
    on_topology(*maze.topology, [&](const auto& t) {
      for (std::uint32_t c = 0; c < t.cell_limit(); ++c) {
        first_.push_back(static_cast<std::uint32_t>(steps_.size()));
        if (!t.contains(Cell{c})) continue;
        t.for_each_neighbor(Cell{c}, [&](Cell n, Wall w) {
          if (maze.open.test(index(w))) steps_.push_back({index(n), door_in(w)});
        });
      }
      first_.push_back(static_cast<std::uint32_t>(steps_.size()));
    });
  }

  /// A key that nobody may take.
  void lose(std::uint32_t key) { lost_ = key; }

  std::uint32_t keys() const { return static_cast<std::uint32_t>(doors_.size()); }
  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(key_in_.size()) << keys(); }
  State start() const { return with_key(index(maze_.start.cell), 0); }
  bool is_goal(State s) const { return place(s) == maze_.finish.cell; }
  Cell place(State s) const { return Cell{s >> keys()}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const std::uint32_t cell = index(place(s)), has = s & ((1u << keys()) - 1);
    for (std::uint32_t i = first_[cell]; i < first_[cell + 1]; ++i)
      if (steps_[i].door == unmet || (has >> steps_[i].door & 1u)) fn(with_key(steps_[i].to, has));
  }

 private:
  struct Step {
    std::uint32_t to, door;
  };

  std::uint32_t door_in(Wall w) const {
    for (std::uint32_t i = 0; i < doors_.size(); ++i)
      if (doors_[i].first == w) return i;
    return unmet;
  }
  State with_key(std::uint32_t cell, std::uint32_t has) const {
    const std::uint32_t key = key_in_[cell];
    if (key != unmet && key != lost_) has |= 1u << key;
    return cell << keys() | has;
  }

  const Maze& maze_;
  std::vector<std::pair<Wall, std::string>> doors_;
  Cells key_in_, first_;  ///< by cell
  std::vector<Step> steps_;
  std::uint32_t lost_ = unmet;
};

Result<StateGraph> states(const Maze& maze, const Options&) {
  if (maze.marks->passages.size() > most_keys)
    return Result<StateGraph>::failure(fmt::format("a maze has {} doors at most", most_keys));
  return explore(House(maze));
}

/// Where the keys lie, which passages are doors, and how long the way is.
struct Plan {
  Gate start, finish;
  std::vector<Wall> doors;  ///< in the order in which they open
  Cells keys;               ///< key i opens door i
  std::uint32_t length = 0;
};

class Planner {
 public:
  Planner(const LayRequest& request, std::uint32_t keys)
      : maze_(request.maze),
        keys_(keys),
        passages_(passages_of(maze_)),
        rim_(rim_gates(*maze_.topology)),
        rng_(stream(request.seed, Purpose::marks)),
        cells_(cell_count(*maze_.topology)) {
    on_topology(*maze_.topology, [&](const auto& t) {
      for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
        if (maze_.open.test(index(w))) walls_.push_back({w, index(a), index(b)});
      });
    });
    keep_wide();
  }

  std::optional<Plan> best() {
    if (walls_.size() < keys_ || rim_.empty()) return std::nullopt;
    std::optional<Plan> best;
    for (int i = 0, found = 0; i < most_attempts && found < choices; ++i) {
      std::optional<Plan> plan = drawn();
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

  /// Doors stand in the wider half of the passages, or in those nearly as wide.
  void keep_wide() {
    std::vector<double> widths;
    for (const Passage& p : walls_) widths.push_back(doorway_room(*maze_.topology, p.wall));
    if (widths.empty()) return;
    std::ranges::sort(widths);
    const double least = std::max(least_door_room, nearly_as_wide * widths[widths.size() / 2]);
    std::erase_if(walls_, [&](const Passage& p) { return doorway_room(*maze_.topology, p.wall) < least; });
  }

  std::optional<Plan> drawn() {
    Plan plan;
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
    const std::uint32_t plain = distances(index(plan.start.cell))[finish];
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
    const std::uint32_t least = std::max(least_part, cells_ / (4 * (keys_ + 1)));
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
        if (met.size() < least) return {};
        ++count;
      }
    return part;
  }

  static bool is_door(const std::vector<Passage>& doors, std::uint32_t a, std::uint32_t b) {
    return std::ranges::any_of(
        doors, [&](const Passage& d) { return (d.a == a && d.b == b) || (d.a == b && d.b == a); });
  }

  Cells distances(std::uint32_t from) const {
    Cells steps(passages_.centers.size(), unmet), met{from};
    steps[from] = 0;
    for (std::size_t i = 0; i < met.size(); ++i)
      for_each_step(passages_, met[i], [&](std::uint32_t n) {
        if (steps[n] != unmet) return;
        steps[n] = steps[met[i]] + 1;
        met.push_back(n);
      });
    return steps;
  }

  /// The suited cell farthest from another; adds the steps to the plan. unmet: there is none.
  template <class Suits>
  std::uint32_t farthest(std::uint32_t from, Plan& plan, Suits suits) const {
    const Cells steps = distances(from);
    std::uint32_t best = unmet;
    for (std::uint32_t c = 0; c < steps.size(); ++c)
      if (steps[c] != unmet && suits(c) && (best == unmet || steps[c] > steps[best])) best = c;
    if (best != unmet) plan.length += steps[best];
    return best;
  }

  bool is_near_start(const Plan& plan, std::uint32_t c) const {
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
  const std::uint32_t cells_;
  std::vector<Passage> walls_;  ///< that are open
};

std::uint32_t wished_keys(const Options& options, std::uint32_t cells) {
  if (const auto given = parse_integer(options.text("keys"))) return static_cast<std::uint32_t>(*given);
  const auto usual = static_cast<std::uint32_t>(std::lround(std::sqrt(cells / cells_a_key)));
  return std::clamp(usual, 1u, usual_most);
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const std::uint32_t cells = cell_count(*request.maze.topology);
  if (cells > most_cells)
    return Result<LaidPuzzle>::failure(fmt::format("a maze with keys has {} cells at most", most_cells));
  std::uint32_t keys = wished_keys(request.options, cells);
  std::optional<Plan> plan = Planner(request, keys).best();
  const bool as_many = parse_integer(request.options.text("keys")).has_value();
  while (!plan && !as_many && keys > 1) plan = Planner(request, --keys).best();
  if (!plan)
    return Result<LaidPuzzle>::failure(fmt::format("{} cells have no room for so many keys: {}", cells, keys),
                                       "write fewer keys, or make the maze larger");
  // Letters follow the place on the page: those of the way would give it away.
  std::vector<std::uint32_t> order(keys);
  for (std::uint32_t i = 0; i < keys; ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::uint32_t i) { return plan->keys[i]; });
  LaidPuzzle out{plan->start, plan->finish, {}};
  out.marks.look = MarkLook::key;
  out.marks.names.resize(keys);
  for (std::uint32_t i = 0; i < keys; ++i) {
    out.marks.cells.push_back({Cell{plan->keys[order[i]]}, letter(i)});
    out.marks.passages.push_back({plan->doors[order[i]], no_cell, letter(i)});
    out.marks.names[order[i]] = letter(i);
  }
  std::ranges::sort(out.marks.passages, {}, &PassageMark::wall);
  return out;
}

/// Every door has one key, there is one way, and none without any of the keys.
Outcome check(const Maze& maze, const CellPath&, const Options&) {
  House house(maze);
  const std::vector<CellMark>& keys = maze.marks->cells;
  if (keys.size() != house.keys()) return failure("its keys are not as many as its doors");
  for (const PassageMark& door : maze.marks->passages) {
    if (std::ranges::count(keys, door.text, &CellMark::text) != 1)
      return failure(fmt::format("the door '{}' has no key of its own", door.text));
    if (std::ranges::count(maze.marks->passages, door.text, &PassageMark::text) != 1)
      return failure(fmt::format("the door '{}' is there twice", door.text));
    if (!maze.open.test(index(door.wall))) return failure(fmt::format("the door '{}' is a wall", door.text));
  }
  const StateGraph graph = explore(house).value();
  if (!is_only_way(graph, shortest_way(graph))) return failure("its keys can be fetched in another order");
  for (std::uint32_t i = 0; i < house.keys(); ++i) {
    house.lose(i);
    if (!shortest_way(explore(house).value()).empty())
      return failure(fmt::format("the key '{}' is not needed", maze.marks->passages[i].text));
  }
  return Done{};
}

double least_cells(const Options& options) {
  const auto given = parse_integer(options.text("keys"));
  return given ? 3.0 * least_part * (static_cast<double>(*given) + 1) : usual_least;
}

}  // namespace

RuleRow keys_row() {
  RuleRow row{{"keys",
               "doors that open when one has been at their keys",
               {integer_option("keys", "auto", "keys, each with a door; auto: 1 to 4, as there is room", 1,
                               most_keys)}}};
  row.on_maze = row.doors = true;
  row.goal_first = true;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
