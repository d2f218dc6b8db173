// Maps of a maze: what a cell is or belongs to, as a gray or a texture below the walls.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "base/disjoint_sets.h"
#include "diagram/areas.h"
#include "diagram/diagram_rows.h"
#include "draw/draw_maze.h"
#include "solve/paths.h"

namespace mazefolio::diagram {
namespace {

constexpr std::uint32_t most_bands = 8;
constexpr std::size_t divisions_shown = 8;

/// Areas with their fills below the maze, and heavy walls between them.
Panel panel_of(const std::shared_ptr<const History>& of, const Areas& areas, const std::vector<Fill>& fills,
               bool borders) {
  return {"", [=](const MazeFit& fit, const MazeStyle& style) {
            std::vector<Item> items = draw_areas(of->maze, areas, fills, fit.transform);
            MazeStyle walls = style;
            if (std::ranges::any_of(fills, [](const Fill& fill) { return fill.lines != Fill::Lines::none; }))
              walls.rock = RockTexture::solid;  // no hatching beside hatched areas
            for (Item& item : draw_maze(of->maze, fit, walls)) items.push_back(std::move(item));
            if (borders) draw_borders(of->maze, areas, fit, 2.2 * style.wall.pt, items);
            return items;
          }};
}

/// Areas numbered from 0 without gaps, in the order of the cells.
std::uint32_t renumber(Areas& areas) {
  std::vector<std::uint32_t> name(areas.size() + 1, no_area);
  std::uint32_t count = 0;
  for (std::uint32_t& area : areas) {
    if (area == no_area) continue;
    std::uint32_t& to = name[area];
    if (to == no_area) to = count++;
    area = to;
  }
  return count;
}

/// Halves, and cells that were taken away, are not those of the finished maze.
Diagnostics untold(const char* what) {
  return failure(fmt::format("leave out 'symmetry' and 'sparsify' to see {}", what));
}

/// Where the option stands that is asked for, if it is not the generator's own.
std::string of_carver(const History& of) {
  return of.generator->of_thin ? "it is one of the carver: carver=kruskal(height=x + y)" : "";
}

/// Nothing was recorded: halves.
bool is_untold(const History& of) { return of.growth.first.size() == 0 && of.growth.digs.empty(); }

/// The maze has cells that the growth does not know: it was changed after its carving.
bool has_other_cells(const History& of, std::size_t size) { return size != cell_limit(*of.maze.topology); }

/// The doors in the walls that divided the largest rooms. Rooms are put together again, the last division
/// first: what a door joins is the room that its wall divided.
std::vector<Wall> doors_of_large_rooms(const History& of) {
  const AnyTopology& t = *of.maze.topology;
  std::vector<std::uint32_t> size(cell_limit(t), 1);
  DisjointSets rooms(cell_limit(t));
  struct Division {
    std::uint32_t cells;
    Wall door;
  };
  std::vector<Division> divisions;
  const auto join = [&](Wall w) {
    const auto [a, b] = std::visit([&](const auto& topology) { return topology.ends(w); }, t);
    const std::uint32_t x = rooms.find(index(a)), y = rooms.find(index(b)), cells = size[x] + size[y];
    if (rooms.join(x, y)) size[rooms.find(x)] = cells;
    return cells;
  };
  std::vector<Wall> doors = of.growth.doors;
  BitSet is_door(of.maze.open.size());
  for (const Wall door : doors) is_door.set(index(door));
  of.maze.open.for_each_set([&](std::size_t w) {
    if (!is_door.test(w)) join(Wall{static_cast<std::uint32_t>(w)});
  });
  for (std::size_t i = doors.size(); i-- > 0;) divisions.push_back({join(doors[i]), doors[i]});
  std::ranges::stable_sort(divisions, std::greater<>{}, &Division::cells);
  divisions.resize(std::min(divisions.size(), divisions_shown));
  doors.clear();
  for (const Division& division : divisions) doors.push_back(division.door);
  return doors;
}

/// Cells joined through open walls other than these doors.
Areas parts_of(const Maze& maze, const std::vector<Wall>& between) {
  Areas out(cell_limit(*maze.topology), no_area);
  BitSet doors(maze.open.size());
  for (const Wall door : between) doors.set(index(door));
  DisjointSets joined(cell_limit(*maze.topology));
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (maze.open.test(index(w)) && !doors.test(index(w))) joined.join(index(a), index(b));
        });
        for_each_cell(t, [&](Cell c) { out[index(c)] = joined.find(index(c)); });
      },
      *maze.topology);
  return out;
}

Result<Diagram> draw_kinds(const std::shared_ptr<const History>& of) {
  static const std::vector<Fill> fills{
      {1, Fill::Lines::none}, {0.78, Fill::Lines::none}, {1, Fill::Lines::hatch}, {0.3, Fill::Lines::none}};
  Areas areas(of->growth.coloring.kind.begin(), of->growth.coloring.kind.end());
  Diagram out{without_gates(of->maze), {}, {}, {}};
  out.panels.push_back({"", [of, areas](const MazeFit& fit, const MazeStyle&) {
                          return draw_areas(of->maze, areas, fills, fit.transform);
                        }});
  out.keys = {area_key(fills[0], "rooms"), area_key(fills[1], "walls of the first class"),
              area_key(fills[2], "walls of the second class"), area_key(fills[3], "pillars")};
  out.caption =
      "The partition of the colors: each piece of a wall lies between two rooms, and each room has two "
      "pieces "
      "of either class. The generator opens pieces; pillars always stay.";
  return out;
}

}  // namespace

