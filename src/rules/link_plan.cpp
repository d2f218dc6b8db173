// A link closes a loop in a maze, and a random passage of that loop is walled up (linked_maze.h), so that
// walls and links stay a tree for any number of links. Cost: O(cells) a link and plan.

#include "rules/link_plan.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::rules {
namespace {

constexpr int choices = 20, most_attempts = 400, draws_a_link = 100;
constexpr std::uint32_t unmet = ~std::uint32_t{0};

class Planner {
 public:
  Planner(const Maze& maze, const LinkWish& wish, std::string_view seed)
      : maze_(maze), wish_(wish), rng_(stream(seed, Purpose::marks)) {}

  std::optional<LinkPlan> best() {
    if (wish_.starts.empty() || wish_.finishes.empty()) return std::nullopt;
    std::optional<LinkPlan> best;
    for (int i = 0, found = 0; i < most_attempts && found < choices; ++i) {
      std::optional<LinkPlan> plan = drawn();
      if (!plan) continue;
      ++found;
      const auto rank = [](const LinkPlan& p) { return std::pair(p.used, p.way.size()); };
      if (!best || rank(*plan) > rank(*best)) best = std::move(plan);
    }
    return best;
  }

 private:
  std::optional<LinkPlan> drawn() {
    LinkPlan plan{maze_, {}, {}, 0};
    BitSet taken(cell_limit(*maze_.topology));
    for (std::size_t i = 0; i < wish_.links; ++i) {
      const std::optional<Link> link = drawn_link(i, taken);
      if (!link || !add_link(plan.maze, plan.links, *link, rng_)) return std::nullopt;
    }
    if (!set_ends(plan, taken)) return std::nullopt;
    return plan;
  }

  /// Its cells are no neighbors of others with a letter.
  std::optional<Link> drawn_link(std::size_t i, BitSet& taken) {
    for (int tries = 0; tries < draws_a_link; ++tries) {
      const std::optional<Link> link = wish_.draw(i, rng_);
      if (!link || taken.test(index(link->a)) || taken.test(index(link->b))) continue;
      for (const Cell c : {link->a, link->b}) {
        taken.set(index(c));
        std::visit([&](const auto& t) { t.for_each_neighbor(c, [&](Cell n, Wall) { taken.set(index(n)); }); },
                   *maze_.topology);
      }
      return link;
    }
    return std::nullopt;
  }

  /// Gates far apart on the page whose way follows links enough; of some, those with the longest way.
  bool set_ends(LinkPlan& plan, const BitSet& taken) {
    const Gate& start = wish_.starts[rng_.below(static_cast<std::uint32_t>(wish_.starts.size()))];
    if (taken.test(index(start.cell))) return false;
    plan.maze.start = start;
    const LinkedMaze linked(plan.maze, plan.links);
    const std::vector<std::uint32_t> before = linked.searched(index(start.cell));
    for (const Gate& gate : wish_.finishes) {
      const std::uint32_t c = index(gate.cell);
      if (taken.test(c) || before[c] == unmet || distance(maze_, start.cell, gate.cell) < wish_.apart)
        continue;
      CellPath way{gate.cell};
      while (way.back() != start.cell) way.push_back(Cell{before[index(way.back())]});
      std::ranges::reverse(way);
      const std::size_t used = used_links(way, plan.links).size();
      if (std::pair(used, way.size()) <= std::pair(plan.used, plan.way.size())) continue;
      plan.maze.finish = gate;
      plan.way = std::move(way);
      plan.used = used;
    }
    return !plan.way.empty() && plan.used >= wish_.least_used;
  }

  const Maze& maze_;
  const LinkWish& wish_;
  Rng rng_;
};

}  // namespace

double distance(const Maze& maze, Cell a, Cell b) {
  const Point off = center(*maze.topology, a) - center(*maze.topology, b);
  return std::sqrt(dot(off, off));
}

LaidPuzzle laid(LinkPlan plan) {
  std::ranges::sort(plan.links, {}, &Link::a);
  return {plan.maze.start, plan.maze.finish, marks_of_links(plan.links, plan.way), std::move(plan.maze.open)};
}

std::optional<LinkPlan> plan_links(const Maze& maze, const LinkWish& wish, std::string_view seed) {
  return Planner(maze, wish, seed).best();
}

}  // namespace mazefolio::rules
