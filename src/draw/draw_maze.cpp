#include "draw/draw_maze.h"

#include <algorithm>

#include "draw/badge.h"
#include "draw/crossing.h"
#include "draw/draw_tangle.h"
#include "draw/joined_walls.h"
#include "draw/outline.h"
#include "draw/page_path.h"
#include "draw/rock.h"
#include "draw/toned_walls.h"
#include "topology/ring.h"

namespace mazefolio::draw {
namespace {

/// Gray, so that the discs do not hide the solver's line or soak the paper.
constexpr Ink disc_ink = gray(0.56);
constexpr double seen_in_gray = 6;  ///< points; a smaller disc without a letter is black
constexpr double clear_of_art =
    1.2;  ///< the ground around a disc on art, by its radius; walls are 1 / 0.7 away

/// Whether the middle of a disc, or its rim, lies on pale art.
bool is_on_pale_art(const GateMark& mark, const PageTransform& to_page, const MazeStyle& style) {
  if (!style.details || style.details->solid) return false;
  const topology::RingInside on_art(style.details->rings);
  constexpr Point around[] = {{0, 0},  {1, 0},     {.7, .7}, {0, 1},   {-.7, .7},
                              {-1, 0}, {-.7, -.7}, {0, -1},  {.7, -.7}};
  return std::ranges::any_of(around, [&](Point direction) {
    const Point p = mark.disc + direction * mark.disc_radius - to_page.shift;
    return on_art({p.x / to_page.scale, p.y / (to_page.scale * to_page.stretch)});
  });
}

void draw_disc(const GateMark& mark, const PageTransform& to_page, const MazeStyle& style,
               std::vector<Item>& out) {
  TextRun letter = mark.word;
  const bool on_art = is_on_pale_art(mark, to_page, style);
  if (on_art)
    out.emplace_back(
        Shape{circle_path(mark.disc, mark.disc_radius * clear_of_art), std::nullopt, on_ground(style, 1)});
  const bool tiny = letter.text.empty() && mark.disc_radius < seen_in_gray;
  const Ink ink = tiny || on_art ? black : disc_ink;
  if (mark.ring) {
    const double width = std::max(0.75, mark.disc_radius * 0.28);
    out.push_back(Shape{circle_path(mark.disc, mark.disc_radius * 0.86),
                        Stroke{width, ink, Cap::butt, Join::miter, {}}, std::nullopt});
    letter.ink = ink;
  } else {
    out.push_back(Shape{circle_path(mark.disc, mark.disc_radius), std::nullopt, ink});
  }
  if (!letter.text.empty()) out.push_back(std::move(letter));
}

void draw_arrow(const GateMark& mark, const MazeStyle& style, std::vector<Item>& out) {
  Path arrow;
  arrow.move_to(mark.arrow[0]);
  for (std::size_t i = 1; i < mark.arrow.size(); ++i) arrow.line_to(mark.arrow[i]);
  arrow.close();
  if (mark.open_pt > 0)
    out.emplace_back(
        Shape{std::move(arrow), Stroke{mark.open_pt, style.gate_ink, Cap::round, Join::round, {}}, white});
  else
    out.emplace_back(Shape{std::move(arrow), std::nullopt, style.gate_ink});
  if (mark.badge && !mark.word.text.empty())
    for (Item& item : draw_badge(mark, style)) out.push_back(std::move(item));
  else if (!mark.word.text.empty())
    out.push_back(mark.word);
}

void draw_mark(const GateMark& mark, const PageTransform& to_page, const MazeStyle& style,
               std::vector<Item>& out) {
  if (mark.inside && !mark.pictured()) draw_disc(mark, to_page, style, out);
  if (!mark.arrow.empty()) draw_arrow(mark, style, out);
  if (mark.pictured()) out.emplace_back(Image{mark.icon, mark.icon_box, mark.mirrored});
}

// Of lines only, so that its box ends where the maze does.
void draw_ground(const Maze& maze, const PageTransform& to_page, const MazeStyle& style,
                 std::vector<Item>& out) {
  if (style.colors.ground == color_white) return;
  Path ground;
  for (const std::vector<Point>& ring : outline_rings(maze, style.rounding)) {
    ground.move_to(ring.front());
    for (std::size_t i = 1; i < ring.size(); ++i) ground.line_to(ring[i]);
    ground.close();
  }
  out.emplace_back(Shape{on_page(ground, to_page, true), std::nullopt, on_ground(style, 1)});
}

void draw_details(const PageTransform& to_page, const MazeStyle& style, std::vector<Item>& out) {
  if (!style.details) return;
  Path art;
  for (const Ring& ring : style.details->rings) {
    art.move_to(ring.front().at);
    for (std::size_t i = 1; i < ring.size(); ++i) art.line_to(ring[i].at);
    art.close();
  }
  if (!art.empty())
    out.emplace_back(Shape{on_page(art, to_page, true), std::nullopt,
                           on_ground(style, style.details->solid ? style.wall_gray : style.details->gray)});
}

void draw_crossings(const AnyTopology& topology, const PageTransform& to_page, const MazeStyle& style,
                    std::vector<Item>& out) {
  const Stroke line{
      rail_width(style, to_page.scale), on_ground(style, style.wall_gray), Cap::round, Join::round, {}};
  for (const Crossing& crossing : crossings_of(topology)) {
    for (const Path& mouth : crossing.mouths)
      out.emplace_back(Shape{on_page(mouth, to_page), std::nullopt, on_ground(style, mouth_gray)});
    for (const Path& rail : crossing.rails)
      out.emplace_back(Shape{on_page(rail, to_page), line, std::nullopt});
  }
}

/// The outlines of letters.
std::span<const Ring> letters_of(const MazeStyle& style) {
  return style.details && style.details->letters ? std::span(style.details->rings) : std::span<const Ring>();
}

void draw_walls(const Maze& maze, const PageTransform& to_page, const MazeStyle& style,
                std::vector<Item>& items) {
  // Between walls of rock a gate is as wide as its corridor, for any thickness of the rim.
  const double setback = style.thick ? style.wall.pt * (style.rim_factor - 1) / 2 / to_page.scale : 0;
  const WallPaths walls =
      joined_walls(maze, style.rounding, setback,
                   {style.wall.pt / 2 / to_page.scale, style.wall.pt * style.rim_factor / 2 / to_page.scale},
                   letters_of(style));
  const bool square = walls.right_angled && style.rounding == 0;
  // Square caps close the corners where an inner wall meets the end of the rim beside a gate. At other angles
  // only round caps and joins leave neither notch nor spike.
  const Ink ink = on_ground(style, style.wall_gray);
  const auto stroke = [&](double width) {
    return Stroke{width, ink, square ? Cap::square : Cap::round, square ? Join::miter : Join::round, {}};
  };
  if (!walls.inner.empty())
    items.emplace_back(
        Shape{on_page(walls.inner, to_page, !walls.right_angled), stroke(style.wall.pt), std::nullopt});
  if (!walls.fillets.empty()) items.emplace_back(Shape{on_page(walls.fillets, to_page), std::nullopt, ink});
  if (has_widths(style))
    items.emplace_back(Shape{toned_walls(maze, wall_widths(maze, style), to_page), std::nullopt, ink});
  name_items(items, "walls");
  if (!walls.rim.empty())
    items.push_back(Shape{on_page(walls.rim, to_page, !walls.right_angled),
                          stroke(style.wall.pt * style.rim_factor), std::nullopt});
  name_items(items, "rim");
}

void draw_marks(const MazeFit& fit, const MazeStyle& style, std::vector<Item>& items) {
  for (const PlacedSign& sign : fit.signs) items.insert(items.end(), sign.shapes.begin(), sign.shapes.end());
  name_items(items, "signs");
  for (const PlacedLetter& letter : fit.letters) {
    if (style.on_ground)
      items.emplace_back(Shape{rectangle_path(letter.box), std::nullopt, on_ground(style, 1)});
    items.emplace_back(letter.run);
  }
  name_items(items, "letters");
}

/// A tangle instead of walls.
void draw_tangle(const MazeFit& fit, const MazeStyle& style, const std::optional<Stroke>& asked,
                 std::vector<Item>& items) {
  for (Item& item : draw_strings(fit, style, asked)) items.push_back(std::move(item));
  name_items(items, "strings");
  for (Item& item : draw_string_ends(fit, style)) items.push_back(std::move(item));
  name_items(items, "pictures");
  draw_marks(fit, style, items);
}

}  // namespace

double rail_width(const MazeStyle& style, double scale) {
  return std::min(style.wall.pt, widest_rail * scale);
}

std::vector<Item> draw_maze(const Maze& maze, const MazeFit& fit, const MazeStyle& style,
                            const std::optional<Stroke>& asked) {
  const MazeStyle ink_style = printed_style(maze, fit, style);
  std::vector<Item> items;
  draw_ground(maze, fit.transform, ink_style, items);
  name_items(items, "ground");
  draw_details(fit.transform, ink_style, items);
  name_items(items, "details");
  if (fit.tangle) {
    draw_tangle(fit, ink_style, asked, items);
    return items;
  }
  for (Item& item : draw_rock(maze, fit.transform, ink_style)) items.push_back(std::move(item));
  name_items(items, "rock");
  draw_crossings(*maze.topology, fit.transform, ink_style, items);
  name_items(items, "bridges");
  draw_walls(maze, fit.transform, ink_style, items);
  draw_marks(fit, style, items);
  for (std::size_t i = 0; i < fit.gates.size(); ++i) {
    draw_mark(fit.gates[i], fit.transform, ink_style, items);
    name_items(items, i == 0 ? "start" : i + 1 == fit.gates.size() ? "finish" : "goals");
  }
  return items;
}

}  // namespace mazefolio::draw