Result<Diagram> draw_weights(const std::shared_ptr<const History>& of) {
  const std::vector<double>& heights = of->growth.heights;
  if (is_untold(*of)) return untold("the height map");
  if (heights.empty())
    return failure("this maze has no height map: set the option 'height', such as 'x + y' or 'euclid'",
                   of_carver(*of));
  if (has_other_cells(*of, heights.size())) return untold("the height map");
  double low = HUGE_VAL, high = -HUGE_VAL;
  const auto each = [&](auto fn) {
    std::visit([&](const auto& t) { for_each_cell(t, fn); }, *of->maze.topology);
  };
  each([&](Cell c) {
    low = std::min(low, heights[index(c)]);
    high = std::max(high, heights[index(c)]);
  });
  Areas areas(heights.size(), no_area);
  const double step = high > low ? (high - low) / most_bands : 1;
  each([&](Cell c) {
    areas[index(c)] = std::min(most_bands - 1, static_cast<std::uint32_t>((heights[index(c)] - low) / step));
  });
  std::vector<Fill> fills;
  for (std::uint32_t i = 0; i < most_bands; ++i) fills.push_back(shade(i / (most_bands - 1.0)));
  Diagram out{of->maze, {panel_of(of, areas, fills, false)}, {}, {}};
  out.keys = {area_key(fills.front(), fmt::format("low: {:.3g}", low)),
              area_key(fills.back(), fmt::format("high: {:.3g}", high))};
  out.caption =
      "The height map, the higher the darker, with the maze over it. Walls between cells of about the same "
      "height open first, so ways run along the contours.";
  return out;
}

Result<Diagram> draw_regions(const std::shared_ptr<const History>& of) {
  Areas areas = of->growth.regions;
  if (is_untold(*of)) return untold("the regions");
  if (areas.empty())
    return failure(
        "this maze has no regions: set the option 'regions', such as '2x2', 'stripes 4' or 'sites 6'",
        of_carver(*of));
  if (has_other_cells(*of, areas.size())) return untold("the regions");
  for (std::uint32_t c = 0; c < areas.size(); ++c)
    if (!contains(*of->maze.topology, Cell{c})) areas[c] = no_area;
  const std::uint32_t count = renumber(areas);
  std::uint32_t ways = 0;
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          ways += of->maze.open.test(index(w)) && areas[index(a)] != areas[index(b)];
        });
      },
      *of->maze.topology);
  Diagram out{of->maze, {panel_of(of, areas, fills_apart(of->maze, areas), true)}, {}, {}};
  out.caption = fmt::format("{} regions, and {} passages from one to another.{}", count, ways,
                            is_digger(*of->generator) ? "" : " The heavy walls are their borders.");
  return out;
}

Result<Diagram> draw_distance(const std::shared_ptr<const History>& of) {
  if (of->maze.start.cell == no_cell) return failure("a maze in pieces has no start");
  const std::vector<std::uint32_t> steps = distances(of->maze, of->maze.start.cell);
  std::uint32_t far = 0;
  for (const std::uint32_t d : steps)
    if (d != unreached) far = std::max(far, d);
  const std::uint32_t bands = std::min(most_bands, far + 1), width = (far + bands) / bands;
  Areas areas(steps.size(), no_area);
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i] != unreached) areas[i] = steps[i] / width;
  Diagram out{of->maze, {}, {}, {}};
  std::vector<Fill> fills;
  for (std::uint32_t i = 0; i * width <= far; ++i) {
    fills.push_back(bands > 1 ? shade(i / (bands - 1.0)) : Fill{});
    const std::uint32_t last = std::min((i + 1) * width - 1, far);
    out.keys.push_back(area_key(fills.back(), i * width == last ? fmt::format("{}", last)
                                                                : fmt::format("{} to {}", i * width, last)));
  }
  out.panels = {panel_of(of, areas, fills, false)};
  out.caption = fmt::format(
      "The number of steps from the start to each cell. The farthest cell is {} steps away{}.", far,
      of->maze.finish.cell != no_cell ? fmt::format(", the finish {}", steps[index(of->maze.finish.cell)])
                                      : "");
  return out;
}

Result<Diagram> draw_partition(const std::shared_ptr<const History>& of) {
  const Growth& growth = of->growth;
  if (growth.coloring.colors > 0) return draw_kinds(of);
  if (growth.first.size() != of->maze.open.size()) return untold("the parts");
  const bool divides = growth.first.count() > 0;
  const std::vector<Wall> doors = divides ? doors_of_large_rooms(*of) : growth.doors;
  Areas areas = parts_of(of->maze, doors);
  const std::uint32_t count = renumber(areas);
  Diagram out{of->maze, {panel_of(of, areas, fills_apart(of->maze, areas), true)}, {}, {}};
  out.caption =
      divides ? fmt::format(
                    "{} rooms between the {} walls that divide the largest ones, each with one door. The "
                    "generator divides every room in the same way until all are corridors.",
                    count, doors.size())
              : fmt::format("The {} parts of the maze, joined by {} doors.", count, doors.size());
  return out;
}

}  // namespace mazefolio::diagram
