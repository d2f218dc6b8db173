// A door opens when the reader has been at its key.
// Idea: a state is a cell with the keys that the reader has. A plan (plan_keys.h) forces the order: only one
// new key can be reached at any time, and without any of them there is no way. Walks between them are unique
// in a tree, so the whole way is the only one. Cost: that of the plan.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/disjoint_sets.h"
#include "base/option_rows.h"
#include "rules/climb.h"
#include "rules/maze_doors.h"
#include "rules/plan_keys.h"
#include "rules/rule_rows.h"

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t most_keys = 8, usual_most = 4, most_cells = 40'000;
constexpr int most_loops = 20;
constexpr double cells_a_key = 18;  ///< of the square of their number, by default
constexpr double usual_least = 40;  ///< cells
constexpr std::uint32_t unmet = ~std::uint32_t{0};

using Cells = std::vector<std::uint32_t>;

/// The doors and keys of a maze: which bit of the reader's memory they are.
class House {
 public:
  /// Keys and doors are known by their letters; other letters have no door.
  explicit House(const Maze& maze) : maze_(maze), key_in_(cell_limit(*maze.topology), unmet) {
    for (const PassageMark& door : maze.marks->passages) doors_.emplace_back(door.wall, door.text);
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

/// The part of each cell that no door leads out of.
DisjointSets parts_of(const Maze& maze, const std::vector<Wall>& doors) {
  DisjointSets parts(cell_limit(*maze.topology));
  on_topology(*maze.topology, [&](const auto& t) {
    for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
      if (maze.open.test(index(w)) && std::ranges::find(doors, w) == doors.end())
        parts.join(index(a), index(b));
    });
  });
  return parts;
}

/// Opens so many walls within parts, as far as no second way is as short: the order of the keys stays.
std::optional<BitSet> with_loops(Maze maze, const KeyPlan& plan, int loops, std::string_view seed) {
  constexpr int tries_a_loop = 40;
  DisjointSets parts = parts_of(maze, plan.doors);
  OpenedMaze cells(maze);
  std::vector<std::pair<Cell, Door>> walls;
  for (std::uint32_t c = 0; c < cells.doors_of_cell.size(); ++c)
    for (const Door& door : cells.doors_of_cell[c])
      if (c < index(door.to) && !cells.is_open(door.wall) && parts.find(c) == parts.find(index(door.to)))
        walls.emplace_back(Cell{c}, door);
  Rng rng = stream(std::string(seed) + " loops", Purpose::marks);
  rng.shuffle(walls);
  int tries = tries_a_loop * loops;
  for (const auto& [cell, door] : walls) {
    if (loops == 0 || tries-- == 0) break;
    if (bares_post(cells, cell, door.to)) continue;
    maze.open.set(index(door.wall));
    if (shortest_ways(explore(House(maze)).value()) == 1) {
      cells.open = maze.open;
      --loops;
    } else {
      maze.open.reset(index(door.wall));
    }
  }
  if (loops > 0) return std::nullopt;
  return std::move(maze.open);
}

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
  std::optional<KeyPlan> plan = plan_keys(request.maze, keys, request.seed);
  const bool as_many = parse_integer(request.options.text("keys")).has_value();
  while (!plan && !as_many && keys > 1) plan = plan_keys(request.maze, --keys, request.seed);
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
    out.marks.cells.push_back({Cell{plan->keys[order[i]]}, letter_name(i)});
    out.marks.passages.push_back({plan->doors[order[i]], no_cell, letter_name(i)});
    out.marks.names[order[i]] = letter_name(i);
  }
  std::ranges::sort(out.marks.passages, {}, &PassageMark::wall);
  if (const int loops = static_cast<int>(request.options.integer("loops")); loops > 0) {
    out.marks.directed = true;  // the answer follows the way, which is no tree
    Maze maze = request.maze;
    maze.start = out.start;
    maze.finish = out.finish;
    maze.marks = std::make_shared<const Marks>(out.marks);
    auto opened = with_loops(std::move(maze), *plan, loops, request.seed);
    if (!opened)
      return Result<LaidPuzzle>::failure(
          fmt::format("{} cells have no room for so many loops: {}", cells, loops),
          "write fewer loops, or make the maze larger");
    out.open = std::move(*opened);
  }
  return out;
}

Only promise(const Options& options) { return options.integer("loops") > 0 ? Only::shortest : Only::way; }

/// Every door has one key, there is one way, or one that is the shortest, and none without any of the keys.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
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
  if (promise(options) == Only::shortest) {
    if (Outcome only = check_only_shortest(graph); !only) return only;
  } else if (!is_only_way(graph, shortest_way(graph))) {
    return failure("its keys can be fetched in another order");
  }
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
                               most_keys),
                integer_option("loops", "0", "walls that are opened; the shortest way stays the only one", 0,
                               most_loops)}}};
  row.on_maze = row.doors = true;
  row.promise = promise;
  row.goal_first = true;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
