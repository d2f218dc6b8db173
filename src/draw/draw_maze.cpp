#include "draw/draw_maze.h"

#include <algorithm>

#include "draw/joined_walls.h"

namespace mazefolio {
namespace {

Path on_page(const Path& path, const Transform& to_page) {
  Path out = path;
  std::size_t i = 0;
  for (const Path::Verb verb : path.verbs) {
    const auto move = [&] {
      out.points[i] = to_page(path.points[i]);
      ++i;
    };
    switch (verb) {
      case Path::Verb::move:
      case Path::Verb::line:
        move();
        break;
      case Path::Verb::curve:
        for (int k = 0; k < 3; ++k) move();
        break;
      case Path::Verb::arc:
        move();
        out.points[i].x *= to_page.scale;
        i += 2;
        break;
      case Path::Verb::close:
        break;
    }
  }
  return out;
}

/// Grey, so that neither hides the walker's line nor soaks the paper.
constexpr Ink disc_ink = grey(0.56);

void draw_mark(const GateMark& mark, const MazeLook& look, std::vector<Item>& out) {
  if (mark.inside) {
    Path circle = circle_path(mark.disc, mark.disc_radius * (mark.is_start ? 1 : 0.86));
    TextRun letter = mark.word;
    if (mark.is_start) {
      out.push_back(Shape{std::move(circle), std::nullopt, disc_ink});
    } else {
      out.push_back(
          Shape{std::move(circle),
                Stroke{std::max(0.75, mark.disc_radius * 0.28), disc_ink, Cap::butt, Join::miter, {}},
                std::nullopt});
      letter.font.size_pt *= 0.85;
      letter.at.y -= letter.font.size_pt * 0.06;
      letter.ink = disc_ink;
    }
    if (!letter.text.empty() && letter.font.size_pt >= 6) out.push_back(std::move(letter));
    return;
  }
  if (!mark.arrow.empty()) {
    Path arrow;
    arrow.move_to(mark.arrow[0]);
    for (std::size_t i = 1; i < mark.arrow.size(); ++i) arrow.line_to(mark.arrow[i]);
    arrow.close();
    out.push_back(Shape{std::move(arrow), std::nullopt, look.gate_ink});
  }
  if (!mark.word.text.empty()) out.push_back(mark.word);
}

std::vector<Item> draw_walls(const Maze& maze, const Transform& to_page, const MazeLook& look) {
  const WallPaths walls = joined_walls(maze, look.rounding);
  const bool round = look.rounding > 0;
  // Square caps close the corners where an inner wall meets the end of the rim beside a gate.
  const auto stroke = [&](double width) {
    return Stroke{
        width, look.wall_ink, round ? Cap::round : Cap::square, round ? Join::round : Join::miter, {}};
  };
  std::vector<Item> items;
  if (!walls.inner.empty())
    items.push_back(Shape{on_page(walls.inner, to_page), stroke(look.wall.pt), std::nullopt});
  if (!walls.rim.empty())
    items.push_back(Shape{on_page(walls.rim, to_page), stroke(look.wall.pt * look.rim_factor), std::nullopt});
  return items;
}

}  // namespace

std::vector<Item> draw_maze(const Maze& maze, const MazeFit& fit, const MazeLook& look) {
  std::vector<Item> items = draw_walls(maze, fit.transform, look);
  for (const GateMark& mark : fit.gates) draw_mark(mark, look, items);
  return items;
}

}  // namespace mazefolio
