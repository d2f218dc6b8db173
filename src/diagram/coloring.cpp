// The colors behind a maze of rooms and pieces of wall.
#include <fmt/format.h>

#include <algorithm>

#include "diagram/areas.h"
#include "diagram/diagram_rows.h"
#include "draw/outline.h"
#include "draw/page_path.h"

namespace mazefolio::diagram {
namespace {

constexpr double smallest_number = 4;  ///< points

/// Rooms are white; other colors get grays that differ from those of the colors beside them.
Fill color_fill(std::uint32_t color, std::uint32_t colors, std::uint32_t room) {
  if (color == room) return {1, Fill::Lines::none};
  color = (color + colors - room) % colors;
  const std::uint32_t others = colors - 1,
                      spread = color * (others / 2 + (others % 2 == 0 ? 1 : 0) + 1) % others;
  return {0.9 - 0.4 * spread / std::max(1u, others - 1), Fill::Lines::none};
}

std::vector<Item> draw_colors(const Maze& maze, const Growth::Coloring& coloring, const MazeFit& fit,
                              const MazeStyle& style) {
  const Lattice field = std::get<Lattice>(*maze.topology).without_rock();
  Areas areas(coloring.color.begin(), coloring.color.end());
  std::vector<Fill> fills;
  for (std::uint32_t k = 0; k < coloring.colors; ++k)
    fills.push_back(color_fill(k, coloring.colors, coloring.room));
  std::vector<Item> out = draw_areas(maze, areas, fills, fit.transform);
  Path grid;
  for_each_cell(field, [&](Cell c) {
    const Rect box = fit.transform(Rect{field.center(c).x - 0.5, field.center(c).y - 0.5,
                                        field.center(c).x + 0.5, field.center(c).y + 0.5});
    grid.move_to({box.x0, box.y1});
    grid.line_to({box.x0, box.y0});
    grid.line_to({box.x1, box.y0});
  });
  out.emplace_back(Shape{grid, Stroke{0.3, gray(0.5), Cap::butt, Join::miter, {}}, std::nullopt});
  Font font = style.label;
  font.size_pt = std::min(10.0, fit.pitch * 0.55);
  if (font.size_pt >= smallest_number)
    for_each_cell(field, [&](Cell c) {
      font.bold = coloring.color[index(c)] == coloring.room;
      out.emplace_back(TextRun{fit.transform(field.center(c)) + Point{0, font.size_pt * 0.36},
                               std::to_string(coloring.color[index(c)]), font, black, Align::center, 0});
    });
  const Rect all = bounds(*maze.topology);
  const Rect table{all.x0, all.y0, std::min(all.x1, all.x0 + coloring.table_columns),
                   std::min(all.y1, all.y0 + coloring.table_rows)};
  const Stroke heavy{std::clamp(fit.pitch * 0.16, 1.5, 3.0), black, Cap::butt, Join::miter, {}};
  out.emplace_back(Shape{rectangle_path(fit.transform(all)), Stroke{0.75, black, Cap::butt, Join::miter, {}},
                         std::nullopt});
  out.emplace_back(Shape{rectangle_path(fit.transform(table)), heavy, std::nullopt});
  return out;
}

}  // namespace

Result<Diagram> draw_coloring(const std::shared_ptr<const History>& of) {
  const Growth::Coloring& coloring = of->growth.coloring;
  Diagram out{without_gates(of->maze), {}, {}, {}};
  out.panels.push_back({"", [of](const MazeFit& fit, const MazeStyle& style) {
                          return draw_colors(of->maze, of->growth.coloring, fit, style);
                        }});
  out.caption = fmt::format(
      "The periodic coloring: {} colors, numbered, and their table of {} columns and {} rows in the heavy "
      "box, "
      "which repeats all over the field. The cells of color {} are the rooms.",
      coloring.colors, coloring.table_columns, coloring.table_rows, coloring.room);
  return out;
}

}  // namespace mazefolio::diagram
