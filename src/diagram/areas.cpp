#include "diagram/areas.h"

#include <algorithm>
#include <array>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/hatching.h"
#include "draw/page_path.h"

namespace mazefolio::diagram {
namespace {

constexpr double hatch_pt = 4, dots_pt = 4.5, hatch_line_pt = 0.6, dot_pt = 1.3;

/// In the order in which they are taken.
constexpr std::array<Fill, 6> fills{{{1, Fill::Lines::none},
                                     {0.8, Fill::Lines::none},
                                     {1, Fill::Lines::hatch},
                                     {1, Fill::Lines::dots},
                                     {0.62, Fill::Lines::none},
                                     {0.88, Fill::Lines::hatch}}};

}  // namespace

void fill_path(const Path& path, const Fill& fill, std::vector<Item>& out) {
  if (path.empty()) return;
  if (fill.gray < 1) out.emplace_back(Shape{path, std::nullopt, gray(fill.gray)});
  if (fill.lines == Fill::Lines::hatch) out.emplace_back(hatching(path, hatch_pt, hatch_line_pt, black));
  if (fill.lines != Fill::Lines::dots) return;
  if (Path dots = dotting(flattened(path), dots_pt, 1); !dots.empty())
    out.emplace_back(
        Shape{std::move(dots), Stroke{dot_pt, black, Cap::round, Join::miter, {}}, std::nullopt});
}

void fill_cells(const Maze& maze, const BitSet& cells, const PageTransform& to_page, const Fill& fill,
                std::vector<Item>& out) {
  fill_path(on_page(area_with_lanes(maze, cells, 0), to_page, true), fill, out);
}

std::vector<Fill> fills_apart(const Maze& maze, const Areas& areas) {
  std::uint32_t count = 0;
  for (const std::uint32_t area : areas)
    if (area != no_area) count = std::max(count, area + 1);
  std::vector<std::vector<std::uint32_t>> beside(count);
  const auto link = [&](Wall, Cell a, Cell b) {
    const std::uint32_t x = areas[index(a)], y = areas[index(b)];
    if (x == y || x == no_area || y == no_area) return;
    beside[x].push_back(y);
    beside[y].push_back(x);
  };
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell a, Cell b) {
          if (t.contains(b)) link(w, a, b);
        });
      },
      *maze.topology);
  std::vector<std::size_t> taken(count, fills.size());
  std::array<std::uint32_t, fills.size()> uses{};
  std::vector<Fill> out;
  for (std::uint32_t area = 0; area < count; ++area) {
    std::array<std::uint32_t, fills.size()> cost = uses;
    for (const std::uint32_t other : beside[area])
      if (taken[other] < fills.size()) cost[taken[other]] += 1'000'000;
    taken[area] = static_cast<std::size_t>(std::ranges::min_element(cost) - cost.begin());
    ++uses[taken[area]];
    out.push_back(fills[taken[area]]);
  }
  return out;
}

std::vector<Item> draw_areas(const Maze& maze, const Areas& areas, const std::vector<Fill>& of,
                             const PageTransform& to_page) {
  std::vector<BitSet> cells(of.size(), BitSet(areas.size()));
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (areas[i] != no_area) cells[areas[i]].set(i);
  std::vector<Item> out;
  for (std::size_t area = 0; area < of.size(); ++area)
    if (of[area].gray < 1 || of[area].lines != Fill::Lines::none)
      fill_cells(maze, cells[area], to_page, of[area], out);
  return out;
}

void draw_borders(const Maze& maze, const Areas& areas, const MazeFit& fit, double width,
                  std::vector<Item>& out) {
  Path borders;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell a, Cell b) {
          if (!t.contains(b) || maze.open.test(index(w)) || areas[index(a)] == areas[index(b)]) return;
          const Edge e = t.edge(w);
          borders.move_to(edge_begin(e));
          borders.add(e);
        });
      },
      *maze.topology);
  if (!borders.empty())
    out.emplace_back(Shape{on_page(borders, fit.transform), Stroke{width, black, Cap::round, Join::round, {}},
                           std::nullopt});
}

Fill shade(double share) { return {1 - 0.5 * std::clamp(share, 0.0, 1.0), Fill::Lines::none}; }

Key area_key(const Fill& fill, std::string text) {
  return {[fill](const Rect& box) {
            std::vector<Item> items;
            fill_path(rectangle_path(box), fill, items);
            items.emplace_back(
                Shape{rectangle_path(box), Stroke{0.75, black, Cap::butt, Join::miter, {}}, std::nullopt});
            return items;
          },
          std::move(text)};
}

Maze without_gates(Maze maze) {
  maze.start = maze.finish = {};
  maze.goals.clear();
  return maze;
}

}  // namespace mazefolio::diagram
