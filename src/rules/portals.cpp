// At a letter one may jump to its twin. Idea: a perfect maze gets a link between two cells that lie far
// apart, which closes a loop; a random passage of that loop is walled up. So walls, passages and links stay a
// tree, for any number of links, and there is one way between any two cells. Of some choices the one is taken
// whose way uses the most links, and of these the longest. Cost: O(cells) a link and choice.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/option_rows.h"
#include "base/rng.h"
#include "maze/gates.h"
#include "rules/rule_rows.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr int choices = 20, most_attempts = 400;
constexpr std::uint32_t most_portals = 9, usual_most = 5, most_cells = 40'000;
constexpr double cells_a_portal = 12;    ///< of the square of their number, by default
constexpr double least_apart = 1.0 / 3;  ///< of the sum of both sides
constexpr double portal_room = 0.42;     ///< around the middle of its cell, in pitches
constexpr std::uint32_t least_used = 2;
constexpr double usual_least = 25;  ///< cells
constexpr std::uint32_t unmet = ~std::uint32_t{0};

using Cells = std::vector<std::uint32_t>;

std::string letter(std::size_t i) { return {static_cast<char>('A' + i)}; }

/// Walls, and links beside them.
class LinkedMaze {
 public:
  LinkedMaze(const Maze& maze, std::vector<Link> links)
      : maze_(maze), links_(std::move(links)), twin_(cell_limit(*maze.topology), no_cell) {
    for (const Link& link : links_) {
      twin_[index(link.a)] = link.b;
      twin_[index(link.b)] = link.a;
    }
  }

  std::uint32_t state_limit() const { return static_cast<std::uint32_t>(twin_.size()); }
  State start() const { return index(maze_.start.cell); }
  bool is_goal(State s) const { return Cell{s} == maze_.finish.cell; }
  Cell place(State s) const { return Cell{s}; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    std::visit(
        [&](const auto& t) {
          t.for_each_neighbor(Cell{s}, [&](Cell n, Wall w) {
            if (maze_.open.test(index(w))) fn(index(n));
          });
        },
        *maze_.topology);
    if (twin_[s] != no_cell) fn(index(twin_[s]));
  }

  /// The cells from one to another, without a loop the only ones; empty: there is no way.
  Cells way(std::uint32_t from, std::uint32_t to) const {
    const Cells before = searched(from);
    if (before[to] == unmet) return {};
    Cells cells{to};
    while (cells.back() != from) cells.push_back(before[cells.back()]);
    return cells;
  }
  /// The cell before each one on the way from another; unmet: it is not reached.
  Cells searched(std::uint32_t from) const {
    Cells before(twin_.size(), unmet), met{from};
    before[from] = from;
    for (std::size_t i = 0; i < met.size(); ++i)
      for_each_move(met[i], [&](State n) {
        if (before[n] != unmet) return;
        before[n] = met[i];
        met.push_back(n);
      });
    return before;
  }
  bool is_link(std::uint32_t a, std::uint32_t b) const { return twin_[a] == Cell{b}; }
  bool has_link(std::uint32_t c) const { return twin_[c] != no_cell; }
  const std::vector<Link>& links() const { return links_; }

 private:
  const Maze& maze_;
  std::vector<Link> links_;
  std::vector<Cell> twin_;  ///< by cell
};

Result<StateGraph> states(const Maze& maze, const Options&) {
  return explore(LinkedMaze(maze, maze.marks->links));
}

Wall passage_between(const Maze& maze, std::uint32_t a, std::uint32_t b) {
  Wall found = no_wall;
  std::visit(
      [&](const auto& t) {
        t.for_each_neighbor(Cell{a}, [&](Cell n, Wall w) {
          if (index(n) == b && maze.open.test(index(w))) found = w;
        });
      },
      *maze.topology);
  return found;
}

/// The links that a way uses, in its order.
std::vector<Link> used_links(const CellPath& way, const std::vector<Link>& links) {
  std::vector<Link> used;
  for (std::size_t i = 1; i < way.size(); ++i)
    for (const Link& link : links)
      if ((link.a == way[i - 1] && link.b == way[i]) || (link.b == way[i - 1] && link.a == way[i]))
        used.push_back(link);
  return used;
}

struct Plan {
  Maze maze;
  std::vector<Link> links;
  CellPath way;
  std::size_t used = 0;
};

class Planner {
 public:
  Planner(const LayRequest& request, std::uint32_t portals)
      : maze_(request.maze),
        portals_(portals),
        rim_(rim_gates(*maze_.topology)),
        rng_(stream(request.seed, Purpose::marks)) {
    const Rect box = bounds(*maze_.topology);
    apart_ = (box.width() + box.height()) * least_apart;
    for (std::uint32_t c = 0; c < cell_limit(*maze_.topology); ++c)
      if (contains(*maze_.topology, Cell{c}) && inner_room(*maze_.topology, Cell{c}) >= portal_room)
        cells_.push_back(c);
  }

  std::optional<Plan> best() {
    if (cells_.size() < 2 * portals_ || rim_.size() < 2) return std::nullopt;
    std::optional<Plan> best;
    for (int i = 0, found = 0; i < most_attempts && found < choices; ++i) {
      std::optional<Plan> plan = drawn();
      if (!plan) continue;
      ++found;
      const auto rank = [](const Plan& p) { return std::pair(p.used, p.way.size()); };
      if (!best || rank(*plan) > rank(*best)) best = std::move(plan);
    }
    return best;
  }

 private:
  std::optional<Plan> drawn() {
    Plan plan{maze_, {}, {}, 0};
    BitSet taken(cell_limit(*maze_.topology));
    for (std::uint32_t i = 0; i < portals_; ++i) {
      const std::optional<Link> link = drawn_link(taken);
      if (!link) return std::nullopt;
      // The loop that it closes; one of its passages is walled up.
      const LinkedMaze before(plan.maze, plan.links);
      const Cells loop = before.way(index(link->a), index(link->b));
      std::vector<Wall> passages;
      for (std::size_t k = 1; k < loop.size(); ++k)
        if (!before.is_link(loop[k - 1], loop[k]))
          passages.push_back(passage_between(plan.maze, loop[k - 1], loop[k]));
      if (passages.empty()) return std::nullopt;
      plan.maze.open.reset(index(passages[rng_.below(static_cast<std::uint32_t>(passages.size()))]));
      plan.links.push_back(*link);
    }
    if (!set_ends(plan, taken)) return std::nullopt;
    return plan;
  }

  /// Two cells, no neighbors of others with a letter.
  std::optional<Link> drawn_link(BitSet& taken) {
    for (int tries = 0; tries < 100; ++tries) {
      const std::uint32_t a = drawn_cell(), b = drawn_cell();
      if (taken.test(a) || taken.test(b) || distance(a, b) < apart_) continue;
      for (const std::uint32_t c : {a, b}) {
        taken.set(c);
        std::visit(
            [&](const auto& t) { t.for_each_neighbor(Cell{c}, [&](Cell n, Wall) { taken.set(index(n)); }); },
            *maze_.topology);
      }
      return Link{Cell{std::min(a, b)}, Cell{std::max(a, b)}};
    }
    return std::nullopt;
  }

  /// Gates far apart on the page whose way uses links enough; of some, those with the longest way.
  bool set_ends(Plan& plan, const BitSet& taken) {
    const Gate& start = drawn_gate();
    if (taken.test(index(start.cell))) return false;
    plan.maze.start = start;
    const LinkedMaze linked(plan.maze, plan.links);
    const Cells before = linked.searched(index(start.cell));
    for (const Gate& gate : rim_) {
      const std::uint32_t c = index(gate.cell);
      if (taken.test(c) || before[c] == unmet || distance(index(start.cell), c) < apart_) continue;
      CellPath way{gate.cell};
      while (way.back() != start.cell) way.push_back(Cell{before[index(way.back())]});
      std::ranges::reverse(way);
      const std::size_t used = used_links(way, plan.links).size();
      if (std::pair(used, way.size()) <= std::pair(plan.used, plan.way.size())) continue;
      plan.maze.finish = gate;
      plan.way = std::move(way);
      plan.used = used;
    }
    return plan.used >= std::min(portals_, least_used);
  }

  const Gate& drawn_gate() { return rim_[rng_.below(static_cast<std::uint32_t>(rim_.size()))]; }
  std::uint32_t drawn_cell() { return cells_[rng_.below(static_cast<std::uint32_t>(cells_.size()))]; }
  double distance(std::uint32_t a, std::uint32_t b) const {
    const Point off = center(*maze_.topology, Cell{a}) - center(*maze_.topology, Cell{b});
    return std::sqrt(dot(off, off));
  }

  const Maze& maze_;
  const std::uint32_t portals_;
  const std::vector<Gate> rim_;
  Rng rng_;
  Cells cells_;  ///< with room for a letter
  double apart_ = 0;
};

std::uint32_t wished_portals(const Options& options, std::uint32_t cells) {
  if (const auto given = parse_integer(options.text("portals"))) return static_cast<std::uint32_t>(*given);
  const auto usual = static_cast<std::uint32_t>(std::lround(std::sqrt(cells / cells_a_portal)));
  return std::clamp(usual, least_used, usual_most);
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  const std::uint32_t cells = cell_count(*request.maze.topology);
  if (cells > most_cells)
    return Result<LaidPuzzle>::failure(fmt::format("a maze with portals has {} cells at most", most_cells));
  const std::uint32_t portals = wished_portals(request.options, cells);
  std::optional<Plan> plan = Planner(request, portals).best();
  if (!plan)
    return Result<LaidPuzzle>::failure(
        fmt::format("{} cells have no room for so many portals: {}", cells, portals),
        "write fewer portals, or make the maze larger");
  LaidPuzzle out{plan->maze.start, plan->maze.finish, {}, std::move(plan->maze.open)};
  out.marks.look = MarkLook::ring;
  std::ranges::sort(plan->links, {}, &Link::a);
  out.marks.links = plan->links;
  for (std::size_t i = 0; i < plan->links.size(); ++i)
    for (const Cell c : {plan->links[i].a, plan->links[i].b}) out.marks.cells.push_back({c, letter(i)});
  std::ranges::sort(out.marks.cells, {}, &CellMark::cell);
  for (const Link& link : used_links(plan->way, plan->links))
    out.marks.names.push_back(
        letter(static_cast<std::size_t>(std::ranges::find(plan->links, link) - plan->links.begin())));
  return out;
}

/// Each letter stands at both ends of a link, everything is reached, there is one way, and it uses links.
Outcome check(const Maze& maze, const CellPath& way, const Options&) {
  const std::vector<Link>& links = maze.marks->links;
  if (maze.marks->cells.size() != 2 * links.size())
    return failure("a letter has no link, or a link no letter");
  const auto text_in = [&](Cell c) {
    const auto mark = std::ranges::find(maze.marks->cells, c, &CellMark::cell);
    return mark == maze.marks->cells.end() ? std::string() : mark->text;
  };
  for (const Link& link : links)
    if (text_in(link.a).empty() || text_in(link.a) != text_in(link.b) ||
        std::ranges::count(maze.marks->cells, text_in(link.a), &CellMark::text) != 2)
      return failure("a link has no letter of its own at its ends");
  const StateGraph graph = states(maze, {}).value();
  if (!is_only_way(graph, shortest_way(graph))) return failure("there is another way");
  const Cells reached = LinkedMaze(maze, links).searched(index(maze.start.cell));
  if (std::ranges::count_if(reached, [](std::uint32_t c) { return c != unmet; }) !=
      static_cast<std::ptrdiff_t>(cell_count(*maze.topology)))
    return failure("a cell cannot be reached");
  if (used_links(way, links).size() < std::min<std::size_t>(links.size(), least_used))
    return failure("its way uses too few portals");
  return Done{};
}

double least_cells(const Options& options) {
  const auto given = parse_integer(options.text("portals"));
  return given ? std::max(usual_least, 8.0 * static_cast<double>(*given)) : usual_least;
}

}  // namespace

RuleRow portals_row() {
  RuleRow row{{"portals",
               "at a letter one may jump to its twin",
               {integer_option("portals", "auto", "pairs of letters; auto: 2 to 5, as there is room", 1,
                               most_portals)}}};
  row.on_maze = row.goal_first = true;
  row.lay = lay;
  row.states = states;
  row.check = check;
  row.least_cells = least_cells;
  return row;
}

}  // namespace mazefolio::rules
